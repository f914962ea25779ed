/** What `npm run release -- --site` sends and prints. */
import fs from 'node:fs/promises';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { PublishReply } from '@home-truths/contract';
import { unpackArchive } from '@home-truths/contract/release-archive';
import { closeServers, listen, writeFile } from '../../gateway/http/testing.ts';
import { execute } from './command.ts';
import { releaseCommand } from './release.ts';

const { jest } = import.meta;
const VERSION = '1.4.0-0a1b2c3d';
const REPLY: PublishReply = { version: VERSION, isNew: true, runsOnServer: true, findings: [] };
const NO_PIPELINE = {
  GITHUB_SHA: undefined,
  GITHUB_RUN_ID: undefined,
  CI_COMMIT_SHA: undefined,
  CI_PIPELINE_URL: undefined,
};

let root = '';
let sent: { url: string; headers: http.IncomingHttpHeaders; body: Buffer }[] = [];

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'release-'));
  sent = [];
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  setEnvironment({});
});
afterEach(async () => {
  jest.restoreAllMocks();
  closeServers();
  await fs.rm(root, { recursive: true, force: true });
});

const setEnvironment = (more: Record<string, string>) =>
  jest.replaceProperty(process, 'env', {
    ...process.env,
    ...NO_PIPELINE,
    RELEASE_TOKEN: 'ht_release_x',
    HOME_TRUTHS_ID_TOKEN: 'a.b.c',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'secret',
    ...more,
  });

/** A project whose build writes a script and the token that it sees. */
const project = (scripts: Record<string, string> = {}) =>
  writeFile(
    path.join(root, 'mf-costs/package.json'),
    JSON.stringify({
      version: '1.4.0',
      scripts: {
        build: `node -e "fs.mkdirSync('dist/server',{recursive:true});fs.writeFileSync('dist/server/remote.cjs','exports={}');fs.writeFileSync('dist/token.txt',process.env.RELEASE_TOKEN??process.env.HOME_TRUTHS_ID_TOKEN??process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN??'none')"`,
        ...scripts,
      },
    }),
  );

const site = (reply: Partial<PublishReply> = {}, refusal?: [status: number, sentence: string]) =>
  listen(async (request, response) => {
    sent.push({
      url: `${request.method} ${request.url}`,
      headers: request.headers,
      body: await buffer(request),
    });
    const [status, sentence] = refusal ?? [];
    if (status) response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence);
    else response.writeHead(201).end(JSON.stringify({ ...REPLY, ...reply }));
  });

async function release(...args: string[]) {
  const streams = [process.stdout, process.stderr].map(stream =>
    jest.spyOn(stream, 'write').mockImplementation(() => true),
  );
  const code = await execute(releaseCommand, args);
  const [out = '', error = ''] = streams.map(({ mock }) => mock.calls.map(([text]) => text).join(''));
  for (const stream of streams) stream.mockRestore();
  return { code, out: out.replaceAll(/^\w.*….*\n/gm, ''), error };
}

test('a build is sent with its files alone, and the next commands name the site', async () => {
  await project();
  const origin = await site();
  expect(await release('mf-costs', '--site', `${origin}/`)).toEqual({
    code: 0,
    error: '',
    out: [
      `mf-costs ${VERSION} is released. No visitor gets it until it is pinned.`,
      `Start a canary: npm run pin -- mf-costs ${VERSION} --percent 10 --site ${origin}`,
      `Pin it for all visitors: npm run pin -- mf-costs ${VERSION} --site ${origin}`,
      '',
    ].join('\n'),
  });
  const [{ url, headers, body } = { url: '', headers: {}, body: Buffer.alloc(0) }] = sent;
  expect(url).toBe('POST /api/releases/mf-costs');
  expect(headers).toMatchObject({ authorization: 'Bearer ht_release_x', 'content-type': 'application/gzip' });
  expect(await unpackArchive(body)).toEqual({
    'server/remote.cjs': Buffer.from('exports={}'),
    'token.txt': Buffer.from('none'),
  });
});

test('what the site found, and who draws the release, is printed', async () => {
  await project();
  const { code, out } = await release(
    'mf-costs',
    '--site',
    await site({
      isNew: false,
      runsOnServer: false,
      findings: ['mf-costs cannot be pinned now: its path /api is not free: /api is reserved.'],
      preview: 'https://preview.example/?preview=x',
    }),
  );
  expect(code).toBe(0);
  expect(out.trimEnd().split('\n')).toEqual([
    `mf-costs ${VERSION} was released earlier, with the same content. Nothing was stored.`,
    'Browsers alone draw it: the token has no right “server”, or the build no server bundle.',
    'mf-costs cannot be pinned now: its path /api is not free: /api is reserved.',
    'Preview for seven days: https://preview.example/?preview=x',
  ]);
});

const GITHUB = {
  GITHUB_SHA: '0a1b2c3',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'costs/app',
  GITHUB_RUN_ID: '7',
};

test.each<[where: string, environment: Record<string, string>, query: Record<string, string>]>([
  ['nowhere', {}, {}],
  ['GitHub', GITHUB, { commit: '0a1b2c3', pipeline: 'https://github.com/costs/app/actions/runs/7' }],
  [
    'GitLab',
    { CI_COMMIT_SHA: '1b2c3d4', CI_PIPELINE_URL: 'https://gitlab.com/costs/app/-/pipelines/8' },
    { commit: '1b2c3d4', pipeline: 'https://gitlab.com/costs/app/-/pipelines/8' },
  ],
  ['a server without https', { ...GITHUB, GITHUB_SERVER_URL: 'http://git.local' }, { commit: '0a1b2c3' }],
])('commit and pipeline of %s are sent', async (_, environment, query) => {
  setEnvironment(environment);
  await project();
  await release('mf-costs', '--site', await site());
  const { searchParams } = new URL(sent[0]?.url.split(' ')[1] ?? '', 'http://site');
  expect(Object.fromEntries(searchParams)).toEqual(query);
});

test('nothing is sent if a step fails, and a refusal is printed', async () => {
  await project({ 'test:unit': 'node -e "process.exit(1)"' });
  const failed = await release('mf-costs', '--site', await site());
  expect([failed.code, sent]).toEqual([1, []]);
  expect(failed.error).toContain('Nothing was released, because a step failed: Testing mf-costs.');
  await project();
  const sentence = 'mf-costs was not released: evil.js is not listed in integrity.json.';
  const refused = await release('mf-costs', '--site', await site({}, [400, sentence]));
  expect(refused).toEqual({ code: 1, out: '', error: `${sentence}\n` });
});

test.each([
  ['a build without files', { build: 'node -e ""' }, 'mf-costs was not released: ENOENT'],
  [
    'a build that is too large',
    {
      build: `node -e "fs.mkdirSync('dist',{recursive:true});fs.writeFileSync('dist/a.js',crypto.randomBytes(21*1024*1024))"`,
    },
    'mf-costs was not released: The archive is larger than 20 MB.',
  ],
])('%s is not sent', async (_, scripts, sentence) => {
  await project(scripts);
  const { code, error } = await release('mf-costs', '--site', await site());
  expect([code, sent]).toEqual([1, []]);
  expect(error).toContain(sentence);
});

test('a wrong call fails before anything is built', async () => {
  await project({ build: 'node -e "process.exit(1)"' });
  for (const args of [
    ['mf-costs', '--site', 'http://homes.example'],
    ['costs', '--site', 'https://homes.example'],
    ['mf-costs', 'mf-more', '--site', 'https://homes.example'],
  ])
    expect((await release(...args)).code).toBe(2);
});
