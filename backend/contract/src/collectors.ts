/** Who may read the metrics of a process. Browsers never load this entry point. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;
const PROXY_HEADERS = [
  ...['forwarded', 'via', 'x-real-ip'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
];

/** How a port serves metrics. */
interface CollectorRules {
  /** Whoever sends it may read them from anywhere. */
  token: string | undefined;
  /** The IP address of a port that is for collectors alone; undefined for one that serves others, too. */
  ownHost?: string | undefined;
  /** A proxy forwards visitors to this port: their requests may look like those of this machine. */
  isBehindProxy?: boolean;
}

/** Whether a host name or IP address is that of this machine. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOST.test(host);

const cameThroughProxy = ({ headers, httpVersion }: IncomingMessage) =>
  // nginx before 1.29.7 sends no header about a proxy, but HTTP/1.0
  httpVersion === '1.0' || PROXY_HEADERS.some(name => name in headers);

const isFromThisMachine = (request: IncomingMessage) =>
  LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') &&
  LOOPBACK_ADDRESS.test(request.socket.localAddress ?? '') &&
  isLoopbackHost(request.headers.host ?? '') &&
  !cameThroughProxy(request);

/** Of equal length, so that a comparison takes as long for any token. */
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request sends a token as `Authorization: Bearer …`. */
export const hasToken = ({ headers: { authorization = '' } }: IncomingMessage, token: string): boolean =>
  timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));

/**
 * Whether a request for metrics is to get them (shell/docs/architecture/telemetry.md); to be asked before headers about
 * proxies are removed.
 */
export function isCollector(
  request: IncomingMessage,
  { token, ownHost, isBehindProxy }: CollectorRules,
): boolean {
  if (token && hasToken(request, token)) return true;
  if (isBehindProxy) return false;
  const isOpen = ownHost !== undefined && !LOOPBACK_ADDRESS.test(ownHost) && !token;
  return isOpen ? !cameThroughProxy(request) : isFromThisMachine(request);
}
