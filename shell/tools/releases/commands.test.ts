/** What the commands print, change and return. The first tests start them as processes, as a person does. */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { prepareDatabase } from '../../../backend/src/platform/database/embedded/roles.ts';
import {
  connectionUrl,
  DATABASE_NAME,
  type Embedded,
  startEmbedded,
} from '../../../backend/src/platform/database/embedded/server.ts';
import { runMigrations } from '../../../backend/src/platform/database/run-migrations.ts';
import { query } from '../../../backend/src/testing/query.ts';
import {
  type Build,
  buildOf,
  CAPABILITIES,
  declarationFor,
  manifestOf,
  writeBuild,
} from '../../gateway/releases/testing.ts';
import { execute } from './command.ts';
import { deployCommand } from './deploy.ts';
import { disownCommand } from './disown.ts';
import { pinCommand } from './pin.ts';
import { releaseCommand } from './release.ts';
import { releasesCommand } from './releases.ts';
import { rollbackCommand } from './rollback.ts';
import { changeStore, readFromStore } from './store.ts';
import { switchOffCommand } from './switch-off.ts';

const { jest } = import.meta;

const COMMANDS = {
  deploy: deployCommand,
  disown: disownCommand,
  pin: pinCommand,
  release: releaseCommand,
  releases: releasesCommand,
  rollback: rollbackCommand,
  'switch-off': switchOffCommand,
};
type Name = keyof typeof COMMANDS;

const NAMES = { react: ['memo', 'useState'], '@home-truths/platform/ui': ['Box'] };

let root = '';
let postgres: Embedded;
let ownerUrl = '';
const statement = (text: string) => query(ownerUrl, text);

beforeAll(async () => {
  const dir = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'commands-database-'));
  await fs.chmod(dir, 0o711);
  postgres = await startEmbedded({ dir: path.join(dir, 'postgres'), settings: { fsync: 'off' } });
  await prepareDatabase(postgres, DATABASE_NAME);
  ownerUrl = connectionUrl(postgres, 'owner');
  await runMigrations(ownerUrl, 'all');
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  await fs.rm(path.dirname(postgres.dataDir), { recursive: true, force: true });
});

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'commands-'));
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  const DATABASE_URL = connectionUrl(postgres, 'app');
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE_URL, GITHUB_ACTOR: 'sam' });
  await statement('truncate registry_revision, release, release_file');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await fs.rm(root, { recursive: true, force: true });
});

interface Ended {
  code: number;
  out: string;
  error: string;
}

/** Starts a command as a process, in the project of the test. */
const start = (command: Name, ...args: string[]) =>
  new Promise<Ended>(done => {
    const { NODE_OPTIONS: _, ...env } = process.env;
    const file = path.join(import.meta.dirname, `${command}.ts`);
    const child = execFile(process.execPath, [file, ...args], { cwd: root, env }, (_error, out, error) =>
      done({ code: child.exitCode ?? -1, out, error }),
    );
  });

/** Runs a command in this process, in the project of the test. */
async function run(command: Name, ...args: string[]): Promise<Ended> {
  const streams = [process.stdout, process.stderr].map(stream =>
    jest.spyOn(stream, 'write').mockImplementation(() => true),
  );
  const code = await execute(COMMANDS[command], args);
  const [out = '', error = ''] = streams.map(({ mock }) => mock.calls.map(([text]) => text).join(''));
  for (const stream of streams) stream.mockRestore();
  return { code, out, error };
}

/** Stores a release. */
function lay(changes: Partial<Build> = {}) {
  const build = buildOf(changes);
  const { name, version, code, declares } = build;
  const files = { 'server/remote.cjs': Buffer.from(code) };
  const { audience } = declarationFor(build, declares);
  return changeStore(store =>
    store.add({ name, version, audience, manifest: manifestOf(build), bytes: 5, runsOnServer: true, files }),
  );
}
/** Stores what a shell provides, and the contract of the running backend. */
async function layShell(names: Record<string, string[]>, backend?: string, version = '2.0.0') {
  await statement(`delete from release where name = 'shell'`);
  const manifest = JSON.stringify({ version, ...CAPABILITIES, names, backend });
  await changeStore(store =>
    store.add({
      name: 'shell',
      version,
      audience: 'public',
      manifest,
      bytes: 0,
      runsOnServer: true,
      files: {},
    }),
  );
}
const registry = () => readFromStore(store => store.registry());
const history = () => readFromStore(store => store.history());
const decided = async (name = 'mf_search') => (await registry()).remotes[name];

