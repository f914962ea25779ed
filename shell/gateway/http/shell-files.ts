import fs from 'node:fs/promises';
import path from 'node:path';
import { isComplete, publicReleases, SHELL } from '../releases/registry.ts';
import { folder, type ServeFile } from './folder.ts';

/**
 * Also serves the files of all released builds, for pages of other gateways and pages open for long. Names
 * contain hashes of the content, so any build's file will do.
 */
export function serveShell(
  shellDist: string,
  releasesDir: string,
  headers: Record<string, string>,
): ServeFile {
  const releases = path.join(publicReleases(releasesDir), SHELL);
  const serveOwn = folder(shellDist, headers);
  const serveReleased = folder(releases, headers);
  /** The files of each version; a release never changes. */
  let known = new Map<string, Set<string>>();

  async function refresh() {
    const names = await fs.readdir(releases).catch(() => []);
    const read = names.filter(isComplete).map(async version => {
      const files = known.get(version) ?? new Set(await fs.readdir(path.join(releases, version)));
      return [version, files] as const;
    });
    const found = await Promise.allSettled(read);
    known = new Map(found.flatMap(each => (each.status === 'fulfilled' ? [each.value] : [])));
  }

  const serveKnown: ServeFile = async (requested, request, response) => {
    for (const [version, files] of known) {
      if (!files.has(requested.slice(1))) continue;
      if (await serveReleased(`/${version}${requested}`, request, response)) return true;
    }
    return false;
  };

  return async (...request) => {
    if ((await serveOwn(...request)) || (await serveKnown(...request))) return true;
    await refresh();
    return serveKnown(...request);
  };
}
