import { once } from 'node:events';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { Service } from './service.ts';

const { jest } = import.meta;
let dir = '';
let service: Service;
/** The process ids of all processes that were spawned. */
let spawns: (number | undefined)[] = [];
/** What was said at the terminal. */
let said: () => string[];

beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'service-'));
  spawns = [];
  const { mock } = jest.spyOn(console, 'log').mockReturnValue();
  said = () => mock.calls.map(([line]) => line);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await service.stop(1000);
  await fs.rm(dir, { recursive: true });
});

const READY = `console.log(JSON.stringify({ ready: true, pid: process.pid })); setInterval(() => {}, 1000);`;

/** A service that runs a script of the test. */
async function createService(code: string, options: object = {}) {
  const script = path.join(dir, 'child.mjs');
  await fs.writeFile(script, code);
  const onSpawn = () => spawns.push(service.child?.pid);
  const log = path.join(dir, 'child.log');
  const environment = () => process.env;
  return new Service({ title: 'The child', script, environment, log, onSpawn, ...options });
}

/** Starts the service, and returns the process id of its ready line. */
const start = async () => z.object({ pid: z.int() }).parse(await service.start()).pid;

/** Hands out the process ids a service says it is ready with, one after another. */
function readyLines() {
  const lines = new EventTarget();
  const onMessage = ({ ready, pid }: { ready?: boolean; pid?: number }) =>
    ready && lines.dispatchEvent(new CustomEvent('ready', { detail: pid }));
  const next = async () => ((await once(lines, 'ready'))[0] as CustomEvent<number>).detail;
  return { onMessage, next };
}

test('a process that was ready once is started again however often it is killed', async () => {
  const { onMessage, next } = readyLines();
  service = await createService(READY, { onMessage, maxRestartDelayMs: 50 });
  let pid = await start();
  for (let kills = 1; kills <= 10; kills++) {
    const again = next();
    process.kill(pid, 'SIGKILL');
    pid = await again;
    expect(spawns).toHaveLength(kills + 1);
  }
});

test('the pause grows from one death to the next, and is short again after a life longer than the longest', async () => {
  const LIVES = [10, 10, 10, 1500, 60_000];
  const environment = () => ({ ...process.env, LIFE: String(LIVES[spawns.length]) });
  const code = `${READY} setTimeout(() => process.kill(process.pid, 'SIGKILL'), process.env.LIFE);`;
  service = await createService(code, { environment, maxRestartDelayMs: 1000 });
  await service.start();
  while (spawns.length < LIVES.length) await new Promise(done => setTimeout(done, 20));
  const pauses = said().map(line => /be restarted in (\S+) s/.exec(line)?.[1]);
  expect(pauses).toEqual(['0.1', '0.2', '0.4', '0.1']);
});

test('one that cannot start for a while comes back as soon as it can', async () => {
  const { onMessage, next } = readyLines();
  const obstacle = path.join(dir, 'obstacle');
  const code = `import fs from 'node:fs'; if (fs.existsSync(${JSON.stringify(obstacle)})) throw new Error('away');`;
  service = await createService(code + READY, { onMessage, maxRestartDelayMs: 50 });
  const pid = await start();
  await fs.writeFile(obstacle, '');
  const again = next();
  process.kill(pid, 'SIGKILL');
  while (spawns.length < 9) await new Promise(done => setTimeout(done, 20));
  await fs.rm(obstacle);
  expect(await again).not.toBe(pid);
});

test('a first start that cannot succeed is one message, and not retried', async () => {
  service = await createService(`throw new TypeError('the port is taken')`, { maxRestartDelayMs: 1 });
  const log = path.join(dir, 'child.log');
  await expect(service.start()).rejects.toThrow(
    new Error(`The child did not start: the port is taken (its log: ${log})`),
  );
  await new Promise(done => setTimeout(done, 300));
  expect(spawns).toHaveLength(1);
});

test('what waits to be started again is not, once it is stopped', async () => {
  service = await createService(READY);
  const pid = await start();
  process.kill(pid, 'SIGKILL');
  await service.child;
  await service.stop(1000);
  await new Promise(done => setTimeout(done, 300));
  expect(spawns).toHaveLength(1);
});

test('restarted while it waits to be started again, it runs once', async () => {
  service = await createService(READY);
  const pid = await start();
  process.kill(pid, 'SIGKILL');
  await service.child;
  await service.restart(1000);
  await new Promise(done => setTimeout(done, 300));
  expect(spawns).toHaveLength(2);
});

test('half a line of JSON, as a killed process leaves it, is passed over', async () => {
  service = await createService(`process.stdout.write('{"ready":tr\\n{not json\\n');${READY}`);
  expect(await service.start()).toMatchObject({ ready: true });
  expect(existsSync(path.join(dir, 'child.log'))).toBe(true);
});

test('a process loads what traces it only where a collector is named', async () => {
  const code =
    'console.log(JSON.stringify({ ready: true, given: process.execArgv })); setInterval(() => {}, 1000);';
  const loadedWith = async (variables: object) => {
    service = await createService(code, { environment: () => ({ ...process.env, ...variables }) });
    return JSON.stringify(await service.start()).includes('@home-truths/contract/tracing');
  };
  expect(await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBe(false);
  await service.stop(1000);
  expect(await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toBe(true);
});
