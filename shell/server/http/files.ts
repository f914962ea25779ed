import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { FILE_HEADERS } from '../pages/security.ts';
import { adminReleases, publicReleases } from '../releases/registry.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** For one browser only: what lies between must not hand it on. */
const OWN_YEAR = 'private, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
const HASHED_SCRIPT = /^[\w.-]+\.[0-9a-f]{8}\.js$/;
const SHELL_SCRIPT = /^\/[\w.-]+\.[0-9a-f]{8}\.js$/;
const SHELL_FONT = /^\/[\w-]+\.[0-9a-f]{8}\.woff2$/;
/** The shell's own files; a browser that was refused a file asks again under `/a~<number>`. */
const OWN = /^\/a(?:~\d{1,4})?(\/[^/]+)$/;
/** `/<remote>/<version>/<file>`; as above under `<version>~<number>`. */
const RELEASED = /^\/([a-z_]+)\/([\w.-]+)(?:~\d{1,4})?\/([^/]+)$/;
const PHOTO = /^\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;
const PUBLIC_FILE = /^\/(icon\.svg|icon-\d+\.png|icon-maskable-512\.png|apple-touch-icon\.png|share\.png)$/;
const FAVICON = /^\/favicon\.ico$/;

/** Answers a request or hands it back. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Files of a folder, looked up at each request, since releases and photos come while we run. */
const folder = (dir: string, cacheControl: string, headers: Record<string, string> = {}) =>
  sirv(dir, {
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders: response => {
      const all = { ...FILE_HEADERS, ...headers, 'Cache-Control': cacheControl };
      for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
    },
  });

/** Serves what lies under a prefix, where the rest of the path names a file at all. */
const under =
  (prefix: string, serve: Handler, locate: (rest: string) => string | undefined): Handler =>
  (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    const file = path.startsWith(`${prefix}/`) ? locate(path.slice(prefix.length)) : undefined;
    if (file === undefined) return next();
    const original = request.url;
    request.url = file;
    serve(request, response, () => {
      request.url = original;
      next();
    });
  };

const matching =
  (...patterns: RegExp[]) =>
  (rest: string) =>
    patterns.some(pattern => pattern.test(rest)) ? rest : undefined;

const own = (path: string) => {
  const [, file = ''] = OWN.exec(path) ?? [];
  return SHELL_SCRIPT.test(file) || SHELL_FONT.test(file) ? file : undefined;
};

const released = (rest: string) => {
  const [, remote, version, file = ''] = RELEASED.exec(rest) ?? [];
  return HASHED_SCRIPT.test(file) ? `/${remote}/${version}/${file}` : undefined;
};

/** Passes on to the second of two ways to serve a file where the area it belongs to is not for everybody. */
const byAudience =
  (serve: Handler, serveSome: Handler, { isForAdmins, isAdmin }: Guard): Handler =>
  (request, response, next) => {
    const [, remote = ''] = (request.url ?? '').split('/');
    if (!isForAdmins(remote)) return serve(request, response, next);
    void isAdmin(request).then(admin => (admin ? serveSome(request, response, next) : next()));
  };

/** Who may have the files of an area (decision 53). */
interface Guard {
  isForAdmins(remote: string): boolean;
  /** Whether an administrator asks; never rejects. */
  isAdmin(request: IncomingMessage): Promise<boolean>;
}

interface FileOptions extends Guard {
  shellDist: string;
  publicDir: string;
  dataDir: string;
  releasesDir: string;
}

/** Everything that lies in folders: the shell's build, releases, photos and icons. */
export function fileHandlers({
  shellDist,
  publicDir,
  dataDir,
  releasesDir,
  ...guard
}: FileOptions): Handler[] {
  const forAll = folder(publicReleases(releasesDir), YEAR);
  const forAdmins = folder(adminReleases(releasesDir), OWN_YEAR);
  const photoHeaders = { 'Content-Security-Policy': `default-src 'none'`, 'Content-Disposition': 'inline' };
  return [
    under('', folder(shellDist, YEAR), own),
    under('/r', byAudience(forAll, forAdmins, guard), released),
    under('/uploads', folder(path.join(dataDir, 'uploads'), YEAR, photoHeaders), matching(PHOTO)),
    under('', folder(publicDir, DAY), matching(PUBLIC_FILE)),
    // sirv does not know the type of icons
    under('', folder(publicDir, DAY, { 'Content-Type': 'image/x-icon' }), matching(FAVICON)),
  ];
}
