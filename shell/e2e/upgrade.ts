/**
 * `npm run test:upgrade`: upgrades a site of the last release step by step, as the guide to deployment says, and rolls
 * it back. After each step people read and write, and nothing is lost that was acknowledged at any time. Remotes of that
 * release, and remotes in repositories of their own with the packages of each release, are shown by today's shell. A
 * release is a clone at its commit (docs/reference/releases.json), installed and built once and kept in the user's cache.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { query } from '../../backend/src/testing/query.ts';
import { buildVersion } from '../gateway/pages/shell-build.ts';
import config from './playwright.config.ts';
import { ROOT } from './production/support/deploy-files.ts';
import type { ProductionProcess } from './production/support/production-process.ts';
import { ADMIN, entryOf, Site } from './production/support/site.ts';
import { createRepository, install, npmElsewhere } from './support/own-repository.ts';
import { storeToken } from './support/team.ts';

const [BACKEND_PORT, GATEWAY_PORT] = [25_101, 25_181];
const PUBLIC_URL = `http://localhost:${GATEWAY_PORT}`;
const PASSWORD = 'korbweide-42';
/** A page of each remote. */
const PAGES = {
  'mf-search': '/',
  'mf-property': '/property/1',
  'mf-reviews': '/write-review',
  'mf-account': '/auth/login',
  'mf-guides': '/resources',
};
const Releases = z.array(
  z.object({ version: z.string(), commit: z.string().check(z.regex(/^[0-9a-f]{40}$/)) }),
);

type Release = z.infer<typeof Releases>[number];

/** Returns a clone of a release, installed and built. A work tree would need the repository it was made from. */
function checkoutOf(release: Release) {
  const cache = process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache');
  const folder = path.join(cache, 'home-truths/releases', release.commit);
  const mark = path.join(folder, 'node_modules/.built');
  if (!existsSync(mark)) {
    const run = (program: string, ...args: string[]) =>
      execFileSync(program, args, { cwd: folder, stdio: 'inherit' });
    if (!existsSync(folder)) execFileSync('git', ['clone', '--quiet', '--no-checkout', ROOT, folder]);
    run('git', 'checkout', '--quiet', '--detach', release.commit);
    run('npm', 'ci', '--no-audit', '--no-fund');
    run('npm', 'run', 'build');
    writeFileSync(mark, '');
  }
  return folder;
}

const list = readFileSync(path.join(ROOT, 'shell/docs/reference/releases.json'), 'utf8');
const releases = Releases.parse(JSON.parse(list));
const last = releases.at(-1);
assert.ok(last);
const release = checkoutOf(last);
console.log(`  the last release is ${last.version}, ${last.commit.slice(0, 8)}`);
const work = mkdtempSync(path.join(tmpdir(), 'home-truths-upgrade-'));
const site = new Site(work, release);

