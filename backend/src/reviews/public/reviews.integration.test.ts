import { randomUUID } from 'node:crypto';
import { sharedBackend } from '../../testing/backend.ts';
import {
  buildProperty,
  buildReview,
  buildUser,
  publicDayOf,
  reviewOf,
  signIn,
} from '../../testing/builders.ts';
import { Upload } from '../../uploads/upload.entity.ts';

const backend = await sharedBackend();

const write = (propertyId: number, values = {}, headers = {}) =>
  backend.post('/api/reviews', reviewOf(propertyId, values), headers);

const listed = async (propertyId: number, query = '') =>
  (await backend.get(`/api/properties/${propertyId}/reviews${query}`)).body;

test('a visitor writes a review and everyone can read it', async () => {
  const property = await buildProperty(backend);
  const minuteAgo = new Date(Date.now() - 60_000);
  const { status, body } = await write(property.id, { rating: 4, issuesTags: ['Pests'] });
  expect(status).toBe(201);
  expect(await listed(property.id)).toEqual([body]);
  expect(body).toMatchObject({
    propertyId: property.id,
    authorName: 'Guest',
    helpfulCount: 0,
    edited: null,
    version: 1,
  });
  expect([publicDayOf(minuteAgo), publicDayOf(new Date())]).toContain(body.createdAt);
  const detail = (await backend.get(`/api/properties/${property.id}`)).body;
  expect(detail).toMatchObject({
    averageRating: '4.00',
    reviewCount: 1,
    issueTagCounts: [{ tag: 'Pests', count: 1 }],
  });
});

test('the author line is first name and initial, Guest or Anonymous, and nothing more is shown', async () => {
  const property = await buildProperty(backend);
  const browser = await signIn(backend, await buildUser(backend, { firstName: 'Mei', lastName: 'Öztürk' }));
  const other = await signIn(backend, await buildUser(backend));
  const named = await write(property.id, { contactEmail: 'canary@example.com' }, browser);
  const anonymous = await write(property.id, { isAnonymous: true }, other);
  expect(named.body.authorName).toBe('Mei Ö.');
  expect(anonymous.body.authorName).toBe('Anonymous');
  const text = JSON.stringify(await listed(property.id)) + named.text + anonymous.text;
  expect(text).not.toMatch(/canary|userId|user_id|username|Öztürk/);
  const [stored] = await backend.rows('select contact_email from review where id = $1', named.body.id);
  expect(stored).toEqual({ contact_email: 'canary@example.com' });
});

test('a member whose session has ended is not published as somebody else', async () => {
  const property = await buildProperty(backend);
  const [author, other] = [await buildUser(backend), await buildUser(backend)];
  const [mine, theirs] = [await signIn(backend, author), await signIn(backend, other)];
  const asAuthor = { 'X-Signed-In-As': String(author.id) };
  for (const headers of [asAuthor, { ...theirs, ...asAuthor }, { ...mine, 'X-Signed-In-As': 'guest' }]) {
    const { status, text } = await write(property.id, {}, headers);
    expect({ status, text }).toEqual({ status: 401, text: 'You’ve been signed out' });
  }
  expect(await listed(property.id)).toEqual([]);
  expect((await write(property.id, {}, { ...mine, ...asAuthor })).status).toBe(201);
});

test('the list is filtered by tag, rating and residency, and counts what it shows', async () => {
  const property = await buildProperty(backend);
  const at = { property: property.id };
  for (const [rating, residencyStatus, issuesTags] of [
    [2, 'lived_here', ['Leaks', 'Pests']],
    [5, 'lived_here', ['Leaks']],
    [2, 'owned', ['Near the park']],
  ] as const)
    await buildReview(backend, { ...at, rating, residencyStatus, issuesTags: [...issuesTags] });
  await buildReview(backend, { property: property.id, rating: 2, hiddenAt: new Date() });
  const filtered = async (query: string) => {
    const { body, headers } = await backend.get(`/api/properties/${property.id}/reviews?${query}`);
    const ratings = body.map((row: { rating: number }) => row.rating);
    return { count: headers.get('x-total-count'), ratings };
  };
  expect(await filtered('rating=2&limit=1')).toEqual({ count: '2', ratings: [2] });
  expect(await filtered('issueTag=Leaks&sort=rating-low')).toEqual({ count: '2', ratings: [2, 5] });
  expect(await filtered('issueTag=Near%20the%20park')).toEqual({ count: '1', ratings: [2] });
  expect(await filtered('residencyStatus=lived_here&rating=5')).toEqual({ count: '1', ratings: [5] });
  expect(await filtered('residencyStatus=visited')).toEqual({ count: '0', ratings: [] });
});

