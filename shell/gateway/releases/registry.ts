import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Audience, PathPrefix, ProvidedSlot, SlotNameText } from '@home-truths/platform/build/micro-frontend';
import * as z from 'zod/mini';

const Version = z.string().check(z.regex(/^\w[\w.-]{0,79}$/));

const Canary = z.object({ version: Version, percent: z.int().check(z.gte(1), z.lte(99)) });
const DisabledText = z.string().check(z.minLength(1), z.maxLength(300));

/** What a remote owns: no other remote may have it until `disown` frees it. */
const Owned = z.object({
  audience: Audience,
  paths: z.array(PathPrefix),
  slots: z.record(SlotNameText, z.object(ProvidedSlot.shape)),
});
export type Owned = z.infer<typeof Owned>;

/** What is decided about one remote. */
const Decision = z.object({
  /** The version for everybody who is not in a canary. */
  pinned: Version,
  /** What was pinned before: `rollback` returns to it, and it is shown where the pinned one cannot be. */
  previous: z.optional(Version),
  /** A newer version that a percentage of visitors gets. */
  canary: z.optional(Canary),
  /** The remote is disabled, and its pages show this text instead. */
  disabled: z.optional(DisabledText),
  /** Who pinned: the start of the site, which follows the builds, or a person, whose decision is kept. */
  source: z.optional(z.enum(['build', 'command'])),
  /** What its pinned versions have declared so far. */
  owns: z.optional(Owned),
});
export type Decision = z.infer<typeof Decision>;

/** `remotes.json`: what is decided about each remote; every change has the next revision. */
const StoredRegistry = z.object({
  $schema: z.optional(z.string()),
  revision: z.int().check(z.gte(0)),
  remotes: z.record(z.string().check(z.regex(/^[a-z_]{1,40}$/)), Decision),
});
export type Registry = z.infer<typeof StoredRegistry>;

/** The JSON schema of the registry, for editors and other programs. */
export const registrySchema = () => z.toJSONSchema(StoredRegistry);

/** Parses a registry; throws when it is invalid. */
export const parseRegistry = (text: string): Registry => StoredRegistry.parse(JSON.parse(text));

/** The folder with the registry and what belongs to it: never served to anyone. */
export const registryDir = (releasesDir: string) => path.join(releasesDir, 'registry');

/** The path of the registry. */
export const registryFile = (releasesDir: string) => path.join(registryDir(releasesDir), 'remotes.json');

/** Where the change that led to a revision is stored. */
export const historyFile = (releasesDir: string, revision: number) =>
  path.join(registryDir(releasesDir), 'history', `${revision}.json`);

/** The registry after the changes that were recorded but not yet written to its file: their writer may have died. */
async function rollForward(releasesDir: string, registry: Registry): Promise<Registry> {
  const next = await fs.readFile(historyFile(releasesDir, registry.revision + 1), 'utf8').catch(() => '');
  return next ? rollForward(releasesDir, parseRegistry(next)) : registry;
}

/** Reads the registry; throws when it is missing or incomplete. */
export const readRegistry = async (releasesDir: string): Promise<Registry> =>
  rollForward(releasesDir, parseRegistry(await fs.readFile(registryFile(releasesDir), 'utf8')));

/** The folder below which a static host or a CDN may serve everything, as `/r/`. */
export const publicReleases = (releasesDir: string) => path.join(releasesDir, 'public');

/** The folder with the releases that only the gateway serves, to administrators. */
export const adminReleases = (releasesDir: string) => path.join(releasesDir, 'admin');

/** `mf-reviews` for `mf_reviews`: the folder of a remote's sources, and its name for people. */
export const remoteFolder = (name: string) => name.replaceAll('_', '-');

/** `mf_reviews` for `mf-reviews`. */
export const remoteName = (folder: string) => folder.replaceAll('-', '_');

/** The folders with the versions of a remote, each in a folder of its name. */
export const remoteDirs = (releasesDir: string, name: string) =>
  [publicReleases, adminReleases].map(folder => path.join(folder(releasesDir), name));

/** The folder for the files of a release, which are written once and never changed. */
export const newReleaseDir = (releasesDir: string, audience: Audience, name: string, version: string) =>
  path.join((audience === 'admin' ? adminReleases : publicReleases)(releasesDir), name, version);

/** The name under which the shell's builds are released. They are not in the registry: each gateway renders with its own. */
export const SHELL = 'shell';

/** The names of all that has releases: remotes and the shell. */
export async function releasedNames(releasesDir: string) {
  const read = [publicReleases, adminReleases].map(folder => fs.readdir(folder(releasesDir)).catch(() => []));
  return [...new Set((await Promise.all(read)).flat())].sort();
}

/** Whether a folder beside releases is one, and not a copy that is being made. */
export const isComplete = (version: string) => !version.endsWith('.tmp');

/** For whom the folder of a release is. */
export const audienceOfFolder = (releasesDir: string, name: string, version: string): Audience =>
  existsSync(newReleaseDir(releasesDir, 'admin', name, version)) ? 'admin' : 'public';

/** The folder of a release's files. */
export const releaseDir = (releasesDir: string, name: string, version: string) =>
  newReleaseDir(releasesDir, audienceOfFolder(releasesDir, name, version), name, version);
