/** Reachable from this machine only. */
export const LOOPBACK = '127.0.0.1';

/** Where a person on this machine opens a site that listens there. */
export function urlOf(host: string | undefined, port: number) {
  if (!host || /^(127\.|0\.0\.0\.0$|::1?$)/.test(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
