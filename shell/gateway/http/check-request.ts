import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '../environment.ts';
import { HSTS_HEADER } from '../pages/security.ts';
import { respondToCollector } from './collectors.ts';
import { hasSeveralHosts, isForHostOf } from './host.ts';
import { removeForwardedHeaders } from './proxy.ts';
import { limitBodyTime } from './request-body.ts';
import { sendText } from './send.ts';
import { isDecodable, originOf } from './site-url.ts';
import type { watchForProxies } from './untrusted-proxy.ts';

/** Health checks work under any host name; `/healthz` is the former `/livez`. */
const HEALTH_PATHS = /^\/(livez|healthz|readyz)$/;

/**
 * Responds without asking the backend, because cached pages, guides and files work without it.
 * @returns false for every other request
 */
function respondToHealthCheck(
  request: IncomingMessage,
  response: ServerResponse,
  { isDraining, readOnly }: { isDraining: () => boolean; readOnly: boolean },
): boolean {
  const { method = '', url = '' } = request;
  if (!/^(GET|HEAD)$/.test(method) || !HEALTH_PATHS.test(url)) return false;
  const isReadinessCheck = url === '/readyz';
  if (isReadinessCheck && isDraining()) sendText(request, response, 503, 'shutting down');
  else sendText(request, response, 200, isReadinessCheck && readOnly ? 'ok, read-only' : 'ok');
  return true;
}

interface RequestChecks {
  isDraining: () => boolean;
  proxyWatch: ReturnType<typeof watchForProxies>;
}

const MAX_URL_LENGTH = 4000;

/**
 * Answers collectors and health checks, and refuses invalid URLs and other hosts.
 * @returns true if the request still has to be handled
 */
export function checkRequest(
  request: IncomingMessage,
  response: ServerResponse,
  settings: Settings,
  { isDraining, proxyWatch }: RequestChecks,
): boolean {
  const { publicUrl, previewUrl, readOnly } = settings;
  limitBodyTime(request, response);
  if (settings.https) response.setHeader(...HSTS_HEADER);
  const refuse = (status: number, message: string) => {
    sendText(request, response, status, message);
    return false;
  };
  if (hasSeveralHosts(request)) return refuse(400, 'A request must name exactly one host.');
  if (respondToCollector(request, response, settings.metrics)) return false;
  if (respondToHealthCheck(request, response, { isDraining, readOnly })) return false;
  proxyWatch.check(request);
  if (!settings.proxies) removeForwardedHeaders(request);
  const requested = request.url ?? '';
  const isForSite = [publicUrl, previewUrl].some(origin => origin && isForHostOf(origin, request));
  if (publicUrl && !isForSite) return refuse(421, `This site is at ${publicUrl}.`);
  if (requested.length > MAX_URL_LENGTH) return refuse(414, 'This link is too long.');
  if (!isDecodable(requested) || !URL.canParse(originOf(request, settings)))
    return refuse(400, 'This link isn’t valid.');
  return true;
}
