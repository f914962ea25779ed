import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { changeRegistry } from './change-registry.ts';
import type { Capabilities } from './manifest.ts';
import type { Release } from './open-release.ts';
import { type Decision, releaseDir } from './registry.ts';
import { type ReleaseSource, type ResolvedReleases, slotsOf } from './releases.ts';

/** What a release in a test consists of. */
export interface Build {
  name: string;
  version: string;
  exposes: string[];
  shared: Record<string, string>;
  /** Undefined for a build that does not state them. */
  imports?: Record<string, string[]>;
  contract: string;
  consumes: string[];
  /** The server bundle. */
  code: string;
}

/** A shell that shares two modules and knows three slots. */
export const CAPABILITIES: Capabilities = {
  shared: { react: '19.3.1', '@home-truths/platform/ui': '1.4.0' },
  contract: '1.2.0',
  slots: ['property.reviews/v1', 'search.property-card/v1', 'reviews.mine/v12'],
};

export const buildOf = (changes: Partial<Build> = {}): Build => ({
  name: 'mf_search',
  version: '1.0.0-0a1b2c3d',
  exposes: ['./routes'],
  shared: { react: '^19.3.1' },
  imports: { react: ['useState'] },
  contract: '1.0.0',
  consumes: [],
  code: `exports.exposes = { './routes': { default: () => [] } }`,
  ...changes,
});

export const manifestOf = ({ exposes, shared, imports, contract, consumes }: Build) =>
  JSON.stringify({
    exposes: Object.fromEntries(
      exposes.map((moduleName, i) => [moduleName, ['remoteEntry.0a1b2c3d.js', `module${i}.0a1b2c3d.js`]]),
    ),
    shared,
    imports,
    contract,
    consumes,
  });

export const sha384 = (text: string) => `sha384-${crypto.createHash('sha384').update(text).digest('base64')}`;

/** Lays a hashed build down in a folder. */
export async function writeBuild(dir: string, build: Build) {
  const files: Record<string, string> = {
    'remoteEntry.0a1b2c3d.js': 'entry',
    'remote.json': manifestOf(build),
    'server/remote.cjs': build.code,
    'public/search/map.svg': '<svg/>',
  };
  for (const [file, text] of Object.entries(files)) {
    await fs.mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await fs.writeFile(path.join(dir, file), text);
  }
  const hashes = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha384(text)]));
  await fs.writeFile(path.join(dir, 'remoteEntry.0a1b2c3d.js.br'), 'small');
  await fs.writeFile(path.join(dir, 'integrity.json'), JSON.stringify(hashes));
}

/** Lays a hashed release down in its folder. */
export async function writeRelease(releasesDir: string, build: Build) {
  await writeBuild(releaseDir(releasesDir, build.name, build.version), build);
  return build;
}

/** Decides about remotes; the others stay. */
export const decide = (releasesDir: string, decisions: Record<string, Decision>) =>
  changeRegistry(releasesDir, 'test', before => ({ ...before, ...decisions }));

/** Pins releases. */
export const pin = (releasesDir: string, ...builds: Build[]) =>
  decide(releasesDir, Object.fromEntries(builds.map(({ name, version }) => [name, { pinned: version }])));

/** An opened release that needs no folder. */
export const releaseOf = (changes: Partial<Release> = {}): Release => ({
  name: 'mf_property',
  version: '1.0.0',
  base: '/r/mf_property/1.0.0/',
  exposes: { './routes': ['entry.0a1b2c3d.js', 'routes.0a1b2c3d.js'] },
  parts: {},
  contract: '1.0.0',
  integrity: { 'entry.0a1b2c3d.js': 'sha384-entry', 'routes.0a1b2c3d.js': 'sha384-routes' },
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
  releases: new Map(releases.map(release => [release.name, release])),
  disabled: new Map(),
  providers: slotsOf(releases),
  canaries: new Set(),
  ...changes,
});

/** A source that always resolves the same releases. */
export const fixedReleases = (resolved: ResolvedReleases): ReleaseSource => ({
  current: async () => resolved,
  state: async () => [],
});
