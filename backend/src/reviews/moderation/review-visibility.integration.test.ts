import type { AuditEntry } from '@home-truths/contract';
import { VisitorsService } from '../../accounts/sessions/visitors.service.ts';
import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview, buildUser, signIn } from '../../testing/builders.ts';
import { refusal, statusesOf } from '../../testing/responses.ts';
import { ReviewKeys } from '../review-keys.ts';

const backend = await sharedBackend();
const admin = await buildUser(backend, { isAdmin: true });
const browser = await signIn(backend, admin);

const set = (body: object) => backend.post('/api/admin/reviews/visibility', body, browser);
const hide = (body: object) => set({ isHidden: true, reason: 'Fake reviews', ...body });
const countOf = (query: string) => backend.get(`/api/admin/reviews/of-author?${query}`, browser);
const undo = (id: number) => backend.post(`/api/admin/audit/${id}/restore`, {}, browser);
const READ = 'select hidden_at is not null as hidden, moderation_note as note from review where id = $1';
const read = async (id: number) => (await backend.rows(READ, id))[0];
const entriesOf = async (subject: string, id: number): Promise<AuditEntry[]> =>
  (await backend.get(`/api/admin/audit?subject=${subject}&subjectId=${id}`, browser)).body;
const aggregatesOf = async (id: number) => {
  const { reviewCount, averageRating } = (await backend.get(`/api/properties/${id}`)).body;
  return { reviewCount, averageRating };
};

/** A review, of a property that somebody else has rated with 5. */
async function build(values: object) {
  const property = (await buildProperty(backend)).id;
  await buildReview(backend, { property, rating: 5 });
  const { id } = await buildReview(backend, { property, rating: 1, ...values });
  return { id, property };
}

const visitor = async () => {
  const { id } = await backend.app.get(VisitorsService).issue();
  return { user: null, writerMark: await backend.app.get(ReviewKeys).writerMarkOf(id), keyVersion: 1 };
};

test('all of an account are hidden, counted nowhere, and recorded one by one', async () => {
  const author = await buildUser(backend);
  const [first, second] = [await build({ user: author.id }), await build({ user: author.id })];
  const moderated = { hiddenAt: new Date(), moderationNote: 'It names a person' };
  const alreadyHidden = await build({ user: author.id, ...moderated });
  const other = await build({ user: (await buildUser(backend)).id });
  expect((await countOf(`userId=${author.id}`)).body).toEqual({
    visible: { reviews: 2, properties: 2 },
    hidden: { reviews: 1, properties: 1 },
  });
  const { status, body } = await hide({ userId: author.id });
  expect({ status, ...body }).toMatchObject({ status: 200, changed: 2, unchanged: 0, properties: 2 });
  expect(await read(first.id)).toEqual({ hidden: true, note: 'Fake reviews' });
  expect(await read(alreadyHidden.id)).toEqual({ hidden: true, note: 'It names a person' });
  expect(await read(other.id)).toMatchObject({ hidden: false });
  for (const property of [first.property, second.property])
    expect(await aggregatesOf(property)).toEqual({ reviewCount: 1, averageRating: '5.00' });
  expect((await entriesOf('review', first.id))[0]).toMatchObject({
    action: 'edit',
    by: { id: admin.id },
    canRestore: true,
    before: { isHidden: false, moderationNote: null },
    after: { isHidden: true, moderationNote: 'Fake reviews' },
  });
  expect((await entriesOf('person', author.id))[0]).toMatchObject({
    id: body.auditEntryId,
    action: 'hide',
    by: { id: admin.id },
    canRestore: true,
    after: { moderationNote: 'Fake reviews', reviews: 2 },
  });
  expect(await hide({ userId: author.id })).toMatchObject(refusal(409, /no reviews on the site/));
});

test('all by a visitor are found from one of them, also more than are held at a time', async () => {
  const author = await visitor();
  const { id, property } = await build(author);
  for (let number = 1; number <= 2; number++) await build(author);
  await backend.rows(
    `insert into review (property_id, residency_status, rating, title, content, writer_mark)
     select $1, 'visited', 1, 'Again and again', 'The same text, again and again and again.', $2
     from generate_series(1, 450)`,
    property,
    author.writerMark,
  );
  const unknown = await build({ user: null });
  expect((await countOf(`reviewId=${id}`)).body.visible).toEqual({ reviews: 453, properties: 3 });
  const { body } = await hide({ authorOf: id });
  expect(body).toMatchObject({ changed: 453, properties: 3 });
  expect(await aggregatesOf(property)).toEqual({ reviewCount: 1, averageRating: '5.00' });
  expect(await read(unknown.id)).toMatchObject({ hidden: false });
  expect((await undo(body.auditEntryId)).body).toMatchObject({
    action: 'undo',
    after: { undoes: body.auditEntryId, restored: 453, notRestored: 0 },
  });
  for (const response of [await countOf(`reviewId=${unknown.id}`), await hide({ authorOf: unknown.id })])
    expect(response).toMatchObject({ status: 409, text: expect.stringMatching(/who wrote this review/) });
});

