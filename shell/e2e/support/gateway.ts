import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { ReleaseList } from '@home-truths/contract';
import { type Registry, releaseDir } from '../../gateway/releases/registry.ts';
import { cacheRelease, publishBuilds, readBuilds } from '../../tools/releases/builds.ts';
import { memoryStore } from '../../tools/releases/testing.ts';

/** The token of backends and gateways that tests start. */
export const GATEWAY_TOKEN = 'a-gateway-token-of-32-characters-';

const root = path.resolve(import.meta.dirname, '../../..');

/** The releases that a gateway has in its cache. */
export interface Cached {
  dataDir: string;
  releasesDir: string;
  registry: Registry;
  releases: ReleaseList['releases'];
  /** Folder of the pinned release of a remote, for example `mf_property`. */
  releaseOf(remote: string): string;
}

const writeRegistry = ({ releasesDir, registry, releases }: Cached) =>
  fs.writeFile(path.join(releasesDir, 'registry.json'), JSON.stringify({ ...registry, releases }));

/** Fills the cache of a gateway with the builds of this checkout, so that it needs no backend for them. */
export async function cacheBuilds(dataDir: string, build?: string): Promise<Cached> {
  const releasesDir = path.join(dataDir, 'releases');
  const { store, stored } = memoryStore();
  await publishBuilds(store, await readBuilds(root, build), 'start');
  for (const release of stored) await cacheRelease(releasesDir, release);
  const registry = await store.registry();
  const releaseOf = (remote: string) =>
    releaseDir(releasesDir, remote, registry.remotes[remote]?.pinned ?? '');
  const releasedAt = new Date().toISOString();
  const releases = stored.map(({ name, version, audience }) => {
    return { name, version, audience, files: {}, releasedAt, runsOnServer: true };
  });
  const cached = { dataDir, releasesDir, registry, releases, releaseOf };
  await writeRegistry(cached);
  return cached;
}

/** The port in the ready line of a process, whose log is on standard output, too. */
async function readyPortOf(output: Readable): Promise<number> {
  for await (const line of createInterface({ input: output })) {
    const { ready, port } = JSON.parse(line) as { ready?: true; port: number };
    if (!ready) continue;
    output.resume();
    return port;
  }
  throw new Error('It ended before it was ready');
}

/**
 * Starts the gateway of a checkout on a data folder, and nothing else.
 * @param checkout the folder of the project
 */
export async function runGateway(
  dataDir: string,
  apiUrl: string,
  env: Record<string, string> = {},
  checkout = root,
) {
  const child = spawn(process.execPath, [path.join(checkout, 'shell/gateway/main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      API_URL: apiUrl,
      DATA_DIR: dataDir,
      GATEWAY_TOKEN,
      PARENT_PIPE: '1',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const port = await readyPortOf(child.stdout);
  const stop = async () => {
    child.stdin.end();
    await once(child, 'exit');
  };
  return { url: `http://localhost:${port}`, pid: child.pid ?? 0, stop };
}

/**
 * Starts a separate gateway with its own data folder, over the same backend.
 * @param apiUrl origin that serves `/api`, for example the site under test
 * @param change called before the start, for example to break a release
 */
export async function startGateway(
  apiUrl: string,
  change: (cached: Cached) => Promise<void> = async () => {},
  env: Record<string, string> = {},
) {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'gateway-'));
  const cached = await cacheBuilds(dataDir, env.BUILD);
  await change(cached);
  await writeRegistry(cached);
  const gateway = await runGateway(dataDir, apiUrl, env);
  return {
    ...gateway,
    stop: async () => {
      await gateway.stop();
      await fs.rm(dataDir, { recursive: true, force: true });
    },
  };
}
