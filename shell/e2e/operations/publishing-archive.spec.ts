import crypto from 'node:crypto';
import path from 'node:path';
import { packArchive } from '@home-truths/contract/release-archive';
import { readFiles } from '@home-truths/remote/commands';
import { GITHUB_CLAIMS, startIssuer } from '../../../backend/src/testing/issuer.ts';
import { query } from '../../../backend/src/testing/query.ts';
import { OwnBackend } from '../support/own-backend.ts';
import { openReleaseWorkspace, type ReleaseWorkspace } from '../support/release-workspace.ts';
import { storeToken, teamCommands, trustPipelines } from '../support/team.ts';
import { expect, test } from '../support/visit.ts';

const HEADINGS = [
  'Property Resources',
  'Guides that a team released',
  'Guides for browsers alone',
  'Guides of a pipeline',
] as const;
/** Gateways fetch a release that they have never shown, file by file. */
const FETCHED = { timeout: 20_000, intervals: [50] };
const sha384 = (content: string) => `sha384-${crypto.createHash('sha384').update(content).digest('base64')}`;

let own: OwnBackend;
let one: Awaited<ReturnType<OwnBackend['gateway']>>;
let two: typeof one;
let workspace: ReleaseWorkspace;
let command: ReturnType<typeof teamCommands>;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await OwnBackend.start();
  const preview = { PREVIEW_URL: 'http://preview.localhost' };
  [one, two] = [await own.gateway('one', preview), await own.gateway('two', preview)];
  workspace = await openReleaseWorkspace('mf-guides', own);
  command = teamCommands(() => one.url, workspace.dir);
});
test.afterAll(async () => {
  await workspace?.close();
  await Promise.all([one?.stop(), two?.stop()]);
  await own?.stop();
});

const tokenOf = (...rights: string[]) => storeToken(own.ownerUrl, 'mf_guides', rights);
const headingAt = async ({ url }: { url: string }) =>
  /<h1[^>]*>(.*?)<\/h1>/.exec(await (await fetch(`${url}/resources`)).text())?.[1];
const stored = async () =>
  (await query(own.ownerUrl, `select version, runs_on_server from release where name = 'mf_guides'`)).length;
const builtFiles = () => readFiles(path.join(workspace.dir, 'mf-guides/dist'));

async function publish(token: string, archive: Buffer, gateway = one) {
  const response = await fetch(`${gateway.url}/api/releases/mf-guides`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
    body: new Uint8Array(archive),
  });
  return { status: response.status, text: await response.text() };
}

let first = '';

test('a team publishes a build and pins it, and every gateway draws it', async () => {
  await workspace.edit('src/resources/resources-screen.tsx', HEADINGS[0], HEADINGS[1]);
  const token = await tokenOf('publish', 'server', 'pin');
  const { code, out, error } = await command(token, 'release', 'mf-guides');
  expect([code, error]).toEqual([0, '']);
  first = /mf-guides (\S+) is released/.exec(out)?.[1] ?? '';
  expect(out).toContain(`\nPreview for seven days: http://preview.localhost/?preview=`);
  expect(out).toContain(`Pin it for all visitors: npm run pin -- mf-guides ${first} --site ${one.url}\n`);
  const [printed, seconds] = /^Publishing mf-guides… ([\d.]+) s$/m.exec(out) ?? [];
  console.log(printed);
  expect(Number(seconds)).toBeLessThan(10);
  expect(await headingAt(one)).toBe(HEADINGS[0]);
  expect((await command(token, 'pin', 'mf-guides', first)).code).toBe(0);
  for (const gateway of [one, two]) await expect.poll(() => headingAt(gateway), FETCHED).toBe(HEADINGS[1]);
  const [row] = await query(
    own.ownerUrl,
    `select published_by, runs_on_server, commit from release where version = '${first}'`,
  );
  expect(row).toMatchObject({ published_by: 'token CI', runs_on_server: true });
});

test('the same bytes again are the same release', async () => {
  const token = await tokenOf('publish', 'server');
  const before = await stored();
  const archive = await packArchive(builtFiles());
  const { status, text } = await publish(token, archive, two);
  expect([status, JSON.parse(text)]).toEqual([
    200,
    expect.objectContaining({ version: first, isNew: false, runsOnServer: true, findings: [] }),
  ]);
  expect(await stored()).toBe(before);
});

