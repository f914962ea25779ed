import fs from 'node:fs/promises';
import path from 'node:path';
import type { StoredCapabilities } from './capabilities.ts';
import { incompatibleContract, incompatibleShared, parseManifest } from './manifest.ts';
import { evaluate, type Release, readIntegrityManifest, readVerified, releaseFacts } from './open-release.ts';
import { audienceOfFolder, isComplete, releaseDir, remoteDirs } from './registry.ts';

/** Messages, one per problem. */
type Faults = string[];

/** Finds missing files and files that do not match their hashes. */
export async function damagedFiles(dir: string): Promise<Faults> {
  const hashes = await readIntegrityManifest(dir);
  const all = Object.keys(hashes).map(file =>
    readVerified(dir, file, hashes).then(
      () => [],
      (error: NodeJS.ErrnoException) => [error.code === 'ENOENT' ? `${file} is missing` : error.message],
    ),
  );
  return (await Promise.all(all)).flat();
}

const readText = async (dir: string, file: string) =>
  (await readVerified(dir, file, await readIntegrityManifest(dir))).toString();

const readManifest = async (dir: string) => parseManifest(await readText(dir, 'remote.json'));

/** Finds imported names that the shell does not export. Every page imports React, so an empty list is an error. */
function missingImports(imports: Record<string, string[]>, { names }: StoredCapabilities): Faults {
  if (!Object.values(imports).flat().length)
    return ['what it imports from shared modules cannot be read, so it cannot be checked'];
  return Object.entries(imports).flatMap(([moduleName, imported]) =>
    imported
      .filter(name => !names[moduleName]?.includes(name))
      .map(name => `it imports ${name} from ${moduleName}, which does not export it`),
  );
}

/** Compares versions and exports of the shell's shared modules, and the contract of the backend. */
export async function incompatibilities(dir: string, capabilities: StoredCapabilities): Promise<Faults> {
  const manifest = await readManifest(dir);
  return [
    ...incompatibleShared(manifest, capabilities),
    ...incompatibleContract(manifest.microFrontend.contract, capabilities.contract),
    ...missingImports(manifest.imports, capabilities),
  ];
}

type Exposed = NonNullable<Release['modules']>;

const isRoute = (route: unknown) =>
  typeof route === 'object' && route !== null && ('path' in route || 'index' in route || 'children' in route);

function faultsOfRoutes(module: Exposed[string] | undefined): Faults {
  if (typeof module?.default !== 'function') return ['its ./routes is not a function that returns routes'];
  const routes: unknown = module.default({});
  if (!Array.isArray(routes) || !routes.length) return ['its ./routes returns no routes'];
  return routes.every(isRoute) ? [] : ['its ./routes returns something that is not a route'];
}

const faultsOfSlot = (slot: string, module: Exposed[string] | undefined): Faults => {
  const { Component, load } = (module?.default ?? {}) as { Component?: unknown; load?: unknown };
  const isSlotModule = Component && (load === undefined || typeof load === 'function');
  return isSlotModule ? [] : [`the default export of its slot ${slot} is not { Component, load? }`];
};

/** Runs a server bundle and checks its exposed modules. */
export async function invalidExports(dir: string, sharedModules: Record<string, unknown>): Promise<Faults> {
  const [manifest, bundle] = await Promise.all([readManifest(dir), readText(dir, 'server/remote.cjs')]);
  try {
    const exposed = evaluate(path.basename(path.dirname(dir)), bundle, sharedModules) ?? {};
    return Object.keys(manifest.exposes).flatMap(moduleName =>
      moduleName === './routes'
        ? faultsOfRoutes(exposed[moduleName])
        : faultsOfSlot(moduleName.slice(2), exposed[moduleName]),
    );
  } catch (error) {
    return [`its server bundle cannot be run: ${(error as Error).message}`];
  }
}

/** @throws Error if the declaration cannot be read or does not match its hash */
export const readDeclared = async (dir: string) => (await readManifest(dir)).microFrontend;

async function misplaced(releasesDir: string, name: string, version: string): Promise<Faults> {
  const { audience } = await readDeclared(releaseDir(releasesDir, name, version));
  const folder = audienceOfFolder(releasesDir, name, version);
  return folder === audience ? [] : [`its audience is ${audience}, but it is in the folder ${folder}`];
}

/** A row of `npm run releases`. */
export interface ExaminedRelease {
  version: string;
  /** ISO time. */
  releasedAt?: string;
  /** The size of its scripts in bytes, compressed by brotli. */
  bytes?: number;
  faults: Faults;
}

/** Checks that a release is complete, and compatible with the shell and the backend if they are known. */
export async function examine(
  releasesDir: string,
  name: string,
  version: string,
  capabilities: StoredCapabilities | undefined,
): Promise<ExaminedRelease> {
  const dir = releaseDir(releasesDir, name, version);
  try {
    const facts = await releaseFacts(dir, await readIntegrityManifest(dir));
    const faults = await damagedFiles(dir);
    if (!faults.length) faults.push(...(await misplaced(releasesDir, name, version)));
    if (faults.length || !capabilities) return { version, ...facts, faults };
    return { version, ...facts, faults: await incompatibilities(dir, capabilities) };
  } catch (error) {
    const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { version, faults: [isGone ? 'this version does not exist' : (error as Error).message] };
  }
}

/** Returns the versions of a remote, newest first. */
export async function versionsOf(releasesDir: string, name: string) {
  const found = remoteDirs(releasesDir, name).map(async dir => {
    const names = (await fs.readdir(dir).catch(() => [])).filter(isComplete);
    return Promise.all(
      names.map(async version => ({
        version,
        at: (await fs.stat(path.join(dir, version, 'integrity.json')).catch(() => undefined))?.mtimeMs ?? 0,
      })),
    );
  });
  return (await Promise.all(found))
    .flat()
    .sort((a, b) => b.at - a.at)
    .map(({ version }) => version);
}
