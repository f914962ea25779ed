import { sharedBackend } from '../../testing/backend.ts';
import {
  auditOf,
  buildProperty,
  buildReview,
  buildUser,
  publicDayOf,
  reviewOf,
  signIn,
} from '../../testing/builders.ts';
import { refusal } from '../../testing/responses.ts';

const backend = await sharedBackend();
const admin = await buildUser(backend, { isAdmin: true });
const browser = await signIn(backend, admin);

const FIELDS = { title: 'A fair home', content: 'Quiet at night and dry in winter.', rating: 4 };
const edit = (id: number, values: object) =>
  backend.put(
    `/api/admin/reviews/${id}`,
    { ...FIELDS, residencyStatus: 'lived_here', issuesTags: [], isVerified: false, ...values },
    browser,
  );
const remove = (id: number) => backend.delete(`/api/admin/reviews/${id}`, browser);
const restore = (id: number) => backend.post(`/api/admin/reviews/${id}/restore`, undefined, browser);
const list = (query = '') => backend.get(`/api/admin/reviews${query}`, browser);
const idsOf = async (query: string) => (await list(query)).body.map(({ id }: { id: number }) => id);
const aggregatesOf = async (property: { id: number }) =>
  (await backend.get(`/api/properties/${property.id}`)).body;
const shownAt = async (property: { id: number }) =>
  (await backend.get(`/api/properties/${property.id}/reviews`)).body;
const entriesOn = (id: number) => auditOf(backend, 'review', id);

async function build(values = {}) {
  const property = await buildProperty(backend);
  return { property, review: await buildReview(backend, { property: property.id, ...values }) };
}

test('verifying a review shows the badge and is no change of its content', async () => {
  const { property, review } = await build();
  const { status, body } = await edit(review.id, { isVerified: true });
  expect(status).toBe(200);
  expect(body).toMatchObject({ isVerified: true, edited: null, visibility: 'visible', user: null });
  expect((await shownAt(property))[0]).toMatchObject({ isVerified: true, edited: null });
});

test('what was seen when a review becomes verified is stored in the audit, once', async () => {
  const { review } = await build();
  expect(await edit(review.id, { isVerified: true, verifiedBy: 'passport' })).toMatchObject(
    refusal(400, 'Choose what you’ve seen'),
  );
  await edit(review.id, { isVerified: true, verifiedBy: 'lease' });
  await edit(review.id, { isVerified: true, verifiedBy: 'bill' });
  await edit(review.id, { isVerified: false, verifiedBy: 'bill' });
  const seen = (await entriesOn(review.id)).map(({ after }) => (after as { verifiedBy?: string }).verifiedBy);
  expect(seen).toEqual(['lease', undefined, undefined]);
});

test('a tag may be any word, also one that means something to the database', async () => {
  const { property, review } = await build();
  const issuesTags = ['NULL', 'null', 'two, words', '{curly}'];
  expect(await edit(review.id, { issuesTags })).toMatchObject({ status: 200, body: { issuesTags } });
  const { issueTagCounts } = await aggregatesOf(property);
  expect(issueTagCounts.map(({ tag }: { tag: string }) => tag).toSorted()).toEqual(issuesTags.toSorted());
});

test('an edit shows its mark and the new average, and a revision is stored', async () => {
  const { property, review } = await build({ rating: 1 });
  const { body } = await edit(review.id, { rating: 5, issuesTags: ['Mould in the bathroom'] });
  expect(body).toMatchObject({ rating: 5, edited: 'moderators', issuesTags: ['Mould in the bathroom'] });
  expect(new Date(body.editedAt).getTime()).toBeGreaterThan(Date.now() - 60_000);
  expect((await shownAt(property))[0].editedAt).toBe(publicDayOf(body.editedAt));
  expect(await aggregatesOf(property)).toMatchObject({
    averageRating: '5.00',
    issueTagCounts: [{ tag: 'Mould in the bathroom', count: 1 }],
  });
  expect(await entriesOn(review.id)).toMatchObject([
    { action: 'edit', by: admin.id, before: { rating: 1 }, after: { rating: 5 } },
  ]);
  const stored = await backend.rows('select by, before from review_revision where review_id = $1', review.id);
  expect(stored).toMatchObject([{ by: 'moderator', before: { rating: 1 } }]);
});

test('a hidden review is off the page and counted nowhere until it is shown again', async () => {
  const { property, review } = await build({ rating: 2 });
  const hidden = await edit(review.id, { rating: 2, isHidden: true, moderationNote: 'It names a neighbour' });
  expect(hidden.body).toMatchObject({ visibility: 'hidden', moderationNote: 'It names a neighbour' });
  expect(await shownAt(property)).toEqual([]);
  expect(await aggregatesOf(property)).toMatchObject({ reviewCount: 0, averageRating: '0.00' });
  expect(await idsOf('?visibility=hidden')).toContain(review.id);
  const shown = await edit(review.id, { rating: 2, isHidden: false });
  expect(shown.body).toMatchObject({ visibility: 'visible', moderationNote: null });
  expect(await aggregatesOf(property)).toMatchObject({ reviewCount: 1, averageRating: '2.00' });
});

