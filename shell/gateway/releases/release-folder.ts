import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { ListedRelease } from '@home-truths/contract';
import { exists, newReleaseDir } from './registry.ts';

export const incompleteReleases = (releasesDir: string) => path.join(releasesDir, 'fetching');

/** Writes a release unless it is there. Its folder is renamed at the end, so that nothing incomplete is served. */
export async function writeReleaseFolder(
  releasesDir: string,
  { audience, name, version }: Pick<ListedRelease, 'audience' | 'name' | 'version'>,
  write: (writeFile: (file: string, content: Buffer) => Promise<void>, folder: string) => Promise<void>,
) {
  const dir = newReleaseDir(releasesDir, audience, name, version);
  if (await exists(dir)) return;
  const temporary = path.join(incompleteReleases(releasesDir), crypto.randomUUID());
  try {
    await write(async (file, content) => {
      await fs.mkdir(path.dirname(path.join(temporary, file)), { recursive: true });
      await fs.writeFile(path.join(temporary, file), content);
    }, temporary);
    await fs.mkdir(path.dirname(dir), { recursive: true });
    await fs.rename(temporary, dir).catch(async error => {
      // another gateway may have been faster
      if (!(await exists(dir))) throw error;
    });
  } finally {
    await fs.rm(temporary, { recursive: true, force: true });
  }
}
