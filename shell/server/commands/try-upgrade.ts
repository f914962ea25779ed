/**
 * `npm run test:upgrade -- <commit>`: fills a site of an earlier commit and a browser's profile, starts the current
 * code on its data, and fails where something is lost: records, the session, a draft, colours. Then pins the remotes of
 * that commit with the current shell, visits their pages, and rolls them back. A folder with a checkout may be given
 * instead of a commit. Without either, the last release is upgraded and rolled back (e2e/upgrade.ts).
 */
import { deepStrictEqual } from 'node:assert';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { ROOT } from './paths.ts';
import { say, step } from './progress.ts';
import { checkProfile, fillProfile, walkPages } from './upgrade-profile.ts';

const PORT = process.env.PORT ?? '8190';
const site = `http://localhost:${PORT}`;
const workDir = mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
const dataDir = path.join(workDir, 'data');
const profile = path.join(workDir, 'profile');
const newProfile = () => mkdtempSync(path.join(workDir, 'browser-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, stdio: 'pipe' });

const person = {
  firstName: 'Matilda',
  lastName: 'Nguyen',
  username: 'matilda',
  email: 'matilda@example.com',
};
const password = 'korbweide-42';
const review = {
  ...{ propertyId: 1, rating: 4, title: 'Before the upgrade', residencyStatus: 'lived_here' },
  content: 'The morning sun reaches the kitchen, and the neighbours are quiet after ten at night.',
};

const administrator = { email: 'admin@example.com', password };

/** The arguments of Node in `npm start` of a folder: they depend on the commit. */
function startCommand(folder: string) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { start } = z.object({ scripts: z.object({ start: z.string() }) }).parse(manifest).scripts;
  return start.split(' ').slice(1);
}

/** Starts the site of a folder, and returns a function that stops it. */
async function start(folder: string) {
  const env = {
    ...process.env,
    PORT,
    DATA_DIR: dataDir,
    RELEASES_DIR: '',
    DATABASE_URL: '',
    NODE_OPTIONS: '',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: password,
  };
  const child = spawn(process.execPath, startCommand(folder), {
    ...{ cwd: folder, env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('Home Truths is ready')) continue;
    child.stdout.resume();
    return () => child.kill('SIGTERM') && ended;
  }
  throw new Error(`The site in ${folder} did not start; its errors are above.`);
}

interface SentRequest {
  cookie?: string;
  body?: object;
}

async function sendRequest(address: string, { cookie = '', body }: SentRequest = {}) {
  const headers = { Origin: site, cookie, ...(body && { 'content-type': 'application/json' }) };
  const method = body ? 'POST' : 'GET';
  const response = await fetch(site + address, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
  return response;
}

/** An account with a session, a review and a bookmark. */
async function fill() {
  const body = { ...person, password, confirmPassword: password };
  const registered = await sendRequest('/api/auth/register', { body });
  const cookie = registered.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ');
  const { user } = z.object({ user: z.object({ id: z.int() }) }).parse(await registered.json());
  await sendRequest('/api/reviews', { cookie, body: review });
  await sendRequest('/api/bookmarks', { cookie, body: { userId: user.id, propertyId: 2 } });
  return { cookie, id: user.id };
}

const Snapshot = z.object({
  user: z.object({ email: z.string() }),
  properties: z.array(z.object({ id: z.int(), address: z.string() })),
  reviews: z.array(z.object({ title: z.string(), content: z.string() })),
  bookmarks: z.array(z.object({ propertyId: z.int() })),
});

/** What must be the same afterwards. */
async function takeSnapshot({ cookie, id }: Awaited<ReturnType<typeof fill>>) {
  const read = async (address: string) => (await sendRequest(address, { cookie })).json();
  const found = await sendRequest('/api/properties/search?limit=50', { cookie });
  const { user, properties, reviews, bookmarks } = Snapshot.parse({
    user: (await read('/api/auth/me')).user,
    properties: await found.json(),
    reviews: await read(`/api/users/${id}/reviews`),
    bookmarks: await read(`/api/users/${id}/bookmarks`),
  });
  return {
    email: user.email,
    count: found.headers.get('x-total-count'),
    properties: properties.map(each => `${each.id} ${each.address}`).sort(),
    reviews: reviews.map(each => `${each.title}: ${each.content}`),
    bookmarks: bookmarks.map(each => each.propertyId),
    isSignedIn: Boolean(await sendRequest('/api/auth/login', { body: { email: person.email, password } })),
    pages: (await Promise.all(['/', '/search', '/property/1', '/resources'].map(page => sendRequest(page))))
      .length,
  };
}

/** Runs a command of releases on the data, and returns what it printed. */
function runReleaseCommand(name: string, ...args: string[]) {
  const file = path.join(ROOT, 'shell/server/releases/commands', `${name}.ts`);
  const env = { ...process.env, DATA_DIR: dataDir, RELEASES_DIR: '', NODE_OPTIONS: '' };
  return execFileSync(process.execPath, [file, ...args], { cwd: ROOT, env, encoding: 'utf8' });
}

/** The version of each remote that visitors get. */
function pinnedVersions(): Record<string, string> {
  const releases = JSON.parse(runReleaseCommand('releases', '--json'));
  const rows = z.array(z.object({ remote: z.string(), pinned: z.string() })).parse(releases);
  return Object.fromEntries(rows.map(({ remote, pinned }) => [remote, pinned]));
}

/** Pins the earlier remotes with the current shell, visits their pages, and rolls them back. */
async function tryReleases(before: Record<string, string>) {
  const now = pinnedVersions();
  for (const [remote, version] of Object.entries(before)) runReleaseCommand('pin', remote, version);
  deepStrictEqual(pinnedVersions(), { ...now, ...before });
  await withSite(ROOT, () => walkPages(newProfile(), site, administrator));
  // a start pins its own builds, but not over a person's decision
  deepStrictEqual(pinnedVersions(), { ...now, ...before });
  for (const remote of Object.keys(before)) runReleaseCommand('rollback', remote);
  deepStrictEqual(pinnedVersions(), now);
  await withSite(ROOT, () => walkPages(newProfile(), site, administrator));
}

async function withSite<T>(folder: string, work: () => Promise<T>) {
  const stop = await start(folder);
  try {
    return await work();
  } finally {
    await stop();
  }
}

/** Where root starts the site, PostgreSQL's data is elsewhere, behind a symbolic link. */
function cleanUp(checkout?: string) {
  const database = path.join(dataDir, 'postgres');
  if (existsSync(database)) rmSync(realpathSync(database), { recursive: true });
  if (checkout) git('worktree', 'remove', '--force', checkout);
  rmSync(workDir, { recursive: true, force: true });
}

async function tryUpgradeFrom(before: string) {
  const isFolder = existsSync(before);
  const folder = isFolder ? before : path.join(workDir, 'checkout');
  if (!isFolder) git('worktree', 'add', '--detach', folder, before);
  try {
    const { member, beforeUpgrade } = await step(`Filling a site of ${before}…`, () =>
      withSite(folder, async () => {
        const someone = await fill();
        await fillProfile(profile, site, { email: person.email, password });
        const found = await takeSnapshot(someone);
        deepStrictEqual([found.reviews.length, found.bookmarks], [1, [2]]);
        return { member: someone, beforeUpgrade: found };
      }),
    );
    const releases = pinnedVersions();
    const afterUpgrade = await step('Starting the current code on its data…', () =>
      withSite(ROOT, async () => {
        await checkProfile(profile, site);
        return takeSnapshot(member);
      }),
    );
    deepStrictEqual(afterUpgrade, beforeUpgrade);
    await step('Pinning the earlier remotes, and rolling back…', () => tryReleases(releases));
    say('1 passed, 0 failed');
  } finally {
    cleanUp(isFolder ? undefined : folder);
  }
}

const [, , given] = process.argv;
if (given)
  tryUpgradeFrom(given).catch(error => {
    console.error(error.message);
    say('0 passed, 1 failed');
    process.exitCode = 1;
  });
else await import('../../e2e/upgrade.ts');
