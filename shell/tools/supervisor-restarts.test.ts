import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { type Message, Supervisor } from './supervisor.ts';

const { jest } = import.meta;
let dir = '';
let log = '';
let supervisor: Supervisor<'child'>;
/** The process ids of all processes that were spawned. */
let spawns: (number | undefined)[] = [];
/** What was said at the terminal. */
let said: () => string[];

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'supervisor-'));
  log = path.join(dir, 'child.log');
  spawns = [];
  const { mock } = jest.spyOn(console, 'log').mockReturnValue();
  said = () => mock.calls.map(([line]) => line);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await supervisor.close();
  fs.rmSync(dir, { recursive: true });
});

const READY = `console.log(JSON.stringify({ ready: true, pid: process.pid })); setInterval(() => {}, 1000);`;
const pause = (ms: number) => new Promise(done => setTimeout(done, ms));

/** Supervises a script of the test. */
function supervise(code: string, options: object = {}) {
  const entry = path.join(dir, 'child.mjs');
  fs.writeFileSync(entry, code);
  supervisor = new Supervisor({
    processes: { child: { title: 'The child', entry, count: 1 } },
    logs: dir,
    variables: () => process.env,
    recordChildren: children => spawns.push(children[0]?.pid),
    ...options,
  });
}

/** Starts the script, and returns the process id of its ready line. */
async function start(onMessage?: (message: Message) => void) {
  const [line] = await supervisor.start('child', [], onMessage);
  return z.object({ pid: z.int() }).parse(line).pid;
}

/** Hands out the process ids with which the script reports that it is ready, one after another. */
function readyLines() {
  const lines = new EventTarget();
  const onMessage = ({ ready, pid }: Message) =>
    void (ready && lines.dispatchEvent(new CustomEvent('ready', { detail: pid })));
  const next = async () => ((await once(lines, 'ready'))[0] as CustomEvent<number>).detail;
  return { onMessage, next };
}

test('a process that was ready once is started again however often it is killed', async () => {
  const { onMessage, next } = readyLines();
  supervise(READY, { maxRestartDelayMs: 50 });
  let pid = await start(onMessage);
  for (let kills = 1; kills <= 10; kills++) {
    const again = next();
    process.kill(pid, 'SIGKILL');
    pid = await again;
    expect(spawns).toHaveLength(kills + 1);
  }
});

test('the pause grows from one death to the next, and is short again after a life longer than the longest', async () => {
  const LIVES = [10, 10, 10, 1500, 60_000];
  const variables = () => ({ ...process.env, LIFE: String(LIVES[spawns.length]) });
  supervise(`${READY} setTimeout(() => process.kill(process.pid, 'SIGKILL'), process.env.LIFE);`, {
    variables,
    maxRestartDelayMs: 1000,
  });
  await start();
  while (spawns.length < LIVES.length) await pause(20);
  const pauses = said().map(line => /be restarted in (\S+) s/.exec(line)?.[1]);
  expect(pauses).toEqual(['0.1', '0.2', '0.4', '0.1']);
});

test('one that cannot start for a while comes back as soon as it can', async () => {
  const { onMessage, next } = readyLines();
  const obstacle = path.join(dir, 'obstacle');
  const code = `import fs from 'node:fs'; if (fs.existsSync(${JSON.stringify(obstacle)})) throw new Error('away');`;
  supervise(code + READY, { maxRestartDelayMs: 50 });
  const pid = await start(onMessage);
  fs.writeFileSync(obstacle, '');
  const again = next();
  process.kill(pid, 'SIGKILL');
  while (spawns.length < 9) await pause(20);
  fs.rmSync(obstacle);
  expect(await again).not.toBe(pid);
});

test('a first start that cannot succeed is one message, and not retried', async () => {
  supervise(`throw new TypeError('the port is taken')`, { maxRestartDelayMs: 1 });
  await expect(start()).rejects.toThrow(
    new Error(`The child did not start: the port is taken (its log: ${log})`),
  );
  await pause(300);
  expect(spawns).toHaveLength(1);
});

test('what waits to be started again is not, once it is stopped', async () => {
  supervise(READY);
  process.kill(await start(), 'SIGKILL');
  while (said().length === 0) await pause(5);
  await supervisor.close();
  await pause(300);
  expect(spawns).toHaveLength(1);
});

test('restarted while it waits to be started again, it runs once', async () => {
  supervise(READY);
  process.kill(await start(), 'SIGKILL');
  while (said().length === 0) await pause(5);
  await supervisor.restart('child');
  await pause(300);
  expect(spawns).toHaveLength(2);
});

test('half a line of JSON, as a killed process leaves it, is passed over', async () => {
  supervise(`process.stdout.write('{"ready":tr\\n{not json\\n');${READY}`);
  expect(await start()).toBe(spawns[0]);
  expect(fs.existsSync(log)).toBe(true);
});

test('a process loads what traces it only where a collector is named', async () => {
  const code =
    'console.log(JSON.stringify({ ready: true, given: process.execArgv })); setInterval(() => {}, 1000);';
  const loadedWith = async (variables: object) => {
    supervise(code, { variables: () => ({ ...process.env, ...variables }) });
    return JSON.stringify(await supervisor.start('child')).includes('@home-truths/contract/tracing');
  };
  expect(await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBe(false);
  await supervisor.close();
  expect(await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toBe(true);
});

test('a message of a script that runs once reaches who started it, and no file', async () => {
  supervise(`
    process.send({ admin: { email: 'a@example.com', password: 'canary in a cage' } });
    console.log('{"migrations":[]}');`);
  expect(await supervisor.runOnce('child')).toEqual([
    { admin: { email: 'a@example.com', password: 'canary in a cage' } },
  ]);
  expect(fs.readFileSync(log, 'utf8')).toBe('{"migrations":[]}\n');
});

test('if a script that runs once fails, its last output is reported', async () => {
  supervise(`console.error('no room'); process.exitCode = 1;`);
  await expect(supervisor.runOnce('child')).rejects.toThrow('The child failed. no room');
});
