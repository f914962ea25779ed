import {
  type MicroFrontend,
  parseMicroFrontend,
  slotModules,
} from '@home-truths/platform/build/micro-frontend';
import semver from 'semver';
import * as z from 'zod/mini';

/** The manifest of a remote's build (`remote.json`, written by platform/build). */
const Manifest = z.object({
  /** Module Federation's `exposes`: the scripts of each exposed module, the container's entry first. */
  exposes: z.record(z.string(), z.array(z.string())),
  /** The scripts of lazy-loaded modules, by the modules' file names. */
  parts: z.record(z.string(), z.array(z.string())),
  /** Module Federation's `shared`: the modules it shares with the shell, with the ranges of compatible versions. */
  shared: z.record(z.string(), z.string()),
  /** The names it imports from each shared module. */
  imports: z.record(z.string(), z.array(z.string())),
  /** What the remote declares of itself. */
  microFrontend: z.optional(z.unknown()),
});
export type Manifest = Omit<z.infer<typeof Manifest>, 'microFrontend'> & { microFrontend: MicroFrontend };

const isSlot = (moduleName: string) => /\/v\d+$/.test(moduleName);

/** Parses a manifest; throws when it is invalid. */
export function parseManifest(text: string): Manifest {
  const { microFrontend, ...rest } = Manifest.parse(JSON.parse(text));
  if (microFrontend === undefined)
    throw new Error('its remote.json does not declare what the remote has (microFrontend)');
  const declared = parseMicroFrontend(microFrontend);
  const list = (names: string[]) => names.join(', ') || 'none';
  const [exposed, provided] = [Object.keys(rest.exposes).filter(isSlot), slotModules(declared)];
  if (exposed.toSorted().join() !== provided.toSorted().join())
    throw new Error(`it declares the slots ${list(provided)} and exposes ${list(exposed)}`);
  return { ...rest, microFrontend: declared };
}

/** The capabilities that a shell provides to remotes (`shell.json`, written by platform/build). */
export interface Capabilities {
  /** The versions of the shared modules, by name. */
  shared: Record<string, string>;
  /** The version of the contract it was built with, which is used until the backend has reported its own. */
  contract: string;
}

/** What a remote needs that a shell does not share, as messages; empty when it is compatible. */
export function incompatibleShared({ shared }: Manifest, capabilities: Omit<Capabilities, 'contract'>) {
  // every remote shares at least React: an empty list means that the build failed to describe itself
  if (!Object.keys(shared).length)
    return ['its remote.json names no shared modules, so it cannot be checked'];
  return Object.entries(shared)
    .filter(([moduleName, range]) => !semver.satisfies(capabilities.shared[moduleName] ?? '', range))
    .map(([moduleName, range]) => {
      const version = capabilities.shared[moduleName];
      return `it needs ${moduleName} ${range}, but the shell ${version ? `shares ${version}` : 'does not share it'}`;
    });
}

/**
 * Why a backend's contract is incompatible with the one a remote was built for, as messages; empty when it is
 * compatible.
 * @param contract a version, which stands for all that are compatible with it, or a range
 */
export const incompatibleContract = (contract: string, current: string) =>
  semver.satisfies(current, semver.valid(contract) ? `^${contract}` : contract)
    ? []
    : [`it was built for contract ${contract}, but the backend has ${current}`];