test('the list sorts, pages and counts', async () => {
  const property = await buildProperty(backend);
  const ids = [11, 12, 13, 14];
  for (const [index, [rating, helpfulCount]] of [
    [3, 9],
    [5, 0],
    [1, 4],
    [5, 2],
  ].entries())
    await buildReview(backend, { id: ids[index] as number, property: property.id, rating, helpfulCount });
  await buildReview(backend, { property: property.id, hiddenAt: new Date() });
  await buildReview(backend, { property: property.id, deletedAt: new Date() });
  const order = async (query: string) =>
    (await listed(property.id, query)).map(({ id }: { id: number }) => ids.indexOf(id)).join('');
  expect(await order('')).toBe('3210');
  expect(await order('?sort=newest')).toBe('3210');
  expect(await order('?sort=helpful')).toBe('0231');
  expect(await order('?sort=rating-high')).toBe('3102');
  expect(await order('?sort=rating-low')).toBe('2031');
  expect(await order('?limit=3&page=2')).toBe('0');
  expect(await order('?limit=3&page=3')).toBe('');
  const { headers } = await backend.get(`/api/properties/${property.id}/reviews?limit=1`);
  expect(headers.get('X-Total-Count')).toBe('4');
});

test('the longest texts, emoji and right-to-left words are kept exactly', async () => {
  const property = await buildProperty(backend);
  const title = '🏡'.repeat(150);
  const content = `مرحبا می‌خواهم 👩‍👩‍👧 ${'z̸͖͑'.repeat(100)} ${'x'.repeat(4_000)}`;
  const { status, body } = await write(property.id, { title, content });
  expect(status).toBe(201);
  expect(body).toMatchObject({ title, content });
});

test('a property that is not there or was removed cannot be reviewed', async () => {
  const removed = await buildProperty(backend, { deletedAt: new Date() });
  expect(await write(999_999)).toMatchObject({ status: 404, text: 'Property not found' });
  expect(await write(removed.id)).toMatchObject({ status: 404 });
  expect(await backend.rows('select id from review where property_id = $1', removed.id)).toEqual([]);
});

test('a signed-in person has one review per property; visitors are not told apart', async () => {
  const [property, elsewhere] = [await buildProperty(backend), await buildProperty(backend)];
  const browser = await signIn(backend, await buildUser(backend));
  expect((await write(property.id, {}, browser)).status).toBe(201);
  const tried = () =>
    backend.rows(`select last_value from pg_sequences where sequencename = 'review_id_seq'`);
  const before = await tried();
  const second = await write(property.id, {}, browser);
  expect(second.status).toBe(409);
  // what the database refuses it writes into its log
  expect(await tried()).toEqual(before);
  expect(second.text).toMatch(/already reviewed this property.*My Reviews/);
  expect((await write(elsewhere.id, {}, browser)).status).toBe(201);
  expect((await write(property.id)).status).toBe(201);
  expect((await backend.get(`/api/properties/${property.id}`)).body.reviewCount).toBe(2);
});

test('photos must be uploads of ours that no review has taken', async () => {
  const property = await buildProperty(backend);
  const name = `${randomUUID()}.webp`;
  const em = backend.em();
  em.create(Upload, { name });
  await em.flush();
  const photos = [`/uploads/${name}`];
  expect((await write(property.id, { photos: [`/uploads/${randomUUID()}.webp`] })).status).toBe(400);
  expect((await write(property.id, { photos: [...photos, ...photos] })).status).toBe(400);
  expect(await write(property.id, { photos })).toMatchObject({ status: 201, body: { photos } });
  expect(await write(property.id, { photos })).toMatchObject({ status: 400 });
});
