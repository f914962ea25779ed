import fs from 'node:fs/promises';
import path from 'node:path';
import { SHELL } from '@home-truths/contract';
import { remoteFolder, remoteName } from '@home-truths/contract/gateway-calls';
import { readFiles } from '@home-truths/remote/commands';
import type { MicroFrontend } from '@home-truths/remote/micro-frontend';
import { buildVersion, openShell } from '../../gateway/pages/shell-build.ts';
import { decidedDeclarations } from '../../gateway/releases/actions/examine.ts';
import type { StoredRelease } from '../../gateway/releases/actions/store.ts';
import { readBuildFiles } from '../../gateway/releases/build-files.ts';
import { refusalsOfPin, withClaims } from '../../gateway/releases/ownership.ts';
import { type Decision, exists, type Registry } from '../../gateway/releases/registry.ts';
import { writeReleaseFolder } from '../../gateway/releases/release-folder.ts';
import { readShellFiles, shellManifest } from '../../gateway/releases/released-shell.ts';
import type { NewRelease, ReleaseStore } from './store.ts';

export const isBuilt = (dir: string, build = 'dist') => exists(path.join(dir, build, 'integrity.json'));

export const remoteFolders = async (root: string) =>
  (await fs.readdir(root, { withFileTypes: true }))
    .filter(entry => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map(({ name }) => name)
    .sort();

/**
 * Reads the build of a remote.
 * @throws Error if it has no valid declaration, or a file is missing or does not match its hash
 */
export async function readBuild(dir: string, build = 'dist') {
  const dist = path.join(dir, build);
  const files = readFiles(dist);
  const { manifest, bytes } = await readBuildFiles(new Map(Object.entries(files)));
  const release: NewRelease = {
    name: remoteName(path.basename(dir)),
    version: buildVersion(dir, dist),
    audience: manifest.microFrontend.audience,
    manifest: String(files['remote.json']),
    bytes,
    runsOnServer: true,
    files,
  };
  return { release, manifest };
}

/** Writes a release into the cache of a gateway, unless it is there. */
export const cacheRelease = (releasesDir: string, release: NewRelease) =>
  writeReleaseFolder(releasesDir, release, async writeFile => {
    for (const [file, content] of Object.entries(release.files)) await writeFile(file, content);
  });

export async function readShellBuild(dir: string, build = 'dist'): Promise<NewRelease> {
  const dist = path.join(dir, build);
  const shell = { ...openShell(dist), version: buildVersion(dir, dist) };
  const release: NewRelease = {
    name: SHELL,
    version: shell.version,
    audience: 'public',
    manifest: shellManifest(shell),
    bytes: 0,
    runsOnServer: true,
    files: await readShellFiles(dist),
  };
  return release;
}

/** Pins the build unless a person has pinned a version that is stored. */
function decideByBuild(before: Decision | undefined, built: string, isStored: boolean): Decision {
  if (!before) return { pinned: built, source: 'build' };
  if (before.pinned === built || (before.source === 'command' && isStored)) return before;
  return { ...before, pinned: built, previous: before.pinned, source: 'build' };
}

interface Built {
  name: string;
  version: string;
  declaration: MicroFrontend;
}

/** Returns the new decisions, and the reasons why builds are not pinned. */
function pinBuilds(
  releases: StoredRelease[],
  before: Registry['remotes'],
  folders: string[],
  built: Built[],
) {
  const names = folders.map(remoteName);
  // a remote without a folder leaves, unless a command has pinned it or there are no folders at all
  const isKept = ([name, { source }]: [string, Decision]) =>
    !names.length || names.includes(name) || source === 'command';
  const remotes = Object.fromEntries(Object.entries(before).filter(isKept));
  const decisionFor = ({ name, version }: Built) =>
    decideByBuild(
      remotes[name],
      version,
      releases.some(each => each.name === name && each.version === remotes[name]?.pinned),
    );
  const pinned = built.filter(each => decisionFor(each).pinned === each.version);
  const others = [
    ...decidedDeclarations(releases, remotes).filter(([name]) => !pinned.some(each => each.name === name)),
    ...pinned.map(({ name, declaration }) => [name, declaration] as const),
  ];
  const refused = new Map<string, string>();
  for (const each of pinned) {
    const { name, declaration } = each;
    const findings = refusalsOfPin(name, declaration, remotes, others);
    if (findings.length) refused.set(name, findings.join('; '));
    else remotes[name] = withClaims(remotes[name], decisionFor(each), declaration);
  }
  return { remotes, refused };
}

/** Reads the builds of all remotes, and returns a note for each that cannot be released. */
export async function readBuilds(root: string, build = 'dist') {
  const folders = await remoteFolders(root);
  const builds: Awaited<ReturnType<typeof readBuild>>[] = [];
  const notes: string[] = [];
  for (const folder of folders) {
    const dir = path.join(root, folder);
    if (!(await isBuilt(dir, build))) continue;
    await readBuild(dir, build).then(
      read => builds.push(read),
      error => notes.push(`The build of ${folder} was not released: ${(error as Error).message}.`),
    );
  }
  return { folders, builds, notes };
}

/**
 * Stores and pins builds of remotes, except for remotes whose version a person has pinned.
 * @param what the description in the history
 * @returns a message for each remote that shows something other than its build
 */
export async function publishBuilds(
  store: ReleaseStore,
  { folders, builds }: Pick<Awaited<ReturnType<typeof readBuilds>>, 'folders' | 'builds'>,
  what: 'start' | 'deploy',
) {
  for (const { release } of builds) await store.add(release);
  const built = builds.map(({ release: { name, version }, manifest }) => ({
    name,
    version,
    declaration: manifest.microFrontend,
  }));
  const before = await store.registry();
  const { remotes, refused } = pinBuilds(await store.releases(), before.remotes, folders, built);
  await store.decide([what], remotes);
  return built.flatMap(({ name, version }) => {
    const folder = remoteFolder(name);
    const reason = refused.get(name);
    const pinned = remotes[name]?.pinned;
    if (reason) return [`The build of ${folder}, ${version}, was not pinned: ${reason}.`];
    if (pinned === version) return [];
    return [
      `${folder} stays at ${pinned}, which was pinned by command. Its build is ${version}. To pin it and later builds at each start: npm run pin -- ${folder} --follow`,
    ];
  });
}
