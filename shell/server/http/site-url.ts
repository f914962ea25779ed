import type { IncomingMessage } from 'node:http';
import type { Settings } from '../environment.ts';

/** The origin a request was made to. */
export const originOf = (request: IncomingMessage, { publicUrl, port }: Settings) => {
  const host = request.headers.host ?? '';
  return publicUrl ?? `http://${/^[\w.:[\]-]{1,255}$/.test(host) ? host : `localhost:${port}`}`;
};

/** The requested URL, on our own origin: `//elsewhere.example` is a path here, not another host. */
export function requestUrl(request: IncomingMessage, settings: Settings) {
  const url = new URL(originOf(request, settings) + (request.url ?? '').replace(/^[/\\]*/, '/'));
  url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}

/** Whether the path of a URL can be decoded: every `%` must be part of valid UTF-8. */
export function isDecodable(requested: string) {
  try {
    decodeURIComponent(requested.replace(/[?#].*$/s, ''));
    return true;
  } catch {
    return false;
  }
}
