import { bookmarksOfUserSchemas } from '@home-truths/contract/schemas';
import * as z from 'zod/mini';
import { sharedBackend } from '../testing/backend.ts';
import { buildProperty, buildReview, buildUser, signIn } from '../testing/builders.ts';

const backend = await sharedBackend();
let userId: number;
let browser: Record<string, string>;

beforeEach(async () => {
  const user = await buildUser(backend);
  userId = user.id;
  browser = await signIn(backend, user);
});

const add = (propertyId: number, by = browser, owner = userId) =>
  backend.post('/api/bookmarks', { userId: owner, propertyId }, by);
const remove = (propertyId: number, by = browser, owner = userId) =>
  backend.delete('/api/bookmarks', by, { userId: owner, propertyId });
const list = async () => (await backend.get(`/api/users/${userId}/bookmarks`, browser)).body;
const idsOf = (bookmarks: { propertyId: number }[]) => bookmarks.map(({ propertyId }) => propertyId);

test('a property is bookmarked once, however often it is sent', async () => {
  const property = await buildProperty(backend);
  const first = await add(property.id);
  const second = await add(property.id);
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(second.body).toEqual(first.body);
  expect(first.body).toMatchObject({
    userId,
    propertyId: property.id,
    property: { address: property.address },
  });
  expect(await list()).toEqual([first.body]);
});

test('fifty at once bookmark it once, too', async () => {
  const { id } = await buildProperty(backend);
  const statuses = (await Promise.all(Array.from({ length: 50 }, () => add(id)))).map(({ status }) => status);
  expect(statuses.filter(status => status === 201)).toHaveLength(1);
  expect(statuses.filter(status => status === 200)).toHaveLength(49);
  expect(await list()).toHaveLength(1);
});

