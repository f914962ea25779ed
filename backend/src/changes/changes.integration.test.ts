import { EventSourceParserStream } from 'eventsource-parser/stream';
import { Client } from 'pg';
import { type Backend, sharedBackend, startBackend } from '../testing/backend.ts';
import { buildBuilding, buildProperty, buildReview, buildUser, signIn } from '../testing/builders.ts';
import { startDatabaseProxy } from '../testing/database-proxy.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { ChangesService } from './changes.service.ts';
import { MAX_NOTIFIED } from './changes.sql.ts';

const backend = await sharedBackend();

/** Follows the stream until the end of a test. */
async function follow({ url }: Pick<Backend, 'url'> = backend) {
  const stop = new AbortController();
  const response = await fetch(`${url}/changes`, { signal: stop.signal });
  if (!response.body) throw new Error('There is no stream');
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const next = async () => (await reader.read()).value;
  return {
    response,
    next,
    /** The tags that come until the first event without any. */
    async tags() {
      const tags: string[] = [];
      for (;;) {
        const data = (await next())?.data;
        if (!data && tags.length) return tags.sort();
        tags.push(...(data ?? '').split(' ').filter(Boolean));
      }
    },
    stop: () => stop.abort(),
  };
}

const connections = async () =>
  (
    await backend.rows(`select from pg_stat_activity where application_name = 'home-truths-changes'
    and datname = current_database()`)
  ).length;

test('events are numbered from 1, and those without a tag show that nothing has changed', async () => {
  const { response, next, stop } = await follow();
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/event-stream']);
  expect([await next(), await next()]).toMatchObject([
    { id: '1', data: '' },
    { id: '2', data: '' },
  ]);
  stop();
});

test('a new property, a new review of it and a vote are told apart', async () => {
  const { tags, stop } = await follow();
  const { id } = await buildProperty(backend);
  expect(await tags()).toEqual([`property/${id}`]);
  const review = await buildReview(backend, { property: id });
  expect(await tags()).toEqual([`property/${id}`, `review/${id}`]);
  await backend.post(`/api/reviews/${review.id}/helpful`, { count: 1 });
  expect(await tags()).toEqual([`helpful/${id}`]);
  stop();
});

test.each([
  ['hidden', 'update review set hidden_at = now() where property_id = $1'],
  ['deleted softly', 'update review set deleted_at = now() where property_id = $1'],
  ['deleted', 'delete from review where property_id = $1'],
  ['edited with a vote at once', `update review set title = 'Dry', helpful_count = 9 where property_id = $1`],
])('a review that is %s is told', async (_, statement) => {
  const { id } = await buildProperty(backend);
  await buildReview(backend, { property: id });
  const { tags, stop } = await follow();
  await backend.rows(statement, id);
  expect(await tags()).toEqual([`review/${id}`]);
  stop();
});

test('the account that is deleted, and another name of an author, change their reviews', async () => {
  const { id: property } = await buildProperty(backend);
  const user = await buildUser(backend);
  await buildReview(backend, { property, user: user.id });
  const { tags, stop } = await follow();
  await backend.rows(`update app_user set first_name = 'Kim' where id = $1`, user.id);
  expect(await tags()).toEqual(['review']);
  await backend.rows('delete from app_user where id = $1', user.id);
  expect(await tags()).toEqual([`review/${property}`]);
  stop();
});

test('a vote in a building has a topic of its own, which its properties are not made anew for', async () => {
  const { buildingId, properties } = await buildBuilding(backend, ['1/7 Topic Street']);
  const property = properties[0] as number;
  const { id } = await buildReview(backend, { property });
  const { tags, stop } = await follow();
  await backend.rows('update review set helpful_count = 1, version = version + 1 where id = $1', id);
  expect(new Set(await tags())).toEqual(
    new Set([`helpful/${property}`, `helpful-in-building/${buildingId}`]),
  );
  await backend.rows('update review set title = $2 where id = $1', id, 'Another');
  expect(new Set(await tags())).toEqual(new Set([`review/${property}`, `building/${buildingId}`]));
  stop();
});

test('what visitors cannot see of an account is no change', async () => {
  const user = await buildUser(backend);
  const { tags, stop } = await follow();
  await signIn(backend, user);
  await backend.rows(
    `update app_user set first_name = first_name, email = 'kim@example.com' where id = $1`,
    user.id,
  );
  const { id } = await buildProperty(backend);
  expect(await tags()).toEqual([`property/${id}`]);
  stop();
});

test('a change of many rows names their table', async () => {
  const { id } = await buildProperty(backend);
  const { tags, stop } = await follow();
  await backend.rows(
    `insert into property (address, suburb, state, postcode, property_type, street_key, suburb_key)
     select n || ' Bulk Street', 'Newtown', 'NSW', '2042', 'house', n || ' bulk st', 'newtown'
     from generate_series(1, 51) as n`,
  );
  expect(await tags()).toEqual(['property']);
  await backend.rows('update property set bedrooms = 2 where id = $1', id);
  expect(await tags()).toEqual([`property/${id}`]);
  stop();
});

const pending = () => backend.rows('select topic from pending_change');

