import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { readRegistry, releaseDir, writeRegistry } from './registry.ts';

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/** The version of a build: its package's, and eight digits of what it holds. */
async function versionOf(dir: string, build: string) {
  const { version } = JSON.parse(await fs.readFile(path.join(dir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const sealed = await fs.readFile(path.join(dir, build, 'integrity.json'));
  return `${version}-${crypto.createHash('sha256').update(sealed).digest('hex').slice(0, 8)}`;
}

/** Copies a build to its release folder, whole or not at all. */
async function copyOnce(from: string, to: string) {
  if (await exists(path.join(to, 'integrity.json'))) return;
  const draft = `${to}.${process.pid}.tmp`;
  await fs.rm(draft, { recursive: true, force: true });
  await fs.cp(from, draft, { recursive: true });
  await fs.rm(to, { recursive: true, force: true });
  await fs.rename(draft, to);
}

/**
 * Releases the builds that lie in the areas' folders and pins them: what `npm start` shows.
 * @param root the project's folder
 * @param areas names of the areas, for example `mf_search`; those without a build are left out
 * @param build the folder in each area that holds its build
 */
export async function publishBuilds(root: string, areas: string[], dataDir: string, build = 'dist') {
  const before = await readRegistry(dataDir).catch(() => undefined);
  const remotes: Record<string, { pinned: string }> = {};
  for (const name of areas) {
    const dir = path.join(root, name.replaceAll('_', '-'));
    if (!(await exists(path.join(dir, build, 'integrity.json')))) continue;
    const pinned = await versionOf(dir, build);
    await copyOnce(path.join(dir, build), releaseDir(dataDir, name, pinned));
    remotes[name] = { pinned };
  }
  if (before && JSON.stringify(before.remotes) === JSON.stringify(remotes)) return;
  await writeRegistry(dataDir, { revision: (before?.revision ?? 0) + 1, remotes });
}
