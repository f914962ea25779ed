import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The folder of the build. */
export const DIST = path.resolve(import.meta.dirname, '../../dist');

/** A process of the backend as it is deployed, from the build: its log is parsed, and must be JSON lines. It ends with the tests. */
export async function startProcess(entry: string, given: Record<string, string>) {
  const env = { PATH: process.env.PATH, RATE_LIMITS: 'off', PARENT_PIPE: '1', ...given };
  const child = spawn(process.execPath, [path.resolve(DIST, entry)], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => signal ?? code);
  const log: { level?: string; msg?: string; ready?: true; port?: number }[] = [];
  const isReady = Promise.withResolvers<(typeof log)[number]>();
  createInterface({ input: child.stdout }).on('line', line => {
    const parsed = JSON.parse(line);
    log.push(parsed);
    if (parsed.ready) isReady.resolve(parsed);
  });
  const first = await Promise.race([isReady.promise, ended]);
  return {
    log,
    ended,
    url: typeof first === 'object' ? `http://127.0.0.1:${first.port}` : '',
    kill: (signal: NodeJS.Signals = 'SIGTERM') => child.kill(signal),
  };
}
