import { type Backend, sharedBackend, startBackend } from '../../testing/backend.ts';
import { buildProperty, buildUser, reviewOf, signIn } from '../../testing/builders.ts';
import { atOnce, cookieOf, inTurn, statusesOf } from '../../testing/responses.ts';

const PER_PERSON = 5;
const PER_IP_ADDRESS = 60;
const SEARCHES = 120;

const backend = await sharedBackend({ RATE_LIMITS: 'on' });
const proxied = await sharedBackend({ RATE_LIMITS: 'on', BEHIND_GATEWAY: '1' });
/** Behind a proxy and the gateway. */
const far = await sharedBackend({ RATE_LIMITS: 'on', BEHIND_GATEWAY: '1', TRUST_PROXY: '1' });

beforeEach(async () => {
  for (const each of [backend, proxied, far]) await each.rows('delete from rate_limit');
});

const writeTimes = (
  to: Backend,
  count: number,
  headers: (n: number) => Record<string, string> = () => ({}),
) => inTurn(count, async n => to.post('/api/reviews', reviewOf((await buildProperty(to)).id), headers(n)));

const published = (times: number) => Array<number>(times).fill(201);

test('a person writes so many reviews, then is asked to wait; the next person is not', async () => {
  const browser = await signIn(backend, await buildUser(backend));
  const responses = await writeTimes(backend, PER_PERSON + 1, () => browser);
  expect(statusesOf(responses)).toEqual([...published(PER_PERSON), 429]);
  const refused = responses.at(-1);
  expect(refused?.text).toMatch(
    /^You’ve done that too many times\. Please wait (5\d|60) minutes and try again\.$/,
  );
  const wait = Number(refused?.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(3_000);
  expect(wait).toBeLessThanOrEqual(3_600);
  const next = await signIn(backend, await buildUser(backend));
  expect(statusesOf(await writeTimes(backend, 1, () => next))).toEqual([201]);
});

test('a visitor is known by the cookie', async () => {
  const browser = cookieOf(await backend.post('/api/properties', {}), 'visitor');
  expect(statusesOf(await writeTimes(backend, PER_PERSON + 1, () => browser)).at(-1)).toBe(429);
  expect(statusesOf(await writeTimes(backend, 1))).toEqual([201]);
});

test('without cookies the IP address has its cap, and a made-up one does not help', async () => {
  const spoof = (n: number) => ({ 'X-Forwarded-For': `203.0.113.${n}`, Forwarded: `for=203.0.113.${n}` });
  const responses = await writeTimes(backend, PER_IP_ADDRESS + 1, spoof);
  expect(statusesOf(responses)).toEqual([...published(PER_IP_ADDRESS), 429]);
});

test('behind the gateway each IP address counts for itself', async () => {
  const from = (ipAddress: string) => () => ({ 'X-Forwarded-For': ipAddress });
  const responses = await writeTimes(proxied, PER_IP_ADDRESS + 1, from('203.0.113.1'));
  expect(statusesOf(responses).at(-1)).toBe(429);
  expect(statusesOf(await writeTimes(proxied, 1, from('203.0.113.2')))).toEqual([201]);
  const client = 'made.up, 203.0.113.1';
  expect(statusesOf(await writeTimes(proxied, 1, from(client)))).toEqual([429]);
});

test('an account has its limit from however many IP addresses it writes', async () => {
  const browser = await signIn(proxied, await buildUser(proxied));
  const anywhere = (n: number) => ({ ...browser, 'X-Forwarded-For': `203.0.113.${n}` });
  expect(statusesOf(await writeTimes(proxied, PER_PERSON + 1, anywhere))).toEqual([
    ...published(PER_PERSON),
    429,
  ]);
});

test('an IP address has its limit with however many accounts, also where it claims to be others', async () => {
  const property = await buildProperty(proxied);
  const responses = [];
  for (let n = 0; n < PER_IP_ADDRESS + 1; n++) {
    const browser = await signIn(proxied, await buildUser(proxied));
    const spoofed = { 'X-Forwarded-For': `198.51.100.${n}, 203.0.113.1`, Forwarded: `for=198.51.100.${n}` };
    responses.push(await proxied.post('/api/reviews', reviewOf(property.id), { ...browser, ...spoofed }));
  }
  expect(statusesOf(responses)).toEqual([...published(PER_IP_ADDRESS), 429]);
});

test.each(['x'.repeat(300), 'unknown', '203.0.113.1:4711', `fe80::1%${'a'.repeat(300)}`, ''])(
  'what a proxy passes on as "%s" is no IP address: the next one counts',
  async made => {
    expect(
      statusesOf(await writeTimes(far, 1, () => ({ 'X-Forwarded-For': `${made}, 203.0.113.9` }))),
    ).toEqual([201]);
    const keys = await far.rows<{ key: string }>(`select key from rate_limit where key like '%address%'`);
    expect(keys).toEqual([{ key: 'createReview:address:203.0.113.9' }]);
  },
);

test('what came to nothing, and a retry, cost nothing', async () => {
  const browser = await signIn(backend, await buildUser(backend));
  for (let n = 0; n < PER_PERSON + 2; n++) await backend.post('/api/reviews', { title: 'x' }, browser);
  const property = await buildProperty(backend);
  const retry = { ...browser, 'Idempotency-Key': 'the-same-review' };
  for (let n = 0; n < PER_PERSON + 2; n++)
    expect((await backend.post('/api/reviews', reviewOf(property.id), retry)).status).toBe(201);
  expect(statusesOf(await writeTimes(backend, PER_PERSON, () => browser)).at(-2)).toBe(201);
});

test('two processes share the count of writes', async () => {
  const second = await startBackend({ RATE_LIMITS: 'on', DATABASE_URL: backend.database.url });
  const browser = await signIn(backend, await buildUser(backend));
  const responses = await writeTimes(backend, PER_PERSON, () => browser);
  expect(statusesOf(responses)).toEqual(published(PER_PERSON));
  expect(statusesOf(await writeTimes(second, 1, () => browser))).toEqual([429]);
  await second.stop();
});

test('searching has a limit of its own', async () => {
  const browser = cookieOf(await backend.post('/api/properties', {}), 'visitor');
  const responses = await atOnce(SEARCHES + 1, () => backend.get('/api/properties/search', browser));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await backend.get('/api/properties/search')).status).toBe(200);
});

test('a search costs by how much there is to look up', async () => {
  const browser = cookieOf(await backend.post('/api/properties', {}), 'visitor');
  const search = async (q: string) =>
    (await backend.get(`/api/properties/search?${new URLSearchParams({ q })}`, browser)).status;
  const ordinary = 'Unit 12, 34 Wattlebird Street, Brunswick East, Victoria 3057';
  // 961 letters after normalising, of which each 80 and the rest count
  expect(await search(`x${'\u3316'.repeat(160)}`)).toBe(200);
  for (let n = 0; n < SEARCHES - 13; n++) expect(await search(ordinary)).toBe(200);
  expect(await search(ordinary)).toBe(429);
});