/** A project with a remote whose build script leaves a given build, and a built shell. */
async function project(build: Partial<Build> = {}, scripts: Record<string, string> = {}) {
  const remote = path.join(root, 'mf-search');
  await fs.rm(path.join(remote, 'made'), { recursive: true, force: true });
  await writeBuild(path.join(remote, 'made'), buildOf(build));
  const copy = `node -e "fs.cpSync('made','dist',{recursive:true})"`;
  const manifest = { name: 'a', version: '1.4.0', scripts: { build: copy, ...scripts } };
  await fs.writeFile(path.join(remote, 'package.json'), JSON.stringify(manifest));
  const dist = path.join(root, 'shell/dist');
  await fs.mkdir(path.join(dist, 'server'), { recursive: true });
  await fs.writeFile(path.join(root, 'shell/package.json'), '{"version":"2.0.0"}');
  await fs.writeFile(
    path.join(dist, 'shell.json'),
    JSON.stringify({ ...CAPABILITIES, scripts: [], fonts: [] }),
  );
  await fs.writeFile(path.join(dist, 'integrity.json'), '{}');
  await fs.writeFile(path.join(dist, 'sw.js'), '');
  const sharedModules = `{ react: { memo: x => x, useState() {} }, '@home-truths/platform/ui': { Box() {} } }`;
  await fs.writeFile(path.join(dist, 'server/shell.cjs'), `exports.sharedModules = ${sharedModules}`);
}
const ROUTES = `exports.exposes = { './routes': { default: () => [{ path: 'search' }] } };`;
const released = async () => {
  const releases = await readFromStore(store => store.releases());
  return releases.filter(({ name }) => name === 'mf_search').map(({ version }) => version);
};

test.each(Object.keys(COMMANDS) as Name[])('%s explains itself', async command => {
  const help = await start(command, '--help');
  expect([help.code, help.error]).toEqual([0, '']);
  expect(help.out).toContain(`npm run ${command}`);
  expect(help.out).toContain('Exit codes: 0');
});

test('an unknown remote is reported with the known ones', async () => {
  await lay();
  await lay({ name: 'mf_admin' });
  await fs.mkdir(path.join(root, 'mf-property'));
  const { code, error } = await run('rollback', 'mf-nothing');
  expect(code).toBe(2);
  expect(error).toContain(
    'There is no remote called mf-nothing. Choose one of: mf-admin, mf-property, mf-search.',
  );
});

test('an unknown option is reported with the known ones', async () => {
  const { code, out, error } = await start('pin', 'mf-search', '--upside-down');
  expect([code, out]).toEqual([2, '']);
  expect(error).toContain('--upside-down');
  expect(error).toContain('Exit codes: 0');
});

test('a remote is released, tried, pinned and rolled back', async () => {
  await lay({ version: '1.0.0' });
  await lay({ version: '2.0.0' });
  expect(await run('pin', 'mf-search', '1.0.0')).toMatchObject({
    code: 0,
    out: 'mf-search 1.0.0 is pinned for all visitors.\n',
  });
  expect((await run('pin', 'mf-search', '2.0.0', '--percent', '10')).out).toBe(
    'mf-search 2.0.0 is a canary at 10 %. All other visitors get 1.0.0.\n',
  );
  const canary = { version: '2.0.0', percent: 10, began: expect.any(String) };
  expect(await decided()).toMatchObject({ pinned: '1.0.0', canary });
  expect((await run('releases')).out).toMatch(
    /^remote +pinned +previous +rollout +released \(UTC\) +size +status\nmf-search +1\.0\.0 +– +canary 2\.0\.0 at 10 % +20\d\d-\d\d-\d\d \d\d:\d\d +0\.0 kB +compatible\n$/,
  );
  expect((await run('pin', 'mf-search', '2.0.0')).out).toContain('The previous version was 1.0.0.');
  expect((await run('rollback', 'mf-search')).out).toBe(
    'mf-search was rolled back from 2.0.0 to 1.0.0 for all visitors.\n',
  );
  expect(await decided()).toEqual({
    pinned: '1.0.0',
    source: 'command',
    owns: { audience: 'public', paths: ['/', '/search'], slots: {} },
  });
  const [latest] = await history();
  expect(latest?.change).toMatchObject({ what: 'rollback mf_search', by: 'sam' });
  const again = await run('rollback', 'mf-search');
  expect([again.code, again.error]).toEqual([
    1,
    'mf-search has no previous version to roll back to. Choose one and pin it: npm run releases -- mf-search\n',
  ]);
  expect((await run('releases', '--history')).out).toMatch(
    /^revision +changed \(UTC\) +by +change\n4 .* sam +rollback/,
  );
  const listed = JSON.parse((await run('releases', 'mf-search', '--json')).out);
  expect(listed.map(({ version }: { version: string }) => version).sort()).toEqual(['1.0.0', '2.0.0']);
});

