/** Decides who may read the metrics of a process: collectors such as Prometheus. Backend and gateway use it. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];

interface CollectorRules {
  token: string | undefined;
  /** The IP address of a port that serves only metrics; undefined if the port serves visitors too. */
  metricsHost?: string | undefined;
  /** True if a proxy forwards visitors to this port: their requests may look local. */
  isBehindProxy?: boolean;
}

export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOST.test(host);

const cameThroughProxy = ({ headers, httpVersion }: IncomingMessage) =>
  // nginx before 1.29.7 sends no proxy header, but HTTP/1.0
  httpVersion === '1.0' || PROXY_HEADERS.some(name => name in headers);

const isFromThisMachine = (request: IncomingMessage) =>
  LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') &&
  LOOPBACK_ADDRESS.test(request.socket.localAddress ?? '') &&
  isLoopbackHost(request.headers.host ?? '') &&
  !cameThroughProxy(request);

/** Returns a hash, so that the comparison takes the same time for any token. */
const digest = (text: string) => createHash('sha256').update(text).digest();

export const hasToken = ({ headers: { authorization = '' } }: IncomingMessage, token: string): boolean =>
  timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));

/**
 * Returns true if a request may read the metrics (shell/docs/architecture/telemetry.md). Call it before proxy
 * headers are removed.
 */
export function isCollector(
  request: IncomingMessage,
  { token, metricsHost, isBehindProxy }: CollectorRules,
): boolean {
  if (token && hasToken(request, token)) return true;
  if (isBehindProxy) return false;
  // the operator opened the port to other machines, and set no token
  const isOpen = metricsHost !== undefined && !LOOPBACK_ADDRESS.test(metricsHost) && !token;
  return isOpen ? !cameThroughProxy(request) : isFromThisMachine(request);
}
