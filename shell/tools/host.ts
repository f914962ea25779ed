import { isLoopbackHost } from '@home-truths/contract/collectors';

export const LOOPBACK = '127.0.0.1';

/** Returns the site's URL for browsers on this machine. */
export function urlOf(host: string | undefined, port: number) {
  if (!host || /^(127\.|0\.0\.0\.0$|::1?$)/.test(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Returns the URL of previews of a site on this machine, since browsers look for names below `localhost` nowhere else.
 * Undefined for other sites, and for one on any free port.
 */
export const previewUrlOf = (siteUrl: string, port: number) =>
  port && isLoopbackHost(new URL(siteUrl).host) ? `http://preview.localhost:${port}` : undefined;
