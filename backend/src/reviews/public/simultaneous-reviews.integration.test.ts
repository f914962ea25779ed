import { sharedBackend, startBackend } from '../../testing/backend.ts';
import { buildProperty, buildUser, reviewOf, signIn } from '../../testing/builders.ts';
import { atOnce, statusesOf } from '../../testing/responses.ts';

const backend = await sharedBackend();

const write = (propertyId: number, values = {}, headers = {}) =>
  backend.post('/api/reviews', reviewOf(propertyId, values), headers);

const reviewsOf = async (propertyId: number) =>
  (await backend.get(`/api/properties/${propertyId}/reviews?limit=50`)).body;

test('each of many writers at once gets the review that they sent', async () => {
  const properties = await Promise.all([1, 2, 3].map(() => buildProperty(backend)));
  const sent = Array.from({ length: 60 }, (_, n) => ({
    propertyId: properties[n % 3]?.id ?? 0,
    title: `Review number ${n}`,
    rating: (n % 5) + 1,
    issuesTags: n % 2 ? ['Leaks'] : [],
  }));
  const received = await Promise.all(sent.map(({ propertyId, ...values }) => write(propertyId, values)));
  expect(received.map(({ body }) => body)).toMatchObject(sent);
  expect(new Set(received.map(({ body }) => body.id)).size).toBe(60);
});

test('a property that is not there fails its review alone', async () => {
  const { id } = await buildProperty(backend);
  const responses = await Promise.all([id, 999_999_999, id, 999_999_998, id, id].map(each => write(each)));
  expect(statusesOf(responses)).toEqual([201, 404, 201, 404, 201, 201]);
  expect((await backend.get(`/api/properties/${id}`)).body.reviewCount).toBe(4);
});

test('ten reviews by one person at once are one, and those of others are stored', async () => {
  const { id } = await buildProperty(backend);
  const browser = await signIn(backend, await buildUser(backend));
  const responses = await atOnce(20, n => write(id, {}, n % 2 ? browser : {}));
  const count = (wanted: number) => responses.filter(({ status }) => status === wanted).length;
  expect([count(201), count(409)]).toEqual([11, 9]);
  expect(await reviewsOf(id)).toHaveLength(11);
});

test('a member who sends the form twice at once, with a key, gets one response', async () => {
  const { id } = await buildProperty(backend);
  const browser = await signIn(backend, await buildUser(backend));
  const headers = { ...browser, 'Idempotency-Key': 'sent-by-a-member' };
  const responses = await atOnce(8, () => write(id, {}, headers));
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(responses[0]?.status).toBe(201);
  expect((await write(id, {}, headers)).text).toBe(responses[0]?.text);
});

test('guests who are counted get the first response, too, and are counted once', async () => {
  const limited = await startBackend({ RATE_LIMITS: 'on' });
  const { id } = await buildProperty(limited);
  const send = () => limited.post('/api/reviews', reviewOf(id), { 'Idempotency-Key': 'sent-by-a-guest' });
  const responses = [await send(), await send(), await send()];
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  const counted = await limited.rows(`select points from rate_limit where key like 'guest:%'`);
  expect(counted).toEqual([{ points: 1 }]);
  await limited.stop();
});
