import pg from 'pg';
import { sharedBackend, startBackend } from '../testing/backend.ts';
import { buildUser, signIn } from '../testing/builders.ts';
import { startDatabaseProxy } from '../testing/database-proxy.ts';
import { eventually } from '../testing/eventually.ts';
import { atOnce, inTurn, statusesOf } from '../testing/responses.ts';
import { TelemetryService } from './telemetry.service.ts';

const backend = await sharedBackend();

beforeEach(() => backend.rows('delete from telemetry_count'));

const version = '1.0.0-ab12cd34';
const failure = (values = {}) => ({
  kind: 'slot',
  remote: 'mf_reviews',
  version,
  name: 'property.reviews/v1',
  ...values,
});
const vital = (value: number, values = {}) => ({
  kind: 'vital',
  remote: 'mf_search',
  version,
  name: 'LCP',
  value,
  ...values,
});
const written = () => backend.app.get(TelemetryService).write();
/** What was sent is stored when it returns. */
async function send(...reports: unknown[]) {
  const response = await backend.post('/api/telemetry', { reports });
  await written();
  return response;
}
const asAdmin = async () => signIn(backend, await buildUser(backend, { isAdmin: true }));
const read = async () => (await backend.get('/api/telemetry', await asAdmin())).body;
const rowCount = async () => (await backend.rows('select count(*)::int as n from telemetry_count'))[0]?.n;

test('failures are counted by remote, version, kind and name', async () => {
  expect((await send(failure(), failure({ kind: 'error', name: 'TypeError' }))).status).toBe(204);
  await send(failure());
  const speaker = { remote: 'mf_reviews', version: '1.0.0-ab12cd34' };
  expect((await read()).failures).toEqual([
    { ...speaker, kind: 'slot', name: 'property.reviews/v1', day: 2, week: 2 },
    { ...speaker, kind: 'error', name: 'TypeError', day: 1, week: 1 },
  ]);
});

test('vitals are reported as the value that three of four page views did not exceed', async () => {
  for (const value of [900, 1100, 1200, 1300]) await send(vital(value));
  await send(vital(0.02, { name: 'CLS' }), vital(0.03, { name: 'CLS' }));
  const { vitals } = await read();
  expect(vitals[0]).toMatchObject({ remote: 'mf_search', name: 'LCP', day: { p75: 1250, views: 4 } });
  expect(vitals[1]).toMatchObject({ name: 'CLS', week: { p75: 0.0375, views: 2 } });
});

test('a day and a week are told apart, and a month is deleted', async () => {
  await send(failure());
  const age = (days: number) =>
    backend.rows(`update telemetry_count set hour = hour - make_interval(days => $1)`, days);
  await age(2);
  await send(failure());
  expect((await read()).failures).toMatchObject([{ day: 1, week: 2 }]);
  await age(29);
  await backend.app.get(TelemetryService).sweep();
  expect(await rowCount()).toBe(1);
});

test('collectors find the same counts', async () => {
  const version = '1.0.0-fade5000';
  await send(failure({ version }), vital(1_234, { version }), vital(2_345, { version }));
  const { text } = await backend.get('/metrics');
  const release = (remote: string) => `remote="${remote}",version="${version}"`;
  expect(text).toContain(`browser_failures_total{${release('mf_reviews')},kind="slot"} 1`);
  expect(text).toContain(`web_vital_lcp_bucket{le="1250",${release('mf_search')}} 1`);
  expect(text).toContain(`web_vital_lcp_sum{${release('mf_search')}} 3579`);
});

test('nobody is asked who they are, and nobody is marked', async () => {
  const cookies = { Cookie: 'visitor=canary; sid=canary' };
  const { status, headers } = await backend.post('/api/telemetry', { reports: [failure()] }, cookies);
  await written();
  expect([status, headers.get('Set-Cookie')]).toEqual([204, null]);
  expect(JSON.stringify(await backend.rows('select * from telemetry_count'))).not.toContain('canary');
});

test.each([
  ['a message', { kind: 'error', name: 'Cannot read “password” of Sam' }],
  ['an address', { name: 'https://x.test/property/7?q=sam' }],
  ['a name with an @', { name: 'sam@example.com' }],
  ['a vital nobody knows', { kind: 'vital', name: 'FID', value: 1 }],
  ['a vital without a value', { kind: 'vital', name: 'LCP' }],
  ['a value below zero', { kind: 'vital', name: 'LCP', value: -1 }],
  ['a remote that is none', { remote: '__proto__ x' }],
  ['a version that is none', { version: '../../etc' }],
  ['a kind nobody knows', { kind: 'shout' }],
])('%s is refused, with all that came along', async (_, wrong) => {
  const { status, text } = await send(failure(), failure(wrong));
  expect([status, await rowCount()]).toEqual([400, 0]);
  expect(text).toMatch(/^[A-Z].{8,}$/);
});

test('twenty reports are taken, twenty-one are not; what comes along unasked is dropped', async () => {
  const many = (n: number) => Array.from({ length: n }, () => failure({ url: '/secret', message: 'secret' }));
  expect((await send(...many(21))).status).toBe(400);
  expect((await send(...many(20))).status).toBe(204);
  expect(await backend.rows('select name, count from telemetry_count')).toEqual([
    { name: 'property.reviews/v1', count: 20 },
  ]);
});

