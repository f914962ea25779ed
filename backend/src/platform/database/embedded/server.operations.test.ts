import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { prepareBinaries } from './binaries.ts';
import { passwordFileOf } from './passwords.ts';
import { connectionUrl, type Embedded, startEmbedded } from './server.ts';
import { systemUserFor } from './system-user.ts';

const QUICK = { fsync: 'off', shared_buffers: '16MB' };
const dir = mkdtempSync(path.join(tmpdir(), 'home-truths-embedded-'));
let server: Embedded;

const url = (embedded: Embedded) => connectionUrl(embedded, 'superuser', 'postgres');

async function query(embedded: Embedded, sql: string): Promise<string> {
  const client = new pg.Client({ connectionString: url(embedded) });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return String(rows[0]?.[0]);
}

const pidFile = () => path.join(server.dataDir, 'cluster', 'postmaster.pid');
const serverPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

beforeAll(async () => {
  server = await startEmbedded({ dir, settings: QUICK });
});

afterAll(async () => {
  await server.stop();
  rmSync(server.dataDir, { recursive: true });
});

it('starts on an empty folder, on the loopback address alone, with the given settings', async () => {
  expect(server.reused).toBe(false);
  expect(await query(server, 'show listen_addresses')).toBe('127.0.0.1');
  expect(await query(server, 'show unix_socket_directories')).toBe('');
  expect(await query(server, 'show fsync')).toBe('off');
  expect(
    await query(server, "select datcollate || datlocale from pg_database where datname = 'postgres'"),
  ).toBe('CC.UTF-8');
});

it('lets a second starter join the running server', async () => {
  const second = await startEmbedded({ dir });
  expect(second).toMatchObject({ port: server.port, reused: true });
});

it('keeps the data and the port when the server is killed and started again', async () => {
  await query(server, 'create table kept as select 42 as answer');
  process.kill(serverPid(), 'SIGKILL');
  const again = await startEmbedded({ dir, settings: QUICK });
  expect(again).toMatchObject({ port: server.port, reused: false });
  expect(await query(again, 'select answer from kept')).toBe('42');
  const log = readFileSync(path.join(server.dataDir, 'server.log'), 'utf8');
  expect(log.match(/starting PostgreSQL/g)).toHaveLength(2);
});

it('starts in spite of a pid file whose number belongs to another program', async () => {
  const left = readFileSync(pidFile(), 'utf8').replace(/^\d+/, String(process.pid));
  await server.stop();
  expect(existsSync(pidFile())).toBe(false);
  writeFileSync(pidFile(), left);
  const again = await startEmbedded({ dir, settings: QUICK });
  expect(again.reused).toBe(false);
  expect(serverPid()).not.toBe(process.pid);
});

it('replaces passwords that were lost', async () => {
  await server.stop();
  rmSync(passwordFileOf(dir));
  const again = await startEmbedded({ dir, settings: QUICK });
  expect(again.passwords).not.toEqual(server.passwords);
  server = again;
  expect(await query(server, 'select 1')).toBe('1');
  const wrong = { ...server, passwords: { ...server.passwords, postgres: 'another' } };
  await expect(query(wrong, 'select 1')).rejects.toThrow(/password/);
});

it('waits for an earlier start that still works on the cluster without a server', async () => {
  await server.stop();
  const systemUser = systemUserFor(dir);
  const { postgres } = await prepareBinaries(systemUser);
  const flags = ['--single', '-D', path.join(server.dataDir, 'cluster'), 'postgres'];
  const single = spawn(postgres, flags, { ...systemUser, cwd: '/', stdio: ['pipe', 'pipe', 'ignore'] });
  await once(single.stdout, 'data');
  const again = startEmbedded({ dir, settings: QUICK });
  expect(await Promise.race([again, sleep(1_500, 'waiting')])).toBe('waiting');
  expect(existsSync(pidFile())).toBe(true);
  single.stdin.end();
  expect(await again).toMatchObject({ port: server.port, reused: false });
});

it('gives one server to two starters at the same moment', async () => {
  await server.stop();
  const [first, second] = await Promise.all([startEmbedded({ dir }), startEmbedded({ dir })]);
  await sleep(100);
  expect(url(first)).toBe(url(second));
  expect(await query(server, 'select answer from kept')).toBe('42');
});
