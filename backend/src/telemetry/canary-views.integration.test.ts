import { VIEWS_PATH } from '@home-truths/contract';
import { Database } from '../platform/database/database.ts';
import { addNextChange } from '../registry/release-store.ts';
import { sharedBackend } from '../testing/backend.ts';
import { inTurn } from '../testing/responses.ts';
import { canaryViews } from './canary-views.sql.ts';
import { TelemetryService } from './telemetry.service.ts';
import { vitalsOf } from './telemetry.sql.ts';

const { jest } = import.meta;
const GATEWAY_TOKEN = 'a-gateway-token-of-32-characters-';
const GATEWAY = { Authorization: `Bearer ${GATEWAY_TOKEN}` };
const backend = await sharedBackend({ GATEWAY_TOKEN });
const database = backend.app.get(Database);

const MINUTE_MS = 60_000;
const timeBefore = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
const began = timeBefore(10);
const PERIOD = { remote: 'mf_guides', began };
const COUNT = { ...PERIOD, version: '1.2.0', views: 0, failed: 0 };

beforeEach(async () => {
  jest.restoreAllMocks();
  for (const table of ['registry_revision', 'telemetry_count']) await backend.rows(`delete from ${table}`);
});

const decide = (decision: object) =>
  addNextChange(query => database.rows(query), {
    remotes: { mf_guides: decision },
    change: { at: began, what: 'pin' },
  });
const canaryAt = (began: string) => ({
  pinned: '1.1.0',
  previous: '1.0.0',
  canary: { version: '1.2.0', percent: 10, began },
});

const report = (counts: object[], headers: Record<string, string> = GATEWAY) =>
  backend.post(VIEWS_PATH, { counts }, headers);
async function fail(version: string, names: string[] = ['TypeError']) {
  const reports = names.map(name => ({ kind: 'error', remote: 'mf_guides', version, name }));
  expect((await backend.post('/api/telemetry', { reports })).status).toBe(204);
  await backend.app.get(TelemetryService).write();
}
const read = () => database.rows(canaryViews([PERIOD]));

test('reports of gateways add up by version since the canary began, and late ones belong to their own canary', async () => {
  const pinned = { ...COUNT, version: '1.1.0', views: 300, failed: 2 };
  expect((await report([{ ...COUNT, views: 30, failed: 11 }, pinned])).status).toBe(204);
  await report([{ ...COUNT, views: 10, failed: 1 }]);
  await report([{ ...COUNT, began: timeBefore(20), views: 500, failed: 500 }]);
  expect(await read()).toEqual([
    { remote: 'mf_guides', version: '1.1.0', views: 300, failed: 2, isRecent: true },
    { remote: 'mf_guides', version: '1.2.0', views: 40, failed: 12, isRecent: true },
  ]);
});

test.each([
  ['no token', [COUNT], {}, 404],
  ['another token', [COUNT], { Authorization: `Bearer ${'x'.repeat(32)}` }, 404],
  ['less than no view', [{ ...COUNT, views: -1 }], GATEWAY, 400],
  ['a remote that is none', [{ ...COUNT, remote: 'shell' }], GATEWAY, 400],
  ['a time that is none', [{ ...COUNT, began: 'yesterday' }], GATEWAY, 400],
])('a report with %s is refused', async (_, counts, headers, status) => {
  expect((await report(counts, headers)).status).toBe(status);
  expect(await read()).toEqual([]);
});

test('a page view that fails in a browser counts once, for a canary and for what is pinned beside it', async () => {
  await decide(canaryAt(began));
  await report([
    { ...COUNT, views: 40, failed: 1 },
    { ...COUNT, version: '1.1.0', views: 9 },
  ]);
  await fail('1.2.0', ['TypeError', 'RangeError']);
  await fail('1.2.0');
  await fail('1.1.0');
  await fail('1.0.0');
  expect(await read()).toMatchObject([
    { version: '1.1.0', views: 9, failed: 1 },
    // the one that failed on the server may be one of the two
    { version: '1.2.0', views: 40, failed: 2 },
  ]);
});

test('never do more views fail than there were', async () => {
  await decide(canaryAt(began));
  await report([{ ...COUNT, views: 1 }]);
  await fail('1.2.0');
  await fail('1.2.0');
  expect(await read()).toMatchObject([{ version: '1.2.0', views: 1, failed: 1 }]);
});

test('versions that the registry names count under their own name, also amid invented ones', async () => {
  await inTurn(13, n => fail(`6.6.${n}`));
  await decide({ pinned: '2.1.0', previous: '2.0.0', canary: { version: '2.2.0', percent: 10, began } });
  // the registry is read at most once a second
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
  for (const version of ['2.2.0', '2.1.0', '2.0.0', '6.6.6', '7.7.7']) await fail(version);
  const counted = await backend.rows<{ version: string }>(
    `select version from telemetry_count where kind = 'error' order by version`,
  );
  const named = counted.map(({ version }) => version).filter(version => !version.startsWith('6.6.'));
  expect(named).toEqual(['2.0.0', '2.1.0', '2.2.0', 'other']);
});

test('vitals add up since the hour in which the canary began', async () => {
  const send = (value: number) => {
    const vital = { kind: 'vital', remote: 'mf_guides', version: '1.2.0', name: 'INP', value };
    return backend.post('/api/telemetry', { reports: [vital] });
  };
  await send(20);
  await backend.app.get(TelemetryService).write();
  await backend.rows(`update telemetry_count set hour = hour - interval '1 day'`);
  await send(30);
  await send(30);
  await backend.app.get(TelemetryService).write();
  expect(await database.rows(vitalsOf([{ remote: 'mf_guides', version: '1.2.0', since: began }]))).toEqual([
    { remote: 'mf_guides', version: '1.2.0', name: 'INP', buckets: [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
  ]);
});
