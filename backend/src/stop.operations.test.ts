import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startDatabaseProxy } from './testing/database-proxy.ts';
import { eventually } from './testing/eventually.ts';
import { DIST, startProcess } from './testing/product-process.ts';
import { sharedDatabase } from './testing/test-database.ts';

const LIMIT_MS = 12_000;

const database = await sharedDatabase();
const dataDir = await mkdtemp(path.join(tmpdir(), 'home-truths-stop-'));

afterAll(() => rm(dataDir, { recursive: true }));

const start = (entry: string, url: string, given: Record<string, string> = {}) =>
  startProcess(entry, { DATABASE_URL: url, DATA_DIR: dataDir, ...given });

type Process = Awaited<ReturnType<typeof start>>;

/** Ends processes. @returns how each ended, and whether all did so in time */
async function stop(...processes: Process[]) {
  const since = performance.now();
  for (const each of processes) each.kill();
  const codes = await Promise.all(processes.map(({ ended }) => ended));
  return { codes, inTime: performance.now() - since < LIMIT_MS };
}

/** A request whose body never ends. */
function stuckRequest({ url }: Process) {
  const { host, hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  const head = `POST /api/enquiries HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${url}\r\n`;
  socket.write(`${head}Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{"name"`);
  return new Promise<void>(resolve => socket.once('connect', () => resolve()));
}

test('backend and worker end at a signal, with code 0', async () => {
  const processes = [
    await start('main.js', database.url),
    await start('platform/jobs/main.js', database.url),
  ];
  expect(await stop(...processes)).toEqual({ codes: [0, 0], inTime: true });
});

test('with a request that never ends and a database that fell silent they end all the same', async () => {
  const proxy = await startDatabaseProxy(database.url);
  const backend = await start('main.js', proxy.url);
  const worker = await start('platform/jobs/main.js', proxy.url);
  await Promise.all([fetch(`${backend.url}/readyz`), stuckRequest(backend)]);
  proxy.silence();
  const waiting = fetch(`${backend.url}/api/properties/1`).catch(() => {});
  const { inTime } = await stop(backend, worker);
  expect(inTime).toBe(true);
  await Promise.all([waiting, proxy.cut()]);
});

/** A process that hangs in a way of its own. */
async function startHanging(name: string, hang: string) {
  const script = path.join(dataDir, `${name}.mjs`);
  await writeFile(
    script,
    `const { runProcess } = await import('${DIST}/run-process.js');
    const { EnvironmentSchema } = await import('${DIST}/environment.js');
    setInterval(() => {}, 1_000);
    ${hang}
    await runProcess('It', EnvironmentSchema, async () => ({ ready: {}, stop }));`,
  );
  return start(script, database.url);
}

const HANGING = {
  'never-stops': ['const stop = () => new Promise(() => {});', 'it did not stop in time'],
  // whichever of the two comes first
  'blocks-at-the-signal': ['const stop = () => { for (;;); };', 'it'],
  'blocked-before-the-signal': [
    'const stop = () => {}; setTimeout(() => { for (;;); }, 500);',
    'its event loop was blocked',
  ],
} as const;

/** Lets a process run for 200 ms of each 700, as on a machine that is far too busy. */
async function slowDown({ kill, ended }: Process) {
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!isOver) {
    kill('SIGSTOP');
    await wait(500);
    kill('SIGCONT');
    await wait(200);
  }
}

test('what hangs is ended by force, and the log says so; what was paused as a whole goes on', async () => {
  const paused = await start('main.js', database.url);
  const hanging = await Promise.all(
    Object.entries(HANGING).map(async ([name, [hang, why]]) => ({
      why,
      process: await startHanging(name, hang),
    })),
  );
  const slow = await startHanging('slow', HANGING['never-stops'][0]);
  void slowDown(slow);
  paused.kill('SIGSTOP');
  // the signal is to find one of them blocked
  await wait(1_000);
  expect(await stop(slow, ...hanging.map(({ process }) => process))).toEqual({
    codes: ['SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGKILL'],
    inTime: true,
  });
  for (const { process, why } of hanging)
    expect(process.log).toContainEqual(
      expect.objectContaining({
        level: 'fatal',
        msg: expect.stringContaining(`ended by force, since ${why}`),
      }),
    );
  paused.kill('SIGCONT');
  // longer than what a blocked one had left
  await wait(1_500);
  expect((await fetch(`${paused.url}/readyz`)).status).toBe(200);
  expect(await stop(paused)).toEqual({ codes: [0], inTime: true });
});

test('a worker tells on a port of its own whether it lives and works, and metrics to collectors', async () => {
  const proxy = await startDatabaseProxy(database.url);
  const worker = await start('platform/jobs/main.js', proxy.url, { HOST: '127.0.0.2' });
  const url = worker.url.replace('127.0.0.1', '127.0.0.2');
  const statusOf = async (at: string, headers = {}) => (await fetch(url + at, { headers })).status;
  await eventually(async () => ((await statusOf('/readyz')) === 200 ? true : undefined));
  expect(await statusOf('/livez')).toBe(200);
  expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^mail_queue_mails\{state="waiting"\} 0$/m);
  expect(await statusOf('/metrics', { 'X-Forwarded-For': '203.0.113.9' })).toBe(404);
  expect(await statusOf('/api/properties/search')).toBe(404);
  await proxy.cut();
  expect([await statusOf('/readyz'), await statusOf('/livez')]).toEqual([503, 200]);
  await stop(worker);
});

test('DRAIN_SECONDS is how long a backend that was told to stop is still there', async () => {
  const backend = await start('main.js', database.url, { DRAIN_SECONDS: '3' });
  const since = performance.now();
  backend.kill();
  await eventually(async () => (await fetch(`${backend.url}/readyz`)).status === 503 || undefined);
  expect(await backend.ended).toBe(0);
  expect(backend.log.filter(({ level }) => level === 'error')).toEqual([]);
  expect(performance.now() - since).toBeGreaterThan(3_000);
});

test('HOST is the address on which a backend listens', async () => {
  const backend = await start('main.js', database.url, { HOST: '127.0.0.2' });
  const url = backend.url.replace('127.0.0.1', '127.0.0.2');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await expect(fetch(`${backend.url}/readyz`)).rejects.toThrow();
  await stop(backend);
});

test('what keeps a process from starting is a line of its log, without the password', async () => {
  const { ended, log } = await start('main.js', 'mysql://sam:canary@db.example');
  expect(await ended).toBe(1);
  expect(log).toEqual([
    expect.objectContaining({
      level: 'fatal',
      msg: 'The backend could not start: DATABASE_URL must be a URL such as postgres://user:password@host:5432/name',
    }),
  ]);
});
