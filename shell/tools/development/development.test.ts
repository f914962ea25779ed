import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isInCanary } from '../../gateway/releases/canary.ts';
import { buildOf, decide, writeRelease } from '../../gateway/releases/testing.ts';
import { liveDir, storeBuild } from './live-builds.ts';

const { jest } = import.meta;
jest.setTimeout(60_000);

const repository = path.resolve(import.meta.dirname, '../../..');
const children: ChildProcess[] = [];
let dir = '';
let api: http.Server;
/** Requests to the backend. */
const requests: string[] = [];
let gateway = '';
let other = '';

/** A remote of one page, at a path of the guides. */
const REMOTE = {
  'package.json': JSON.stringify({
    name: '@home-truths/mf-guides',
    type: 'module',
    microFrontend: { team: 'Guides', contract: '1.0.0', paths: ['/about'] },
  }),
  'rspack.config.ts': `import { remote } from '@home-truths/remote';
export default remote(import.meta.dirname, { './routes': './src/routes.tsx' });`,
  'src/routes.tsx': `import { Screen } from './screen.tsx';
export default () => [{ id: 'about', path: 'about', element: <Screen />, handle: { head: () => ({ title: 'About' }) } }];`,
  'src/screen.tsx': `export const Screen = () => <p>The first words</p>;`,
};
const screen = () => path.join(dir, 'rooms/mf-guides/src/screen.tsx');

/** Starts a process and answers what its ready line says. */
async function run(script: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), ...args], {
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', PARENT_PIPE: '1', ...env },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  children.push(child);
  let said = '';
  return new Promise<{ port?: number }>((done, fail) => {
    child.stdout.on('data', text => {
      said += text;
      const line = /^{"ready":true.*$/m.exec(said)?.[0];
      if (line) done(JSON.parse(line));
    });
    child.once('exit', () => fail(new Error(`${script} ended: ${said}`)));
  });
}

async function openGateway(dataDir: string) {
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const { port } = await run('main.ts', [], {
    DATA_DIR: dataDir,
    API_URL: apiUrl,
    GATEWAY_TOKEN: 'a-gateway-token-of-32-characters-',
  });
  return `http://localhost:${port}`;
}

beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'development-'));
  const within = (name: string) => path.join(dir, name);
  const [mine, theirs, workspaces] = [within('mine'), within('theirs'), within('rooms')];
  for (const [file, text] of Object.entries(REMOTE)) {
    fs.mkdirSync(path.dirname(path.join(workspaces, 'mf-guides', file)), { recursive: true });
    fs.writeFileSync(path.join(workspaces, 'mf-guides', file), text);
  }
  fs.symlinkSync(path.join(repository, 'node_modules'), path.join(dir, 'node_modules'));
  api = http.createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    response.writeHead(404).end();
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  await run('build-watcher.ts', ['shell', 'mf_guides'], { DATA_DIR: mine, REMOTES_DIR: workspaces });
  gateway = await openGateway(mine);
  // a second house, in which nobody builds the guides
  fs.cpSync(liveDir(mine, 'shell'), liveDir(theirs, 'shell'), { recursive: true });
  fs.mkdirSync(path.join(theirs, 'live/notes'));
  storeBuild(theirs, { name: 'shell', hash: '1', errors: '' });
  await writeRelease(path.join(theirs, 'releases'), buildOf({ version: '1.0.0', imports: {} }));
  await decide(path.join(theirs, 'releases'), { mf_search: { pinned: '1.0.0' } });
  other = await openGateway(theirs);
});

afterAll(async () => {
  for (const child of children) {
    child.stdin?.end();
    if (child.exitCode === null) await once(child, 'exit');
  }
  api.close();
  fs.rmSync(dir, { recursive: true, force: true });
});

const page = async (origin: string, headers = {}) => {
  const reply = await fetch(`${origin}/about`, { headers });
  return { render: reply.headers.get('x-render'), text: await reply.text() };
};

/** Asks until the answer holds some words. */
async function until(needle: string, sendRequest: () => Promise<string>) {
  for (;;) {
    const text = await sendRequest();
    if (text.includes(needle)) return text;
    await sleep(50);
  }
}

test('a remote is drawn from its source, and again when the source changes', async () => {
  const { text, render } = await page(gateway);
  expect(render).toBe('server');
  expect(text).toContain('<p>The first words</p>');
  fs.writeFileSync(screen(), REMOTE['src/screen.tsx'].replace('first', 'second'));
  const changed = await until('The second words', async () => (await page(gateway)).text);
  expect(changed).not.toContain('first words');
});