test('a deleted review is gone, and comes back as it was', async () => {
  const { property, review } = await build({ rating: 3 });
  expect((await remove(review.id)).status).toBe(204);
  expect((await remove(review.id)).status).toBe(404);
  expect((await edit(review.id, {})).status).toBe(404);
  expect(await aggregatesOf(property)).toMatchObject({ reviewCount: 0 });
  expect(await idsOf('?visibility=deleted')).toContain(review.id);
  expect((await restore(review.id)).body).toMatchObject({ id: review.id, visibility: 'visible' });
  expect((await restore(review.id)).status).toBe(409);
  expect(await aggregatesOf(property)).toMatchObject({ reviewCount: 1, averageRating: '3.00' });
  expect(await entriesOn(review.id)).toMatchObject([{ action: 'delete' }, { action: 'restore' }]);
});

test('a review whose author has written another one since stays deleted', async () => {
  const user = await buildUser(backend);
  const { property, review } = await build({ user: user.id });
  await remove(review.id);
  await backend.post('/api/reviews', reviewOf(property.id), await signIn(backend, user));
  expect(await restore(review.id)).toMatchObject(refusal(409, /another review/));
});

test('the later of two administrators gets a conflict and nothing of theirs is lost', async () => {
  const { review } = await build();
  expect((await edit(review.id, { title: 'The first words', version: 1 })).status).toBe(200);
  expect(await edit(review.id, { title: 'The second words', version: 1 })).toMatchObject({ status: 409 });
  expect((await edit(review.id, { title: 'The last words' })).body.title).toBe('The last words');
});

test('the list is found by title, content and address, newest first, and goes on where it stopped', async () => {
  const property = await buildProperty(backend, { address: '8 Lyrebird Close' });
  const first = await buildReview(backend, { id: 1, property: property.id, title: 'Zebra crossing outside' });
  const content = 'There is a zebra in the yard next door.';
  const second = await buildReview(backend, { id: 2, property: property.id, content });
  const third = await buildReview(backend, { id: 3, property: property.id });
  expect(await idsOf('?q=zebr')).toEqual([second.id, first.id]);
  expect(await idsOf('?q=zebra%20yard')).toEqual([second.id]);
  expect(await idsOf('?q=8%20lyrebird')).toEqual([third.id, second.id, first.id]);
  expect(await idsOf(`?q=lyrebird&limit=1&after=${second.id}`)).toEqual([first.id]);
  expect((await list('?q=zebra&limit=1')).headers.get('X-Total-Count')).toBe('2');
  expect((await list("?q='%20|%20!:*")).status).toBe(200);
  expect((await list('?q=nothing-like-it')).body).toEqual([]);
});

test('a page that names authors of anonymous reviews is an audit entry of its own', async () => {
  const user = await buildUser(backend);
  const property = await buildProperty(backend);
  const newest = 2_000_000_000;
  const signed = await buildReview(backend, { id: newest, property: property.id, user: user.id });
  const entriesSince = async (id: number) =>
    backend.rows<{ id: number }>(
      `select id, action, actor_id as by, subject, subject_id as of, after from audit_entry where id > $1 order by id`,
      id,
    );
  const since = (await entriesSince(0)).at(-1)?.id ?? 0;
  await list('?limit=1');
  await buildReview(backend, { id: newest + 1, property: property.id, isAnonymous: true });
  await list('?limit=1');
  expect(await entriesSince(since)).toEqual([]);
  const buildAnonymous = async (id: number) => (await build({ id, user: user.id, isAnonymous: true })).review;
  const [one, other] = [await buildAnonymous(newest + 2), await buildAnonymous(newest + 3)];
  await list('?limit=4');
  const look = { action: 'look', by: admin.id, subject: 'review', of: other.id };
  const seen = { ...look, after: { authorsOf: [other.id, one.id] } };
  expect(await entriesSince(since)).toMatchObject([seen]);
  const mine = `/api/users/${user.id}/reviews`;
  expect((await backend.get(mine, await signIn(backend, user))).body).toHaveLength(3);
  expect(await entriesSince(since)).toHaveLength(1);
  expect((await backend.get(mine, browser)).body.at(-1)).toMatchObject({ id: signed.id });
  expect(await entriesSince(since)).toMatchObject([seen, seen]);
});

test('the admin console sees who wrote a review, also an anonymous one, but its contact email only when it asks', async () => {
  const user = await buildUser(backend);
  const { review } = await build({ user: user.id, isAnonymous: true, contactEmail: 'canary@example.com' });
  const { body, text } = await list(`?limit=1&after=${review.id + 1}`);
  expect(body[0]).toMatchObject({ id: review.id, hasContactEmail: true, user: { id: user.id } });
  expect(text).not.toContain('canary');
  const contact = await backend.get(`/api/admin/reviews/${review.id}/contact`, browser);
  expect(contact.body).toEqual({ contactEmail: 'canary@example.com' });
  expect(await entriesOn(review.id)).toMatchObject([
    { action: 'look', by: admin.id, after: { authorsOf: [review.id] } },
    { action: 'look', by: admin.id, after: null },
  ]);
});
