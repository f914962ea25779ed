import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { examineArchive } from '../../gateway/publishing/examine-archive.ts';
import { parseShell } from '../../gateway/releases/actions/examine.ts';
import { readBuild, readShellBuild } from '../../tools/releases/builds.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const PACKAGES = ['contract', 'platform', 'remote'];
/** Entry points that need Node; pages never load them. */
const FOR_NODE = /remote|collectors|release-archive|shared-modules|environment/;
/** Nothing of this repository but its Node. */
const PATH = [path.dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(path.delimiter);
const env = { PATH, HOME: process.env.HOME, CI: 'true', RELEASE_TOKEN: 'ht_release_x' };

let dir = '';
let parent = '';
const inside = (file: string) => path.join(dir, file);

async function run(cwd: string, program: string, ...args: string[]) {
  const { stdout, stderr } = await promisify(execFile)(program, args, { cwd, env });
  return stdout + stderr;
}

// one installation for all
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  parent = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'own-repository-'));
  dir = path.join(parent, 'moving-costs');
  const options = ['--path', '/moving/costs', '--standalone', dir];
  await run(root, 'npm', 'run', '--silent', 'new-remote', '--', 'mf-moving-costs', ...options);
  await run(dir, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
});
test.afterAll(() => fs.rm(parent, { recursive: true, force: true }));

/** Returns for example `@home-truths/platform/ui`. */
async function entryPoints() {
  const all = PACKAGES.map(async name => {
    const file = inside(`node_modules/@home-truths/${name}/package.json`);
    const { exports } = JSON.parse(await fs.readFile(file, 'utf8'));
    return Object.keys(exports).map(entry => path.join('@home-truths', name, entry));
  });
  return (await Promise.all(all)).flat().filter(entry => !entry.endsWith('.json'));
}

