import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { SHELL } from '@home-truths/contract';
import { CROSS_ORIGIN_HEADERS, publicFileHeaders } from '../pages/security.ts';
import type { Mirror } from '../releases/mirror.ts';
import { adminReleases, publicReleases } from '../releases/registry.ts';
import { type ServeFile, serveFolder } from './folder.ts';

const CACHE_FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };
/** Shared caches must not store the file. */
const CACHE_FOREVER_PRIVATELY = { 'cache-control': 'private, max-age=31536000, immutable' };
const CACHE_FOR_A_DAY = { 'cache-control': 'public, max-age=86400' };
const HASHED_SCRIPT = /^[\w.-]+\.[0-9a-f]{8}\.js$/;
/** Files for other hosts of Module Federation; they never change either, since their URL names the version. */
const FEDERATION_FILE = /^mf-(manifest\.json|entry\.js|runtime\.js)$/;
const SHELL_SCRIPT = /^\/[\w.-]+\.[0-9a-f]{8}\.js$/;
const SHELL_FONT = /^\/[\w-]+\.[0-9a-f]{8}\.woff2$/;
/** A browser that failed to load a file retries under `/a~<number>`. */
const SHELL_FILE = /^\/a(?:~\d{1,4})?(\/[^/]+)$/;
/** `/<remote>/<version>/<file>`; retries have `<version>~<number>`. */
const RELEASE_FILE = /^\/([a-z_]+)\/([\w.-]+)(?:~\d{1,4})?\/([^/]+)$/;
const PHOTO = /^\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;
export const PUBLIC_FILE =
  /^\/(icon\.svg|icon-\d+\.png|icon-maskable-512\.png|apple-touch-icon\.png|share\.png|favicon\.ico)$/;

/** A returned promise is awaited, so that no failure is lost. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => unknown) => unknown;

const serveBelow =
  (prefix: string, serve: ServeFile, locate: (rest: string) => string | undefined): Handler =>
  (request, response, next) => {
    const [requested = ''] = (request.url ?? '').split('?');
    const file = requested.startsWith(`${prefix}/`) ? locate(requested.slice(prefix.length)) : undefined;
    if (file === undefined) return next();
    return serve(file, request, response).then(isServed => isServed || next());
  };

const allowMatching =
  (...patterns: RegExp[]) =>
  (rest: string) =>
    patterns.some(pattern => pattern.test(rest)) ? rest : undefined;

const locateShellFile = (requested: string) => {
  const [, file = ''] = SHELL_FILE.exec(requested) ?? [];
  return SHELL_SCRIPT.test(file) || SHELL_FONT.test(file) ? file : undefined;
};

const locateReleaseFile = (rest: string) => {
  const [, remote, version, file = ''] = RELEASE_FILE.exec(rest) ?? [];
  return HASHED_SCRIPT.test(file) || FEDERATION_FILE.test(file) ? `/${remote}/${version}/${file}` : undefined;
};

const guardAdminFiles =
  (serve: ServeFile, serveAdmin: ServeFile, { isForAdmins, isAdmin }: AudienceGuard): ServeFile =>
  async (file, request, response) => {
    const [, remote = ''] = file.split('/');
    if (!(await isForAdmins(remote))) return serve(file, request, response);
    return (await isAdmin(request)) && serveAdmin(file, request, response);
  };

const fetchFirst =
  ({ bring }: Pick<Mirror, 'bring'>, serve: ServeFile): ServeFile =>
  async (file, ...rest) => {
    const [, remote = '', version = ''] = file.split('/');
    await bring(remote, version);
    return serve(file, ...rest);
  };

/**
 * Serves the files of this shell, and those of stored shells for pages of other gateways and pages open for long. Names
 * contain hashes, so any build's file will do.
 */
const serveOwnFirst =
  ({ shellWith }: Pick<Mirror, 'shellWith'>, serveOwn: ServeFile, serveStored: ServeFile): ServeFile =>
  async (file, ...rest) => {
    if (await serveOwn(file, ...rest)) return true;
    const version = await shellWith(file.slice(1));
    return version !== undefined && serveStored(`/${version}${file}`, ...rest);
  };

interface AudienceGuard {
  isForAdmins(remote: string): Promise<boolean>;
  isAdmin(request: IncomingMessage): Promise<boolean>;
}

interface FileOptions extends AudienceGuard {
  shellDist: string;
  publicDir: string;
  uploadsDir: string | undefined;
  releasesDir: string;
  mirror: Pick<Mirror, 'bring' | 'shellWith'>;
  assetsUrl?: string | undefined;
}

/** Serves the shell's builds, releases, photos and icons. */
export function fileHandlers({
  shellDist,
  publicDir,
  uploadsDir,
  releasesDir,
  mirror,
  assetsUrl,
  ...guard
}: FileOptions): Handler[] {
  const hashedHeaders = { ...CACHE_FOREVER, ...publicFileHeaders(assetsUrl) };
  const servePublic = serveFolder(publicReleases(releasesDir), { ...CACHE_FOREVER, ...CROSS_ORIGIN_HEADERS });
  const serveAdmin = serveFolder(adminReleases(releasesDir), CACHE_FOREVER_PRIVATELY);
  const photoHeaders = { ...hashedHeaders, 'content-disposition': 'inline; filename="photo.webp"' };
  // a photo's modification time would reveal the time of its review
  const photos = uploadsDir && serveFolder(uploadsDir, photoHeaders, { isTimeless: true });
  const ownShell = serveFolder(shellDist, hashedHeaders);
  const storedShells = serveFolder(path.join(publicReleases(releasesDir), SHELL), hashedHeaders);
  return [
    serveBelow('', serveOwnFirst(mirror, ownShell, storedShells), locateShellFile),
    serveBelow('/r', fetchFirst(mirror, guardAdminFiles(servePublic, serveAdmin, guard)), locateReleaseFile),
    ...(photos ? [serveBelow('/uploads', photos, allowMatching(PHOTO))] : []),
    serveBelow('', serveFolder(publicDir, CACHE_FOR_A_DAY), allowMatching(PUBLIC_FILE)),
  ];
}
