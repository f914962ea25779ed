import { sharedBackend } from '../testing/backend.ts';
import { buildProperty, buildReview, buildUser, signIn } from '../testing/builders.ts';

const backend = await sharedBackend();
const propertyId = (await buildProperty(backend)).id;

const report = (id: number | string, values = {}, headers = {}) =>
  backend.post(
    `/api/reviews/${id}/report`,
    { reason: 'untrue', details: 'Nobody lived there.', ...values },
    headers,
  );

const stored = () => backend.rows('select * from complaint order by id');

test('a report is stored for the moderators with its review, and the review stays', async () => {
  const review = await buildReview(backend, { property: propertyId });
  const user = await buildUser(backend);
  const { status, body } = await report(review.id, {}, await signIn(backend, user));
  expect([status, body]).toEqual([201, { id: expect.any(Number) }]);
  expect((await stored()).at(-1)).toMatchObject({
    id: body.id,
    kind: 'review',
    reason: 'untrue',
    details: 'Nobody lived there.',
    review_id: review.id,
    page: `/property/${propertyId}`,
    user_id: user.id,
    decided_at: null,
  });
  expect((await backend.get(`/api/properties/${propertyId}/reviews`)).body).toHaveLength(1);
});

test('a visitor is remembered by the cookie', async () => {
  const review = await buildReview(backend, { property: propertyId });
  expect((await report(review.id, { details: '' })).status).toBe(201);
  const visitor = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect((await stored()).at(-1)).toMatchObject({ review_id: review.id, user_id: null, visitor });
});

test.each([
  [{ reason: undefined }, 'Reason is required'],
  [{ reason: 'boring' }, 'Choose a reason from the list'],
  [{ details: undefined }, 'Details is required'],
  [{ details: 'x'.repeat(2_001) }, 'Details must be at most 2,000 characters'],
])('%o is refused', async (values, message) => {
  const review = await buildReview(backend, { property: propertyId });
  const before = await stored();
  const { status, text } = await report(review.id, values);
  expect([status, text]).toEqual([400, message]);
  expect(await stored()).toEqual(before);
});

test('what cannot be seen cannot be reported', async () => {
  const removed = await buildProperty(backend, { deletedAt: new Date() });
  const ids = [
    (await buildReview(backend, { property: propertyId, hiddenAt: new Date() })).id,
    (await buildReview(backend, { property: propertyId, deletedAt: new Date() })).id,
    (await buildReview(backend, { property: removed.id })).id,
    999_999,
  ];
  for (const id of ids) expect(await report(id)).toMatchObject({ status: 404, text: 'Review not found' });
  expect(await report('one')).toMatchObject({ status: 400, text: 'This link isn’t valid.' });
});
