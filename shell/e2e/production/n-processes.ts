/**
 * The processes as they are deployed: production packages alone, in a folder that nobody may write, by an ordinary user,
 * without git, npm or a network, and configured by the environment. Each ends within 12 s of SIGTERM, whatever hangs.
 * To be started by root, which creates what the ordinary user may only read.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDatabaseProxy } from '../../../backend/src/testing/database-proxy.ts';
import { startPostgres } from './support/postgres.ts';
import { copyForProduction } from './support/production-copy.ts';
import { filesBelow, ProductionProcess } from './support/production-process.ts';

const STOP_LIMIT_MS = 12_000;
const PASSWORD = 'a-Bandicoot-digs-at-dusk';
const EMAIL = 'admin@example.com';

if (process.getuid?.() !== 0) throw new Error('Start this as root: it runs the processes as another user.');

/** Without a network there is only a loopback interface, in a namespace of its own. */
const INSIDE = '--inside';
if (!process.argv.includes(INSIDE)) {
  const folder = copyForProduction();
  const inside = [process.execPath, import.meta.filename, INSIDE, folder];
  const shell = ['sh', '-c', 'ip link set lo up && exec "$0" "$@"', ...inside];
  const { status } = spawnSync('unshare', ['--net', ...shell], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

const folder = process.argv.at(-1) as string;
const work = path.join(folder, '..');
const postgres = await startPostgres(path.join(work, 'postgres'));
const started: ProductionProcess[] = [];

/** Starts an entry point of the copy. */
function start(entry: string, variables: Record<string, string>) {
  const one = new ProductionProcess(folder, entry, variables);
  started.push(one);
  return one;
}

/** Runs everything on a database, and returns what serves. */
async function startAll(databaseUrl: string) {
  const shared = {
    DATA_DIR: path.join(work, 'data'),
    PUBLIC_URL: 'http://127.0.0.1:8342',
    DATABASE_URL_FILE: ProductionProcess.secret(work, 'database-url', databaseUrl),
    GATEWAY_TOKEN: 'a-gateway-token-of-32-characters-',
  };
  const backend = start('backend/dist/main.js', { ...shared, BEHIND_GATEWAY: '1', PORT: '8341' });
  await backend.ready;
  const { DATA_DIR, PUBLIC_URL, GATEWAY_TOKEN } = shared;
  const API_URL = 'http://127.0.0.1:8341';
  const gateway = start('shell/gateway/main.ts', {
    DATA_DIR,
    PUBLIC_URL,
    GATEWAY_TOKEN,
    API_URL,
    PORT: '8342',
  });
  const worker = start('backend/dist/platform/jobs/main.js', shared);
  await Promise.all([gateway.ready, worker.ready]);
  return [gateway, worker, backend];
}

async function stopAll(processes: ProductionProcess[]) {
  const took = await Promise.all(processes.map(one => one.stop()));
  for (const [index, ms] of took.entries())
    assert.ok(ms <= STOP_LIMIT_MS, `${processes[index]?.entry} took ${ms} ms to end`);
  console.log(
    `  ended after ${took.map(ms => `${(ms / 1000).toFixed(1)} s`).join(', ')} (gateway, worker, backend)`,
  );
}

async function statusOf(url: string, options: RequestInit = {}) {
  const response = await fetch(`http://127.0.0.1:8342${url}`, options);
  await response.arrayBuffer();
  return response.status;
}

const post = (url: string, body: object) =>
  statusOf(url, {
    method: 'POST',
    headers: { Origin: 'http://127.0.0.1:8342', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A request whose body never ends, through the gateway. */
async function startStuckRequest(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(
    `POST /api/enquiries HTTP/1.1\r\nHost: 127.0.0.1:8342\r\nOrigin: http://127.0.0.1:8342\r\n` +
      'Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{"name"',
  );
  await sleep(300);
}

async function waitFor(what: string, check: () => boolean) {
  for (const end = Date.now() + 15_000; Date.now() < end; await sleep(100)) if (check()) return;
  throw new Error(`${what} did not come`);
}

try {
  const migration = start('backend/dist/platform/database/migrate.js', {
    DATA_DIR: path.join(work, 'data'),
    DATABASE_URL_FILE: ProductionProcess.secret(work, 'owner-url', postgres.ownerUrl),
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD_FILE: ProductionProcess.secret(work, 'admin-password', `${PASSWORD}\n`),
  });
  assert.equal(await migration.ended, 0);
  const deployment = start('shell/tools/releases/deploy.ts', { DATABASE_URL: postgres.appUrl });
  assert.equal(await deployment.ended, 0, deployment.errors);

  const proxy = await startDatabaseProxy(postgres.appUrl);
  const processes = await startAll(proxy.url);
  for (const url of ['/', '/search', '/resources', '/api/properties/search', '/readyz'])
    assert.equal(await statusOf(url), 200, url);
  assert.equal(await post('/api/auth/login', { email: EMAIL, password: PASSWORD }), 200);
  assert.equal(await post('/api/auth/forgot-password', { email: EMAIL }), 200);
  const outbox = path.join(work, 'data/outbox');
  await waitFor('The mail', () => filesBelow(outbox).some(file => file.endsWith('.eml')));
  console.log('  pages, the API, sign-in and mail work');

  await stopAll(processes);
  const codes = await Promise.all(processes.map(one => one.ended));
  assert.deepEqual(codes, [0, 0, 0]);

  const stuck = await startAll(proxy.url);
  await Promise.all([startStuckRequest(8341), startStuckRequest(8342)]);
  await stopAll(stuck);

  const frozen = await startAll(proxy.url);
  proxy.silence();
  const waiting = Promise.allSettled([
    post('/api/auth/forgot-password', { email: EMAIL }),
    statusOf('/search'),
  ]);
  await sleep(300);
  await stopAll(frozen);
  await waiting;

  const logs = started.map(one => one.output).join('');
  // a person reads what the command prints
  for (const one of started) if (one !== deployment) one.checkLog();
  const appPassword = new URL(postgres.appUrl).password;
  const ownerPassword = new URL(postgres.ownerUrl).password;
  for (const secret of [PASSWORD, appPassword, ownerPassword]) {
    assert.ok(!logs.includes(secret), 'a log has a password');
    for (const file of filesBelow(path.join(work, 'data')))
      assert.ok(!readFileSync(file).includes(secret), `${file} has a password`);
  }
  console.log('  logs are JSON lines, and no log or file has a password');
} finally {
  await Promise.all(started.map(one => one.stop()));
  await postgres.stop();
}
process.exit(0);