test('a rollback that names the version it leaves is done once', async () => {
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    await lay({ version });
    await run('pin', 'mf-search', version);
  }
  const leave = (version: string) => run('rollback', 'mf-search', '--from', version);
  expect((await leave('3.0.0')).out).toContain('from 3.0.0 to 2.0.0');
  expect(await leave('3.0.0')).toMatchObject({
    code: 1,
    error:
      'Visitors get other versions of mf-search by now: 2.0.0 is pinned, without a canary. Nothing was changed.\n',
  });
  await run('pin', 'mf-search', '3.0.0', '--percent', '10');
  expect(await leave('2.0.0')).toMatchObject({
    code: 1,
    error:
      'Visitors get other versions of mf-search by now: 2.0.0 is pinned, and 3.0.0 is a canary at 10 %. Nothing was changed.\n',
  });
  expect((await leave('3.0.0')).out).toBe('The canary mf-search 3.0.0 has ended. All visitors get 2.0.0.\n');
});

test('a second rollback goes to what was before the newest of several times a version was pinned', async () => {
  const versions = ['1.0.0', '2.0.0', '3.0.0', '2.0.0', '4.0.0'];
  for (const version of versions) await lay({ version });
  for (const version of versions) await run('pin', 'mf-search', version);
  await run('rollback', 'mf-search');
  expect(await decided()).toMatchObject({ pinned: '2.0.0', previous: '3.0.0' });
});

test.each([
  ['that is not there', ['9.9.9'], 'mf-search 9.9.9 was not pinned: this version does not exist.'],
  ['that does not fit the shell', ['newer'], 'it was built for contract 7.0.0, but the backend has 1.2.0'],
  [
    'for a share where nothing is pinned',
    ['1.0.0', '--percent', '10'],
    'Pin one first: npm run pin -- mf-search 1.0.0',
  ],
])('a version %s is not pinned', async (_, args, reason) => {
  await layShell(NAMES);
  await lay({ version: '1.0.0' });
  await lay({ version: 'newer', contract: '7.0.0' });
  const { code, error } = await run('pin', 'mf-search', ...args);
  expect([code, error]).toEqual([1, expect.stringContaining(reason)]);
  if (!args.includes('--percent')) expect(error).toMatch(/Released versions, newest first: .*1\.0\.0/);
  expect((await registry()).revision).toBe(0);
});

test('what the running backend’s contract does not fit is not pinned, and reported where it is pinned, until it fits', async () => {
  await lay({ version: '1.0.0', contract: '1.2.0' });
  await layShell(NAMES, '1.1.0');
  const reason = 'it was built for contract 1.2.0, but the backend has 1.1.0';
  const refused = await run('pin', 'mf-search', '1.0.0');
  expect([refused.code, refused.error]).toEqual([1, expect.stringContaining(reason)]);
  await layShell(NAMES, '1.2.0');
  expect((await run('pin', 'mf-search', '1.0.0')).code).toBe(0);
  await layShell(NAMES, '1.1.0');
  expect((await run('releases')).out).toContain(reason);
});

