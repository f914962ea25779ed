import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');

/** Starts the whole site with demonstration data of its own and waits until it is ready. */
export async function startSite(port: number) {
  const child = spawn('node', ['shell/server/bootstrap.mjs', 'start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: path.join(root, 'shell/.test/bench-data'),
      RATE_LIMITS: 'off',
      SEED: 'demo',
    },
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  for (let left = 240; left > 0; left--) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok) return { url, stop: () => child.kill('SIGTERM') };
    await sleep(1000);
  }
  child.kill('SIGTERM');
  throw new Error('The site did not become ready within four minutes');
}
