import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { remoteFor } from '../../src/remote-for.ts';
import type { ResolvedReleases } from '../releases/releases.ts';
import type { Handler } from './files.ts';
import { send } from './send.ts';

/** The URL stays when the file changes. */
const CACHE_FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=2592000';
/** During a canary, content depends on the visitor. */
const REVALIDATE = 'private, no-cache';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Serves files of a remote's `public` folder below its own paths, from the release that this visitor gets. */
export const remoteFiles =
  (resolveReleases: (request: IncomingMessage) => Promise<ResolvedReleases>): Handler =>
  (request, response, next) => {
    const passOn = () => next();
    const [file = ''] = (request.url ?? '').split('?');
    const type = TYPES[path.posix.extname(file)];
    if (!type) return passOn();
    return resolveReleases(request).then(({ releases, canaries, paths }) => {
      const remote = remoteFor(paths, file) ?? '';
      const remoteFile = releases.get(remote)?.files.get(file);
      if (!remoteFile) return passOn();
      const etag = `"${remoteFile.hash}"`;
      const headers = {
        'content-type': type,
        'cache-control': canaries.has(remote) ? REVALIDATE : CACHE_FOR_A_DAY,
        etag,
      };
      const isKnown = request.headers['if-none-match'] === etag;
      return send(request, response, {
        status: isKnown ? 304 : 200,
        headers,
        body: isKnown ? '' : remoteFile.body,
      });
    }, passOn);
  };
