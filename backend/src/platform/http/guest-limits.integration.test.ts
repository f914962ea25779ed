import { sharedBackend, startBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview, buildUser, reviewOf, signIn } from '../../testing/builders.ts';
import { atOnce, cookieOf, inTurn, statusesOf } from '../../testing/responses.ts';
import { skewClock } from '../../testing/skew-clock.ts';
import { GuestLimits } from './guest-limits.ts';

const { jest } = import.meta;
const REFUSAL = { status: 429, text: 'Please sign in to do this.' };
const DAY_S = 24 * 60 * 60;

const backend = await sharedBackend({ RATE_LIMITS: 'on', BEHIND_GATEWAY: '1' });
let property: { id: number };
let network: number;

afterEach(() => void jest.useRealTimers());

beforeEach(async () => {
  network = Math.floor(Math.random() * 2 ** 24);
  property = await buildProperty(backend);
});

const from = (ipAddress: string) => ({ 'X-Forwarded-For': ipAddress });
/** The IP address of this test, which no other test uses. */
const here = () => from(`10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`);

const write = (headers: object, id = property.id) =>
  backend.post('/api/reviews', reviewOf(id), { ...headers });
const vote = (id: number, headers: object) => backend.post(`/api/reviews/${id}/helpful`, {}, { ...headers });

/** The headers of somebody who was here before: no new visitor for each request. */
async function visitor(headers: object) {
  return { ...headers, ...cookieOf(await backend.post('/api/properties', {}, { ...headers }), 'visitor') };
}

const stored = async () => {
  const [row] = await backend.rows<{ reviews: number; counted: number }>(
    `select (select count(*)::int from review where property_id = $1) as reviews, review_count as counted
     from property where id = $1`,
    property.id,
  );
  return row;
};

