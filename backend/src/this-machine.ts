/** Returns true if a URL's host name is this machine, so that no network is involved. */
export const isThisMachine = (hostname: string): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
