import crypto from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { type PublicationQuery, remoteFolder, remoteName } from '@home-truths/contract/gateway-calls';
import { ArchiveError, unpackArchive } from '@home-truths/contract/release-archive';
import {
  decidedDeclarations,
  incompatibilities,
  type ShellCapabilities,
} from '../releases/actions/examine.ts';
import { faultsOfBundle } from '../releases/actions/run-bundle.ts';
import type { Store } from '../releases/actions/store.ts';
import { type BuildFiles, readBuildFiles } from '../releases/build-files.ts';
import { emptyPlaces, refusalsOfPin } from '../releases/ownership.ts';
import { CallRefused } from './call-refused.ts';

/** Larger ones would hold up the gateway, and everybody who reads the list of releases. */
const MAX_BYTES = { 'integrity.json': 1024 * 1024, 'remote.json': 32 * 1024 };

const DECOMPRESS = { br: promisify(zlib.brotliDecompress), gz: promisify(zlib.gunzip) };

/** Returns true for a compressed copy of a file; nothing beyond the file's length is unpacked. */
async function isCopy(copy: Buffer, encoding: string, original: Buffer): Promise<boolean> {
  const decompress = encoding === 'br' ? DECOMPRESS.br : DECOMPRESS.gz;
  const unpacked = await decompress(copy, { maxOutputLength: original.length + 1 }).catch(() => undefined);
  return unpacked?.equals(original) ?? false;
}

/** @throws Error for a file that is neither listed nor a copy of a listed file */
async function checkOtherFiles(files: ReadonlyMap<string, Buffer>, { hashes }: BuildFiles) {
  const isListed = (file: string) => Object.hasOwn(hashes, file);
  for (const [file, content] of files) {
    const [, original = '', encoding = ''] = /^(.+)\.(br|gz)$/.exec(file) ?? [];
    const listed = isListed(original) && files.get(original);
    if (listed && !(await isCopy(content, encoding, listed)))
      throw new Error(`${file} is not a compressed copy of ${original}`);
    if (!listed && !isListed(file) && file !== 'integrity.json')
      throw new Error(`${file} is not listed in integrity.json`);
  }
}

function checkManifest(
  { manifest: { name = '', version, exposes, parts }, hashes }: BuildFiles,
  remote: string,
) {
  const packageName = name.replace(/^@[^/]+\//, '');
  if (!name || !version || !/^\w[\w.-]{0,60}$/.test(version))
    throw new Error(
      'its remote.json has no name and version of its package.json: build it with this platform',
    );
  if (remoteName(packageName) !== remote)
    throw new Error(`it is a build of ${packageName.slice(0, 100)}, not of ${remoteFolder(remote)}`);
  const scripts = [...Object.values(exposes), ...Object.values(parts)].flat();
  const missing = scripts.find(script => !Object.hasOwn(hashes, script));
  if (missing)
    throw new Error(`its remote.json names ${missing.slice(0, 100)}, which is not listed in integrity.json`);
  return version;
}

interface Context {
  remote: string;
  runsOnServer: boolean;
  shells: ShellCapabilities[];
  /** The folder of the running shell's build. */
  shellDist: string;
  store: Store;
}

interface Examined extends Pick<PublicationQuery, 'version' | 'audience' | 'bytes' | 'runsOnServer'> {
  /** Sentences about what would keep it from being pinned now, and about places that stay empty. */
  findings: string[];
}

async function examineFiles(
  files: ReadonlyMap<string, Buffer>,
  { remote, runsOnServer, shells, shellDist, store }: Context,
): Promise<Examined> {
  for (const [file, maxBytes] of Object.entries(MAX_BYTES))
    if ((files.get(file)?.length ?? 0) > maxBytes)
      throw new Error(`${file} is larger than ${maxBytes / 1024} kB`);
  const build = await readBuildFiles(files);
  const { manifest, bytes } = build;
  await checkOtherFiles(files, build);
  const version = checkManifest(build, remote);
  const declared = manifest.microFrontend;
  for (const shell of shells) {
    const faults = incompatibilities(manifest, shell);
    if (faults.length)
      throw new Error(`it is not compatible with shell ${shell.version}: ${faults.join('; ')}`);
  }
  const id = `${remote}@${version}`;
  const code = files.get('server/remote.cjs');
  // another build than ours has neither a server bundle nor a list of imports
  const isForServer = runsOnServer && (code !== undefined || manifest.imports !== undefined);
  const faults = isForServer
    ? await faultsOfBundle({ id, code: `${code ?? ''}`, exposes: Object.keys(manifest.exposes) }, shellDist)
    : [];
  if (faults.length) throw new Error(faults.join('; '));
  const registry = await store.registry();
  const releases = await store.releases();
  const reasons = refusalsOfPin(
    remote,
    declared,
    registry.remotes,
    decidedDeclarations(releases, registry.remotes),
  );
  const hash = crypto
    .createHash('sha256')
    .update(files.get('integrity.json') ?? '')
    .digest('hex');
  return {
    version: `${version}-${hash.slice(0, 8)}`,
    audience: declared.audience,
    bytes,
    runsOnServer: isForServer,
    findings: [
      ...reasons.map(reason => `${remoteFolder(remote)} cannot be pinned now: ${reason}.`),
      ...emptyPlaces(declared, registry.remotes),
    ],
  };
}

/**
 * Checks an archive against its own lists, the registry and the shells, and runs its server bundle if it may.
 * @throws CallRefused if it cannot be released
 */
export async function examineArchive(archive: Buffer, context: Context): Promise<Examined> {
  const files = await unpackArchive(archive).catch(error => {
    throw error instanceof ArchiveError ? new CallRefused(400, error.message) : error;
  });
  return examineFiles(new Map(Object.entries(files)), context).catch((error: Error) => {
    throw new CallRefused(400, `${remoteFolder(context.remote)} was not released: ${error.message}.`);
  });
}
