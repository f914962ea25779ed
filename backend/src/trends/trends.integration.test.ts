import type { Trends } from '@home-truths/contract';
import { sharedBackend } from '../testing/backend.ts';
import { buildProperty, buildReview, buildUser, signIn } from '../testing/builders.ts';
import { TrendsService } from './trends.service.ts';

const backend = await sharedBackend({}, { isWorking: false });
const browser = await signIn(backend, await buildUser(backend, { isAdmin: true }));

beforeEach(async () => {
  for (const table of ['inspector_lead', 'audit_entry', 'complaint', 'review', 'telemetry_count', 'day_sum'])
    await backend.rows(`delete from ${table}`);
});

const count = () => backend.app.get(TrendsService).count();

async function read(range = '30d'): Promise<Trends> {
  const { status, body } = await backend.get(`/api/admin/trends?range=${range}`, browser);
  expect(status).toBe(200);
  return body;
}

/** The day in Sydney so many days ago. */
async function dayAgo(days: number) {
  const [row] = await backend.rows<{ day: string }>(
    `select to_char((now() at time zone 'Australia/Sydney')::date - $1::int, 'YYYY-MM-DD') as day`,
    days,
  );
  return row?.day as string;
}

/** An instant on a day in Sydney, as an expression. */
const at = (daysAgo: number, time: string) =>
  `(((now() at time zone 'Australia/Sydney')::date - ${daysAgo} + time '${time}') at time zone 'Australia/Sydney')`;

const pointOf = async (daysAgo: number, range?: string) => {
  const day = await dayAgo(daysAgo);
  return (await read(range)).points.findLast(({ from }) => from <= day);
};

test('before the first count there are empty days, and nothing says that they were counted', async () => {
  const { daysPerPoint, countedAt, points } = await read();
  expect([daysPerPoint, countedAt, points.length]).toEqual([1, null, 30]);
  expect(points.at(-1)).toEqual({
    from: await dayAgo(0),
    leads: 0,
    medianHoursToCall: null,
    complaintsReceived: 0,
    complaintsDecided: 0,
    medianDaysToDecision: null,
    complaintsDecidedLate: 0,
    reviews: 0,
    reviewsVerified: 0,
    reviewsHidden: 0,
    ratingCounts: [0, 0, 0, 0, 0],
    pageViews: null,
  });
  await count();
  expect((await read()).countedAt).toMatch(/^\d{4}-.*Z$/);
});

/** A lead, and the changes of its status. */
async function addLead(created: string, changes: [at: string, before: string, after: string][]) {
  const [{ id } = {}] = await backend.rows<{ id: number }>(
    `insert into inspector_lead (name, phone, property_address, created_at)
     values ('Mei', '0400 000 000', '1 Wattle Street', ${created}) returning id`,
  );
  for (const [time, before, after] of changes)
    await backend.rows(
      `insert into audit_entry (at, action, subject, subject_id, before, after)
       values (${time}, 'edit', 'lead', $1, jsonb_build_object('status', $2::text), jsonb_build_object('status', $3::text))`,
      id,
      before,
      after,
    );
}

test('a lead counts on its day, and its first call on the day of the call', async () => {
  await addLead(at(3, '09:00'), [
    [at(3, '11:00'), 'pending', 'pending'],
    [at(2, '09:00'), 'pending', 'contacted'],
    [at(1, '09:00'), 'contacted', 'completed'],
  ]);
  await addLead(at(2, '08:00'), [[at(2, '10:00'), 'pending', 'completed']]);
  await addLead(at(2, '08:00'), []);
  await count();
  expect(await pointOf(3)).toMatchObject({ leads: 1, medianHoursToCall: null });
  expect(await pointOf(2)).toMatchObject({ leads: 2, medianHoursToCall: 13 });
  expect(await pointOf(1)).toMatchObject({ leads: 0, medianHoursToCall: null });
  const week = await pointOf(0, '12m');
  expect(week).toMatchObject({ from: await dayAgo(6), leads: 3, medianHoursToCall: 13 });
});

test('complaints count when they come and when they are decided, in seven days or later', async () => {
  const add = (created: string, decided: string | null) =>
    backend.rows(
      `insert into complaint (kind, details, created_at, decided_at, decision)
       values ('fault', 'The page is empty.', ${created}, ${decided}, ${decided && `'done'`})`,
    );
  await add(at(10, '12:00'), at(5, '12:00'));
  await add(at(20, '12:00'), at(5, '12:00'));
  await add(at(5, '23:59'), null);
  await count();
  expect(await pointOf(5)).toMatchObject({
    complaintsReceived: 1,
    complaintsDecided: 2,
    complaintsDecidedLate: 1,
    medianDaysToDecision: 10,
  });
  expect(await pointOf(20)).toMatchObject({ complaintsReceived: 1, complaintsDecided: 0 });
});

test('reviews count by their day in Sydney as they are now; deleted ones are left out', async () => {
  const { id: property } = await buildProperty(backend);
  const ids: number[] = [];
  for (const rating of [5, 5, 1, 3]) ids.push((await buildReview(backend, { property, rating })).id);
  await backend.rows(`update review set created_at = ${at(4, '00:01')}`);
  await backend.rows('update review set is_verified = true where id = $1', ids[0]);
  await backend.rows('update review set hidden_at = now() where id = $1', ids[2]);
  await backend.rows('update review set deleted_at = now() where id = $1', ids[3]);
  await count();
  expect(await pointOf(4)).toMatchObject({
    reviews: 3,
    reviewsVerified: 1,
    reviewsHidden: 1,
    ratingCounts: [1, 0, 0, 0, 2],
  });
  expect(await pointOf(5)).toMatchObject({ reviews: 0 });
  await backend.rows('update review set is_verified = true where id = $1', ids[1]);
  await count();
  expect(await pointOf(4)).toMatchObject({ reviews: 3, reviewsVerified: 2 });
});

test('page views of properties are added up, and stay when the counts of their hours are deleted', async () => {
  const add = (remote: string, name: string, views: number) =>
    backend.rows(
      `insert into telemetry_count (hour, remote, version, kind, name, count, buckets)
       values (date_trunc('hour', ${at(2, '12:00')}), $1, '1.0.0', 'vital', $2, $3, '{}')`,
      remote,
      name,
      views,
    );
  await add('mf_property', 'TTFB', 40);
  await add('mf_property', 'LCP', 30);
  await add('mf_search', 'TTFB', 90);
  await count();
  expect(await pointOf(2)).toMatchObject({ pageViews: 40 });
  expect(await pointOf(1)).toMatchObject({ pageViews: null });
  await backend.rows('delete from telemetry_count');
  await count();
  expect(await pointOf(2)).toMatchObject({ pageViews: 40 });
});

test('the weeks of a year end today, and without a range there are 30 days', async () => {
  const { daysPerPoint, points } = await read('12m');
  expect([daysPerPoint, points.length, points[0]?.from]).toEqual([7, 52, await dayAgo(363)]);
  expect((await backend.get('/api/admin/trends', browser)).body.points).toHaveLength(30);
});

test('two workers that count at the same time count once each, and the sums stay right', async () => {
  await addLead(at(1, '09:00'), []);
  await Promise.all([count(), count(), count()]);
  expect(await pointOf(1)).toMatchObject({ leads: 1 });
});
