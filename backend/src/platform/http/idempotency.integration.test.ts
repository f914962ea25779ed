import { routes } from '@home-truths/contract';
import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildUser, reviewOf, signIn } from '../../testing/builders.ts';
import { buildAdmin, pathOf, requestOf } from '../../testing/requests.ts';
import { atOnce, refusal } from '../../testing/responses.ts';
import { Idempotency } from './idempotency.ts';

const backend = await sharedBackend();

const write = (key: string, review: unknown, headers = {}) =>
  backend.post('/api/reviews', review, { 'Idempotency-Key': key, ...headers });

const countOf = async (propertyId: number) =>
  (await backend.get(`/api/properties/${propertyId}`)).body.reviewCount;

test('a retry gets the first response and writes nothing', async () => {
  const property = await buildProperty(backend);
  const first = await write('retry-after-a-lost-answer', reviewOf(property.id));
  const again = await write('retry-after-a-lost-answer', reviewOf(property.id));
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.text).toBe(first.text);
  expect(await countOf(property.id)).toBe(1);
});

test('twenty clicks at once store one review and all get its response', async () => {
  const property = await buildProperty(backend);
  const responses = await atOnce(20, () => write('many-clicks-at-once', reviewOf(property.id)));
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await countOf(property.id)).toBe(1);
});

test.each([
  ['createComplaint', 'complaint'],
  ['createEnquiry', 'enquiry'],
  ['createLead', 'inspector_lead'],
  ['reportReview', 'complaint'],
  ['addNote', 'note'],
  ['sendReply', 'mailed_reply'],
] as const)('eight clicks at once on %s are one', async (name, table) => {
  const owner = await buildAdmin(backend);
  const { body, ...where } = await requestOf(name, { backend, owner, senderId: owner.id });
  const headers = { ...owner.browser, 'Idempotency-Key': `eight-times-${name}` };
  const count = async () => (await backend.rows(`select from ${table}`)).length;
  const before = await count();
  const responses = await atOnce(8, () => backend.post(pathOf(routes[name].path, where), body, headers));
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect([responses[0]?.status, await count()]).toEqual([201, before + 1]);
});

test('the same key for something else, or by somebody else, is a conflict', async () => {
  const property = await buildProperty(backend);
  await write('used-for-something', reviewOf(property.id));
  const other = await write('used-for-something', reviewOf(property.id, { rating: 1 }));
  const browser = await signIn(backend, await buildUser(backend));
  const somebody = await write('used-for-something', reviewOf(property.id), browser);
  expect(other).toMatchObject(
    refusal(409, 'You’ve already sent this form. Reload the page to send another.'),
  );
  expect(somebody.status).toBe(409);
  const asProblem = { Accept: 'application/problem+json' };
  const problem = await write('used-for-something', reviewOf(property.id, { rating: 2 }), asProblem);
  expect(problem.body).toMatchObject({ status: 409, detail: other.text, code: 'already_sent' });
  expect(await countOf(property.id)).toBe(1);
});

test('a refused request does not use its key up', async () => {
  const property = await buildProperty(backend);
  expect((await write('mended-and-sent-again', reviewOf(property.id, { title: 'x' }))).status).toBe(400);
  expect((await write('mended-and-sent-again', reviewOf(property.id))).status).toBe(201);
});

test.each(['short', 'x'.repeat(101), 'with a space'])('the key "%s" is refused', async key => {
  expect((await write(key, reviewOf(1))).status).toBe(400);
});

test('other keys are other reviews', async () => {
  const property = await buildProperty(backend);
  await Promise.all(['key-number-one', 'key-number-two'].map(key => write(key, reviewOf(property.id))));
  expect(await countOf(property.id)).toBe(2);
});

test('after a day the key is deleted', async () => {
  const property = await buildProperty(backend);
  await write('forgotten-in-a-day', reviewOf(property.id));
  await backend.rows(`update idempotency_key set created_at = now() - interval '25 hours'`);
  await backend.app.get(Idempotency).sweep();
  expect(await backend.rows('select key from idempotency_key')).toEqual([]);
});
