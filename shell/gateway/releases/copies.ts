import fs from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseVariables, SiteEnvironment } from '@home-truths/contract/environment';
import { copyOnce, writeJson } from './files.ts';
import { type Change, readChange, readHistory, readNewest, revisions } from './history.ts';
import {
  adminReleases,
  historyFile,
  isComplete,
  publicReleases,
  type Registry,
  registryFile,
} from './registry.ts';

export class CopyError extends Error {}

const CopiesSchema = SiteEnvironment.pick({ RELEASES_COPIES: true });

/** Returns the folders of gateways that do not share `RELEASES_DIR`. */
export const copiesIn = (env: NodeJS.ProcessEnv) =>
  (parseVariables(CopiesSchema, env).RELEASES_COPIES ?? '')
    .split(',')
    .map(folder => folder.trim())
    .filter(Boolean)
    .map(folder => path.resolve(folder));

const namesIn = (dir: string) => fs.readdir(dir).catch(() => []);

/** Copies missing releases with their times, which say when they were released. */
async function copyReleases(releasesDir: string, copy: string) {
  for (const below of [publicReleases, adminReleases]) {
    for (const name of await namesIn(below(releasesDir))) {
      for (const version of (await namesIn(path.join(below(releasesDir), name))).filter(isComplete)) {
        const [from, to] = [releasesDir, copy].map(dir => path.join(below(dir), name, version)) as [
          string,
          string,
        ];
        if (!(await copyOnce(from, to))) continue;
        const { atime, mtime } = await fs.stat(path.join(from, 'integrity.json'));
        await fs.utimes(path.join(to, 'integrity.json'), atime, mtime);
      }
    }
  }
}

/** Returns true if a folder has only the changes of a gateway's first start, which may be replaced. */
const isFirstStart = (changes: Change[]) =>
  changes.every(({ revision, change }) => revision === 1 && change.what === 'start');

/** @throws CopyError if the registry of a copy was changed on its own */
async function rejectOwnChanges(releasesDir: string, copy: string) {
  const theirs = await readNewest(copy);
  if (!theirs.revision || isFirstStart(await readHistory(copy))) return;
  const ours = await readChange(releasesDir, theirs.revision).catch(() => undefined);
  const [oldest = 0] = (await revisions(releasesDir)).toReversed();
  if (ours ? isDeepStrictEqual(ours.remotes, theirs.remotes) : theirs.revision < oldest) return;
  throw new CopyError(
    `${copy} has changes that ${releasesDir} does not have, up to revision ${theirs.revision}. Delete ${path.join(copy, 'registry')} to replace them.`,
  );
}

/** Gives each copy every file that the changed registry may name. */
export async function prepareCopies(
  releasesDir: string,
  copies: string[],
  { isShared }: { isShared: boolean },
) {
  const prepare = async (copy: string) => {
    // fails if the disk is not mounted
    await fs.access(copy);
    if (!isShared) await rejectOwnChanges(releasesDir, copy);
    await copyReleases(releasesDir, copy);
  };
  await Promise.all(
    copies.map(copy =>
      prepare(copy).catch(error => {
        throw new CopyError(
          `Nothing was changed, because a folder of RELEASES_COPIES cannot be used: ${(error as Error).message}`,
        );
      }),
    ),
  );
}

/** Copies the newest change first, so that a gateway that reads meanwhile finds the state before or after. */
async function copyRegistry(releasesDir: string, copy: string, { revision, remotes }: Registry) {
  for (const beyond of (await revisions(copy)).filter(each => each > revision))
    await fs.rm(historyFile(copy, beyond), { force: true });
  for (const each of await readHistory(releasesDir)) {
    if (each.revision <= revision) await writeJson(historyFile(copy, each.revision), each);
  }
  await writeJson(registryFile(copy), { revision, remotes });
}

/** @throws CopyError that names the folders that were not updated */
export async function updateCopies(releasesDir: string, copies: string[], registry: Registry) {
  const failed = (
    await Promise.all(
      copies.map(copy =>
        copyRegistry(releasesDir, copy, registry).then(
          () => [],
          error => [`${copy} (${(error as Error).message})`],
        ),
      ),
    )
  ).flat();
  if (failed.length)
    throw new CopyError(
      `The registry was changed, but not in ${failed.join(', ')}. Bring all folders up to date with: npm run deploy`,
    );
}
