import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import { remoteFolder } from '@home-truths/contract/gateway-calls';
import type { MicroFrontend, ProvidedSlot } from '@home-truths/remote/micro-frontend';
import type { StoredRelease } from './actions/store.ts';
import type { Capabilities } from './manifest.ts';
import type { Mirror } from './mirror.ts';
import type { Release } from './open-release.ts';
import { type Decision, newReleaseDir, parseRegistry, type Registry } from './registry.ts';
import { partsOfReleases, providersOf, type ReleaseSource, type ResolvedReleases } from './releases.ts';

/** What a release in a test consists of. */
export interface Build {
  name: string;
  version: string;
  exposes: string[];
  shared: Record<string, string>;
  imports: Record<string, string[]>;
  contract: string;
  /** What the build declares of itself; undefined for one that declares nothing. */
  declares?: Partial<MicroFrontend>;
  /** The server bundle. */
  code: string;
}

/** A shell that shares two modules. */
export const CAPABILITIES: Capabilities = {
  shared: { react: '19.3.1', '@home-truths/platform/ui': '1.4.0' },
  contract: '1.2.0',
};

export const buildOf = (changes: Partial<Build> = {}): Build => ({
  name: 'mf_search',
  version: '1.0.0-0a1b2c3d',
  exposes: ['./routes'],
  shared: { react: '^19.3.1' },
  imports: { react: ['useState'] },
  contract: '1.0.0',
  declares: {},
  code: `exports.exposes = { './routes': { default: () => [] } }`,
  ...changes,
});

const SLOT: ProvidedSlot = { height: '1rem', failure: 'section', what: 'this part', props: {} };

const PATHS: Record<string, string[]> = {
  mf_search: ['/', '/search'],
  mf_property: ['/property', '/properties'],
  mf_admin: ['/admin'],
  mf_guides: ['/resources'],
};

/** What a remote declares; the paths of one that the tests know are those it has. */
export const declarationFor = (
  { name, exposes }: Pick<Build, 'name' | 'exposes'>,
  declares: Partial<MicroFrontend> = {},
): MicroFrontend => ({
  team: 'Testing',
  contract: '1.0.0',
  sitemap: [],
  consumes: {},
  audience: name === 'mf_admin' ? 'admin' : 'public',
  paths: PATHS[name] ?? [`/${name.replaceAll('_', '-')}`],
  provides: Object.fromEntries(
    exposes.filter(each => each !== './routes').map(each => [each.slice(2), SLOT]),
  ),
  ...declares,
});

export const manifestOf = ({ name, version, exposes, shared, imports, contract, declares }: Build) =>
  JSON.stringify({
    name: `@home-truths/${remoteFolder(name)}`,
    version: version.split('-')[0],
    exposes: Object.fromEntries(
      exposes.map((moduleName, i) => [moduleName, ['remoteEntry.0a1b2c3d.js', `module${i}.0a1b2c3d.js`]]),
    ),
    shared,
    imports,
    parts: {},
    microFrontend: declares && declarationFor({ name, exposes }, { contract, ...declares }),
  });

export const sha384 = (text: string) => `sha384-${crypto.createHash('sha384').update(text).digest('base64')}`;

/** The files of a hashed build. */
export function filesOf(build: Build): Record<string, Buffer> {
  const files = {
    'remoteEntry.0a1b2c3d.js': 'entry',
    ...Object.fromEntries(build.exposes.map((_, i) => [`module${i}.0a1b2c3d.js`, `module ${i}`])),
    'remote.json': manifestOf(build),
    'server/remote.cjs': build.code,
    'public/search/map.svg': '<svg/>',
  };
  const hashes = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha384(text)]));
  const all = { ...files, 'integrity.json': JSON.stringify(hashes) };
  return {
    ...Object.fromEntries(Object.entries(all).map(([file, text]) => [file, Buffer.from(text)])),
    'remoteEntry.0a1b2c3d.js.br': zlib.brotliCompressSync('entry'),
  };
}

