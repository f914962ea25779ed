/** Whether a host name, as in a URL, is the machine this runs on, so that no network is involved. */
export const isThisMachine = (hostname: string): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