test('the page hears of each build, and of what cannot be built, while the last good one stays', async () => {
  const leaving = new AbortController();
  const { body } = await fetch(`${gateway}/-/development/events`, { signal: leaving.signal });
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const news = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await news()).toMatch(/"name":"mf_guides","hash":"\w+","errors":""/);
  fs.writeFileSync(screen(), 'export const Screen = () => <p>');
  expect(await until('screen.tsx', news)).toContain('"hash":""');
  expect((await page(gateway)).text).toContain('The second words');
  fs.writeFileSync(screen(), REMOTE['src/screen.tsx']);
  await until('"errors":""', news);
  leaving.abort();
});

const sendRequest = (query: string, headers = {}) =>
  fetch(`${other}/about?${query}`, { headers, redirect: 'manual' });

test('an override takes one remote from another machine, says so on the page, and can be ended', async () => {
  const set = await sendRequest(`q=1&override=mf_guides@${gateway}`);
  expect([set.status, set.headers.get('location')]).toEqual([303, '/about?q=1']);
  const cookie = set.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { text, render } = await page(other, { cookie });
  expect(render).toBe('browser');
  expect(text).toContain(`mf_guides comes from ${gateway}.`);
  expect(text).toContain('End the override</button>');
  const [, entry = ''] = /"(remoteEntry\.\w+\.js)"/.exec(text) ?? [];
  const script = await fetch(`${other}/-/override/mf_guides/${entry}`, { headers: { cookie } });
  expect(await script.text()).toBe(await (await fetch(`${gateway}/r/mf_guides/live/${entry}`)).text());
  expect((await page(other)).text).not.toContain(gateway);
  const off = await sendRequest('override=off', { cookie });
  expect(off.headers.get('set-cookie')).toMatch(/^override=; .*Max-Age=0/);
});

test('the backend is asked which contract it has', () => {
  expect(requests).toContain('HEAD /healthz');
});

test('an override that points elsewhere is reported, and the release stays', async () => {
  const elsewhere = http.createServer(({ url }, response) =>
    response.writeHead(302, { location: gateway + url }).end(),
  );
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
  const { port } = elsewhere.address() as AddressInfo;
  const set = await sendRequest(`override=mf_guides@http://localhost:${port}`);
  const { text } = await page(other, { cookie: set.headers.get('set-cookie') ?? '' });
  elsewhere.close();
  expect(text).toContain('but the release is shown');
});

test('an override that cannot be reached is reported, and the release stays', async () => {
  const cookie = (await sendRequest('override=mf_guides@http://localhost:1')).headers.get('set-cookie') ?? '';
  expect((await page(other, { cookie })).text).toContain('but the release is shown');
});

const FROM_ELSEWHERE = { 'sec-fetch-site': 'cross-site' };
test.each([
  ['another site’s link', 'mf_guides@http://localhost:1', FROM_ELSEWHERE, 403, /typed into the address bar/],
  ['a machine far away', 'mf_guides@http://example.com', {}, 400, /of your own network/],
  ['a number that is one far away', 'mf_guides@http://134744072', {}, 400, /of your own network/],
  ['words', 'guides', {}, 400, /looks like mf_search@http/],
])('%s sets no override, and is told why', async (_, override, headers, status, why) => {
  const reply = await sendRequest(`override=${encodeURIComponent(override)}`, headers);
  expect([reply.status, reply.headers.get('set-cookie')]).toEqual([status, null]);
  expect(await reply.text()).toMatch(why);
});

test('a visitor of a canary gets its version of a remote that is not built here', async () => {
  const releases = path.join(dir, 'theirs/releases');
  for (const version of ['1.0.0', '2.0.0'])
    await writeRelease(releases, buildOf({ name: 'mf_guides', version, imports: {} }));
  await decide(releases, { mf_guides: { pinned: '1.0.0', canary: { version: '2.0.0', percent: 99 } } });
  // without releases of a backend a gateway starts from its folder
  other = await openGateway(path.join(dir, 'theirs'));
  const visitor = ['a', 'b'].map(letter => letter.repeat(22)).find(each => isInCanary(each, 'mf_guides', 99));
  const shown = (headers: object) => async () => (await page(other, headers)).text;
  const [canary, pinned] = ['/r/mf_guides/2.0.0/', '/r/mf_guides/1.0.0/'] as const;
  expect(await until(canary, shown({ cookie: `canary=${visitor}` }))).not.toContain(pinned);
  expect(await until(pinned, shown({ 'user-agent': 'a bot' }))).not.toContain(canary);
});
