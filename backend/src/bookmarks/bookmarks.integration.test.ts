import { bookmarksOfUserSchemas } from '@home-truths/contract/schemas';
import * as z from 'zod/mini';
import { type Backend, startBackend } from '../testing/backend.ts';
import { buildProperty, buildReview, buildUser, signIn } from '../testing/builders.ts';

let backend: Backend;
let userId: number;
let browser: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.stop());

beforeEach(async () => {
  const user = await buildUser(backend);
  userId = user.id;
  browser = await signIn(backend, user);
});

const add = (propertyId: number, by = browser, owner = userId) =>
  backend.post('/api/bookmarks', { userId: owner, propertyId }, by);
const remove = (propertyId: number, by = browser, owner = userId) =>
  backend.send('DELETE', '/api/bookmarks', { userId: owner, propertyId }, by);
const list = async () => (await backend.get(`/api/users/${userId}/bookmarks`, browser)).body;
const idsOf = (bookmarks: { propertyId: number }[]) => bookmarks.map(({ propertyId }) => propertyId);

test('a home is kept once, however often it is asked for', async () => {
  const home = await buildProperty(backend);
  const first = await add(home.id);
  const second = await add(home.id);
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(second.body).toEqual(first.body);
  expect(first.body).toMatchObject({ userId, propertyId: home.id, property: { address: home.address } });
  expect(await list()).toEqual([first.body]);
});

test('fifty at once keep it once, too', async () => {
  const { id } = await buildProperty(backend);
  const statuses = (await Promise.all(Array.from({ length: 50 }, () => add(id)))).map(({ status }) => status);
  expect(statuses.filter(status => status === 201)).toHaveLength(1);
  expect(statuses.filter(status => status === 200)).toHaveLength(49);
  expect(await list()).toHaveLength(1);
});

test('the list is newest first, with the whole home as a search shows it', async () => {
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

test('forgetting a home needs no bookmark', async () => {
  const { id } = await buildProperty(backend);
  await add(id);
  expect([(await remove(id)).status, (await remove(id)).status]).toEqual([204, 204]);
  expect((await remove(2_000_000_000)).status).toBe(204);
  expect(await list()).toEqual([]);
});

test('a home that is not there cannot be kept, and one that was removed is left out', async () => {
  expect(await add(2_000_000_000)).toMatchObject({ status: 404, text: 'Property not found' });
  const [stays, goes] = [await buildProperty(backend), await buildProperty(backend)];
  await add(stays.id);
  await add(goes.id);
  await backend.rows('update property set deleted_at = now() where id = $1', goes.id);
  expect(await add(goes.id)).toMatchObject({ status: 404, text: 'Property not found' });
  expect(idsOf(await list())).toEqual([stays.id]);
});

test("nobody writes into another's list, not even an administrator", async () => {
  const { id } = await buildProperty(backend);
  await add(id);
  for (const isAdmin of [false, true]) {
    const other = await signIn(backend, await buildUser(backend, { isAdmin }));
    const refusal = { status: 403, text: 'You are not allowed to do this' };
    expect(await add((await buildProperty(backend)).id, other)).toMatchObject(refusal);
    expect(await remove(id, other)).toMatchObject(refusal);
    expect((await backend.get(`/api/users/${userId}/bookmarks`, other)).status).toBe(isAdmin ? 200 : 403);
  }
  expect(idsOf(await list())).toEqual([id]);
  for (const answer of [await add(id, {}), await remove(id, {})])
    expect(answer).toMatchObject({ status: 401, text: 'Please sign in' });
});

test.each([
  [{}, 'User is required'],
  [{ userId: 1 }, 'Property is required'],
  [{ userId: 1, propertyId: '1' }, 'Property must be a number'],
  [{ userId: 1, propertyId: 2 ** 31 }, 'Property must be between 1 and 2147483647'],
])('%j: %s', async (body, sentence) => {
  expect(await backend.post('/api/bookmarks', body, browser)).toMatchObject({ status: 400, text: sentence });
});

test('bookmarks go with the account and with a home that is gone for good', async () => {
  const [first, second] = [await buildProperty(backend), await buildProperty(backend)];
  await add(first.id);
  await add(second.id);
  await backend.rows('delete from property where id = $1', first.id);
  expect(idsOf(await list())).toEqual([second.id]);
  await backend.rows('delete from app_user where id = $1', userId);
  expect(await backend.rows('select 1 from user_bookmarks where user_id = $1', userId)).toEqual([]);
});
