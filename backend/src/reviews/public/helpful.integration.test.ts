import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview, buildUser, signIn } from '../../testing/builders.ts';
import { cookieOf } from '../../testing/responses.ts';

const backend = await sharedBackend();
const propertyId = (await buildProperty(backend)).id;

const newReview = async () => (await buildReview(backend, { property: propertyId })).id;

const mark = (id: number | string, headers = {}, body: unknown = { count: 1 }) =>
  backend.post(`/api/reviews/${id}/helpful`, body, headers);

/** The cookie of somebody new. */
const newVisitor = async () => cookieOf(await mark(await newReview()), 'visitor');

const countOf = async (id: number) =>
  (await backend.rows('select helpful_count, version from review where id = $1', id))[0];

const marked = async (headers = {}) => backend.get(`/api/reviews/marked?propertyId=${propertyId}`, headers);

test('one more, and the reply is the review with its count', async () => {
  const id = await newReview();
  const first = await mark(id);
  expect(first).toMatchObject({ status: 200, body: { id, helpfulCount: 1, version: 1 } });
  expect(first.headers.get('Set-Cookie')).toMatch(/^visitor=[^;]+; .*HttpOnly/);
  expect((await mark(id)).body.helpfulCount).toBe(2);
});

test.each([
  [{ count: 1_000 }],
  [{ count: 'many' }],
  [{ count: null }],
  [{ count: -5, helpfulCount: 7 }],
  [{}],
])('what the body counts does not matter: %o', async body => {
  expect(await mark(await newReview(), {}, body)).toMatchObject({ status: 200, body: { helpfulCount: 1 } });
});

test('a person counts once, as a visitor by the cookie, as a member on every device', async () => {
  const id = await newReview();
  const visitor = await newVisitor();
  const user = await buildUser(backend);
  for (const headers of [visitor, await signIn(backend, user), await signIn(backend, user), visitor])
    await mark(id, headers);
  expect(await countOf(id)).toEqual({ helpful_count: 2, version: 1 });
});

test('which ones a person marked is shown to that person alone, and stored by no cache', async () => {
  const [one, , other] = [await newReview(), await newReview(), await newReview()];
  const visitor = await newVisitor();
  const member = await signIn(backend, await buildUser(backend));
  for (const id of [one, other]) await mark(id, visitor);
  await mark(other, member);
  expect((await marked(visitor)).body).toEqual(expect.arrayContaining([one, other]));
  expect((await marked(member)).body).toEqual([other]);
  const { body, headers } = await marked();
  expect(body).toEqual([]);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('what cannot be seen cannot be marked', async () => {
  const removed = await buildProperty(backend, { deletedAt: new Date() });
  const ids = [
    (await buildReview(backend, { property: propertyId, hiddenAt: new Date() })).id,
    (await buildReview(backend, { property: propertyId, deletedAt: new Date() })).id,
    (await buildReview(backend, { property: removed.id })).id,
  ];
  for (const id of ids) {
    expect(await mark(id)).toMatchObject({ status: 404, text: 'Review not found' });
    expect(await countOf(id)).toMatchObject({ helpful_count: 0 });
  }
  expect((await mark(999_999)).status).toBe(404);
  expect((await mark('0')).status).toBe(400);
});

/** Marks until the site is not busy. */
async function markWithRetries(id: number, headers: object) {
  for (;;) {
    const { status } = await mark(id, headers);
    if (status !== 503) return status;
  }
}

test('one visitor a thousand times at once is one; a hundred visitors are a hundred', async () => {
  const [flooded, liked] = [await newReview(), await newReview()];
  const visitor = await newVisitor();
  const visitors = await Promise.all(Array.from({ length: 100 }, newVisitor));
  const statuses = await Promise.all([
    ...Array.from({ length: 1_000 }, () => markWithRetries(flooded, visitor)),
    ...visitors.map(headers => markWithRetries(liked, headers)),
  ]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await countOf(flooded)).toMatchObject({ helpful_count: 1 });
  expect(await countOf(liked)).toMatchObject({ helpful_count: 100 });
});