/** Lays a hashed build down in a folder. */
export async function writeBuild(dir: string, build: Build) {
  for (const [file, content] of Object.entries(filesOf(build))) {
    await fs.mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await fs.writeFile(path.join(dir, file), content);
  }
}

/** Lays a hashed release down in its folder. */
export async function writeRelease(releasesDir: string, build: Build) {
  const { audience } = declarationFor(build, build.declares);
  await writeBuild(newReleaseDir(releasesDir, audience, build.name, build.version), build);
  return build;
}

const registries = new Map<string, Registry>();

/** Returns what was decided for a folder. */
export const registryIn = (releasesDir: string) => () =>
  registries.get(releasesDir) ?? { revision: 0, remotes: {} };

/** Decides about remotes, also for a gateway that starts without a backend; the others stay. */
export async function decide(releasesDir: string, decisions: Record<string, Decision>) {
  const { revision, remotes } = registryIn(releasesDir)();
  const registry = parseRegistry({ revision: revision + 1, remotes: { ...remotes, ...decisions } });
  registries.set(releasesDir, registry);
  await fs.mkdir(releasesDir, { recursive: true });
  await fs.writeFile(path.join(releasesDir, 'registry.json'), JSON.stringify({ ...registry, releases: [] }));
}

/** A mirror with everything in its folder. */
export const COMPLETE_MIRROR: Mirror = {
  registry: () => ({ revision: 1, remotes: { mf_search: { pinned: '1.0.0' } } }),
  bring: async () => {},
  runsOnServer: () => true,
  shellWith: async () => undefined,
  stop: () => {},
};

/** Pins releases. */
export const pin = (releasesDir: string, ...builds: Build[]) =>
  decide(releasesDir, Object.fromEntries(builds.map(({ name, version }) => [name, { pinned: version }])));

const NOW = '2026-11-29T10:00:00.000Z';

/** A release as the database has it. */
export const storedOf = (name: string, version: string, manifest: string): StoredRelease => ({
  name,
  version,
  manifest,
  audience: 'public',
  files: {},
  bytes: 5,
  runsOnServer: true,
  publishedBy: null,
  commit: null,
  pipeline: null,
  repository: null,
  releasedAt: NOW,
  usedAt: NOW,
});

/** An opened release that needs no folder. */
export const releaseOf = (changes: Partial<Release> = {}): Release => ({
  name: 'mf_property',
  version: '1.0.0',
  base: '/r/mf_property/1.0.0/',
  exposes: { './routes': ['entry.0a1b2c3d.js', 'routes.0a1b2c3d.js'] },
  parts: {},
  declaration: declarationFor({
    name: changes.name ?? 'mf_property',
    exposes: Object.keys(changes.exposes ?? {}),
  }),
  integrity: { 'entry.0a1b2c3d.js': 'sha384-entry', 'routes.0a1b2c3d.js': 'sha384-routes' },
  runsOnServer: true,
  modules: { './routes': { default: () => [] } },
  files: new Map(),
  releasedAt: '2026-11-21T09:00:00.000Z',
  bytes: 1000,
  rejected: [],
  ...changes,
});

/** Resolved releases of these releases and nothing else. */
export const resolvedOf = (
  releases: Release[],
  changes: Partial<ResolvedReleases> = {},
): ResolvedReleases => ({
  id: releases.map(({ name, version }) => `${name}@${version}`).join(' '),
  releases: new Map(releases.map(release => [release.name, release])),
  disabled: new Map(),
  providers: providersOf(releases),
  ...partsOfReleases(releases),
  forAdmins: new Set(['mf_admin']),
  canaries: new Map(),
  ...changes,
});

/** A source that always resolves the same releases. */
export const fixedReleases = (resolved: ResolvedReleases): ReleaseSource => ({
  current: async () => resolved,
  state: async () => [],
  preview: async () => resolved,
});
