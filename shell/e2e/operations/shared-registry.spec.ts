import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { query } from '../../../backend/src/testing/query.ts';
import { runStatement } from '../../../backend/src/testing/run-statement.ts';
import { runGateway } from '../support/gateway.ts';
import { OwnBackend } from '../support/own-backend.ts';

const AGREE_MS = 2000;

let own: OwnBackend;

const textOf = async (url: string) => (await fetch(url)).text();
/** All gateways show a text on the guides, which need no backend. */
const show = (gateways: { url: string }[], text: string) =>
  expect
    .poll(
      async () =>
        Promise.all(gateways.map(async ({ url }) => (await textOf(`${url}/resources`)).includes(text))),
      { timeout: AGREE_MS, intervals: [50] },
    )
    .toEqual(gateways.map(() => true));
const statusOf = async (url: string) => (await fetch(url)).status;
const respond = (url: string, status: number, timeout = AGREE_MS) =>
  expect.poll(() => statusOf(url), { timeout, intervals: [50] }).toBe(status);

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await OwnBackend.start();
});
test.afterAll(() => own.stop());

test('two gateways without a shared folder follow the database, and go on and start without a backend', async () => {
  test.slow();
  const one = await own.gateway('one');
  let two = await own.gateway('two');
  try {
    await show([one, two], '<h1');
    await own.command('switch-off', 'mf-guides', '--text', 'Back at noon.');
    await show([one, two], 'Back at noon.');

    await own.stopBackend();
    await own.command('switch-off', 'mf-guides', '--on');
    await show([one, two], 'Back at noon.');
    await two.stop();
    two = await own.gateway('two');
    await show([one, two], 'Back at noon.');

    await own.startBackend();
    await respond(`${one.url}/resources`, 200);
    await respond(`${two.url}/resources`, 200);
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
});

test('of two commands at once on two machines none is lost, and both are in the history', async () => {
  await Promise.all([
    own.command('switch-off', 'mf-guides', '--text', 'Closed 0'),
    own.command('switch-off', 'mf-reviews', '--text', 'Closed 1'),
  ]);
  const history = JSON.parse(await own.command('releases', '--history', '--json'));
  const [newest, second] = history;
  expect([newest.change.what, second.change.what].sort()).toEqual([
    'switch off mf_guides',
    'switch off mf_reviews',
  ]);
  const { mf_guides, mf_reviews } = newest.remotes;
  expect([mf_guides.disabled, mf_reviews.disabled]).toEqual(['Closed 0', 'Closed 1']);
});

test('a database that was restored is followed', async () => {
  const gateway = await own.gateway('three');
  try {
    await show([gateway], 'Closed 0');
    await runStatement(own.ownerUrl, 'delete from registry_revision where revision > 1');
    await respond(`${gateway.url}/resources`, 200);
  } finally {
    await gateway.stop();
  }
});

test('a gateway of an empty database says that nothing is released, and begins by itself', async () => {
  test.slow();
  await runStatement(own.ownerUrl, 'truncate registry_revision, release, release_file');
  const gateway = await own.gateway('four');
  try {
    const response = await fetch(`${gateway.url}/resources`);
    expect([response.status, await response.text()]).toEqual([503, 'Nothing has been released yet.']);
    // its own shell is there all the same
    const [script] = (await fs.readdir(path.join(import.meta.dirname, '../../dist'))).filter(name =>
      /^main\..*\.js$/.test(name),
    );
    expect(await statusOf(`${gateway.url}/a/${script}`)).toBe(200);
    expect(await query(own.ownerUrl, 'select name from release')).toEqual([{ name: 'shell' }]);
    await own.command('deploy');
    // it has to fetch every remote first
    await respond(`${gateway.url}/resources`, 200, 30_000);
  } finally {
    await gateway.stop();
  }
});

test('a file that was damaged on the way or in the database is never served', async () => {
  await runStatement(
    own.ownerUrl,
    `update release_file set content = '\\x00' where hash in (
      select file.value from release, jsonb_each_text(files) as file
      where name = 'mf_guides' and file.key = 'remote.json')`,
  );
  const gateway = await own.gateway('five');
  try {
    expect(await statusOf(`${gateway.url}/resources`)).toBe(503);
    expect(await fs.readdir(gateway.releasesDir)).not.toContain('registry.json');
  } finally {
    await gateway.stop();
  }
});

test('a gateway with a wrong token reads nothing', async () => {
  const gateway = await runGateway(path.join(own.folder, 'six'), own.apiUrl, {
    GATEWAY_TOKEN: 'x'.repeat(32),
  });
  expect(await statusOf(`${gateway.url}/resources`)).toBe(503);
  await gateway.stop();
});