test('a canary is watched and pinned by itself if the command says so', async () => {
  await lay({ version: '1.0.0' });
  await lay({ version: '2.0.0' });
  await run('pin', 'mf-search', '1.0.0');
  const args = ['mf-search', '2.0.0', '--percent', '10'];
  expect((await run('pin', ...args, '--watch', '--promote', '24h')).out).toBe(
    'mf-search 2.0.0 is a canary at 10 %. All other visitors get 1.0.0.\n' +
      'It ends by itself if it fails too often.\nIt is pinned by itself after 24h.\n',
  );
  expect((await decided())?.canary).toEqual({
    version: '2.0.0',
    percent: 10,
    began: expect.stringMatching(/^20\d\d-/),
    watch: true,
    promoteAfter: '24h',
  });
  expect((await run('releases')).out).toContain(' canary 2.0.0 at 10 %, watched, pinned after 24h ');
  const [latest] = await history();
  expect(latest?.change.what).toBe('pin mf_search 2.0.0 --percent 10 --watch --promote 24h');
  expect((await run('pin', ...args)).out).toContain('It is not watched any more.');
});

test.each([
  ['--watch', 'Only a canary can be watched. Give a percentage as well: --percent 10 --watch'],
  ['--percent 100 --watch', 'Only a canary can be watched.'],
  ['--percent 10 --promote 24h', 'Only a watched canary is pinned by itself. Add --watch.'],
  ...['29m', '15d', '1w', '24', '1.5h', '-3h', '0h', ''].map(time => [
    `--percent 10 --watch --promote=${time}`,
    'The time must be from 30m to 14d: --promote 24h',
  ]),
])('pin %s is refused', async (options = '', sentence = '') => {
  await lay();
  const { code, error } = await run('pin', 'mf-search', '1.0.0', ...options.split(' '));
  expect([code, error]).toEqual([2, expect.stringContaining(sentence)]);
  expect((await registry()).revision).toBe(0);
});

test.each(['0', '1.5'])('a share of "%s" is no share', async percent => {
  await lay();
  expect(await run('pin', 'mf-search', '1.0.0', '--percent', percent)).toMatchObject({
    code: 2,
    error: expect.stringContaining('must be a whole number from 1 to 100'),
  });
});

test('a remote is switched off with a text and on again', async () => {
  await lay({ version: '1.0.0' });
  const early = await run('switch-off', 'mf-search', '--text', 'Back at noon.');
  expect([early.code, early.error]).toEqual([
    1,
    'mf-search is not in the registry yet. Pin a version first: npm run pin -- mf-search <version>\n',
  ]);
  await run('pin', 'mf-search', '1.0.0');
  expect((await run('switch-off', 'mf-search')).code).toBe(2);
  expect((await run('switch-off', 'mf-search', '--text', 'a'.repeat(301))).code).toBe(2);
  expect((await run('switch-off', 'mf-search', '--text', ' Back at noon. ')).code).toBe(0);
  expect(await decided()).toMatchObject({ disabled: 'Back at noon.' });
  expect((await run('releases')).out).toMatch(/mf-search +1\.0\.0 +– +disabled/);
  expect((await run('switch-off', 'mf-search', '--on')).out).toBe('mf-search is enabled.\n');
  expect((await decided())?.disabled).toBeUndefined();
});

test('a path has one owner until it is given up, and a rollback takes nothing from the next one', async () => {
  const name = 'mf_new';
  await lay({ name, version: '1.0.0', declares: { paths: ['/new', '/old'] } });
  await lay({ name, version: '2.0.0', declares: { paths: ['/new'] } });
  await lay({ version: '1.0.0', declares: { paths: ['/search', '/old/list'] } });
  for (const version of ['1.0.0', '2.0.0']) await run('pin', 'mf-new', version);
  expect(await run('pin', 'mf-search', '1.0.0')).toMatchObject({
    code: 1,
    error:
      'mf-search 1.0.0 was not pinned: its path /old/list is not free: /old belongs to mf-new (choose another path, or ask the team of mf-new to give it up).\n',
  });
  expect((await run('disown', 'mf-new', '/new')).error).toContain('mf-new still has /new in a version that');
  expect((await run('disown', 'mf-new', '/search')).error).toBe(
    'mf-new does not own /search. It owns: /new, /old.\n',
  );
  expect((await run('disown', 'mf-new', '/old')).out).toBe(
    '/old no longer belongs to mf-new: the first remote that is pinned with it gets it.\n',
  );
  expect((await run('pin', 'mf-search', '1.0.0')).code).toBe(0);
  expect((await run('rollback', 'mf-new')).error).toContain(
    'mf-new was not rolled back to 1.0.0: its path /old is not free: /old/list belongs to mf-search',
  );
  expect((await history()).map(({ change }) => change.what)).toContain('disown mf_new /old');
});

