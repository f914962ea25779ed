/** Reachable from this machine only. */
export const LOOPBACK = '127.0.0.1';

/** Whether `TRUST_PROXY` names a proxy. */
export const trustsProxy = ({ TRUST_PROXY = '' }) => !['', '0', 'false'].includes(TRUST_PROXY);

/**
 * The address the gateway listens on, undefined for all interfaces: a client that reached it past a trusted proxy could
 * claim any address.
 */
export const hostOf = env => env.HOST || (trustsProxy(env) ? LOOPBACK : undefined);

/** Where a person on this machine opens a site that listens there. */
export function urlOf(host, port) {
  if (!host || /^(127\.|0\.0\.0\.0$|::1?$)/.test(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
