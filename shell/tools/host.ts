export const LOOPBACK = '127.0.0.1';

/** Returns the site's URL for browsers on this machine. */
export function urlOf(host: string | undefined, port: number) {
  if (!host || /^(127\.|0\.0\.0\.0$|::1?$)/.test(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
