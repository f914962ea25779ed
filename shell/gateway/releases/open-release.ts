import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import type { MicroFrontend } from '@home-truths/platform/build/micro-frontend';
import type { ReleasedRemote } from '../../src/boot.ts';
import { type Capabilities, incompatibleShared, parseManifest } from './manifest.ts';
import { releaseDir } from './registry.ts';

/** An opened release: what the browser needs of it, and its code for the server. */
export interface Release extends ReleasedRemote {
  /** The scripts of lazy-loaded modules, by the modules' file names. */
  parts: Record<string, string[]>;
  /** The exposed modules themselves, from the server bundle; absent when it could not be run. */
  modules?: Record<string, { default: unknown }>;
  /** What the remote declares of itself in this version. */
  declaration: MicroFrontend;
  /** The remote's own files, by the path they are served under, for example `/resources/heroes/x.svg`. */
  files: ReadonlyMap<string, RemoteFile>;
  /** ISO time at which it was copied into its folder. */
  releasedAt: string;
  /** The transfer size of all its scripts, compressed by brotli (bytes). */
  bytes: number;
  /** Why parts of it are not used, while the rest is. */
  rejected: string[];
}

/** A remote's own file after verification: cached, since a release never changes. */
export interface RemoteFile {
  body: Buffer;
  /** As in integrity attributes. */
  hash: string;
}

const sha384 = (body: Buffer) => `sha384-${crypto.createHash('sha384').update(body).digest('base64')}`;

/** The integrity manifest of a release: the hash of every file, by its path. */
export const readIntegrityManifest = async (dir: string) =>
  JSON.parse(await fs.readFile(path.join(dir, 'integrity.json'), 'utf8')) as Record<string, string>;

/** Reads a file of a release; throws when it does not match its hash. */
export async function readVerified(dir: string, file: string, hashes: Record<string, string>) {
  const body = await fs.readFile(path.join(dir, file));
  if (sha384(body) !== hashes[file]) throw new Error(`${file} does not match its hash`);
  return body;
}

/** Runs a server bundle with the shell's singletons. @returns its exposed modules (Module Federation `exposes`) */
export function evaluate(
  id: string,
  code: string,
  sharedModules: Record<string, unknown>,
): Release['modules'] {
  const module = { exports: {} as { exposes: Release['modules'] } };
  const requireShared = (name: string) => {
    if (name in sharedModules) return sharedModules[name];
    throw new Error(`${id} requires ${name}, which the shell does not share`);
  };
  vm.runInThisContext(`(function(require,module,exports){${code}\n})`, { filename: id })(
    requireShared,
    module,
    module.exports,
  );
  return module.exports.exposes;
}

const isScript = (file: string) => /^[^/]+\.js$/.test(file);

async function compressedSize(dir: string, scripts: string[]) {
  const sizes = scripts.map(file =>
    fs.stat(path.join(dir, `${file}.br`)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** When a release was copied into its folder, and its transfer size. */
export const releaseFacts = async (dir: string, hashes: Record<string, string>) => ({
  releasedAt: (await fs.stat(path.join(dir, 'integrity.json'))).mtime.toISOString(),
  bytes: await compressedSize(dir, Object.keys(hashes).filter(isScript)),
});

export interface OpenOptions {
  releasesDir: string;
  /** What server bundles get from `require`. */
  sharedModules: Record<string, unknown>;
  /** The capabilities of the shell, against which the release is checked before any of its code is run. */
  capabilities: Capabilities;
  /** Origin of the CDN for public releases. */
  assetsUrl?: string;
}

/** Opens a release; throws when it is incomplete, does not match its hashes, or is incompatible with the shell. */
export async function openRelease(
  name: string,
  version: string,
  { releasesDir, sharedModules, capabilities, assetsUrl = '' }: OpenOptions,
): Promise<Release> {
  const dir = releaseDir(releasesDir, name, version);
  const hashes = await readIntegrityManifest(dir);
  const manifest = parseManifest((await readVerified(dir, 'remote.json', hashes)).toString());
  const declaration = manifest.microFrontend;
  const missing = incompatibleShared(manifest, capabilities);
  if (missing.length) throw new Error(`not compatible with this shell: ${missing.join('; ')}`);
  const scripts = Object.keys(hashes).filter(isScript);
  const files = new Map<string, RemoteFile>();
  const release: Release = {
    name,
    version,
    base: `${declaration.audience === 'public' ? assetsUrl : ''}/r/${name}/${version}/`,
    integrity: Object.fromEntries(scripts.map(file => [file, hashes[file] ?? ''])),
    exposes: manifest.exposes,
    parts: manifest.parts,
    declaration,
    team: declaration.team,
    files,
    ...(await releaseFacts(dir, hashes)),
    rejected: [],
  };
  const attempt = async (work: () => Promise<void>) => {
    await work().catch((error: Error) => release.rejected.push(error.message));
  };
  await attempt(async () => {
    const code = await readVerified(dir, 'server/remote.cjs', hashes);
    release.modules = evaluate(`${name}@${version}`, code.toString(), sharedModules);
  });
  for (const file of Object.keys(hashes).filter(each => each.startsWith('public/'))) {
    await attempt(async () => {
      const body = await readVerified(dir, file, hashes);
      files.set(file.slice('public'.length), { body, hash: hashes[file] ?? '' });
    });
  }
  return release;
}