test('a page that passes other props than the slot takes is not pinned, nor is such a slot', async () => {
  const slot = { height: '1rem', failure: 'silent', what: 'a line', props: { id: 'number' } } as const;
  const exposes = ['./new.line/v1'];
  await lay({ name: 'mf_new', version: '1.0.0', exposes, declares: { provides: { 'new.line/v1': slot } } });
  const other = { ...slot, props: { id: 'string' } };
  await lay({ name: 'mf_new', version: '2.0.0', exposes, declares: { provides: { 'new.line/v1': other } } });
  await lay({ version: '1.0.0', declares: { consumes: { 'new.line/v1': { id: 'number' } } } });
  await lay({ version: '2.0.0', declares: { consumes: { 'new.line/v1': { id: 'string' } } } });
  expect((await run('pin', 'mf-search', '1.0.0')).out).toContain(
    'No pinned remote provides new.line/v1; its place stays empty.',
  );
  await run('pin', 'mf-new', '1.0.0');
  const isPinned = async (remote: string, version: string) => (await run('pin', remote, version)).error;
  expect(await isPinned('mf-search', '2.0.0')).toBe(
    'mf-search 2.0.0 was not pinned: mf-search passes id as string instead of number (slot new.line/v1 of mf-new).\n',
  );
  expect(await isPinned('mf-new', '2.0.0')).toBe(
    'mf-new 2.0.0 was not pinned: mf-search passes id as number instead of string (slot new.line/v1 of mf-new).\n',
  );
});

test('a build that declares nothing is not released', async () => {
  await project({ declares: undefined, code: ROUTES });
  const { code, error } = await run('release', 'mf-search');
  expect([code, await released()]).toEqual([1, []]);
  expect(error).toContain('was not released: its remote.json does not declare what the remote has');
});

test('two commands at once both count', async () => {
  await lay({ version: '1.0.0' });
  await lay({ name: 'mf_guides', version: '1.0.0' });
  const both = await Promise.all([start('pin', 'mf-search', '1.0.0'), start('pin', 'mf-guides', '1.0.0')]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(await decided('mf_search')).toBeDefined();
  expect(await decided('mf_guides')).toBeDefined();
});

test('a build that passes is released once, and the same one again is no fault', async () => {
  await project({ code: `const react = require("react"); react.memo; ${ROUTES}` });
  const first = await run('release', 'mf-search');
  expect([first.code, first.error]).toEqual([0, '']);
  const [version = ''] = await released();
  expect(version).toMatch(/^1\.4\.0-[0-9a-f]{8}$/);
  expect(
    await statement(`select runs_on_server, published_by from release where name = 'mf_search'`),
  ).toEqual([{ runs_on_server: true, published_by: 'sam' }]);
  expect(first.out).toContain(`mf-search ${version} is released. No visitor gets it until it is pinned.`);
  expect(first.out).toContain(`npm run pin -- mf-search ${version} --percent 10`);
  expect((await registry()).revision).toBe(0);
  const again = await run('release', 'mf-search');
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining('Nothing was stored.') });
  expect(await released()).toEqual([version]);
});

test('a build of which a file was changed is not released', async () => {
  await project({ code: ROUTES });
  await fs.writeFile(path.join(root, 'mf-search/made/server/remote.cjs'), 'tampered');
  expect(await run('release', 'mf-search')).toMatchObject({
    code: 1,
    error: expect.stringContaining('server/remote.cjs does not match its hash'),
  });
  expect(await released()).toEqual([]);
});

const FAILS = 'node -e "console.log(\'expected 1, got 2\'); process.exit(1)"';

test.each([
  ['whose tests fail', {}, { 'test:unit': FAILS }, 'expected 1, got 2'],
  [
    'that imports a name the platform does not have',
    { imports: { react: ['useMagic'] } },
    {},
    'it imports useMagic from react, which does not export it',
  ],
  ['without routes', { code: 'exports.exposes = {}' }, {}, 'its ./routes is not a function'],
])('a build %s is not released', async (_, build, scripts, reason) => {
  await project({ code: ROUTES, ...build }, scripts);
  const { code, error } = await run('release', 'mf-search');
  expect([code, error]).toEqual([1, expect.stringContaining(reason)]);
  expect(await released()).toEqual([]);
});

