import { sharedBackend } from '../testing/backend.ts';
import { buildProperty, buildReview, buildUser, signIn } from '../testing/builders.ts';

const backend = await sharedBackend();
const browser = await signIn(backend, await buildUser(backend, { isAdmin: true }));

async function report() {
  const property = await buildProperty(backend);
  const review = await buildReview(backend, { property: property.id });
  const fields = { reason: 'personal', details: 'It names my daughter.' };
  const { body } = await backend.post(`/api/reviews/${review.id}/report`, fields);
  return { property, review, id: body.id as number };
}
const settle = (id: number, values: object) =>
  backend.patch(`/api/admin/complaints/${id}`, { note: 'As asked', ...values }, browser);
const list = async (query = '') => (await backend.get(`/api/admin/complaints${query}`, browser)).body;

test('reports and complaints wait in one list, the oldest first, with the review they are about', async () => {
  const { review, id } = await report();
  const complaint = { kind: 'fault', page: '/search', details: 'The map does not load here.' };
  const { body: second } = await backend.post('/api/complaints', complaint);
  const open = await list();
  expect(open.map((row: { id: number }) => row.id)).toEqual([id, second.id]);
  expect(open[0]).toMatchObject({
    kind: 'review',
    reason: 'personal',
    decision: null,
    review: { id: review.id, visibility: 'visible' },
  });
  expect(open[1]).toMatchObject({ kind: 'fault', review: null });
});

test('deciding to hide hides the review, does not delete it, and shows its author why', async () => {
  const { property, review, id } = await report();
  const { status, body } = await settle(id, { decision: 'hidden', note: 'It names a child', version: 1 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ decision: 'hidden', review: { visibility: 'hidden' }, version: 2 });
  expect(new Date(body.decidedAt).getTime()).toBeGreaterThan(Date.now() - 60_000);
  expect((await backend.get(`/api/properties/${property.id}`)).body.reviewCount).toBe(0);
  const [stored] = await backend.rows(
    'select moderation_note, deleted_at from review where id = $1',
    review.id,
  );
  expect(stored).toEqual({ moderation_note: 'It names a child', deleted_at: null });
  expect((await list('?state=settled'))[0].id).toBe(id);
  expect((await list()).map((row: { id: number }) => row.id)).not.toContain(id);
});

test('the review stays where nothing was found wrong', async () => {
  const { property, id } = await report();
  await settle(id, { decision: 'kept' });
  expect((await backend.get(`/api/properties/${property.id}`)).body.reviewCount).toBe(1);
});

test('a complaint about no review hides none, a stale decision is refused', async () => {
  const complaint = { kind: 'privacy', details: 'Please erase my message.' };
  const { body } = await backend.post('/api/complaints', complaint);
  expect((await settle(body.id, { decision: 'hidden' })).status).toBe(409);
  expect((await settle(body.id, { decision: 'done', version: 1 })).status).toBe(200);
  expect((await settle(body.id, { decision: 'kept', version: 1 })).status).toBe(409);
  expect((await settle(999_999, { decision: 'kept' })).status).toBe(404);
});