test('an archive that is not in order is refused, and nothing is stored', async () => {
  const token = await tokenOf('publish', 'server');
  const before = await stored();
  const files = builtFiles();
  const rows: [string, Record<string, string>][] = [
    ['its server bundle cannot be run: process is not defined', { 'server/remote.cjs': 'throw process.env' }],
    [
      'its server bundle cannot be run: fetch is not defined',
      { 'server/remote.cjs': `fetch('${own.apiUrl}')` },
    ],
    ['it is a build of mf-search, not of mf-guides', { 'remote.json': '' }],
  ];
  const manifest = String(files['remote.json']).replace('mf-guides', 'mf-search');
  for (const [sentence, changes] of rows) {
    const changed = Object.entries(changes).map(([file, text]) => [file, text || manifest] as const);
    const hashes = JSON.parse(String(files['integrity.json']));
    for (const [file, text] of changed) hashes[file] = sha384(text);
    const archive = await packArchive({
      ...files,
      ...Object.fromEntries(changed.map(([file, text]) => [file, Buffer.from(text)])),
      'integrity.json': Buffer.from(JSON.stringify(hashes)),
    });
    expect(await publish(token, archive)).toEqual({
      status: 400,
      text: `mf-guides was not released: ${sentence}.`,
    });
  }
  expect(await stored()).toBe(before);
});

test('a release of a token without the right “server” is drawn by browsers alone', async ({ page }) => {
  await workspace.edit('src/resources/resources-screen.tsx', HEADINGS[1], HEADINGS[2]);
  const token = await tokenOf('publish', 'pin');
  const { code, out } = await command(token, 'release', 'mf-guides');
  expect(code).toBe(0);
  expect(out).toContain(
    'Browsers alone draw it: the token has no right “server”, or the build no server bundle.\n',
  );
  const version = /mf-guides (\S+) is released/.exec(out)?.[1] ?? '';
  expect((await command(token, 'pin', 'mf-guides', version)).code).toBe(0);
  for (const gateway of [one, two])
    await expect
      .poll(async () => (await fetch(`${gateway.url}/resources`)).headers.get('x-render'), FETCHED)
      .toBe('browser');
  await page.goto(`${two.url}/resources`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[2]);
});

test('of the same archive at two gateways at once one is new', async () => {
  const token = await tokenOf('publish');
  const files = builtFiles();
  const script = 'public/published.txt';
  const hashes = { ...JSON.parse(String(files['integrity.json'])), [script]: sha384('twice') };
  const archive = await packArchive({
    ...files,
    [script]: Buffer.from('twice'),
    'integrity.json': Buffer.from(JSON.stringify(hashes)),
  });
  const replies = await Promise.all([publish(token, archive, one), publish(token, archive, two)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 201]);
});

test('a pipeline that the site trusts publishes and pins without a stored secret', async () => {
  const issuer = await startIssuer();
  await own.stopBackend();
  await own.startBackend({ PUBLIC_URL: one.url, TRUSTED_ISSUERS: issuer.url });
  await trustPipelines(own.ownerUrl, 'mf_guides', issuer.url, ['publish', 'server', 'pin']);
  await workspace.edit('src/resources/resources-screen.tsx', HEADINGS[2], HEADINGS[3]);
  const job = {
    ACTIONS_ID_TOKEN_REQUEST_URL: `${issuer.url}/token?api-version=2`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'secret',
  };
  const { code, out, error } = await command(job, 'release', 'mf-guides');
  expect([code, error]).toEqual([0, '']);
  const version = /mf-guides (\S+) is released/.exec(out)?.[1] ?? '';
  expect((await command(job, 'pin', 'mf-guides', version)).code).toBe(0);
  for (const gateway of [one, two]) await expect.poll(() => headingAt(gateway), FETCHED).toBe(HEADINGS[3]);

  const by = 'GitHub acme/costs 0a1b2c3d, run 7';
  const { sha: commit } = GITHUB_CLAIMS;
  const provenance = {
    repository: 'acme/costs',
    commit,
    pipeline: `${issuer.url}/acme/costs/actions/runs/7`,
  };
  const listed = JSON.parse((await command(job, 'releases', 'mf-guides', '--json')).out);
  expect(listed[0]).toMatchObject({ version, publishedBy: by, runsOnServer: true, ...provenance });
  const history = await command(job, 'releases', 'mf-guides', '--history');
  expect(history.out).toContain(`${by}  pin mf_guides ${version}`);

  const token = await issuer.sign({ ...GITHUB_CLAIMS, iss: issuer.url, aud: one.url });
  const list = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${one.url}/api/releases/mf-guides`, { headers });
    return { status: response.status, text: await response.text() };
  };
  expect((await list()).status).toBe(200);
  expect(await list()).toEqual({
    status: 401,
    text: 'This token of a pipeline is not valid: it was used before, and each call needs a new one.',
  });
  issuer.stop();
});
