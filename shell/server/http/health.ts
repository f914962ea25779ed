import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from './send.ts';

/** Paths of health checks, which are served under any host name; `/healthz` is the earlier name of `/livez`. */
const HEALTH_PATHS = /^\/(livez|healthz|readyz)$/;

/**
 * Responds to health checks of this process, which say nothing about the backend: pages from the cache, guides and files
 * are served without it.
 * @param isDraining whether the process is about to end
 * @returns false for every other request
 */
export function respondToHealthCheck(
  request: IncomingMessage,
  response: ServerResponse,
  { isDraining, readOnly }: { isDraining: () => boolean; readOnly: boolean },
): boolean {
  const { method = '', url = '' } = request;
  if (!/^(GET|HEAD)$/.test(method) || !HEALTH_PATHS.test(url)) return false;
  const isCheckOfReadiness = url === '/readyz';
  if (isCheckOfReadiness && isDraining()) sendText(request, response, 503, 'shutting down');
  else sendText(request, response, 200, isCheckOfReadiness && readOnly ? 'ok, read-only' : 'ok');
  return true;
}