test('ten thousand invented versions become few rows and few series', async () => {
  const flooded = await startBackend();
  const batch = (first: number) =>
    Array.from({ length: 20 }, (_, n) => failure({ version: `6.6.${first + n}` }));
  const send = (n: number) => flooded.post('/api/telemetry', { reports: batch(20 * n) });
  expect(new Set(statusesOf(await inTurn(500, send)))).toEqual(new Set([204]));
  await flooded.app.get(TelemetryService).write();
  expect(await flooded.rows('select version, count from telemetry_count order by count desc')).toEqual([
    { version: 'other', count: 10_000 - 12 },
    ...Array.from({ length: 12 }, () => ({ version: expect.stringMatching(/^6\.6\.\d+$/), count: 1 })),
  ]);
  const { text } = await flooded.get('/metrics');
  expect(text.match(/^browser_failures_total\{/gm)).toHaveLength(13);
  await flooded.stop();
});

test('many who write at once lose nothing and wait for each other', async () => {
  const kinds = ['error', 'slot', 'page', 'chunk'].map(kind => failure({ kind, name: kind }));
  const vitals = ['LCP', 'INP', 'FCP'].map(name => vital(1_000, { name }));
  const responses = await atOnce(120, n => {
    const reports = [...kinds, ...vitals];
    return send(...(n % 2 ? reports : reports.reverse()));
  });
  expect(new Set(statusesOf(responses))).toEqual(new Set([204]));
  const reported = await read();
  expect(reported.failures.map(({ week }: { week: number }) => week)).toEqual([120, 120, 120, 120]);
  expect(reported.vitals.map(({ week }: { week: { views: number } }) => week.views)).toEqual([120, 120, 120]);
});

test('what was counted is written some seconds later, and by a process that stops at once', async () => {
  const other = await startBackend({ DATABASE_URL: backend.database.url });
  const counts = async () =>
    (await backend.rows<{ count: number }>('select count from telemetry_count')).map(({ count }) => count);
  await other.post('/api/telemetry', { reports: [failure(), failure()] });
  expect(await counts()).toEqual([]);
  await eventually(async () => ((await counts()).length ? true : undefined));
  await other.post('/api/telemetry', { reports: [failure()] });
  await other.stop();
  expect(await counts()).toEqual([3]);
});

test('while the database is away counts wait, and nobody who sends some', async () => {
  const link = await startDatabaseProxy(backend.database.url);
  const linked = await startBackend({ DATABASE_URL: link.url });
  const telemetry = linked.app.get(TelemetryService);
  await linked.get('/readyz');
  await link.cut();
  for (let n = 0; n < 3; n++)
    expect((await linked.post('/api/telemetry', { reports: [failure()] })).status).toBe(204);
  await telemetry.write();
  const flood = Array.from({ length: 20 }, (_, n) => failure({ name: `Slot${n}` }));
  expect((await linked.post('/api/telemetry', { reports: flood })).status).toBe(204);
  await link.restore();
  await eventually(async () => ((await linked.get('/readyz')).status === 200 ? true : undefined));
  await telemetry.write();
  const [total] = await backend.rows('select sum(count)::int as count from telemetry_count');
  expect(total).toEqual({ count: 23 });
  await linked.stop();
  await link.cut();
});

/** A connection that locks all rows. */
async function lockCounts() {
  const holder = new pg.Client(backend.database.url);
  await holder.connect();
  await holder.query('begin; select from telemetry_count for update');
  return holder;
}

/** How many statements wait for these rows. */
const waiting = async () => {
  const [row] = await backend.rows<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into telemetry_count%'`,
  );
  return row?.n ?? 0;
};

const sum = async () =>
  (await backend.rows('select sum(count)::int as count from telemetry_count'))[0]?.count;

test('while its rows are locked, it waits on one connection, and everyone else is served', async () => {
  await send(failure());
  const holder = await lockCounts();
  const telemetry = backend.app.get(TelemetryService);
  const writes: Promise<void>[] = [];
  for (let n = 0; n < 30; n++) {
    const { status } = await backend.post('/api/telemetry', { reports: [failure()] });
    expect(status).toBe(204);
    writes.push(telemetry.write());
  }
  await eventually(async () => ((await waiting()) > 0 ? true : undefined));
  const reads = await atOnce(100, () => backend.get('/api/properties/search?q=newtown'));
  expect(new Set(statusesOf(reads))).toEqual(new Set([200]));
  expect(await waiting()).toBe(1);
  await holder.query('commit');
  await holder.end();
  await Promise.all(writes);
  expect(await sum()).toBe(31);
});

test('what has waited too long for its rows is written later, and once', async () => {
  await send(failure());
  const holder = await lockCounts();
  expect((await backend.post('/api/telemetry', { reports: [failure()] })).status).toBe(204);
  const telemetry = backend.app.get(TelemetryService);
  await telemetry.write();
  await holder.query('commit');
  await holder.end();
  await telemetry.write();
  await eventually(async () => ((await waiting()) === 0 ? true : undefined));
  expect(await sum()).toBe(2);
});

test('one IP address has a budget of its own for this', async () => {
  const strict = await startBackend({ RATE_LIMITS: 'on' });
  const post = () => strict.post('/api/telemetry', { reports: [failure()] });
  const responses = await Promise.all(Array.from({ length: 601 }, post));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  await strict.stop();
});
