import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from './send.ts';

/** Health checks work under any host name; `/healthz` is the earlier name of `/livez`. */
const HEALTH_PATHS = /^\/(livez|healthz|readyz)$/;

/**
 * Ignores the backend, because cached pages, guides and files work without it.
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
