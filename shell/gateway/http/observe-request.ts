import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TrustedProxies } from '@home-truths/contract/environment';
import { REGISTRY_PATH } from '../../src/boot.ts';
import { coveringPrefix, type RemotePaths } from '../../src/remote-for.ts';
import { writeRequestLine } from '../log.ts';
import { observeRequest, type PageSource } from '../metrics.ts';
import { trustOf } from './client-network.ts';

/** The same as in backend/src/platform/http/request-context.ts, which replaces any other id. */
const REQUEST_ID = /^[\w-]{8,64}$/;
const METHOD = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;
const PREFIX = /^\/(?:api|a|r|uploads|drawings|share|sitemap)(?=[/~])/;
const UNLOGGED = new Set(['/livez', '/healthz', '/readyz', '/metrics']);
/** The only paths that are labels, since visitors choose paths. */
const SITE_PATHS = new Set([
  ...UNLOGGED,
  ...['/status', '/robots.txt', '/manifest.webmanifest', '/sw.js', '/sitemap.xml', REGISTRY_PATH],
]);
const OTHER = 'other';

interface PageLabels {
  /** A path that the remote declares, such as `/property`, never the requested one. */
  route: string;
  source: PageSource;
}

declare module 'node:http' {
  interface IncomingMessage {
    page?: PageLabels;
  }
}

export const pageRouteOf = (paths: RemotePaths, pathname: string): string =>
  coveringPrefix(paths, pathname) ?? OTHER;

function routeWithoutPage(url: string) {
  const [prefix] = PREFIX.exec(url) ?? [];
  if (prefix) return prefix;
  const [path = ''] = url.split('?');
  return SITE_PATHS.has(path) ? path : OTHER;
}

/**
 * Gives each request an id, or keeps a trusted proxy's. Logs and counts it at its end without URL, IP address or
 * cookies, which may be personal.
 */
export function createObserver(proxies: TrustedProxies) {
  const isTrusted = trustOf(proxies);
  const isFromProxy = ({ socket }: IncomingMessage) =>
    Boolean(proxies) && isTrusted(socket.remoteAddress ?? '', 0);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { method = '', url = '', headers } = request;
    const start = performance.now();
    const proxyId = headers['x-request-id'];
    const isUsable = typeof proxyId === 'string' && isFromProxy(request) && REQUEST_ID.test(proxyId);
    const id = isUsable ? proxyId : randomUUID();
    headers['x-request-id'] = id;
    response.on('close', () => {
      const ms = performance.now() - start;
      const { route = routeWithoutPage(url), source } = request.page ?? {};
      const { statusCode: status, writableFinished: isSent } = response;
      const methodLabel = METHOD.test(method) ? method : OTHER;
      if (isSent) observeRequest({ method: methodLabel, route, status, source, seconds: ms / 1000 });
      if (!UNLOGGED.has(route)) writeRequestLine({ id, method, status, route, page: source, ms, isSent });
    });
  };
}
