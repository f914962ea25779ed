import path from 'node:path';
import { SHELL } from '@home-truths/contract';
import type { Mirror } from '../releases/mirror.ts';
import { publicReleases } from '../releases/registry.ts';
import { folder, type ServeFile } from './folder.ts';

/**
 * Also serves the files of all stored shells, for pages of other gateways and pages open for long. Names contain hashes
 * of the content, so any build's file will do.
 */
export function serveShell(
  shellDist: string,
  releasesDir: string,
  mirror: Pick<Mirror, 'shellWith'>,
  headers: Record<string, string>,
): ServeFile {
  const serveOwn = folder(shellDist, headers);
  const serveStored = folder(path.join(publicReleases(releasesDir), SHELL), headers);
  return async (file, ...rest) => {
    if (await serveOwn(file, ...rest)) return true;
    const version = await mirror.shellWith(file.slice(1));
    return version !== undefined && serveStored(`/${version}${file}`, ...rest);
  };
}
