import type { ViewCount } from '@home-truths/contract/gateway-calls';
import { Database } from '../platform/database/database.ts';
import { TelemetryService } from '../telemetry/telemetry.service.ts';
import { addCounts } from '../telemetry/telemetry.sql.ts';
import { sharedBackend } from '../testing/backend.ts';
import { mailTo, outboxOf, untilIdle } from '../testing/mail.ts';
import { CanaryWatch } from './canary-watch.ts';
import { addNextChange, type Change, readChanges, storeRelease } from './release-store.ts';

const TEAM = 'guides@example.com';
const OPERATOR = 'operator@example.com';
const backend = await sharedBackend({ ADMIN_EMAIL: OPERATOR, PUBLIC_URL: 'https://homes.example' });
const database = backend.app.get(Database);
const watch = backend.app.get(CanaryWatch);
const run = <Row>(query: Parameters<typeof database.rows<Row>>[0]) => database.rows(query);

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const began = hoursAgo(25);

const BEFORE = { pinned: '1.1.0', previous: '1.0.0', source: 'command', owns: { paths: ['/resources'] } };
const canary = (values = {}) => ({
  ...BEFORE,
  canary: { version: '1.2.0', percent: 10, began, watch: true, ...values },
});

beforeEach(async () => {
  for (const table of ['registry_revision', 'telemetry_count', 'release', 'release_file'])
    await backend.rows(`delete from ${table}`);
});

/** Decides, and stores what gateways counted. */
async function given(
  decision: object,
  counts: Record<string, Partial<ViewCount>>,
  remotes: Change['remotes'] = {},
) {
  const all = Object.entries(counts).map(([version, count]) => {
    return { remote: 'mf_guides', version, began, views: 0, failed: 0, ...count };
  });
  await backend.app.get(TelemetryService).addViews(all);
  const change = { at: began, what: 'pin mf_guides 1.2.0 --percent 10 --watch' };
  await addNextChange(run, { remotes: { mf_guides: decision, ...remotes }, change });
}

const storeCanary = (microFrontend: object) =>
  storeRelease(run, {
    name: 'mf_guides',
    version: '1.2.0',
    audience: 'public',
    manifest: JSON.stringify({ microFrontend }),
    bytes: 0,
    runsOnServer: true,
    files: {},
  });

/** The newest decision about the remote, and the sentences of the history, newest first. */
async function decided() {
  const changes = await readChanges(run);
  const sentences = changes.map(({ change: { what, by } }) => (by ? `${by}: ${what}` : what));
  return { decision: changes[0]?.remotes.mf_guides, sentences: sentences.slice(0, -1) };
}

test('a canary that fails ends, everything else stays, and its team is told why', async () => {
  await storeCanary({ team: 'Guides', contact: TEAM });
  const others = { mf_search: { pinned: '3.0.0' } };
  await given(
    canary({ promoteAfter: '24h' }),
    { '1.2.0': { views: 40, failed: 12 }, '1.1.0': { views: 360, failed: 1 } },
    others,
  );
  await watch.check();
  expect(await decided()).toEqual({
    decision: BEFORE,
    sentences: [
      'canary watch: canary 1.2.0 of mf-guides ended: 12 of 40 page views failed; pinned 1.1.0: 1 of 360',
    ],
  });
  expect((await readChanges(run))[0]?.remotes).toMatchObject(others);
  const { text } = await mailTo(backend, TEAM, 'The canary mf-guides 1.2.0 has ended');
  expect(text).toContain('It failed too often, so all visitors get 1.1.0 again.');
  expect(text.replaceAll('\r', '')).toContain(
    'Canary 1.2.0: 12 of 40 page views failed\nPinned 1.1.0: 1 of 360 page views failed',
  );
  expect(text).toContain('https://homes.example/admin/releases');
});

test('of two workers at once one ends it, and one mail is sent, to the operator where the team has no address', async () => {
  await storeCanary({ team: 'Guides' });
  await given(canary(), { '1.2.0': { views: 10, failed: 10 } });
  await Promise.all([watch.check(), watch.check()]);
  expect((await decided()).sentences).toHaveLength(1);
  await untilIdle(backend);
  const mails = await outboxOf(backend);
  expect(mails.filter(({ head }) => head.includes(`To: ${OPERATOR}`))).toHaveLength(1);
});

test.each([
  ['is not watched', { ...BEFORE, canary: { version: '1.2.0', percent: 10, began } }],
  ['began with its percentage only now', canary({ began: hoursAgo(0) })],
  ['is disabled', { ...canary(), disabled: 'Back at noon.' }],
])('a canary that %s stays', async (_, decision) => {
  await given(decision, { '1.2.0': { views: 10, failed: 10 } });
  await watch.check();
  expect(await decided()).toEqual({ decision, sentences: [] });
});

test('after its time a canary that did not fail is pinned', async () => {
  await given(canary({ promoteAfter: '24h' }), { '1.2.0': { views: 200 }, '1.1.0': { views: 1800 } });
  await watch.check();
  expect(await decided()).toEqual({
    decision: { ...BEFORE, pinned: '1.2.0', previous: '1.1.0' },
    sentences: [
      'canary watch: canary 1.2.0 of mf-guides was pinned after 24h: 0 of 200 page views failed; pinned 1.1.0: 0 of 1800',
    ],
  });
  await mailTo(backend, OPERATOR, 'mf-guides 1.2.0 is pinned for all visitors');
});

test('before its time is over nothing happens, nor while no gateway reports', async () => {
  const later = canary({ promoteAfter: '2d' });
  await given(later, { '1.2.0': { views: 200 } });
  await watch.check();
  const due = canary({ promoteAfter: '24h' });
  await given(due, {});
  await backend.rows(`update telemetry_count set hour = hour - interval '3 hours'`);
  await watch.check();
  expect((await decided()).decision).toEqual(due);
});

test('a canary with too few views stays, and its team is told once', async () => {
  await given(canary({ promoteAfter: '24h' }), { '1.2.0': { views: 199 } });
  await watch.check();
  await watch.check();
  expect(await decided()).toEqual({
    decision: canary(),
    sentences: [
      'canary watch: canary 1.2.0 of mf-guides stays a canary after 24h, with too few page views: 0 of 199 page views failed; pinned 1.1.0: 0 of 0',
    ],
  });
  await mailTo(backend, OPERATOR, 'mf-guides 1.2.0 stays a canary');
  // it is still watched
  await given(canary(), { '1.2.0': { views: 400, failed: 400 } });
  await watch.check();
  expect((await decided()).decision).toEqual(BEFORE);
});

test('slower pages are said once, and end nothing', async () => {
  const vitals = (version: string, bucket: number) => ({
    remote: 'mf_guides',
    version,
    kind: 'vital',
    name: 'LCP',
    count: 200,
    buckets: Array.from({ length: 13 }, (_, n) => (n === bucket ? 200 : 0)),
  });
  await database.write(addCounts([vitals('1.2.0', 10), vitals('1.1.0', 8)]));
  await given(canary(), { '1.2.0': { views: 200 } });
  await watch.check();
  await watch.check();
  expect(await decided()).toEqual({
    decision: canary({ isSlower: true }),
    sentences: ['canary watch: canary 1.2.0 of mf-guides is slower: LCP 5500 ms; pinned 2875 ms'],
  });
  const { text } = await mailTo(backend, OPERATOR, 'The canary mf-guides 1.2.0 is slower');
  expect(text).toContain('LCP: 5500 ms; pinned 2875 ms');
  expect(text).toContain('npm run rollback -- mf-guides --site https://homes.example');
});