test('people without an account write five reviews of a property a day from one network', async () => {
  const responses = await atOnce(9, () => write(here()));
  expect(statusesOf(responses).toSorted()).toEqual([...Array(5).fill(201), ...Array(4).fill(429)]);
  const refused = await write(await visitor(here()));
  expect(refused).toMatchObject(REFUSAL);
  const wait = Number(refused.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(DAY_S);
  expect(await stored()).toEqual({ reviews: 5, counted: 5 });

  expect((await write(here(), (await buildProperty(backend)).id)).status).toBe(201);
  expect((await write(from('198.51.100.7'))).status).toBe(201);
  const member = await signIn(backend, await buildUser(backend));
  expect((await write({ ...here(), ...member })).status).toBe(201);
});

/** Reviews of the property. */
const buildReviews = (count: number) =>
  atOnce(count, async () => (await buildReview(backend, { property: property.id })).id);

test('they mark a review as helpful three times a day from one network, with cookies and without', async () => {
  const [one, two] = (await buildReviews(2)) as [number, number];
  const responses = await atOnce(5, () => vote(one, here()));
  expect(statusesOf(responses).toSorted()).toEqual([200, 200, 200, 429, 429]);
  const refused = await vote(one, await visitor(here()));
  expect(refused).toMatchObject(REFUSAL);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  for (const headers of [await visitor(here()), here(), await visitor(here())])
    expect((await vote(two, headers)).status).toBe(200);
  expect(await vote(two, here())).toMatchObject(REFUSAL);

  expect((await vote(one, from('198.51.100.8'))).status).toBe(200);
  for (let n = 0; n < 2; n++) {
    const member = await signIn(backend, await buildUser(backend));
    expect((await vote(one, { ...here(), ...member })).status).toBe(200);
  }
  const counts = await backend.rows(
    `select review.helpful_count as count, count(vote.id)::int as votes
     from review left join helpful_vote as vote on vote.review_id = review.id
     where review.property_id = $1 group by review.id order by review.helpful_count desc`,
    property.id,
  );
  expect(counts).toEqual([6, 3].map(count => ({ count, votes: count })));
});

test('they mark reviews of a property as helpful sixty times a day', async () => {
  const reviews = await buildReviews(21);
  const last = reviews.pop() as number;
  const responses = await Promise.all(reviews.flatMap(id => [1, 2, 3].map(() => vote(id, here()))));
  expect(new Set(statusesOf(responses))).toEqual(new Set([200]));
  for (const headers of [here(), await visitor(here())])
    expect(await vote(last, headers)).toMatchObject(REFUSAL);
  const elsewhere = await buildReview(backend, { property: (await buildProperty(backend)).id });
  expect((await vote(elsewhere.id, here())).status).toBe(200);
  const member = await signIn(backend, await buildUser(backend));
  expect((await vote(last, { ...here(), ...member })).status).toBe(200);
});

test('a vote that is there already counts nothing', async () => {
  const [review] = (await buildReviews(1)) as [number];
  const one = await visitor(here());
  for (let n = 0; n < 4; n++) expect((await vote(review, one)).status).toBe(200);
  expect(statusesOf(await atOnce(2, () => vote(review, here())))).toEqual([200, 200]);
  expect(await vote(review, here())).toMatchObject(REFUSAL);
});

test('a network of IPv6 is a whole /64', async () => {
  const at = (n: number) => from(`2001:db8:${network.toString(16).slice(0, 4)}:7::${(n + 1).toString(16)}`);
  expect(statusesOf(await atOnce(6, n => write(at(n)))).toSorted()).toEqual([...Array(5).fill(201), 429]);
});

test.each([
  ['/56', 20, (n: number) => `2001:db8:${(n + 1).toString(16)}`],
  ['/48', 80, (n: number) => `2001:db8:${(n + 1).toString(16)}00`],
])('the networks of a whole %s of IPv6 write %i reviews together', async (_, most, at) => {
  const prefix = (n: number) => at(n).replace('db8:', `db8:${(network % 65_536).toString(16)}:`);
  const responses = await inTurn(most + 3, n => write(from(`${prefix(n)}::1`)));
  expect(statusesOf(responses).filter(status => status === 201)).toHaveLength(most);
  expect(responses.filter(({ status }) => status !== 201).map(({ text }) => text)).toEqual(
    Array(3).fill(REFUSAL.text),
  );
});

test('the networks of a whole /56 of IPv6 mark a review as helpful twelve times together', async () => {
  const [review] = (await buildReviews(1)) as [number];
  const at = (n: number) => from(`2001:db8:${(network % 65_536).toString(16)}:${(n + 1).toString(16)}::1`);
  const responses = await inTurn(14, n => vote(review, at(n)));
  expect(statusesOf(responses)).toEqual([...Array(12).fill(200), 429, 429]);
});

test('a failure, and a retry, count nothing', async () => {
  for (let n = 0; n < 6; n++) {
    expect((await write(here(), 2_000_000_000)).status).toBe(404);
    expect((await backend.post('/api/reviews', { propertyId: property.id }, here())).status).toBe(400);
  }
  const retry = { ...here(), 'Idempotency-Key': `retry-of-${network}` };
  for (let n = 0; n < 6; n++) expect((await write(retry)).status).toBe(201);
  expect(statusesOf(await atOnce(5, () => write(here()))).toSorted()).toEqual([201, 201, 201, 201, 429]);
});

test('the day is the day of the database, and its counts are deleted when it is over', async () => {
  await atOnce(5, () => write(here()));
  for (const hours of [25, -25]) {
    skewClock(hours);
    expect(await write(await visitor(here()))).toMatchObject(REFUSAL);
    jest.useRealTimers();
  }
  const storedKeys = () =>
    backend.rows<{ key: string }>(`select key from rate_limit where key like 'guest:%'`);
  await backend.app.get(GuestLimits).sweep();
  expect((await storedKeys()).length).toBeGreaterThan(0);
  await backend.rows(
    `update rate_limit set key = replace(key, to_char(now() at time zone 'utc', 'YYYY-MM-DD'),
       to_char(now() at time zone 'utc' - interval '1 day', 'YYYY-MM-DD')) where key like 'guest:%'`,
  );
  expect((await write(here())).status).toBe(201);
  await backend.app.get(GuestLimits).sweep();
  expect(await storedKeys()).toHaveLength(1);
});

test('the IP address is stored as a keyed hash alone', async () => {
  const ipAddress = '192.0.2.123';
  await write(from(ipAddress));
  const keys = await backend.rows<{ key: string }>(`select key from rate_limit where key like 'guest:%'`);
  expect(keys.length).toBeGreaterThan(0);
  expect(JSON.stringify(keys)).not.toContain(ipAddress);
});

test('with limits switched off they are off, too', async () => {
  const open = await startBackend({ RATE_LIMITS: 'off' });
  const { id } = await buildProperty(open);
  const responses = await atOnce(8, () => open.post('/api/reviews', reviewOf(id)));
  expect(new Set(statusesOf(responses))).toEqual(new Set([201]));
  const voted = await atOnce(5, () => open.post(`/api/reviews/${responses[0]?.body.id}/helpful`, {}));
  expect(new Set(statusesOf(voted))).toEqual(new Set([200]));
  await open.stop();
});
