/**
 * `npm run test:upgrade`: upgrades a site of the last release step by step, as the guide to deployment says, and rolls
 * it back. After each step people read and write, and nothing is lost that was acknowledged at any time. The release is
 * a clone at its commit (docs/reference/releases.json), installed and built once and kept in the user's cache.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { query } from '../../backend/src/testing/query.ts';
import { ROOT } from './production/support/deploy-files.ts';
import type { ProductionProcess } from './production/support/production-process.ts';
import { ADMIN, entryOf, Site } from './production/support/site.ts';

const [BACKEND_PORT, GATEWAY_PORT] = [25_101, 25_181];
const PUBLIC_URL = `http://localhost:${GATEWAY_PORT}`;
const PASSWORD = 'korbweide-42';
const Releases = z.array(
  z.object({ version: z.string(), commit: z.string().check(z.regex(/^[0-9a-f]{40}$/)) }),
);

/** A clone of the last release, installed and built. A work tree would need the repository it was made from. */
function lastRelease() {
  const file = path.join(ROOT, 'shell/docs/reference/releases.json');
  const release = Releases.parse(JSON.parse(readFileSync(file, 'utf8'))).at(-1);
  assert.ok(release);
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
  console.log(`  the last release is ${release.version}, ${release.commit.slice(0, 8)}`);
  return folder;
}

const release = lastRelease();
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
