import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { MicroFrontend } from '@home-truths/remote/micro-frontend';
import type { ReleasedRemote } from '../../src/boot.ts';
import { evaluate } from './evaluate.mjs';
import { type Capabilities, incompatibleShared, parseManifest } from './manifest.ts';
import { releaseDir } from './registry.ts';

export interface Release extends ReleasedRemote {
  /** The scripts of lazy-loaded modules by the modules' file names. */
  parts: Record<string, string[]>;
  /** False if only browsers draw the release. */
  runsOnServer: boolean;
  /** The exposed modules; undefined if the server bundle may not, or could not, be run. */
  modules?: Record<string, { default: unknown }>;
  declaration: MicroFrontend;
  /** Files by their public paths, such as `/resources/heroes/x.svg`. */
  files: ReadonlyMap<string, RemoteFile>;
  /** ISO time. */
  releasedAt: string;
  /** The size of its scripts in bytes, compressed by brotli. */
  bytes: number;
  /** Messages about parts that are not used, although the rest is. */
  rejected: string[];
}

export interface RemoteFile {
  body: Buffer;
  /** The value of an integrity attribute. */
  hash: string;
}

const sha384 = (body: Buffer) => `sha384-${crypto.createHash('sha384').update(body).digest('base64')}`;

/** Returns the hash of each file by its path. */
const readIntegrityManifest = async (dir: string) =>
  JSON.parse(await fs.readFile(path.join(dir, 'integrity.json'), 'utf8')) as Record<string, string>;

/** @throws Error if a file does not match its hash */
async function readVerified(dir: string, file: string, hashes: Record<string, string>) {
  const body = await fs.readFile(path.join(dir, file));
  if (sha384(body) !== hashes[file]) throw new Error(`${file} does not match its hash`);
  return body;
}

/** False for the scripts that only other hosts load. */
export const isScript = (file: string) => /^(?!mf-(entry|runtime)\.)[^/]+\.js$/.test(file);

async function compressedSize(dir: string, scripts: string[]) {
  const sizes = scripts.map(file =>
    fs.stat(path.join(dir, `${file}.br`)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

export interface OpenOptions {
  releasesDir: string;
  sharedModules: Record<string, unknown>;
  /** Compared with the manifest before any code of the release runs. */
  capabilities: Capabilities;
  runsOnServer(name: string, version: string): boolean;
  /** The origin of the CDN for public releases. */
  assetsUrl?: string;
}

/** @throws Error if the release is incomplete, does not match its hashes, or is incompatible with the shell */
export async function openRelease(
  name: string,
  version: string,
  { releasesDir, sharedModules, capabilities, runsOnServer, assetsUrl = '' }: OpenOptions,
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
    runsOnServer: runsOnServer(name, version),
    declaration,
    team: declaration.team,
    files,
    releasedAt: (await fs.stat(path.join(dir, 'integrity.json'))).mtime.toISOString(),
    bytes: await compressedSize(dir, scripts),
    rejected: [],
  };
  const attempt = async (work: () => Promise<void>) => {
    await work().catch((error: Error) => release.rejected.push(error.message));
  };
  const runBundle = async () => {
    const code = await readVerified(dir, 'server/remote.cjs', hashes);
    release.modules = evaluate(`${name}@${version}`, code.toString(), sharedModules);
  };
  if (release.runsOnServer) await attempt(runBundle);
  for (const file of Object.keys(hashes).filter(each => each.startsWith('public/'))) {
    await attempt(async () => {
      const body = await readVerified(dir, file, hashes);
      files.set(file.slice('public'.length), { body, hash: hashes[file] ?? '' });
    });
  }
  return release;
}
