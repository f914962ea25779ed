import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Audience, PathPrefix, ProvidedSlot, SlotNameText } from '@home-truths/platform/build/micro-frontend';
import * as z from 'zod/mini';

const Version = z.string().check(z.regex(/^\w[\w.-]{0,79}$/));

const Canary = z.object({ version: Version, percent: z.int().check(z.gte(1), z.lte(99)) });
const DisabledText = z.string().check(z.minLength(1), z.maxLength(300));

/** Paths and slots that no other remote may have until `disown` frees them. */
const Owned = z.object({
  audience: Audience,
  paths: z.array(PathPrefix),
  slots: z.record(SlotNameText, z.object(ProvidedSlot.shape)),
});
export type Owned = z.infer<typeof Owned>;

const Decision = z.object({
  /** The version for everybody outside a canary. */
  pinned: Version,
  /** The version for `rollback`, which is also served if the pinned one cannot be. */
  previous: z.optional(Version),
  /** A version for a percentage of visitors. */
  canary: z.optional(Canary),
  /** The text on the pages of a disabled remote. */
  disabled: z.optional(DisabledText),
  /** `build` if the start of the site pinned its build; it keeps the decision of a `command`. */
  source: z.optional(z.enum(['build', 'command'])),
  /** The declarations of all versions pinned so far. */
  owns: z.optional(Owned),
});
export type Decision = z.infer<typeof Decision>;

/** `remotes.json`. Each change increases the revision by one. */
const StoredRegistry = z.object({
  $schema: z.optional(z.string()),
  revision: z.int().check(z.gte(0)),
  remotes: z.record(z.string().check(z.regex(/^[a-z_]{1,40}$/)), Decision),
});
export type Registry = z.infer<typeof StoredRegistry>;

/** Returns a JSON schema for editors and other programs. */
export const registrySchema = () => z.toJSONSchema(StoredRegistry);

/** @throws ZodError if the registry is invalid */
export const parseRegistry = (text: string): Registry => StoredRegistry.parse(JSON.parse(text));

/** Returns a folder that is never served to anyone. */
export const registryDir = (releasesDir: string) => path.join(releasesDir, 'registry');

export const registryFile = (releasesDir: string) => path.join(registryDir(releasesDir), 'remotes.json');

/** Returns the path of the change that led to a revision. */
export const historyFile = (releasesDir: string, revision: number) =>
  path.join(registryDir(releasesDir), 'history', `${revision}.json`);

/** Applies recorded changes that are not in the file yet, because their writer may have died. */
async function rollForward(releasesDir: string, registry: Registry): Promise<Registry> {
  const next = await fs.readFile(historyFile(releasesDir, registry.revision + 1), 'utf8').catch(() => '');
  return next ? rollForward(releasesDir, parseRegistry(next)) : registry;
}

/** @throws Error if the registry is missing or invalid */
export const readRegistry = async (releasesDir: string): Promise<Registry> =>
  rollForward(releasesDir, parseRegistry(await fs.readFile(registryFile(releasesDir), 'utf8')));

/** Returns the folder that a static host or CDN may serve as `/r/`. */
export const publicReleases = (releasesDir: string) => path.join(releasesDir, 'public');

/** Returns the folder of releases that only the gateway serves, to administrators. */
export const adminReleases = (releasesDir: string) => path.join(releasesDir, 'admin');

/** Returns `mf-reviews` for `mf_reviews`: the folder of the sources and the name for people. */
export const remoteFolder = (name: string) => name.replaceAll('_', '-');

/** Returns `mf_reviews` for `mf-reviews`. */
export const remoteName = (folder: string) => folder.replaceAll('-', '_');

/** Returns the folders that contain a folder per version of a remote. */
export const remoteDirs = (releasesDir: string, name: string) =>
  [publicReleases, adminReleases].map(folder => path.join(folder(releasesDir), name));

/** Returns the folder for files that are written once and never change. */
export const newReleaseDir = (releasesDir: string, audience: Audience, name: string, version: string) =>
  path.join((audience === 'admin' ? adminReleases : publicReleases)(releasesDir), name, version);

/** The shell's name among releases. It is not in the registry, because each gateway renders with its own shell. */
export const SHELL = 'shell';

/** Returns the names of remotes and of the shell. */
export async function releasedNames(releasesDir: string) {
  const read = [publicReleases, adminReleases].map(folder => fs.readdir(folder(releasesDir)).catch(() => []));
  return [...new Set((await Promise.all(read)).flat())].sort();
}

/** Returns false for the temporary folder of an unfinished copy. */
export const isComplete = (version: string) => !version.endsWith('.tmp');

export const audienceOfFolder = (releasesDir: string, name: string, version: string): Audience =>
  existsSync(newReleaseDir(releasesDir, 'admin', name, version)) ? 'admin' : 'public';

export const releaseDir = (releasesDir: string, name: string, version: string) =>
  newReleaseDir(releasesDir, audienceOfFolder(releasesDir, name, version), name, version);
