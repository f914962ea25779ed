import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { coveringPrefix, type RemotePaths } from '../../src/remote-for.ts';
import type { Settings } from '../environment.ts';
import { send } from '../http/send.ts';
import { requestUrl } from '../http/site-url.ts';
import type { ResolvedReleases } from '../releases/releases.ts';

/** Characters that may end a path; others, but no control characters, come from the text around a pasted link. */
const PART_OF_PATH = /[\p{L}\p{N}\p{M}\p{Cc}_~-]/u;

function withoutTrailingPunctuation(segment: string) {
  const letters = [...segment];
  while (letters.length && !PART_OF_PATH.test(letters.at(-1) ?? '')) letters.pop();
  return letters.join('');
}

/** Removes brackets, stops and quotes that chats and mails add to a link. */
function withoutSurroundings(pathname: string) {
  const segments = pathname.split('/');
  const last = decodeURIComponent(segments.pop() ?? '');
  const trimmed = withoutTrailingPunctuation(last);
  if (trimmed === last) return pathname;
  return [...segments, ...(trimmed || segments.length === 1 ? [encodeURIComponent(trimmed)] : [])].join('/');
}

/** Returns undefined if nothing changes or no remote has the page. */
export function correctedPath(paths: RemotePaths, pathname: string): string | undefined {
  const path = withoutSurroundings(pathname);
  const prefix = coveringPrefix(paths, path.toLowerCase());
  const corrected = prefix && prefix + path.slice(prefix.length);
  return corrected === pathname ? undefined : corrected;
}

const NEEDS_NO_CORRECTION = /^[a-z0-9/_-]*$/;

export const redirectToCorrectedPath =
  (
    settings: Settings,
    resolveReleases: (request: IncomingMessage) => Promise<ResolvedReleases>,
  ): RequestHandler =>
  async (request, response, next) => {
    const { pathname, search } = requestUrl(request, settings);
    if (NEEDS_NO_CORRECTION.test(pathname)) return next();
    const corrected = correctedPath((await resolveReleases(request)).paths, pathname);
    if (!corrected) return next();
    const headers = { location: corrected + search, 'cache-control': 'public, max-age=3600' };
    return send(request, response, { status: 301, headers, body: '' });
  };
