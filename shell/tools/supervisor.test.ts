import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';

import { type ProcessDefinition, type ProcessName, processesOf, variablesOf } from './processes.ts';
import { Supervisor } from './supervisor.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'supervisor-'));
const events = path.join(dir, 'events');
const children: { pid: number; script: string }[][] = [];
let supervisor: Supervisor<'database' | 'worker' | 'gateway'>;

/** A process that listens on the port it is given, and notes its start and its end; one that `hangs` ignores signals. */
const SCRIPT = `import fs from 'node:fs';
import net from 'node:net';
const { NAME, PORT, HANGS } = process.env;
const note = what => fs.appendFileSync(${JSON.stringify(events)}, what + ' ' + NAME + '\\n');
process.on('SIGTERM', () => { if (!HANGS) { note('end'); process.exit(0); } });
const server = net.createServer().listen({ port: Number(PORT), host: '127.0.0.1', reusePort: true }, () => {
  note('start');
  console.log(JSON.stringify({ ready: true, port: server.address().port, secret: process.env.SECRET ?? 'none' }));
});`;

const define = (title: string, definition: Partial<ProcessDefinition> = {}): ProcessDefinition => ({
  title,
  entry: path.join(dir, 'process.mjs'),
  count: 1,
  variables: (_, previous) => ({ NAME: title, PORT: previous?.port ?? 0 }),
  ...definition,
});
const processes = {
  database: define('database'),
  worker: define('worker', { count: 2 }),
  gateway: define('gateway', { withheld: ['SECRET'] }),
};

const site = {
  settings: { DATA_DIR: dir, PORT: 8080, SECRET: 'canary', NODE_OPTIONS: '' },
  mode: 'production',
  gatewayToken: 'a-token',
  ports: {},
} as const;

const readEvents = () => fs.readFileSync(events, 'utf8').trim().split('\n');
const pids = () => (children.at(-1) ?? []).map(({ pid }) => pid);
const isRunning = (pid: number) => fs.existsSync(`/proc/${pid}`);

beforeEach(() => {
  fs.writeFileSync(path.join(dir, 'process.mjs'), SCRIPT);
  fs.rmSync(events, { force: true });
  supervisor = new Supervisor({
    processes,
    logs: path.join(dir, 'logs'),
    variables: (name, previous) => variablesOf(processes[name], site, previous),
    recordChildren: all => children.push(all),
  });
});
afterEach(() => supervisor.close());
afterAll(() => fs.rmSync(dir, { recursive: true }));

async function startAll() {
  const lines = [];
  for (const name of supervisor.names()) lines.push(await supervisor.start(name));
  return lines;
}

test('as many of a process run as the table says, on one port, each with a log of its own', async () => {
  const [, workers = []] = await startAll();
  expect(workers).toHaveLength(2);
  expect(new Set(workers.map(({ port }) => port)).size).toBe(1);
  expect(new Set(pids()).size).toBe(4);
  expect(fs.readdirSync(path.join(dir, 'logs')).sort()).toEqual([
    'database.log',
    'gateway.log',
    'worker-2.log',
    'worker.log',
  ]);
});

test('they start in the order of the table and stop in the opposite one', async () => {
  await startAll();
  expect(readEvents()).toEqual(['start database', 'start worker', 'start worker', 'start gateway']);
  await supervisor.close();
  expect(readEvents().slice(4)).toEqual(['end gateway', 'end worker', 'end worker', 'end database']);
  expect(pids().filter(isRunning)).toEqual([]);
});

test('restarted, each of several keeps its port', async () => {
  const [, workers = []] = await startAll();
  const before = pids();
  await supervisor.restart('worker');
  const after = pids();
  expect(after.filter(pid => before.includes(pid))).toHaveLength(2);
  const ports = workers.map(({ port }) => `"port":${port},`);
  const logs = ['worker.log', 'worker-2.log'].map(log =>
    fs.readFileSync(path.join(dir, 'logs', log), 'utf8'),
  );
  expect(logs.map((log, n) => log.split(ports[n] ?? '').length - 1)).toEqual([2, 2]);
});

