import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { prepareDatabase } from '../../../backend/src/platform/database/embedded/roles.ts';
import {
  connectionUrl,
  DATABASE_NAME,
  startEmbedded,
} from '../../../backend/src/platform/database/embedded/server.ts';
import { runStatement } from '../../../backend/src/testing/run-statement.ts';
import { readHistory } from '../../gateway/releases/history.ts';
import { publishBuilds } from '../../gateway/releases/publish.ts';
import { readRegistry } from '../../gateway/releases/registry.ts';
import { runGateway } from '../support/gateway.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const REGISTRY_TOKEN = 'a-registry-token-of-32-characters';
const AGREE_MS = 2000;

let root = '';
let postgres: Awaited<ReturnType<typeof startEmbedded>>;
let backend: ChildProcess;
let apiUrl = '';
let port = '0';

const at = (...parts: string[]) => path.join(root, ...parts);
const commandAt = (name: string) => path.join(ROOT, `shell/tools/releases/${name}.ts`);

/** Starts a process from the build, and waits until it is ready or, for one that ends, until it has. */
async function start(entry: string, role: 'owner' | 'app', variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.join(ROOT, 'backend/dist', entry)], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: at('backend'),
      DATABASE_URL: connectionUrl(postgres, role),
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'a-Bandicoot-digs-at-dusk',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const { ready, port } = JSON.parse(line) as { ready?: true; port?: number };
    if (ready) {
      child.stdout.resume();
      return { child, port: String(port) };
    }
  }
  return { child, port: '0' };
}

async function startBackend() {
  const started = await start('main.js', 'app', {
    REGISTRY_TOKEN,
    PORT: port,
    BEHIND_GATEWAY: '1',
    PUBLIC_URL: 'https://homes.example',
    TRUST_PROXY: '1',
  });
  ({ child: backend, port } = started);
  apiUrl = `http://127.0.0.1:${port}`;
}

async function stopBackend() {
  backend.kill('SIGKILL');
  await once(backend, 'exit');
}

/** Runs a release command on a folder of its own, as a person does on some machine. */
const command = (folder: string, name: string, ...args: string[]) =>
  new Promise<{ output: string; code: number }>(resolve => {
    const env = { ...process.env, DATA_DIR: at(folder), API_URL: apiUrl, REGISTRY_TOKEN };
    execFile(process.execPath, [commandAt(name), ...args], { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ output: stdout + stderr, code: Number(error?.code ?? 0) }),
    );
  });

const gatewayIn = (folder: string) => runGateway(at(folder), apiUrl, { REGISTRY_TOKEN });

const textOf = async (url: string) => (await fetch(url)).text();
/** Both gateways show a text on the guides, which need no backend. */
const show = (gateways: { url: string }[], text: string) =>
  expect
    .poll(
      async () =>
        Promise.all(gateways.map(async ({ url }) => (await textOf(`${url}/resources`)).includes(text))),
      {
        timeout: AGREE_MS,
        intervals: [50],
      },
    )
    .toEqual(gateways.map(() => true));

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'shared-registry-'));
  await fs.chmod(root, 0o711);
  postgres = await startEmbedded({ dir: at('postgres'), settings: { fsync: 'off' } });
  await prepareDatabase(postgres, DATABASE_NAME);
  const migration = await start('platform/database/migrate.js', 'owner');
  if (migration.child.exitCode === null) await once(migration.child, 'exit');
  await startBackend();
});

test.afterAll(async () => {
  await stopBackend();
  await postgres.stop();
  await fs.rm(root, { recursive: true, force: true });
});

test('two gateways without a shared folder follow the registry of the database, with and without a backend', async () => {
  test.slow();
  // the folder of an earlier deployment is moved by the first start
  await publishBuilds(ROOT, at('one/releases'));
  const before = await readRegistry(at('one/releases'));
  const one = await gatewayIn('one');
  let two = await gatewayIn('two');
  try {
    expect((await readRegistry(at('two/releases'))).remotes).toEqual(before.remotes);

    const off = await command('three', 'switch-off', 'mf-guides', '--text', 'Back at noon.');
    expect([off.output, off.code]).toEqual([expect.stringContaining('mf-guides'), 0]);
    await show([one, two], 'Back at noon.');

    await stopBackend();
    const away = await command('three', 'switch-off', 'mf-guides', '--on');
    expect([away.output, away.code]).toEqual([expect.stringContaining('cannot be reached'), 1]);
    await show([one, two], 'Back at noon.');
    await two.stop();
    two = await gatewayIn('two');
    await show([one, two], 'Back at noon.');

    await startBackend();
    expect((await command('three', 'switch-off', 'mf-guides', '--on')).code).toBe(0);
    await expect
      .poll(async () => (await fetch(`${one.url}/resources`)).status, { timeout: AGREE_MS, intervals: [50] })
      .toBe(200);
    await expect
      .poll(async () => (await fetch(`${two.url}/resources`)).status, {
        timeout: AGREE_MS,
        intervals: [50],
      })
      .toBe(200);
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
});

test('of two commands at once on two machines none is lost, and both are in the history', async () => {
  const folders = ['three', 'four'];
  const remotes = ['mf-guides', 'mf-reviews'];
  const results = await Promise.all(
    folders.map((folder, n) => command(folder, 'switch-off', remotes[n] as string, '--text', `Closed ${n}`)),
  );
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
  const shown = await command('five', 'releases', '--history', '--json');
  expect(shown.code).toBe(0);
  const history = await readHistory(at('five/releases'));
  expect(
    history
      .slice(0, 2)
      .map(({ change }) => change.what)
      .sort(),
  ).toEqual([expect.stringContaining('mf_guides'), expect.stringContaining('mf_reviews')]);
  const { remotes: decided } = await readRegistry(at('five/releases'));
  expect([decided.mf_guides?.disabled, decided.mf_reviews?.disabled]).toEqual(['Closed 0', 'Closed 1']);
});

test('a database that was restored is followed', async () => {
  await runStatement(connectionUrl(postgres, 'owner'), 'delete from registry_revision where revision > 2');
  expect((await command('five', 'releases')).code).toBe(0);
  expect((await readRegistry(at('five/releases'))).revision).toBe(2);
  expect(await readHistory(at('five/releases'))).toHaveLength(2);
});

test('a wrong token says what to set, and changes nothing', async () => {
  const env = { ...process.env, DATA_DIR: at('six'), API_URL: apiUrl, REGISTRY_TOKEN: 'x'.repeat(32) };
  const child = spawn(process.execPath, [commandAt('releases')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [text] = await once(child.stderr, 'data');
  expect(String(text)).toContain('Set the same REGISTRY_TOKEN');
});
