import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { MicroFrontend } from '@home-truths/platform/build/micro-frontend';
import { changeRegistry } from './change-registry.ts';
import { readDeclared } from './examine.ts';
import { copyOnce, exists } from './files.ts';
import { hasReleases } from './history.ts';
import { parseManifest } from './manifest.ts';
import { refusalsOfPin, withClaims } from './ownership.ts';
import {
  type Decision,
  newReleaseDir,
  type Registry,
  releaseDir,
  remoteFolder,
  remoteName,
} from './registry.ts';

/** Returns the package's version with eight digits of the content's hash. */
export async function buildVersion(dir: string, build = 'dist') {
  const { version } = JSON.parse(await fs.readFile(path.join(dir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const hashed = await fs.readFile(path.join(dir, build, 'integrity.json'));
  return `${version}-${crypto.createHash('sha256').update(hashed).digest('hex').slice(0, 8)}`;
}

export const remoteFolders = async (root: string) =>
  (await fs.readdir(root, { withFileTypes: true }))
    .filter(entry => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map(({ name }) => name)
    .sort();

/** Reads the declarations of all versions that visitors may get; an unreadable version is not served anyway. */
export async function declarationsIn(releasesDir: string, remotes: Registry['remotes']) {
  const versions = Object.entries(remotes).flatMap(([name, { pinned, canary }]) =>
    [pinned, ...(canary ? [canary.version] : [])].map(version => [name, version] as const),
  );
  const read = versions.map(([name, version]) =>
    readDeclared(releaseDir(releasesDir, name, version)).then(
      declared => [[name, declared] as const],
      () => [],
    ),
  );
  return (await Promise.all(read)).flat();
}

/** Pins the build unless a person has pinned a version. */
function decideAtStart(before: Decision | undefined, built: string): Decision {
  if (!before) return { pinned: built, source: 'build' };
  if (before.source === 'command' || before.pinned === built) return before;
  return { ...before, pinned: built, previous: before.pinned, source: 'build' };
}

interface Built {
  name: string;
  version: string;
  declaration: MicroFrontend;
}

/** @throws Error if the build has no valid declaration */
async function copyBuild(dir: string, name: string, releasesDir: string, build: string): Promise<Built> {
  const dist = path.join(dir, build);
  const { microFrontend } = parseManifest(await fs.readFile(path.join(dist, 'remote.json'), 'utf8'));
  const version = await buildVersion(dir, build);
  await copyOnce(dist, newReleaseDir(releasesDir, microFrontend.audience, name, version));
  return { name, version, declaration: microFrontend };
}

/** Releases the builds without pinning them, and returns a note for each that could not be released. */
export async function releaseBuilds(root: string, releasesDir: string, build = 'dist') {
  const built: Built[] = [];
  const notes: string[] = [];
  for (const folder of await remoteFolders(root)) {
    const dir = path.join(root, folder);
    if (!(await exists(path.join(dir, build, 'integrity.json')))) continue;
    await copyBuild(dir, remoteName(folder), releasesDir, build).then(
      copied => built.push(copied),
      error => notes.push(`The build of ${folder} was not released: ${(error as Error).message}.`),
    );
  }
  return { built, notes };
}

/** Returns the new decisions, and notes on builds that are not pinned. */
async function pinBuilds(
  releasesDir: string,
  before: Registry['remotes'],
  folders: string[],
  built: Built[],
) {
  const names = folders.map(remoteName);
  const isLeft = ([name, { source }]: [string, Decision]) =>
    !names.length || names.includes(name) || source === 'command';
  const remotes = Object.fromEntries(Object.entries(before).filter(isLeft));
  const isPinned = ({ name, version }: Built) => decideAtStart(remotes[name], version).pinned === version;
  const pinned = built.filter(isPinned);
  const served = await declarationsIn(releasesDir, remotes);
  const others = [
    ...served.filter(([name]) => !pinned.some(each => each.name === name)),
    ...pinned.map(({ name, declaration }) => [name, declaration] as const),
  ];
  const refused = new Map<string, string>();
  for (const { name, version, declaration } of pinned) {
    const reasons = refusalsOfPin(name, declaration, remotes, others);
    if (reasons.length) refused.set(name, reasons.join('; '));
    else remotes[name] = withClaims(remotes[name], decideAtStart(remotes[name], version), declaration);
  }
  return { remotes, refused };
}

/**
 * Pins the builds at the start of a gateway only if nothing was ever released. Otherwise a gateway that returns with an
 * old build would pin it for everybody.
 */
export const publishFirstBuilds = async (root: string, releasesDir: string, build?: string) =>
  (await hasReleases(releasesDir)) ? [] : publishBuilds(root, releasesDir, { build, isFirst: true });

interface PublishOptions {
  /** The name of the build's folder in each remote. */
  build?: string;
  /** The description in the history. */
  what?: string;
  /** Pins nothing if another process has pinned anything. */
  isFirst?: boolean;
}

/**
 * Releases and pins the builds, except for remotes whose version a person has pinned.
 * @param root the project's folder
 * @returns a message for each remote that shows something other than its build
 */
export async function publishBuilds(
  root: string,
  releasesDir: string,
  { build = 'dist', what = 'start', isFirst = false }: PublishOptions = {},
) {
  const folders = await remoteFolders(root);
  const { built, notes } = await releaseBuilds(root, releasesDir, build);
  let refused = new Map<string, string>();
  const { remotes } = await changeRegistry(releasesDir, what, async before => {
    refused = new Map();
    if (isFirst && Object.keys(before).length) return before;
    const after = await pinBuilds(releasesDir, before, folders, built);
    refused = after.refused;
    return after.remotes;
  });
  return [
    ...notes,
    ...built.flatMap(({ name, version }) => {
      const [folder, reason] = [remoteFolder(name), refused.get(name)];
      if (reason) return [`The build of ${folder}, ${version}, was not pinned: ${reason}.`];
      if (isFirst || remotes[name]?.pinned === version) return [];
      return [
        `${folder} stays at ${remotes[name]?.pinned}, which was pinned by command. Its build is ${version}. To pin it and later builds at each start: npm run pin -- ${folder} --follow`,
      ];
    }),
  ];
}