async function send(url: string, { cookie = '', body }: { cookie?: string; body?: object } = {}) {
  const response = await fetch(PUBLIC_URL + url, {
    method: body ? 'POST' : 'GET',
    headers: { Origin: PUBLIC_URL, cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  assert.ok(response.ok, `${url}: ${response.status} ${text.slice(0, 300)}`);
  const cookies = response.headers.getSetCookie().map(each => each.split(';')[0]);
  return { text, cookie: cookies.join('; '), json: () => JSON.parse(text) };
}

interface Member {
  email: string;
  id: number;
  /** The session of their registration. */
  cookie: string;
  title: string;
  reviewId: number;
}

const members: Member[] = [];

/** The main ways to read and to write, by a new member. */
async function use(step: string) {
  for (const url of ['/', '/search', '/property/1', '/resources']) {
    const { text } = await send(url);
    assert.match(text, /<h1/, url);
  }
  const found = await send('/api/properties/search?limit=5');
  assert.equal(found.json().length, 5);
  const number = members.length + 1;
  const email = `member${number}@example.com`;
  const registered = await send('/api/auth/register', {
    body: {
      firstName: 'Mei',
      lastName: 'Nguyen',
      username: `member${number}`,
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    },
  });
  const { cookie } = registered;
  const { id } = registered.json().user;
  const title = `Written in step ${number}`;
  const content = 'The kitchen has morning sun, and the street is quiet at night.';
  const review = await send('/api/reviews', {
    cookie,
    body: { propertyId: 1, rating: 4, residencyStatus: 'lived_here', title, content },
  });
  const [other] = members;
  await send(`/api/reviews/${other?.reviewId ?? review.json().id}/helpful`, {
    ...(other && { cookie }),
    body: {},
  });
  await send('/api/bookmarks', { cookie, body: { userId: id, propertyId: 2 } });
  await send('/api/inspector-leads', { body: { propertyId: 1, name: `Jo ${number}`, phone: '0400000000' } });
  members.push({ email, id, cookie, title, reviewId: review.json().id });
  await checkAll();
  console.log(`  ${step}: read and written; everything of ${members.length} members is there`);
}

/** Pages from the cache show a change within a second. */
async function checkPage() {
  const isLate = AbortSignal.timeout(1000);
  for (;;) {
    const { text } = await send('/property/1');
    const missing = members.filter(({ title }) => !text.includes(title));
    if (!missing.length) return;
    assert.ok(!isLate.aborted, `${missing[0]?.title} is not on the page`);
    await sleep(50);
  }
}

/** Everything that was acknowledged until now. */
async function checkAll() {
  for (const { email, id, cookie, title } of members) {
    assert.equal((await send('/api/auth/me', { cookie })).json().user.email, email);
    await send('/api/auth/login', { body: { email, password: PASSWORD } });
    const reviews = await send(`/api/users/${id}/reviews`, { cookie });
    assert.deepEqual(
      reviews.json().map((each: { title: string }) => each.title),
      [title],
    );
    const bookmarks = await send(`/api/users/${id}/bookmarks`, { cookie });
    assert.deepEqual(
      bookmarks.json().map((each: { propertyId: number }) => each.propertyId),
      [2],
    );
  }
  await checkPage();
  const counts = await query<{ leads: number; helpful: number }>(
    site.ownerUrl,
    `select (select count(*)::int from inspector_lead where name like 'Jo %') as leads,
      (select sum(helpful_count)::int from review where id = ${members[0]?.reviewId}) as helpful`,
  );
  assert.deepEqual(counts, [{ leads: members.length, helpful: members.length }]);
}

async function migrate(folder: string, ...args: string[]) {
  const migration = site.start(
    entryOf('migrate', folder),
    { DATABASE_URL: site.ownerUrl, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    folder,
    args,
  );
  assert.equal(await migration.ended, 0, migration.output);
}

async function replace(old: ProductionProcess | undefined, start: () => ProductionProcess) {
  await old?.stop();
  const next = start();
  await next.ready;
  return next;
}

/** Opens a page in Chromium as soon as a version of its remote is pinned: server and browser have to draw it. */
async function browse(page: Page, url: string, version: string) {
  const isLate = AbortSignal.timeout(5000);
  while (!(await send(url)).text.includes(`/${version}/`)) {
    assert.ok(!isLate.aborted, `${url} is not of ${version}`);
    await sleep(50);
  }
  const response = await page.goto(PUBLIC_URL + url);
  assert.equal(response?.headers()['x-render'], 'server', url);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}

/** Publishes a remote that a release created, packed and built in a repository of its own. @returns its version */
async function publishStandalone(checkout: string, dir: string) {
  await createRepository(dir, checkout);
  await install(dir);
  const token = await storeToken(site.ownerUrl, 'mf_moving_costs', ['publish', 'server', 'pin']);
  const npm = npmElsewhere({ RELEASE_TOKEN: token });
  const said = await npm(dir, 'release', '--site', PUBLIC_URL);
  const [, version = ''] = /mf-moving-costs (\S+) is released/.exec(said) ?? [];
  await npm(dir, 'pin', version, '--site', PUBLIC_URL);
  return version;
}

/** Remotes that were built by releases work on today's shell. */
async function showEarlierRemotes() {
  const browser = await chromium.launch(config.use?.launchOptions);
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await site.deploy(ROOT, release);
  for (const [remote, url] of Object.entries(PAGES))
    await browse(page, url, buildVersion(path.join(release, remote), path.join(release, remote, 'dist')));
  console.log(`  remotes of ${last?.version}: drawn by today's shell`);
  for (const each of releases) {
    const checkout = checkoutOf(each);
    // releases before 1.1 have no packages
    if (!existsSync(path.join(checkout, 'shell/remote/pack'))) continue;
    const version = await publishStandalone(checkout, path.join(work, each.commit));
    await browse(page, '/moving/costs', version);
    console.log(`  a remote with the packages of ${each.version}: published, pinned and drawn`);
  }
  assert.deepEqual(errors, []);
  await browser.close();
}

const api = { API_URL: `http://127.0.0.1:${BACKEND_PORT}` };
const backendOf = (folder: string) => () => site.backend(BACKEND_PORT, {}, folder);
const workerOf = (folder: string) => () => site.start(entryOf('start:worker', folder), {}, folder);
const gatewayOf = (folder: string) => () => site.gateway(GATEWAY_PORT, api, folder);

try {
  await site.prepare(work, { PUBLIC_URL, SEED: 'demo', RATE_LIMITS: 'off' });
  let backend = await replace(undefined, backendOf(release));
  let worker = await replace(undefined, workerOf(release));
  let gateway = await replace(undefined, gatewayOf(release));
  await use('the last release');

  await migrate(ROOT);
  await use('expanded, under processes that went on');
  backend = await replace(backend, backendOf(release));
  await use('expanded, the release before started again');

  backend = await replace(backend, backendOf(ROOT));
  await use('new backend');
  worker = await replace(worker, workerOf(ROOT));
  await use('new worker');
  // releases of 1.0.0 are in a folder, those of today in the database: remotes come with the gateway that reads them
  await site.deploy(ROOT);
  gateway = await replace(gateway, gatewayOf(ROOT));
  await use('new remotes and gateway');

  backend = await replace(backend, backendOf(release));
  worker = await replace(worker, workerOf(release));
  await site.deploy(release);
  gateway = await replace(gateway, gatewayOf(release));
  await use('rolled back');

  backend = await replace(backend, backendOf(ROOT));
  worker = await replace(worker, workerOf(ROOT));
  await site.deploy(ROOT);
  gateway = await replace(gateway, gatewayOf(ROOT));
  await migrate(ROOT, '--contract');
  await use('upgraded again, and contracted');
  await showEarlierRemotes();
  await Promise.all([backend, worker, gateway].map(one => one.stop()));
  console.log('1 passed, 0 failed');
} catch (error) {
  console.error(error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  await site.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit();
