import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Runs `npm start` with its own data folder, on any free port, without demonstration data. */
export const spawnSite = (dataDir: string, env: Record<string, string> = {}) =>
  spawn(process.execPath, [path.join(root, 'shell/tools/bootstrap.mjs'), 'start'], {
    env: { ...process.env, PORT: '0', SEED: 'none', DATA_DIR: dataDir, ...env },
  });

/** Waits until a started site is ready. @returns its URL */
export function urlOfSite(site: ReturnType<typeof spawnSite>) {
  let output = '';
  return new Promise<string>((done, fail) => {
    site.stdout.on('data', text => {
      output += text;
      const [, found] = /ready at (http:\S+)/.exec(output) ?? [];
      if (found) done(found);
    });
    site.stderr.on('data', text => {
      output += text;
    });
    site.once('close', () => fail(new Error(output)));
  });
}

/** Ends a site, if it was started, and waits for its end. */
export async function endSite(site: ReturnType<typeof spawnSite> | undefined) {
  site?.kill('SIGTERM');
  if (site?.exitCode === null) await once(site, 'exit');
}

/** The ids of the supervisor's processes. */
export async function processesOf(dataDir: string) {
  const children = JSON.parse(await fs.readFile(path.join(dataDir, 'running.json'), 'utf8')).children;
  const of = (script: string): number =>
    children.find((each: { script: string }) => each.script.endsWith(script)).pid;
  return {
    database: of('embedded/main.ts'),
    backend: of('backend/dist/main.js'),
    gateway: of('shell/gateway/main.ts'),
  };
}