test('what is packed has no source, no test and no field of this repository', async () => {
  for (const name of PACKAGES) {
    const folder = inside(`node_modules/@home-truths/${name}`);
    const files = await fs.readdir(folder, { recursive: true });
    expect(files.filter(file => /(?<!\.d)\.tsx?$|\.test\./.test(file))).toEqual([]);
    const manifest = JSON.parse(await fs.readFile(path.join(folder, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ name: `@home-truths/${name}`, version: '1.0.0' });
    for (const field of ['private', 'homeTruths', 'scripts', 'devDependencies'])
      expect(manifest).not.toHaveProperty(field);
    expect(JSON.stringify(manifest.dependencies)).not.toMatch(/@home-truths|"react(-dom)?"|opentelemetry/);
  }
});

const importAll = (entries: string[], use: (module: string, entry: string) => string) =>
  entries.map((entry, i) => `import * as m${i} from '${entry}';\n${use(`m${i}`, entry)}`).join('\n');

test('Node, Jest and the build import every entry point', async () => {
  test.setTimeout(240_000);
  const entries = await entryPoints();
  const forPages = entries.filter(entry => !FOR_NODE.test(entry));
  expect(forPages).toEqual(expect.arrayContaining(['@home-truths/contract', '@home-truths/platform/ui']));
  const others = entries.filter(entry => FOR_NODE.test(entry));
  expect(others).toContain('@home-truths/remote');
  await fs.writeFile(
    inside('imports.mjs'),
    importAll(entries, module => `Object.keys(${module})[0].length;`),
  );
  await run(dir, 'node', 'imports.mjs');

  const testOf = (module: string, entry: string) =>
    `test('${entry}', () => expect(Object.keys(${module})).not.toEqual([]));`;
  await fs.writeFile(inside('src/pages.test.ts'), importAll(forPages, testOf));
  await fs.writeFile(
    inside('src/others.test.ts'),
    `/** @jest-environment node */\n${importAll(others, testOf)}`,
  );
  expect(await run(dir, 'npm', 'run', 'test:unit')).toContain(`${entries.length + 2} passed`);
  await Promise.all(['pages', 'others'].map(name => fs.rm(inside(`src/${name}.test.ts`))));

  const routes = await fs.readFile(inside('src/routes.tsx'), 'utf8');
  // pages never load what tests need
  const forBuild = forPages.filter(entry => !entry.endsWith('/testing'));
  const uses = importAll(forBuild, module => `console.log(${module});`);
  await fs.writeFile(inside('src/routes.tsx'), `${uses}\n${routes}`);
  await run(dir, 'npm', 'run', 'build');
  await fs.writeFile(inside('src/routes.tsx'), routes);
});

/** A site without releases, whose gateway examines what it gets. */
async function startSite() {
  const calls: { call: string; token: string | undefined; body: string }[] = [];
  const registry = { revision: 1, remotes: {} };
  const store = {
    registry: async () => registry,
    history: async () => [],
    releases: async () => [],
    decide: async () => registry,
  };
  const { manifest } = await readShellBuild(path.join(root, 'shell'));
  const context = { remote: 'mf_moving_costs', runsOnServer: true, shells: [parseShell(manifest)], store };
  const examine = (body: Buffer) =>
    examineArchive(body, { ...context, shellDist: path.join(root, 'shell/dist') });
  const server = http.createServer(async (request, response) => {
    const [body, call] = [await buffer(request), `${request.method} ${request.url?.split('?')[0]}`];
    const isArchive = request.headers['content-type'] === 'application/gzip';
    calls.push({ call, token: request.headers.authorization, body: isArchive ? 'archive' : `${body}` });
    const refuse = (error: Error) =>
      response.writeHead(400, { 'content-type': 'text/plain' }).end(error.message);
    const released = () => examine(body).then(examined => ({ ...examined, isNew: true, runsOnServer: true }));
    const reply = isArchive
      ? released()
      : Promise.resolve({ messages: ['Done.'], versions: [], history: [] });
    await reply.then(json => response.end(JSON.stringify({ remote: 'mf-moving-costs', ...json })), refuse);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, calls, server };
}

test('a new remote passes its tests, and its release passes the examination of a site', async () => {
  test.setTimeout(240_000);
  expect(await run(dir, 'npm', 'test')).toContain('2 passed');
  await run(dir, 'npm', 'run', 'generate');
  const { url, calls, server } = await startSite();
  const atSite = (command: string, ...args: string[]) =>
    run(dir, 'npm', 'run', '--silent', command, '--', ...args, '--site', url);
  const [, version = ''] =
    /mf-moving-costs (1\.0\.0-[0-9a-f]{8}) is released/.exec(await atSite('release')) ?? [];
  expect(await atSite('pin', version, '--percent', '10')).toBe('Done.\n');
  await atSite('rollback');
  await atSite('switch-off', '--text', 'Back at noon.');
  expect(await atSite('releases')).toContain('published by');
  await expect(atSite('rollback', 'mf-search')).rejects.toThrow('Name only the remote');
  const token = 'Bearer ht_release_x';
  expect(calls).toEqual([
    { call: 'POST /api/releases/mf-moving-costs', token, body: 'archive' },
    { call: 'POST /api/releases/mf-moving-costs/pin', token, body: JSON.stringify({ version, percent: 10 }) },
    { call: 'POST /api/releases/mf-moving-costs/rollback', token, body: '{}' },
    { call: 'POST /api/releases/mf-moving-costs/disable', token, body: '{"text":"Back at noon."}' },
    { call: 'GET /api/releases/mf-moving-costs', token, body: '' },
  ]);
  expect(await fs.readFile(inside('dist/integrity.json'), 'utf8')).toContain('server/remote.cjs');
  expect(await run(dir, 'git', 'status', '--porcelain', '--ignored')).toContain('!! dist/');
  server.close();
});

test('a remote of this repository is built elsewhere as it is here', async () => {
  const search = path.join(parent, 'search');
  for (const file of ['src', 'package.json', 'rspack.config.ts'])
    await fs.cp(path.join(root, 'mf-search', file), path.join(search, file), { recursive: true });
  await fs.symlink(inside('node_modules'), path.join(search, 'node_modules'));
  await run(search, path.join(search, 'node_modules/.bin/home-truths'), 'build');
  const [here, elsewhere] = await Promise.all(
    [path.join(root, 'mf-search'), search].map(each => readBuild(each)),
  );
  expect(elsewhere?.manifest.imports).toEqual(here?.manifest.imports);
  expect(elsewhere?.manifest.shared).toEqual(here?.manifest.shared);
  const difference = (elsewhere?.release.bytes ?? 0) / (here?.release.bytes ?? 1) - 1;
  expect(Math.abs(difference)).toBeLessThan(0.01);
});

/** Runs `npm run dev` on a free port. */
async function develop() {
  const child = spawn('npm', ['run', 'dev'], { cwd: dir, env: { ...env, PORT: '0' }, detached: true });
  let said = '';
  const url = await new Promise<string>((done, fail) => {
    child.stdout.on('data', text => {
      said += text;
      const [, address] = /shown alone at (http:\S+)/.exec(said) ?? [];
      if (address) done(address);
    });
    child.once('exit', () => fail(new Error(said)));
  });
  return { child, url };
}

async function endOf(child: ChildProcess) {
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await once(child, 'exit');
}

test('npm run dev shows the page without a site, and each change of it', async ({ page }) => {
  const { child, url } = await develop();
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moving costs');
  const file = inside('src/moving-costs/moving-costs-screen.tsx');
  const screen = await fs.readFile(file, 'utf8');
  await fs.writeFile(file, screen.replace('There is nothing here yet.', 'A van costs $90 an hour.'));
  await expect(page.getByText('A van costs $90 an hour.')).toBeVisible();
  await fs.writeFile(file, screen.replace('</Container>', ''));
  await expect(page.getByText('Expected')).toBeVisible();
  const integrity = await fetch(new URL('/r/mf_moving_costs/live/integrity.json', url));
  expect(await integrity.json()).toHaveProperty(['remote.json']);
  await endOf(child);
});
