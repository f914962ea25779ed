import { type MicroFrontend, parseMicroFrontend, slotModules } from '@home-truths/remote/micro-frontend';
import semver from 'semver';
import * as z from 'zod/mini';

/** `remote.json`, written by remote/build. */
const Manifest = z.object({
  /** The name and version in package.json; absent in builds by the platform 1.0.0. */
  name: z.optional(z.string()),
  version: z.optional(z.string()),
  /** The scripts of each exposed module; the container's entry is first. */
  exposes: z.record(z.string(), z.array(z.string())),
  /** The scripts of lazy-loaded modules by the modules' file names. */
  parts: z.record(z.string(), z.array(z.string())),
  /** The ranges of compatible versions by shared module. */
  shared: z.record(z.string(), z.string()),
  /** The imported names by shared module; absent for another build than ours (`home-truths describe`). */
  imports: z.optional(z.record(z.string(), z.array(z.string()))),
  microFrontend: z.optional(z.unknown()),
});
export type Manifest = Omit<z.infer<typeof Manifest>, 'microFrontend'> & { microFrontend: MicroFrontend };

/** Parses a JSON file of a build. @throws Error if it is not what a build writes */
export function parseFile<Content>(file: string, schema: z.ZodMiniType<Content>, text: string): Content {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`its ${file} is not one that a build writes`, { cause: error });
  }
}

const isSlot = (moduleName: string) => /\/v\d+$/.test(moduleName);

export function parseManifest(text: string): Manifest {
  const { microFrontend, ...rest } = parseFile('remote.json', Manifest, text);
  if (microFrontend === undefined)
    throw new Error('its remote.json does not declare what the remote has (microFrontend)');
  const declared = parseMicroFrontend(microFrontend);
  const list = (names: string[]) => names.join(', ') || 'none';
  const [exposed, provided] = [Object.keys(rest.exposes).filter(isSlot), slotModules(declared)];
  if (exposed.toSorted().join() !== provided.toSorted().join())
    throw new Error(`it declares the slots ${list(provided)} and exposes ${list(exposed)}`);
  return { ...rest, microFrontend: declared };
}

/** `shell.json`, written by remote/build. */
export interface Capabilities {
  shared: Record<string, string>;
  /** The version that is used until the backend reports its own. */
  contract: string;
}

/** Returns a message for each module that the shell does not share in a compatible version. */
export function incompatibleShared({ shared }: Manifest, capabilities: Omit<Capabilities, 'contract'>) {
  // every remote shares React, so an empty list is a failure of the build
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
 * Returns a message if the remote cannot use the backend's contract.
 * @param contract a range, or a version that stands for all compatible ones
 */
export const incompatibleContract = (contract: string, current: string) =>
  semver.satisfies(current, semver.valid(contract) ? `^${contract}` : contract)
    ? []
    : [`it was built for contract ${contract}, but the backend has ${current}`];
