import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { FILE_HEADERS } from '../pages/security.ts';

const YEAR = 'public, max-age=31536000, immutable';
const HASHED_SCRIPT = /^[\w.-]+\.[0-9a-f]{8}\.js$/;
const HASHED_FONT = /^[\w-]+\.[0-9a-f]{8}\.woff2$/;
const RELEASED = /^\/([a-z_]+)\/([\w.-]+)\/([^/]+)$/;
const PHOTO = /^\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;
const PUBLIC_FILE =
  /^\/(icon\.svg|icon-\d+\.png|icon-maskable-512\.png|apple-touch-icon\.png|favicon\.ico|share\.png)$/;

/** Answers a request or hands it back. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Files of a folder, looked up at each request, since releases and photos come while we run. */
const folder = (dir: string, cacheControl: string, headers: Record<string, string> = {}) =>
  sirv(dir, {
    dev: true,
    brotli: true,
    etag: true,
    dotfiles: false,
    setHeaders: response => {
      const all = { ...FILE_HEADERS, ...headers, 'Cache-Control': cacheControl };
      for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
    },
  });

/** Serves what lies under a prefix, but only names that the pattern allows. */
const under =
  (prefix: string, serve: Handler, allows: (rest: string) => boolean): Handler =>
  (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    const rest = path.slice(prefix.length);
    if (!path.startsWith(`${prefix}/`) || !allows(rest)) return next();
    const original = request.url;
    request.url = rest;
    serve(request, response, () => {
      request.url = original;
      next();
    });
  };

interface FileOptions {
  shellDist: string;
  publicDir: string;
  dataDir: string;
}

/** Everything that lies in folders: the shell's build, releases, photos and icons. */
export function fileHandlers({ shellDist, publicDir, dataDir }: FileOptions): Handler[] {
  const photoHeaders = { 'Content-Security-Policy': `default-src 'none'`, 'Content-Disposition': 'inline' };
  return [
    under('/a', folder(shellDist, YEAR), rest => {
      const name = rest.slice(1);
      return HASHED_SCRIPT.test(name) || HASHED_FONT.test(name);
    }),
    under('/r', folder(path.join(dataDir, 'releases'), YEAR), rest =>
      HASHED_SCRIPT.test(RELEASED.exec(rest)?.[3] ?? ''),
    ),
    under('/uploads', folder(path.join(dataDir, 'uploads'), YEAR, photoHeaders), rest => PHOTO.test(rest)),
    under('', folder(publicDir, 'public, max-age=86400'), rest => PUBLIC_FILE.test(rest)),
  ];
}
