import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');

/** A running site. */
export interface Site {
  /** What the figures call it. */
  name: string;
  /** Its origin. */
  url: string;
  /** Its processes; these may have started others. */
  pids: readonly number[];
  stop(): void;
}

/** The arguments of Node in `npm start` of a checkout. */
const startArguments = (folder: string): string[] =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    .scripts.start.split(' ')
    .slice(1);

/**
 * Starts the whole site with demonstration data of its own and waits until it is ready.
 * @param folder of another checkout, already installed
 */
export async function startSite(port: number, folder = root): Promise<Site> {
  const dataDir = path.join(root, `shell/.test/bench-data-${port}`);
  const child = spawn('node', startArguments(folder), {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', SEED: 'demo' },
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  for (let left = 240; left > 0; left--) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok) {
      const { children } = JSON.parse(readFileSync(path.join(dataDir, 'running.json'), 'utf8'));
      const pids = children.map(({ pid }: { pid: number }) => pid);
      return { name: path.basename(folder), url, pids, stop: () => child.kill('SIGTERM') };
    }
    await sleep(1000);
  }
  child.kill('SIGTERM');
  throw new Error('The site did not become ready within four minutes');
}
