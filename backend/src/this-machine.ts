/** Returns true if the host name of a URL is this machine, so that no network is involved. */
export const isThisMachine = (hostname: string): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
