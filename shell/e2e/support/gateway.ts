import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { publishBuilds } from '../../gateway/releases/publish.ts';
import { readRegistry, releaseDir } from '../../gateway/releases/registry.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The registry a gateway has just published. */
export interface Published {
  dataDir: string;
  releasesDir: string;
  /** Folder of the pinned release of a remote, for example `mf_property`. */
  releaseOf(remote: string): Promise<string>;
}

function publishedIn(dataDir: string): Published {
  const releasesDir = path.join(dataDir, 'releases');
  return {
    dataDir,
    releasesDir,
    async releaseOf(remote) {
      const { remotes } = await readRegistry(releasesDir);
      return releaseDir(releasesDir, remote, remotes[remote]?.pinned ?? '');
    },
  };
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
    env: { ...process.env, PORT: '0', API_URL: apiUrl, DATA_DIR: dataDir, PARENT_PIPE: '1', ...env },
    stdio: ['pipe', 'pipe', 'ignore'],
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
 * @param change called between publishing and the start, for example to break a release
 */
export async function startGateway(
  apiUrl: string,
  change: (published: Published) => Promise<void> = async () => {},
  env: Record<string, string> = {},
) {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'gateway-'));
  const releases = publishedIn(dataDir);
  await publishBuilds(root, releases.releasesDir, { build: env.BUILD });
  await change(releases);
  const gateway = await runGateway(dataDir, apiUrl, env);
  return {
    ...gateway,
    releasesDir: path.join(dataDir, 'releases'),
    stop: async () => {
      await gateway.stop();
      await fs.rm(dataDir, { recursive: true, force: true });
    },
  };
}
