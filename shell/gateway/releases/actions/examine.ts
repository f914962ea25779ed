import { type RemoteReleases, SHELL } from '@home-truths/contract';
import * as z from 'zod/mini';
import { incompatibleContract, incompatibleShared, type Manifest, parseManifest } from '../manifest.ts';
import type { Registry } from '../registry.ts';
import type { StoredRelease } from './store.ts';

/** The number of earlier shells with which a release has to be compatible. */
const EARLIER_SHELLS = 2;

type Faults = string[];

/** The modules, contract and names that a shell provides. */
const Shell = z.object({
  version: z.string(),
  shared: z.record(z.string(), z.string()),
  contract: z.string(),
  /** The exported names of each shared module. */
  names: z.record(z.string(), z.array(z.string())),
  /** The contract of the running backend, as its gateway said last. */
  backend: z.optional(z.string()),
});
export type ShellCapabilities = z.infer<typeof Shell>;

export const parseShell = (manifest: string): ShellCapabilities => Shell.parse(JSON.parse(manifest));

/** Returns the stored shells, last started first, with the contract of the current backend. */
export function shellsOf(releases: StoredRelease[]): ShellCapabilities[] {
  const shells = releases
    .filter(({ name }) => name === SHELL)
    .sort((one, other) => other.usedAt.localeCompare(one.usedAt))
    .map(({ manifest }) => parseShell(manifest));
  const backend = shells.find(shell => shell.backend)?.backend;
  return shells.map(shell => ({ ...shell, contract: backend ?? shell.contract }));
}

/** Returns the earlier shells with which a release has to be compatible, besides `own`, last started first. */
export const earlierShells = (releases: StoredRelease[], own: ShellCapabilities) =>
  shellsOf(releases)
    .filter(({ version }) => version !== own.version)
    .slice(0, EARLIER_SHELLS);

/** Finds imported names that the shell does not export. Every page imports React, so an empty list is an error. */
function missingImports({ imports }: Manifest, { names }: ShellCapabilities): Faults {
  if (!imports) return [];
  if (!Object.values(imports).flat().length)
    return ['what it imports from shared modules cannot be read, so it cannot be checked'];
  return Object.entries(imports).flatMap(([moduleName, imported]) =>
    imported
      .filter(name => !names[moduleName]?.includes(name))
      .map(name => `it imports ${name} from ${moduleName}, which does not export it`),
  );
}

export const incompatibilities = (manifest: Manifest, shell: ShellCapabilities): Faults => [
  ...incompatibleShared(manifest, shell),
  ...incompatibleContract(manifest.microFrontend.contract, shell.contract),
  ...missingImports(manifest, shell),
];

type ExaminedVersion = RemoteReleases['versions'][number];

/** A row of `npm run releases`. */
export type ExaminedRelease = Pick<ExaminedVersion, 'version' | 'faults'> & Partial<ExaminedVersion>;

function faultsOf({ manifest }: StoredRelease, shell: ShellCapabilities | undefined): Faults {
  try {
    const parsed = parseManifest(manifest);
    return shell ? incompatibilities(parsed, shell) : [];
  } catch (error) {
    return [(error as Error).message];
  }
}

const examineRelease = (release: StoredRelease, shell: ShellCapabilities | undefined): ExaminedVersion => ({
  version: release.version,
  releasedAt: release.releasedAt,
  bytes: release.bytes,
  runsOnServer: release.runsOnServer,
  publishedBy: release.publishedBy ?? undefined,
  commit: release.commit ?? undefined,
  pipeline: release.pipeline ?? undefined,
  repository: release.repository ?? undefined,
  faults: faultsOf(release, shell),
});

/** Compares a stored release with the shell and the backend, if they are known. */
export function examine(releases: StoredRelease[], name: string, version: string): ExaminedRelease {
  const release = releases.find(each => each.name === name && each.version === version);
  return release
    ? examineRelease(release, shellsOf(releases)[0])
    : { version, faults: ['this version does not exist'] };
}

/** Returns the versions of a remote, newest first. */
export const versionsOf = (releases: StoredRelease[], name: string) =>
  releases.filter(release => release.name === name).map(({ version }) => version);

export function examineAll(releases: StoredRelease[], name: string): ExaminedVersion[] {
  const [shell] = shellsOf(releases);
  return releases.filter(each => each.name === name).map(each => examineRelease(each, shell));
}

/** Returns undefined for a version that does not exist or whose declaration cannot be read. */
export function declarationOf(releases: StoredRelease[], name: string, version: string) {
  const release = releases.find(each => each.name === name && each.version === version);
  try {
    return release && parseManifest(release.manifest).microFrontend;
  } catch {
    return undefined;
  }
}

/** Returns the declarations of all versions that visitors may get. */
export const decidedDeclarations = (releases: StoredRelease[], remotes: Registry['remotes']) =>
  Object.entries(remotes).flatMap(([name, { pinned, canary }]) =>
    [pinned, ...(canary ? [canary.version] : [])].flatMap(version => {
      const declared = declarationOf(releases, name, version);
      return declared ? [[name, declared] as const] : [];
    }),
  );