test('a change is told once it is committed, and one that is rolled back never is', async () => {
  const { id } = await buildProperty(backend);
  const { tags, stop } = await follow();
  const client = new Client(backend.database.url);
  await client.connect();
  for (const end of ['rollback', 'commit']) {
    await client.query('begin');
    await client.query('update property set bedrooms = 3 where id = $1', [id]);
    const { rows } = await client.query('select topic from pending_change');
    expect(rows).toEqual([{ topic: `property/${id}` }]);
    await client.query(end);
    if (end === 'rollback') expect(await pending()).toEqual([]);
  }
  expect(await tags()).toEqual([`property/${id}`]);
  expect(await pending()).toEqual([]);
  await client.end();
  stop();
});

test('no trigger notifies, since a commit that does so makes every other one wait', async () => {
  expect(await backend.rows(`select proname from pg_proc where prosrc ~ 'notify *\\('`)).toEqual([]);
});

test('of several processes that follow each hears every change', async () => {
  // its worker would key properties that other tests inserted
  const other = await startBackend({ DATABASE_URL: backend.database.url }, { isWorking: false });
  const [one, two] = [await follow(), await follow(other)];
  for (const turn of [1, 2, 3]) {
    const { id } = await buildProperty(backend, { bedrooms: turn });
    expect([await one.tags(), await two.tags()]).toEqual([[`property/${id}`], [`property/${id}`]]);
  }
  one.stop();
  two.stop();
  await other.stop();
});

test('more changes than one statement notifies of are all told', async () => {
  const { tags, stop } = await follow();
  await backend.rows(
    `insert into pending_change (topic) select 'property/' || n from generate_series(1, $1::int) as n`,
    MAX_NOTIFIED + 1,
  );
  expect(await tags()).toEqual(['property', `property/${MAX_NOTIFIED + 1}`]);
  expect(await pending()).toEqual([]);
  stop();
});

test('changes that nobody follows do not stay', async () => {
  while (await connections());
  await buildProperty(backend);
  expect(await pending()).toHaveLength(1);
  await backend.app.get(ChangesService).notifyOfAll();
  expect(await pending()).toEqual([]);
});

test('all who follow share one connection, which ends with the last of them', async () => {
  const [one, two] = [await follow(), await follow()];
  expect(await connections()).toBe(1);
  const { id } = await buildProperty(backend);
  expect([await one.tags(), await two.tags()]).toEqual([[`property/${id}`], [`property/${id}`]]);
  one.stop();
  two.stop();
  while (await connections());
});

test('a database that is silent or gone ends the streams, and they begin again once it is back', async () => {
  const database = await createTestDatabase();
  const link = await startDatabaseProxy(database.url);
  const behind = await startBackend({ DATABASE_URL: link.url });
  const ended = async ({ next }: Awaited<ReturnType<typeof follow>>) => {
    while (await next());
  };
  const first = await follow(behind);
  link.silence();
  await ended(first);
  await link.cut();
  expect((await fetch(`${behind.url}/changes`)).status).toBe(503);
  await link.restore();
  const second = await follow(behind);
  await link.cut();
  await ended(second);
  await behind.stop();
  await database.drop();
});

test('an instance that stops ends its streams', async () => {
  const stopping = await startBackend();
  const { next } = await follow(stopping);
  await stopping.app.close();
  while (await next());
  await stopping.database.drop();
});

test('public reads name what they show; personal ones, writes and errors do not', async () => {
  const { id } = await buildProperty(backend);
  const tags = async (path: string, headers = {}) =>
    (await backend.get(path, headers)).headers.get('Cache-Tag');
  expect(await tags(`/api/properties/${id}`)).toBe(`property/${id} review/${id}`);
  expect(await tags(`/api/properties/${id}/reviews`)).toBe(`property/${id} review/${id} helpful/${id}`);
  expect(await tags('/api/properties/search?q=newtown')).toBe('property review building');
  expect(await tags('/api/resources')).toBe('resource');
  expect(await tags('/api/operator')).toBe('operator');
  const marked = `/api/reviews/marked?propertyId=${id}`;
  const voted = await backend.post(
    `/api/reviews/${(await buildReview(backend, { property: id })).id}/helpful`,
    {},
  );
  const visitor = { Cookie: voted.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
  expect(await tags(marked)).toBe('mark');
  expect(await tags(marked, visitor)).toBeNull();
  expect(await tags(marked, await signIn(backend, await buildUser(backend)))).toBeNull();
  expect(await tags('/api/properties/999999999')).toBeNull();
  expect(await tags('/api/auth/me')).toBeNull();
});

test('a read that asks for no cache is never answered by the replica', async () => {
  const empty = await createTestDatabase();
  const behind = await startBackend({ DATABASE_REPLICA_URL: empty.url });
  await buildProperty(behind, { suburb: 'Wollstonecraft', reviewCount: 1 });
  const total = async (headers = {}) =>
    (await behind.get('/api/properties/search?q=wollstonecraft', headers)).headers.get('X-Total-Count');
  expect(await total()).toBe('0');
  expect(await total({ 'Cache-Control': 'no-cache' })).toBe('1');
  await behind.stop();
  await empty.drop();
});