test('undo shows exactly those that the act hid and nobody has changed since, and says how many it left', async () => {
  const author = await buildUser(backend);
  const note = 'We took out a phone number';
  const ofAuthor = { user: author.id, moderationNote: note };
  const [unchanged, edited, deleted] = [await build(ofAuthor), await build(ofAuthor), await build(ofAuthor)];
  const hiddenBefore = await build({ ...ofAuthor, hiddenAt: new Date() });
  const { auditEntryId } = (await hide({ userId: author.id })).body;
  const text = { title: 'A damp home', content: 'Damp in winter, and cold.', residencyStatus: 'lived_here' };
  const edit = { ...text, rating: 2, issuesTags: [], isVerified: false, isHidden: true };
  expect((await backend.put(`/api/admin/reviews/${edited.id}`, edit, browser)).status).toBe(200);
  expect((await backend.delete(`/api/admin/reviews/${deleted.id}`, browser)).status).toBe(204);
  expect((await undo(auditEntryId)).body.after).toMatchObject({ restored: 1, notRestored: 2 });
  expect(await read(unchanged.id)).toEqual({ hidden: false, note });
  expect(await aggregatesOf(unchanged.property)).toEqual({ reviewCount: 2, averageRating: '3.00' });
  expect(await read(edited.id)).toMatchObject({ hidden: true });
  expect(await read(hiddenBefore.id)).toMatchObject({ hidden: true });
  expect((await entriesOf('review', unchanged.id))[0]).toMatchObject({ action: 'restore' });
  expect(await undo(auditEntryId)).toMatchObject(refusal(409, /^Nothing was undone/));
});

test('of the chosen reviews, those that changed since they were read stay; the others are hidden and shown', async () => {
  const [first, second] = [await build({}), await build({})];
  const reviews = [
    { id: first.id, version: 1 },
    { id: second.id, version: 7 },
  ];
  const { body } = await hide({ reviews });
  expect(body).toMatchObject({ changed: 1, unchanged: 1, properties: 1 });
  expect(await read(second.id)).toMatchObject({ hidden: false });
  expect((await hide({ reviews })).status).toBe(409);
  const shown = await set({ isHidden: false, reviews: [{ id: first.id, version: 2 }, { id: second.id }] });
  expect(shown.body).toMatchObject({ changed: 1, unchanged: 1 });
  expect(await read(first.id)).toEqual({ hidden: false, note: null });
  expect((await undo(shown.body.auditEntryId)).status).toBe(200);
  expect(await read(first.id)).toEqual({ hidden: true, note: 'Fake reviews' });
});

test('two administrators who hide the same reviews at once hide and record each of them once', async () => {
  const author = await buildUser(backend);
  const reviews = [await build({ user: author.id }), await build({ user: author.id })];
  const responses = await Promise.all([hide({ userId: author.id }), hide({ userId: author.id })]);
  expect(statusesOf(responses).sort()).toEqual([200, 409]);
  for (const { id, property } of reviews) {
    expect(await entriesOf('review', id)).toHaveLength(1);
    expect(await aggregatesOf(property)).toEqual({ reviewCount: 1, averageRating: '5.00' });
  }
});

test.each([
  ['no reason', { isHidden: true, userId: 1 }, 'Reason is required'],
  ['a long reason', { isHidden: true, reason: 'a'.repeat(10_000), userId: 1 }, /at most 2,000/],
  ['nobody', { isHidden: true, reason: 'x' }, /^Choose reviews, a person/],
  ['two kinds', { isHidden: true, reason: 'x', userId: 1, authorOf: 1 }, /^Choose reviews, a person/],
  ['an empty list', { isHidden: true, reason: 'x', reviews: [] }, 'Choose at least one review'],
  ['too many', { isHidden: true, reason: 'x', reviews: Array(101).fill({ id: 7 }) }, /^Choose up to/],
  ['all of a person shown', { isHidden: false, userId: 1 }, 'Choose the reviews to show again'],
])('%s is refused with a sentence', async (_, body, message) => {
  const { status, text } = await set(body);
  expect(status).toBe(400);
  expect(text).toMatch(message);
});

test('a person or a review that is not there is said to be', async () => {
  for (const query of ['userId=999999', 'reviewId=999999']) expect((await countOf(query)).status).toBe(404);
  for (const query of ['', 'userId=1&reviewId=1', 'userId=x', `userId=${'1'.repeat(1_000)}`])
    expect((await countOf(query)).status).toBe(400);
  expect((await hide({ userId: 999_999 })).status).toBe(404);
  expect((await hide({ reviews: [{ id: 999_999 }] })).status).toBe(409);
});