test('scripts run with the Node of the command, not with another one of the machine', async () => {
  const machine = path.join(root, 'machine');
  await fs.mkdir(machine);
  await fs.writeFile(path.join(machine, 'node'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  await project({ code: ROUTES });
  process.env.PATH = [machine, process.env.PATH].join(path.delimiter);
  const { code } = await run('release', 'mf-search');
  expect(code).toBe(0);
});

test('a build is tested against the shell that ran before, too', async () => {
  await project({ code: ROUTES, imports: { react: ['useState'] } });
  await layShell({ ...NAMES, react: ['memo'] }, undefined, '1.9.0');
  const { code, out, error } = await run('release', 'mf-search');
  expect([code, out]).toEqual([1, expect.stringContaining('Compatible with shell 2.0.0-')]);
  expect(error).toContain('not compatible with shell 1.9.0: it imports useState from react');
});

test('what is built is deployed, and what a person has pinned stays', async () => {
  expect((await run('deploy')).error).toBe(`Nothing is built in ${root}. Build it first: npm run build\n`);
  await project({ declares: {} });
  await fs.cp(path.join(root, 'mf-search/made'), path.join(root, 'mf-search/dist'), { recursive: true });
  const first = await run('deploy');
  expect([first.code, first.error]).toEqual([0, '']);
  expect(first.out).toMatch(
    /^The files of shell 2\.0\.0-[0-9a-f]{8} are released\.\nmf-search 1\.4\.0-[0-9a-f]{8} is pinned for all visitors\.\n$/,
  );
  const releases = await readFromStore(store => store.releases());
  expect(releases.map(({ name, version }) => [name, version.slice(0, 6)]).sort()).toEqual([
    ['mf_search', '1.4.0-'],
    ['shell', '2.0.0-'],
  ]);
  expect((await decided())?.pinned).toMatch(/^1\.4\.0-/);
  expect((await history()).map(({ change }) => change.what)).toEqual(['deploy']);
  await lay({ version: '3.0.0' });
  expect(await run('pin', 'mf-search', '3.0.0')).toMatchObject({ code: 0, error: '' });
  expect((await run('deploy')).out).toContain('mf-search stays at 3.0.0');
  expect((await decided())?.pinned).toBe('3.0.0');
});

test('a database that is read-only or away is reported, and nothing is changed', async () => {
  await lay({ version: '1.0.0' });
  const url = new URL(process.env.DATABASE_URL ?? '');
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  process.env.DATABASE_URL = url.href;
  // as a process, which ends once nothing is open any more
  expect(await start('pin', 'mf-search', '1.0.0')).toMatchObject({
    code: 1,
    error: 'The database is read-only. Nothing was changed.\n',
  });
  expect((await run('releases', 'mf-search')).code).toBe(0);
  process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1:1/nothing';
  expect(await run('releases')).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^The database cannot be used: .*ECONNREFUSED/),
  });
});

test('the history names the user of the machine', async () => {
  delete process.env.GITHUB_ACTOR;
  await lay({ version: '1.0.0' });
  await run('pin', 'mf-search', '1.0.0');
  expect((await history())[0]?.change.by).toBe(os.userInfo().username);
});

test('versions that nobody needs are removed', async () => {
  expect(await run('releases')).toMatchObject({
    code: 1,
    error: expect.stringContaining('no registry'),
  });
  for (const version of ['1', '2', '3', '4', '5', '6', '7', '8']) {
    await lay({ version: `${version}.0.0`, code: version });
    await statement(`update release set created_at = '2020-01-0${version}' where version = '${version}.0.0'`);
  }
  await run('pin', 'mf-search', '1.0.0');
  expect((await run('releases', '--prune')).out).toBe('0 versions were removed.\n');
  await statement(`update registry_revision set content = replace(content, '"at":"20', '"at":"19')`);
  expect((await run('releases', '--prune')).out).toBe(
    'mf-search 4.0.0 was removed.\nmf-search 3.0.0 was removed.\nmf-search 2.0.0 was removed.\n3 versions were removed.\n',
  );
  expect(await statement('select count(*)::int as files from release_file')).toEqual([{ files: 5 }]);
});
