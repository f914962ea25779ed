import { type Route, routes } from '@home-truths/contract';
import fc from 'fast-check';
import { safeParse } from 'zod/mini';
import { type Backend, startBackend } from '../testing/backend.ts';
import { buildProperty, buildReview, buildUser, reviewOf, signIn } from '../testing/builders.ts';
import { schemasOf } from './schemas.ts';

const CANARIES = /canary|argon2|\$2[aby]\$/;
const INTERNALS =
  /\bat .*\.[jt]s:\d|node_modules|select .* from|syntax error|violates|PostgreSQL|\/work|\/src\//i;

let backend: Backend;
let browser: Record<string, string>;
let homeId: number;

beforeAll(async () => {
  backend = await startBackend();
  const user = await buildUser(backend, { isAdmin: true, password: '$argon2id$canary' });
  browser = await signIn(backend, user);
  homeId = (await buildProperty(backend)).id;
  await buildReview(backend, { property: homeId, contactEmail: 'canary@example.com', user: user.id });
});

afterAll(() => backend.stop());

const HOSTILE_TEXT = [
  "' or 1=1 --",
  '"; drop table review; --',
  '\\',
  '%_%',
  "a' | b:* & !c <-> d",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\0',
  '\ud800',
  '😀'.repeat(50),
  '\u202Eright to left',
  'z̸͖͑͐'.repeat(40),
  'x'.repeat(10_000),
  '../../etc/passwd',
  '\r\nSet-Cookie: sid=1',
  '__proto__',
  '\uFFFF',
  'ﷺ'.repeat(60),
];

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXT), fc.string({ unit: 'binary', maxLength: 300 }));
const hostile = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 2 ** 53, [], {}, [[[]]], { $ne: null }),
);

const MESSAGE = { kind: 'guide', name: 'Sam', email: 'sam@example.com', message: 'A guide to granny flats' };
const COMPLAINT = { kind: 'fault', page: '/search', details: 'The map does not open', name: '', email: '' };

/** A body of the right shape in which any field may have become hostile, gone or been joined by others. */
const bodies = fc
  .record({
    base: fc.constantFrom(
      reviewOf(1),
      {
        address: '1 Fuzz Street',
        suburb: 'Fuzz',
        state: 'NSW',
        postcode: '2000',
        propertyType: 'house',
      },
      MESSAGE,
      COMPLAINT,
    ),
    changes: fc.dictionary(
      fc.constantFrom(
        'propertyId',
        'rating',
        'title',
        'content',
        'issuesTags',
        'photos',
        'contactEmail',
        'address',
        'suburb',
        'state',
        'postcode',
        'propertyType',
        'kind',
        'page',
        'name',
        'email',
        'message',
        'details',
        'isAdmin',
        'isVerified',
        'userId',
        '__proto__',
        'constructor',
      ),
      hostile,
      { maxKeys: 4 },
    ),
  })
  .map(({ base, changes }) => ({ ...base, ...changes }));

const queries = fc.dictionary(
  fc.constantFrom(
    'q',
    'propertyType',
    'suburb',
    'state',
    'issueTag',
    'minRating',
    'maxRating',
    'sort',
    'limit',
    'page',
    'x',
  ),
  hostileText,
  { maxKeys: 5 },
);

function judge(route: Route, { status, text, body }: { status: number; text: string; body: unknown }) {
  expect(status).toBeLessThan(500);
  expect(text).not.toMatch(CANARIES);
  if (status >= 400) {
    expect(text).not.toMatch(INTERNALS);
    expect(text.length).toBeLessThan(300);
    return;
  }
  const parsed = safeParse(schemasOf(route).reply, body);
  expect(parsed.success && JSON.stringify(parsed.data)).toBe(JSON.stringify(body));
}

const wellFormed = (text: string) =>
  encodeURIComponent(text.toWellFormed()).slice(0, 3_000).replace(/%.?$/, '');

test.each(Object.entries<Route>(routes))('%s survives whatever is sent', async (_, route) => {
  await fc.assert(
    fc.asyncProperty(bodies, queries, hostileText, fc.boolean(), async (body, query, id, isOdd) => {
      const search = Object.entries(query).map(([name, value]) => `${name}=${wellFormed(value)}`);
      const address = route.path.replace(/:\w+/, isOdd ? wellFormed(id) || '0' : String(homeId));
      const sent = route.method === 'GET' ? undefined : body;
      judge(route, await backend.send(route.method, `${address}?${search.join('&')}`, sent, browser));
    }),
    { numRuns: 150 },
  );
});

test('after all that the log holds no canary and every home is still the sum of its reviews', async () => {
  expect(backend.log.join('')).not.toMatch(CANARIES);
  const wrong = await backend.rows(
    `select property.id from property left join review on review.property_id = property.id
     group by property.id having count(review.id) <> property.review_count
       or coalesce(round(avg(review.rating), 2), 0) <> property.average_rating`,
  );
  expect(wrong).toEqual([]);
});

const post = (body: string, headers: Record<string, string> = {}) =>
  backend.post('/api/reviews', body, headers);

test.each([
  ['ten megabytes', '"'.padEnd(10_000_000, 'x'), 413],
  ['just over the limit', JSON.stringify(reviewOf(1, { content: 'x'.repeat(70_000) })), 413],
  ['JSON a thousand deep', '['.repeat(1_000) + ']'.repeat(1_000), 400],
  ['ten thousand tags', JSON.stringify(reviewOf(1, { issuesTags: Array(5_000).fill('Pests') })), 400],
  ['half a JSON', '{"propertyId": 1', 400],
  ['no JSON', 'propertyId=1', 400],
  ['nothing', '', 400],
  ['a number', '7', 400],
  ['null', 'null', 400],
  ['a list', '[]', 400],
  ['a prototype', '{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"isAdmin": true}}}', 400],
])('%s as a body', async (_, body, status) => {
  const answer = await post(body);
  expect(answer.status).toBe(status);
  expect(answer.text.length).toBeLessThan(200);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test.each(['7', 'null', '[]', '"words"'])('%s is no object, which a sentence of ours says', async body => {
  expect((await post(body)).text).toBe('The request body must be a JSON object with the fields of this call');
});

test.each([
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['multipart/form-data; boundary=x', 415],
  ['application/json; charset=utf-16', 400],
  ['application/json; charset=koi8-r', 415],
])('a body of type %s', async (type, status) => {
  expect((await post(JSON.stringify(reviewOf(homeId)), { 'Content-Type': type })).status).toBe(status);
});

test('addresses and headers beyond all measure', async () => {
  expect((await backend.get(`/api/properties/search?q=${'x'.repeat(9_000)}`)).status).toBe(414);
  expect((await backend.get('/api/properties/search', { 'X-Long': 'x'.repeat(20_000) })).status).toBe(431);
  expect((await backend.get('/api/properties/%E0%A4%A')).status).toBe(400);
  expect((await backend.get('/api/properties/search?q=%E0%A4%A')).status).toBe(200);
  expect((await backend.send('TRACE_', '/api/properties/search').catch(() => ({ status: 400 }))).status).toBe(
    400,
  );
});
