import type { IncomingMessage } from 'node:http';
import type { Settings } from '../environment.ts';

/** Returns the public origin, or else the requested one. */
export const originOf = (request: IncomingMessage, { publicUrl, port }: Settings) => {
  const host = request.headers.host ?? '';
  return publicUrl ?? `http://${/^[\w.:[\]-]{1,255}$/.test(host) ? host : `localhost:${port}`}`;
};

/** The shell's files, below `/a` or, where a browser retries one that it could not load, below `/a~<number>`. */
export const SHELL_FILES = /^\/a(~\d+)?\//;

/** The paths of all files, which are no pages; those of remotes are below `/r`. */
export const FILES = /^\/(a(~\d+)?|r|uploads|drawings|share|sitemap)\//;

/** Treats `//elsewhere.example` as a path, not as another host. */
export function requestUrl(request: IncomingMessage, settings: Settings) {
  const url = new URL(originOf(request, settings) + (request.url ?? '').replace(/^[/\\]*/, '/'));
  url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}

/** True if every `%` of the path is part of valid UTF-8. */
export function isDecodable(requested: string) {
  try {
    decodeURIComponent(requested.replace(/[?#].*$/s, ''));
    return true;
  } catch {
    return false;
  }
}
