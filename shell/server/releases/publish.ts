import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { changeRegistry } from './change-registry.ts';
import { copyFolder, exists } from './files.ts';
import { type Decision, releaseDir } from './registry.ts';

/** The version of a build: its package's, and eight digits of the hash of its content. */
export async function buildVersion(dir: string, build = 'dist') {
  const { version } = JSON.parse(await fs.readFile(path.join(dir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const hashed = await fs.readFile(path.join(dir, build, 'integrity.json'));
  return `${version}-${crypto.createHash('sha256').update(hashed).digest('hex').slice(0, 8)}`;
}

const folderOf = (name: string) => name.replaceAll('_', '-');

/** Copies a build to its release folder atomically; `false` when the release already exists. */
export async function copyOnce(from: string, to: string) {
  if (await exists(path.join(to, 'integrity.json'))) return false;
  const temporary = `${to}.${process.pid}.tmp`;
  await fs.rm(temporary, { recursive: true, force: true });
  await copyFolder(from, temporary);
  await fs.rm(to, { recursive: true, force: true });
  await fs.rename(temporary, to);
  return true;
}

/** The decision about a remote at the start of the site: its build is pinned, unless a person has pinned a version. */
function decideAtStart(before: Decision | undefined, built: string): Decision {
  if (!before) return { pinned: built, source: 'build' };
  if (before.source === 'command' || before.pinned === built) return before;
  return { ...before, pinned: built, previous: before.pinned, source: 'build' };
}

/**
 * Releases the builds in the remotes' folders and pins them: what `npm start` shows. What a person has pinned stays
 * pinned.
 * @param root the project's folder
 * @param names names of the remotes, for example `mf_search`; those without a build stay as they are
 * @param build the folder in each remote that holds its build
 * @returns a message for each remote that shows something other than its build
 */
export async function publishBuilds(root: string, names: string[], releasesDir: string, build = 'dist') {
  const built: [name: string, version: string][] = [];
  for (const name of names) {
    const dir = path.join(root, folderOf(name));
    if (!(await exists(path.join(dir, build, 'integrity.json')))) continue;
    const version = await buildVersion(dir, build);
    await copyOnce(path.join(dir, build), releaseDir(releasesDir, name, version));
    built.push([name, version]);
  }
  const { remotes } = await changeRegistry(releasesDir, 'start', before => ({
    ...Object.fromEntries(
      Object.entries(before).filter(([name, { source }]) => names.includes(name) || source === 'command'),
    ),
    ...Object.fromEntries(built.map(([name, version]) => [name, decideAtStart(before[name], version)])),
  }));
  return built
    .filter(([name, version]) => remotes[name]?.pinned !== version)
    .map(
      ([name, version]) =>
        `${folderOf(name)} stays at ${remotes[name]?.pinned}, which was pinned by command. Its build is ${version}. To pin it and later builds at each start: npm run pin -- ${folderOf(name)} --follow`,
    );
}