test('the list is newest first, with the whole property as a search shows it', async () => {
  const [older, newer] = [await buildProperty(backend), await buildProperty(backend)];
  const content = `${'Sun all morning and a quiet street. '.repeat(9)}`;
  await buildReview(backend, { property: newer.id, rating: 5, content, issuesTags: ['Good Location'] });
  await add(older.id);
  await add(newer.id);
  const bookmarks = await list();
  expect(idsOf(bookmarks)).toEqual([newer.id, older.id]);
  const search = await backend.get(`/api/properties/search?q=${encodeURIComponent(newer.address)}`);
  expect(bookmarks[0].property).toEqual(search.body[0]);
  expect(bookmarks[0].property).toMatchObject({ averageRating: '5.00', issueTags: ['Good Location'] });
  expect(bookmarks[1].property).toMatchObject({ excerpt: null, issueTags: [], averageRating: '0.00' });
  expect(z.parse(bookmarksOfUserSchemas.reply, bookmarks)).toEqual(bookmarks);
  expect(bookmarks[0].createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test('removing a bookmark needs no bookmark', async () => {
  const { id } = await buildProperty(backend);
  await add(id);
  expect([(await remove(id)).status, (await remove(id)).status]).toEqual([204, 204]);
  expect((await remove(2_000_000_000)).status).toBe(204);
  expect(await list()).toEqual([]);
});

test('a property that does not exist cannot be bookmarked, and one that was removed is left out', async () => {
  expect(await add(2_000_000_000)).toMatchObject({ status: 404, text: 'Property not found' });
  const [remaining, removed] = [await buildProperty(backend), await buildProperty(backend)];
  await add(remaining.id);
  await add(removed.id);
  await backend.rows('update property set deleted_at = now() where id = $1', removed.id);
  expect(await add(removed.id)).toMatchObject({ status: 404, text: 'Property not found' });
  expect(idsOf(await list())).toEqual([remaining.id]);
});

test("nobody writes into another's list, not even an administrator", async () => {
  const { id } = await buildProperty(backend);
  await add(id);
  for (const isAdmin of [false, true]) {
    const other = await signIn(backend, await buildUser(backend, { isAdmin }));
    const refusal = { status: 403, text: 'You don’t have permission to do this.' };
    expect(await add((await buildProperty(backend)).id, other)).toMatchObject(refusal);
    expect(await remove(id, other)).toMatchObject(refusal);
    expect((await backend.get(`/api/users/${userId}/bookmarks`, other)).status).toBe(isAdmin ? 200 : 403);
  }
  expect(idsOf(await list())).toEqual([id]);
  for (const response of [await add(id, {}), await remove(id, {})])
    expect(response).toMatchObject({ status: 401, text: 'Please sign in to do this.' });
});

test.each([
  [{}, 'User is required'],
  [{ userId: 1 }, 'Property is required'],
  [{ userId: 1, propertyId: '1' }, 'Property must be a number'],
  [{ userId: 1, propertyId: 2 ** 31 }, 'Property must be between 1 and 2147483647'],
])('%j: %s', async (body, message) => {
  expect(await backend.post('/api/bookmarks', body, browser)).toMatchObject({ status: 400, text: message });
});

test('bookmarks go with the account and with a property that is gone for good', async () => {
  const [first, second] = [await buildProperty(backend), await buildProperty(backend)];
  await add(first.id);
  await add(second.id);
  await backend.rows('delete from property where id = $1', first.id);
  expect(idsOf(await list())).toEqual([second.id]);
  await backend.rows('delete from app_user where id = $1', userId);
  expect(await backend.rows('select 1 from user_bookmarks where user_id = $1', userId)).toEqual([]);
});

/** Bookmarks of so many new properties, the oldest first. */
const addMany = (count: number) =>
  backend.rows(
    `with made as (
       insert into property (id, address, street_key, suburb, suburb_key, state, postcode, property_type)
       select nextval('property_id_seq'), n || ' Bookmark Street ' || $1, n || ' bookmark street ' || $1, 'Newtown', 'newtown', 'NSW', '2042', 'house'
       from generate_series(1, $2::int) as n returning id
     )
     insert into user_bookmarks (user_id, property_id) select $1::int, id from made order by id`,
    userId,
    count,
  );
const page = (query: string) => backend.get(`/api/users/${userId}/bookmarks${query}`, browser);
const marks = async () => (await backend.get(`/api/users/${userId}/bookmarks/properties`, browser)).body;

test('a list comes in pages with its true count, and whole in the export', async () => {
  await addMany(130);
  const [whole, first, last] = [await page(''), await page('?limit=24'), await page('?limit=24&page=6')];
  const past = await page('?limit=24&page=7');
  for (const { headers } of [whole, first, last, past]) expect(headers.get('X-Total-Count')).toBe('130');
  expect([whole, first, last, past].map(({ body }) => body.length)).toEqual([100, 24, 10, 0]);
  expect(idsOf(whole.body.slice(0, 24))).toEqual(idsOf(first.body));
  const ids = idsOf([...whole.body, ...(await page('?page=2')).body]);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(new Set(ids).size).toBe(130);
  expect((await backend.get(`/api/users/${userId}/export`, browser)).body.bookmarks).toHaveLength(130);
});

test('the buttons of a page get ids alone, the newest first', async () => {
  const [older, newer, gone] = [
    await buildProperty(backend),
    await buildProperty(backend),
    await buildProperty(backend),
  ];
  for (const { id } of [older, newer, gone]) await add(id);
  await backend.rows('update property set deleted_at = now() where id = $1', gone.id);
  expect(await marks()).toEqual([{ propertyId: newer.id }, { propertyId: older.id }]);
});

const TOO_MANY = { status: 409, text: 'You can bookmark up to 500 properties. Remove one to add another.' };

test('a person has 500 bookmarks at most, also when several are added at once', async () => {
  await addMany(495);
  const properties = await Promise.all(Array.from({ length: 10 }, () => buildProperty(backend)));
  const responses = await Promise.all(properties.map(({ id }) => add(id)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
  const refused = responses.filter(({ status }) => status !== 201);
  for (const response of refused) expect(response).toMatchObject(TOO_MANY);
  const [newest] = await list();
  expect((await add(newest.propertyId)).status).toBe(200);
  expect(await add(2_000_000_000)).toMatchObject({ status: 404, text: 'Property not found' });
  await remove(newest.propertyId);
  expect((await add(newest.propertyId)).status).toBe(201);
});
