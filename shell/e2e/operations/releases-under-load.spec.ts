import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { packArchive } from '@home-truths/contract/release-archive';
import { readFiles } from '@home-truths/remote/commands';
import { expect, test } from '@playwright/test';
import { query } from '../../../backend/src/testing/query.ts';
import { runStatement } from '../../../backend/src/testing/run-statement.ts';
import { OwnBackend } from '../support/own-backend.ts';
import { openReleaseWorkspace } from '../support/release-workspace.ts';
import { storeToken } from '../support/team.ts';

const HEADING = 'Property Resources';
const NEW_HEADING = 'Guides of another team';
const REQUESTS = 20_000;
const READERS = 4;
const KILLS = 30;

type Gateway = Awaited<ReturnType<OwnBackend['gateway']>>;

let own: OwnBackend;
let gateways: { one: Gateway; two: Gateway };
let token: string;
let first: string;
/** A build of the guides that no site has seen. */
let archive: Uint8Array<ArrayBuffer>;

test.describe.configure({ mode: 'serial', timeout: 600_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  own = await OwnBackend.start();
  gateways = { one: await own.gateway('one'), two: await own.gateway('two') };
  token = await storeToken(own.ownerUrl, 'mf_guides', ['publish', 'server', 'pin']);
  const [row] = await query(own.ownerUrl, `select version from release where name = 'mf_guides'`);
  first = String(row?.version);
  const workspace = await openReleaseWorkspace('mf-guides', own);
  await workspace.edit('src/resources/resources-screen.tsx', HEADING, NEW_HEADING);
  const dir = path.join(workspace.dir, 'mf-guides');
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: dir, env });
  archive = new Uint8Array(await packArchive(readFiles(path.join(dir, 'dist'))));
  await workspace.close();
});
test.afterAll(async () => {
  await Promise.all(Object.values(gateways ?? {}).map(gateway => gateway.stop()));
  await own?.stop();
});

