import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import type { ReleasedRemote } from '../../src/boot.ts';
import { log, reasonOf } from '../log.ts';
import { misfits, type Offer, parseManifest } from './manifest.ts';
import { type Registry, readRegistry, releaseDir } from './registry.ts';

/** A release, opened: what the browser needs of it, and its code for the server. */
export interface Release extends ReleasedRemote {
  /** What the server bundle exposes; absent when it could not be run. */
  exposes?: Record<string, { default: unknown }>;
  /** The area's own files, by the path they are served under, for example `/resources/heroes/x.svg`. */
  files: ReadonlySet<string>;
}
export type Releases = Map<string, Release>;

/** Milliseconds after which a release that could not be opened is tried again. */
const RETRY = 3000;
/** Milliseconds for which the registry counts as fresh. */
const FRESH = 500;

const sha384 = (body: Buffer) => `sha384-${crypto.createHash('sha384').update(body).digest('base64')}`;

/** Reads files of a release and refuses those whose hash is not the sealed one. */
async function sealedReader(dir: string) {
  const hashes = JSON.parse(await fs.readFile(path.join(dir, 'integrity.json'), 'utf8')) as Record<
    string,
    string
  >;
  const read = async (file: string) => {
    const body = await fs.readFile(path.join(dir, file));
    if (sha384(body) !== hashes[file]) throw new Error(`${file} is not what was sealed`);
    return body.toString();
  };
  return { hashes, read };
}

/** Runs a server bundle with the shell's own singletons and returns what it exposes. */
function evaluate(id: string, code: string, lent: Record<string, unknown>) {
  const module = { exports: {} as { exposes: Release['exposes'] } };
  const lend = (name: string) => {
    if (name in lent) return lent[name];
    throw new Error(`${id} asks for ${name}, which the shell does not lend`);
  };
  vm.runInThisContext(`(function(require,module,exports){${code}\n})`, { filename: id })(
    lend,
    module,
    module.exports,
  );
  return module.exports.exposes;
}

const publicFiles = (all: string[]) =>
  new Set(all.filter(file => file.startsWith('public/')).map(file => file.slice('public'.length)));

interface ReleasesOptions {
  dataDir: string;
  /** What server bundles get from `require`. */
  lent: Record<string, unknown>;
  offer: Offer;
}

async function openRelease(name: string, version: string, { dataDir, lent, offer }: ReleasesOptions) {
  const { hashes, read } = await sealedReader(releaseDir(dataDir, name, version));
  const manifest = parseManifest(await read('remote.json'));
  const missing = misfits(manifest, offer);
  if (missing.length) throw new Error(`does not fit this shell: ${missing.join(', ')}`);
  const release: Release = {
    name,
    version,
    base: `/r/${name}/${version}/`,
    integrity: Object.fromEntries(Object.entries(hashes).filter(([file]) => /^[^/]+\.js$/.test(file))),
    doors: manifest.doors,
    files: publicFiles(Object.keys(hashes)),
  };
  try {
    release.exposes = evaluate(`${name}@${version}`, await read('server/remote.cjs'), lent);
  } catch (error) {
    log('error', 'server bundle refused', { remote: name, version, reason: reasonOf(error) });
  }
  return release;
}

/**
 * Follows the registry: each call gives the pinned releases, opened once per version. A release that cannot be
 * opened is left out and tried again; an unreadable registry keeps the last good one.
 */
export function followReleases(options: ReleasesOptions): () => Promise<Releases> {
  const opened = new Map<string, { release: Promise<Release | undefined>; failedAt?: number }>();
  let registry: Registry | undefined;
  let readAt = 0;

  function open(name: string, version: string) {
    const id = `${name}@${version}`;
    const known = opened.get(id);
    if (known && !(known.failedAt && Date.now() - known.failedAt > RETRY)) return known.release;
    const entry: { release: Promise<Release | undefined>; failedAt?: number } = {
      release: openRelease(name, version, options).catch(error => {
        entry.failedAt = Date.now();
        log('error', 'release not opened', { remote: name, version, reason: reasonOf(error) });
        return undefined;
      }),
    };
    opened.set(id, entry);
    return entry.release;
  }

  async function freshRegistry() {
    if (registry && Date.now() - readAt < FRESH) return registry;
    try {
      registry = await readRegistry(options.dataDir);
    } catch (error) {
      log('error', 'registry not read, the last good one stays', { reason: reasonOf(error) });
    }
    readAt = Date.now();
    return registry;
  }

  return async () => {
    const pinned = Object.entries((await freshRegistry())?.remotes ?? {});
    const releases = await Promise.all(pinned.map(([name, { pinned }]) => open(name, pinned)));
    return new Map(releases.filter(release => release !== undefined).map(release => [release.name, release]));
  };
}

/** Who provides each slot, told by what the releases expose: names that end in a version. */
export const slotsOf = (releases: Releases) =>
  Object.fromEntries(
    [...releases.values()].flatMap(({ name, doors }) =>
      Object.keys(doors)
        .filter(door => /\/v\d+$/.test(door))
        .map(door => [door.slice(2), name]),
    ),
  );
