import path from 'node:path';
import { SHELL } from '@home-truths/contract';
import type { Mirror } from '../releases/mirror.ts';
import { publicReleases } from '../releases/registry.ts';
import { type ServeFile, serveFolder } from './folder.ts';

/**
 * Also serves the files of all stored shells, for pages of other gateways and pages open for long. Names contain hashes,
 * so any build's file will do.
 */
export function serveShell(
  shellDist: string,
  releasesDir: string,
  mirror: Pick<Mirror, 'shellWith'>,
  headers: Record<string, string>,
): ServeFile {
  const serveOwn = serveFolder(shellDist, headers);
  const serveStored = serveFolder(path.join(publicReleases(releasesDir), SHELL), headers);
  return async (file, ...rest) => {
    if (await serveOwn(file, ...rest)) return true;
    const version = await mirror.shellWith(file.slice(1));
    return version !== undefined && serveStored(`/${version}${file}`, ...rest);
  };
}