test('one that does not end in time is killed', async () => {
  const variables = () => ({ NAME: 'worker', PORT: 0, HANGS: '1' });
  Object.assign(processes.worker, { variables });
  await supervisor.start('worker');
  const before = pids();
  await supervisor.restart('worker');
  expect(before.filter(isRunning)).toEqual([]);
  Object.assign(processes.worker, define('worker', { count: 2 }));
  await supervisor.restart('worker');
}, 60_000);

test('a variable that is withheld from a process does not reach it', async () => {
  const secrets = (await startAll()).flat().map(line => z.object({ secret: z.string() }).parse(line).secret);
  expect(secrets).toEqual(['canary', 'canary', 'canary', 'none']);
});

describe('the table', () => {
  const settings = {
    DATA_DIR: dir,
    PORT: 8080,
    DATABASE_URL: 'postgres://given/db',
    ADMIN_PASSWORD: 'canary',
    SMTP_URL: 'smtp://canary@mail',
    RATE_LIMITS: 'on',
    METRICS_PORT: 9100,
  };
  const databaseUrls = { owner: 'postgres://owner/db', app: 'postgres://app/db' };
  const state = {
    settings,
    mode: 'production',
    databaseUrls,
    gatewayToken: 'a-token',
    ports: { backend: 4000 },
  } as const;
  const table = processesOf('production');
  const variables = (name: ProcessName, port?: number) =>
    variablesOf(table[name], state, port === undefined ? undefined : { ready: true, port });

  test('every script is there or built', () => {
    const scripts = [...Object.values(table), processesOf('development').gateway].map(({ entry }) => entry);
    const sources = scripts.map(script => script.replace('/dist/', '/src/').replace(/\.js$/, '.ts'));
    expect(sources.filter(source => !fs.existsSync(source))).toEqual([]);
  });

  test('the gateway does not see the database, mail or the first administrator', () => {
    const seen = Object.entries(variables('gateway')).filter(([, value]) =>
      /canary|postgres:/.test(value ?? ''),
    );
    expect(seen).toEqual([]);
    expect(variables('gateway')).toMatchObject({
      API_URL: 'http://127.0.0.1:4000',
      GATEWAY_TOKEN: 'a-token',
      PORT: '8080',
      RATE_LIMITS: 'on',
      NODE_ENV: 'production',
      PARENT_PIPE: '1',
    });
  });

  test('the gateway alone has the port of collectors', () => {
    expect([variables('gateway').METRICS_PORT, variables('backend').METRICS_PORT]).toEqual([
      '9100',
      undefined,
    ]);
  });

  test('the database has an owner for the migration, and another role for the backend', () => {
    expect(variables('migrate').DATABASE_URL).toBe('postgres://owner/db');
    expect(variables('publish').DATABASE_URL).toBe('postgres://app/db');
    expect(variables('backend')).toMatchObject({
      GATEWAY_TOKEN: 'a-token',
      DATABASE_URL: 'postgres://app/db',
      BEHIND_GATEWAY: '1',
      PORT: '0',
    });
  });

  test('the backend listens on this machine alone and does the jobs, whatever the gateway listens on', () => {
    process.env.HOST = '0.0.0.0';
    process.env.DATABASE_URL_FILE = '/run/secrets/database';
    expect(variables('backend')).toMatchObject({ WITH_WORKER: '1', DATABASE_POOL_SIZE: '20' });
    expect(variables('backend')).not.toHaveProperty('HOST');
    expect(variables('backend')).not.toHaveProperty('DATABASE_URL_FILE');
    expect(variables('gateway').HOST).toBe('0.0.0.0');
    for (const name of ['HOST', 'DATABASE_URL_FILE']) delete process.env[name];
  });

  test('several backends and gateways share their port, and the connections of the database', () => {
    const { backend, gateway, migrate } = processesOf('production', 8);
    expect([backend.count, gateway.count, migrate.count]).toEqual([8, 8, 1]);
    expect(variablesOf(backend, state)).toMatchObject({ SHARED_PORT: '1', DATABASE_POOL_SIZE: '10' });
    expect(variablesOf(gateway, state)).toMatchObject({ SHARED_PORT: '1' });
    expect(variables('backend')).not.toHaveProperty('SHARED_PORT');
  });

  test('restarted, a process asks for the port it had', () => {
    expect([variables('backend', 5000).PORT, variables('gateway', 5001).PORT]).toEqual(['5000', '5001']);
  });
});
