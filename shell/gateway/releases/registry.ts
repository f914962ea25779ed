import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_FILE, type ReleaseList } from '@home-truths/contract';
import { Canary } from '@home-truths/contract/schemas';
import { Audience, PathPrefix, ProvidedSlot, SlotNameText } from '@home-truths/remote/micro-frontend';
import * as z from 'zod/mini';

const Version = z.string().check(z.regex(/^\w[\w.-]{0,79}$/));
const Name = z.string().check(z.regex(/^[a-z_]{1,40}$/));

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
  canary: z.optional(Canary),
  /** The text on the pages of a disabled remote. */
  disabled: z.optional(DisabledText),
  /** `build` if the start of the site pinned its build; it keeps the decision of a `command`. */
  source: z.optional(z.enum(['build', 'command'])),
  /** The declarations of all versions pinned so far. */
  owns: z.optional(Owned),
});
export type Decision = z.infer<typeof Decision>;

/** Each change increases the revision by one. */
const Registry = z.object({ revision: z.int().check(z.gte(0)), remotes: z.record(Name, Decision) });
export type Registry = z.infer<typeof Registry>;

const List = z.extend(Registry, {
  releases: z.array(
    z.object({
      name: Name,
      version: Version,
      audience: Audience,
      // absent from lists of earlier backends
      runsOnServer: z._default(z.boolean(), true),
      files: z.record(z.string().check(z.regex(RELEASE_FILE)), z.string().check(z.regex(/^[0-9a-f]{64}$/))),
      releasedAt: z.iso.datetime(),
    }),
  ),
});

export const registrySchema = () => z.toJSONSchema(Registry);

export const parseRegistry = (content: unknown): Registry => Registry.parse(content);

export const parseList = (content: unknown): ReleaseList<Decision> => List.parse(content);

/** Returns the folder that a static host or CDN may serve as `/r/`. */
export const publicReleases = (releasesDir: string) => path.join(releasesDir, 'public');

/** Returns the folder of releases that only the gateway serves, to administrators. */
export const adminReleases = (releasesDir: string) => path.join(releasesDir, 'admin');

export const newReleaseDir = (releasesDir: string, audience: Audience, name: string, version: string) =>
  path.join((audience === 'admin' ? adminReleases : publicReleases)(releasesDir), name, version);

export const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

export const audienceOfFolder = (releasesDir: string, name: string, version: string): Audience =>
  existsSync(newReleaseDir(releasesDir, 'admin', name, version)) ? 'admin' : 'public';

export const releaseDir = (releasesDir: string, name: string, version: string) =>
  newReleaseDir(releasesDir, audienceOfFolder(releasesDir, name, version), name, version);
