import semver from 'semver';
import * as z from 'zod/mini';
import { OLD_NAMES, readOldNames } from './old-names.ts';

/** The manifest of a remote's build (`remote.json`, written by platform/build). */
const Manifest = z.object({
  /** Module Federation's `exposes`: the scripts of each exposed module, the container's entry first. */
  exposes: z.record(z.string(), z.array(z.string())),
  /** The scripts of lazy-loaded modules, by the modules' file names. */
  parts: z._default(z.record(z.string(), z.array(z.string())), {}),
  /** Module Federation's `shared`: the modules it shares with the shell, with the ranges of compatible versions. */
  shared: z.record(z.string(), z.string()),
  /** The names it imports from each shared module; builds before platform 1.3 do not state them. */
  imports: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The version of the contract it was built against. */
  contract: z.string(),
  /** The slots of other remotes that its pages show, for example `property.reviews/v1`. */
  consumes: z.array(z.string()),
  /** The owning team, for example `Reviews`. */
  team: z.optional(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** Parses a manifest; throws when it is invalid. */
export const parseManifest = (text: string): Manifest =>
  Manifest.parse(readOldNames(JSON.parse(text), OLD_NAMES.manifest));

/** The capabilities that a shell provides to remotes (`shell.json`, written by platform/build). */
export interface Capabilities {
  /** The versions of the shared modules, by name. */
  shared: Record<string, string>;
  /** The version of the contract it was built with, which is used until the backend has reported its own. */
  contract: string;
  /** The slots it knows. */
  slots: string[];
}

/** What a remote needs that a shell does not share or know, as messages; empty when it is compatible. */
export function incompatibleShared(
  { shared, consumes, exposes }: Manifest,
  capabilities: Omit<Capabilities, 'contract'>,
) {
  // every remote shares at least React: an empty list means that the build failed to describe itself
  if (!Object.keys(shared).length)
    return ['its remote.json names no shared modules, so it cannot be checked'];
  const providedSlots = Object.keys(exposes).filter(moduleName => /\/v\d+$/.test(moduleName));
  return [
    ...Object.entries(shared)
      .filter(([moduleName, range]) => !semver.satisfies(capabilities.shared[moduleName] ?? '', range))
      .map(([moduleName, range]) => {
        const version = capabilities.shared[moduleName];
        return `it needs ${moduleName} ${range}, but the shell ${version ? `shares ${version}` : 'does not share it'}`;
      }),
    ...[...consumes, ...providedSlots.map(moduleName => moduleName.slice(2))]
      .filter(slot => !capabilities.slots.includes(slot))
      .map(slot => `it uses the slot ${slot}, which the shell does not have`),
  ];
}

/**
 * Why a backend's contract is incompatible with the one a remote was built for, as messages; empty when it is
 * compatible.
 */
export const incompatibleContract = (contract: string, current: string) =>
  semver.satisfies(current, `^${contract}`)
    ? []
    : [`it was built for contract ${contract}, but the backend has ${current}`];