async function send(call: string, body: string | Uint8Array<ArrayBuffer>) {
  const type = typeof body === 'string' ? 'application/json' : 'application/gzip';
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const response = await fetch(`${gateways.one.url}/api/releases/mf-guides${call}`, {
    method: 'POST',
    headers,
    body,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text);
}

const publish = async (): Promise<string> => (await send('', archive)).version;
const pin = (version: string, percent?: number) => send('/pin', JSON.stringify({ version, percent }));
const rollBack = () => send('/rollback', '{}');

/** Returns the path of the script with which browsers begin to load a remote. */
async function entryOf(remote: string): Promise<string> {
  const { microFrontends } = await (await fetch(`${gateways.one.url}/api/releases`)).json();
  return microFrontends[remote][0].url;
}

const headingAt = async ({ url }: Gateway) =>
  /<h1[^>]*>(.*?)<\/h1>/.exec(await (await fetch(`${url}/resources`)).text())?.[1];

/** Waits until a gateway shows a heading. @returns milliseconds */
async function waitFor(gateway: Gateway, heading: string) {
  const start = performance.now();
  await expect.poll(() => headingAt(gateway), { timeout: 20_000, intervals: [10] }).toBe(heading);
  return Math.round(performance.now() - start);
}

const showEverywhere = (heading: string) =>
  Promise.all(Object.values(gateways).map(gateway => waitFor(gateway, heading)));

/** Removes a release as if it had never been stored. */
async function forget(version: string) {
  await runStatement(
    own.ownerUrl,
    `delete from release where name = 'mf_guides' and version = '${version}';
     delete from release_file
     where hash not in (select file.value from release, jsonb_each_text(files) as file)`,
  );
}

/** Stores seven versions that nobody has used since a first change long ago, each with a file of its own. */
const storeOld = (round: number) =>
  runStatement(
    own.ownerUrl,
    `insert into release_file (hash, content)
       select encode(sha256(version::text::bytea), 'hex'), version::text::bytea
       from generate_series(1, 7) version on conflict do nothing;
     insert into release (name, version, audience, manifest, files, bytes, runs_on_server, created_at, used_at)
       select name, '0.${round}.' || old, audience, manifest,
         files || jsonb_build_object('old.js', encode(sha256(old::text::bytea), 'hex')), bytes,
         runs_on_server, now() - interval '30 days', now() - interval '30 days'
       from release, generate_series(1, 7) old where name = 'mf_guides' and version = '${first}';
     update registry_revision set content = jsonb_set(content::jsonb, '{change,at}', '"2026-01-01T00:00:00.000Z"')
       where revision = (select min(revision) from registry_revision)`,
  );

test('no request fails while releases are published, pinned, rolled back and removed', async () => {
  const failures: string[] = [];
  let requests = 0;
  let isDone = false;
  const [script] = (await fs.readdir(path.join(import.meta.dirname, '../../dist'))).filter(name =>
    /^main\..*\.js$/.test(name),
  );
  const PAGES = ['/resources', '/', '/about', `/a/${script}`, await entryOf('mf-guides'), '/search'];
  async function read(reader: number) {
    for (let i = reader; !isDone || requests < REQUESTS; i++) {
      const { url } = i % 2 ? gateways.one : gateways.two;
      const page = PAGES[i % PAGES.length];
      const response = await fetch(url + page);
      await response.arrayBuffer();
      requests++;
      if (response.status !== 200) failures.push(`${response.status} ${page}`);
    }
  }
  const reading = Promise.all(Array.from({ length: READERS }, (_, reader) => read(reader)));
  const pinned: number[] = [];
  const published: number[] = [];
  try {
    for (let round = 0; round < 10; round++) {
      const start = performance.now();
      const version = await publish();
      published.push(Math.round(performance.now() - start));
      await pin(version, 50);
      await pin(version);
      pinned.push(...(await showEverywhere(NEW_HEADING)));
      await rollBack();
      pinned.push(...(await showEverywhere(HEADING)));
      await storeOld(round);
      expect(await own.command('releases', '--prune')).toMatch(/^[1-9]\d* versions were removed\.$/m);
      await forget(version);
    }
  } finally {
    isDone = true;
  }
  await reading;
  console.log(`${requests} requests beside 10 rounds, ${failures.length} failed`);
  console.log(
    `published in at most ${Math.max(...published)} ms, shown after at most ${Math.max(...pinned)} ms`,
  );
  expect(failures).toEqual([]);
});

/** Returns what is wrong in the database: releases without their files, files without a release. */
const halfStored = () =>
  query(
    own.ownerUrl,
    `select name || ' ' || version as what from release, jsonb_each_text(files) as file
       where file.value not in (select hash from release_file)
     union all select hash from release_file
       where hash not in (select file.value from release, jsonb_each_text(files) as file)`,
  );

/** Returns the files of a gateway's releases that differ from their lists. */
async function halfFetched({ releasesDir }: Gateway) {
  const files = await fs.readdir(releasesDir, { recursive: true });
  const lists = files.filter(file => file.endsWith('/integrity.json') && !file.startsWith('fetching/'));
  const wrong = lists.map(async list => {
    const dir = path.join(releasesDir, path.dirname(list));
    const hashes = Object.entries(JSON.parse(await fs.readFile(path.join(dir, 'integrity.json'), 'utf8')));
    const checks = hashes.map(async ([file, hash]) => {
      const content = await fs.readFile(path.join(dir, file)).catch(() => '');
      return `sha384-${crypto.createHash('sha384').update(content).digest('base64')}` === hash ? [] : [file];
    });
    return (await Promise.all(checks)).flat();
  });
  expect(lists.length).toBeGreaterThan(4);
  return (await Promise.all(wrong)).flat();
}

test(`nothing is half stored or half fetched after any of ${KILLS} kills`, { tag: '@faults' }, async () => {
  const start = performance.now();
  const version = await publish();
  await pin(version);
  await showEverywhere(NEW_HEADING);
  const duration = performance.now() - start;
  const restart = {
    backend: () => own.startBackend(),
    one: async () => {
      gateways.one = await own.gateway('one');
    },
    two: async () => {
      gateways.two = await own.gateway('two');
    },
  };
  const victims = ['backend', 'one', 'two'] as const;
  for (let kill = 0; kill < KILLS; kill++) {
    await rollBack();
    await showEverywhere(HEADING);
    await forget(version);
    const victim = victims[kill % victims.length] ?? 'backend';
    const releasing = publish()
      .then(pin)
      .catch(() => {});
    await sleep((duration * kill) / KILLS);
    if (victim === 'backend') await own.stopBackend();
    else process.kill(gateways[victim].pid, 'SIGKILL');
    await releasing;
    expect(await halfStored()).toEqual([]);
    for (const [name, gateway] of Object.entries(gateways)) {
      expect(await halfFetched(gateway)).toEqual([]);
      if (name !== victim) expect([HEADING, NEW_HEADING]).toContain(await headingAt(gateway));
    }
    await restart[victim]();
    expect(await publish()).toBe(version);
    await pin(version).catch(() => {});
    await showEverywhere(NEW_HEADING);
  }
});
