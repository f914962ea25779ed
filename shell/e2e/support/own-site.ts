import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Starts `npm start` over a data folder of its own, on any free port, without demonstration data. */
export const spawnSite = (dataDir: string, env: Record<string, string> = {}) =>
  spawn(process.execPath, [path.join(root, 'shell/server/start.mjs')], {
    env: { ...process.env, PORT: '0', SEED: 'none', DATA_DIR: dataDir, ...env },
  });

/** Waits for the address at which a started site is ready. */
export function readyAt(site: ReturnType<typeof spawnSite>) {
  let said = '';
  return new Promise<string>((done, fail) => {
    site.stdout.on('data', text => {
      said += text;
      const [, found] = /ready at (http:\S+)/.exec(said) ?? [];
      if (found) done(found);
    });
    site.once('exit', () => fail(new Error(said)));
  });
}

/** Ends a site, if it was started, and waits for its end. */
export async function endSite(site: ReturnType<typeof spawnSite> | undefined) {
  site?.kill('SIGTERM');
  if (site?.exitCode === null) await once(site, 'exit');
}

/** The process ids of what the supervisor has started, by script. */
export async function processesOf(dataDir: string) {
  const noted = JSON.parse(await fs.readFile(path.join(dataDir, 'running.json'), 'utf8')).children;
  const of = (script: string): number =>
    noted.find((each: { script: string }) => each.script.endsWith(script)).pid;
  return {
    database: of('embedded/main.ts'),
    backend: of('backend/dist/main.js'),
    gateway: of('shell/server/main.ts'),
  };
}
