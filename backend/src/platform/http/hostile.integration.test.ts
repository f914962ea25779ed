import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Route, routes } from '@home-truths/contract';
import type { Request } from 'express';
import fc from 'fast-check';
import { safeParse } from 'zod/mini';
import { hashPassword } from '../../accounts/sign-in/passwords.ts';
import { type Backend, sharedBackend, startBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview, buildUser, reviewOf, signIn } from '../../testing/builders.ts';
import {
  bodiesFor,
  corruptionsOf,
  HOSTILE_HEADERS,
  hugeBody,
  idsFrom,
  nested,
  queriesFor,
  type ValidRequest,
} from '../../testing/hostile.ts';
import { picture } from '../../testing/photos.ts';
import { buildMember, pathOf, requestOf, routeNames } from '../../testing/requests.ts';
import { InvalidInput } from './errors.ts';
import { parseInput } from './parse.ts';
import { schemasOf } from './schemas.ts';

const SECRETS = /argon2|\$2[aby]\$/;
const CONTACT = /canary@example\.com/;
const INTERNALS =
  /\bat .*\.[jt]s:\d|node_modules|select .* from|syntax error|violates|PostgreSQL|\/work|\/src\//i;

const backend = await sharedBackend();
const password = await hashPassword('correct horse battery');

/**
 * A property, a review with a contact email, its author, an administrator: fresh ones, as the one before may be gone.
 */
async function scene() {
  const property = await buildProperty(backend);
  const author = await buildUser(backend, { password });
  const review = await buildReview(backend, {
    property: property.id,
    user: author.id,
    contactEmail: 'canary@example.com',
  });
  const admin = await buildUser(backend, { isAdmin: true, password });
  const visitor: Record<string, string> = {};
  const browsers = [visitor, await signIn(backend, author), await signIn(backend, admin)];
  return { ids: [property.id, review.id, author.id, admin.id], browsers };
}

/** What a caller of a route must be ready for. */
const expectedStatuses = (route: Route) => [
  ...[200, route.status ?? 200, 400, 401, 403, 404, 414],
  ...(route.errors ?? []),
];

function judge(route: Route, { status, text, body }: { status: number; text: string; body: unknown }) {
  expect(expectedStatuses(route)).toContain(status);
  expect(text).not.toMatch(SECRETS);
  if (route.access === 'anyone' || route.access === 'member') expect(text).not.toMatch(CONTACT);
  if (status >= 400) {
    expect(text).not.toMatch(INTERNALS);
    expect(text).toMatch(/^\S.{3,300}$/);
  } else if (status === 204) {
    expect(text).toBe('');
  } else {
    const parsed = safeParse(schemasOf(route).reply, body);
    expect(parsed.success && parsed.data).toEqual(body);
  }
}

const all = Object.entries<Route>(routes);

test.each(all.filter(([, { file }]) => !file))('%s survives whatever is sent', async (_, route) => {
  const { ids, browsers } = await scene();
  const [bodies, queries, id] = [bodiesFor(route), queriesFor(route), idsFrom(...ids)];
  await fc.assert(
    fc.asyncProperty(bodies, queries, id, fc.constantFrom(...browsers), async (body, query, id, browser) => {
      const path = `${route.path.replace(/:\w+/, id)}?${query}`;
      const sent = schemasOf(route).body ? body : undefined;
      judge(route, await backend.send(route.method, path, sent, browser));
    }),
    // `npm run test:fuzz` sends many more
    { numRuns: 10 },
  );
});

/** The owner of what a request is about, and the browser of a person who may send it. */
async function setupFor({ access }: Route, backend: Backend) {
  const [owner, admin] = [await buildMember(backend), await buildMember(backend, { isAdmin: true })];
  const sender = access === 'admin' ? admin : owner;
  return { cast: { backend, owner, senderId: sender.id }, browser: await signIn(backend, sender) };
}

/** Whether the schemas of a route accept a request: read as the backend does, without sending it. */
function isAccepted(route: Route, { id, query, body }: ValidRequest) {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const params = Object.fromEntries(names.map((name, index) => [name, id.split('/')[index]]));
  try {
    const read = typeof body === 'string' ? JSON.parse(body) : body;
    parseInput(route, { params, originalUrl: `/?${query}`, body: read } as unknown as Request);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    if (!(error instanceof InvalidInput)) throw error;
    for (const { message } of error.issues) {
      expect(message).toMatch(/^\S.{3,300}$/);
      expect(message).not.toMatch(INTERNALS);
    }
    return false;
  }
}

test.each(routeNames.filter(name => name !== 'uploadPhoto'))(
  '%s survives each value in each place',
  async name => {
    const route: Route = routes[name];
    const { cast, browser } = await setupFor(route, backend);
    let valid = await requestOf(name, cast);
    let refused = 0;
    for (const corrupt of corruptionsOf(route)) {
      const corrupted = corrupt(valid);
      // what the schemas accept is sent, and two that they refuse, which shows that the route uses them
      if (corrupted.id === valid.id && !isAccepted(route, corrupted) && ++refused > 2) continue;
      const { body, ...where } = corrupted;
      const response = await backend.send(route.method, pathOf(route.path, where), body, browser);
      judge(route, response);
      if (route.method !== 'GET' && response.status < 300) valid = await requestOf(name, cast);
    }
  },
);

test('an upload survives whatever is sent', async () => {
  const photo = await picture(20, 20);
  const damaged = fc.tuple(fc.nat(photo.length - 1), fc.uint8Array({ maxLength: 60 })).map(([at, bytes]) => {
    const copy = photo.slice();
    copy.set(bytes.subarray(0, photo.length - at), at);
    return copy;
  });
  const hostile = fc.oneof(
    damaged,
    fc.uint8Array({ maxLength: 2_000 }).map(bytes => Uint8Array.from(bytes)),
  );
  await fc.assert(
    fc.asyncProperty(hostile, async bytes => judge(routes.uploadPhoto, await backend.upload(bytes))),
    { numRuns: 200 },
  );
});

test('after all that nothing is half-written, and the log holds nobody’s secrets', async () => {
  const wrong = await backend.rows(
    `select property.id from property
     left join review on review.property_id = property.id and review.hidden_at is null and review.deleted_at is null
     group by property.id having count(review.id) <> property.review_count
       or coalesce(round(avg(review.rating), 2), 0) <> property.average_rating
       or count(*) filter (where review.rating = 1) <> property.rating_counts[1]`,
  );
  expect(wrong).toEqual([]);
  const votes = await backend.rows(
    `select review.id from review left join helpful_vote as vote on vote.review_id = review.id
     group by review.id having count(vote.id) <> review.helpful_count`,
  );
  expect(votes).toEqual([]);
  const rows = await backend.rows<{ name: string }>('select name from upload order by name');
  expect((await readdir(path.join(backend.dataDir, 'uploads'))).toSorted()).toEqual(
    rows.map(({ name }) => name),
  );
  const log = backend.log.join('');
  expect(log.match(SECRETS) ?? log.match(CONTACT)).toBeNull();
  expect(backend.log.filter(line => line.includes('request failed'))).toEqual([]);
});

const withBody = all.filter(([, route]) => schemasOf(route).body);

describe.each(withBody)('%s', (_, route) => {
  let browsers: Record<string, string>[];
  let path: string;

  beforeAll(async () => {
    const made = await scene();
    browsers = made.browsers;
    path = route.path.replace(/:\w+/, String(route.access === 'self' ? made.ids[3] : made.ids[0]));
  });

  const send = (body: string, headers: Record<string, string> = {}) =>
    backend.send(route.method, path, body, { ...browsers[2], ...headers });

  test.each([
    ['seventy kilobytes', hugeBody(70_000), 413],
    ['JSON a thousand deep', nested(1_000), 400],
    ['a field 33 deep', `{"count": ${nested(32)}}`, 400],
    ['a field 5,000 deep', `{"count": ${nested(5_000)}}`, 400],
    ['half a JSON', '{"propertyId": 1', 400],
    ['no JSON', 'propertyId=1', 400],
    ['a number', '7', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
  ])('%s is refused with a message', async (_, body, status) => {
    const responses = [await send(body), await send(body, { 'Idempotency-Key': 'a-key-of-one' })];
    for (const response of responses) {
      expect(response.status).toBe(status);
      expect(response.text).toMatch(/^[A-Z].{8,200}$/);
    }
  });

  test.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/json; charset=koi8-r', 415],
  ])('a body of type %s is refused', async (type, status) => {
    expect((await send('{}', { 'Content-Type': type })).status).toBe(status);
  });
});

test('JSON may be 32 deep', async () => {
  const { ids, browsers } = await scene();
  const helpful = (depth: number) =>
    backend.post(`/api/reviews/${ids[1]}/helpful`, `{"count": ${nested(depth - 1)}}`, browsers[1]);
  expect((await helpful(32)).status).toBe(200);
  expect(await helpful(33)).toMatchObject({ status: 400, text: 'The request body is nested too deeply' });
});

const post = (body: string, headers: Record<string, string> = {}) =>
  backend.post('/api/reviews', body, headers);

test.each([
  ['ten megabytes', hugeBody(10_000_000), 413],
  ['just over the limit', JSON.stringify(reviewOf(1, { content: 'x'.repeat(70_000) })), 413],
  ['ten thousand tags', JSON.stringify(reviewOf(1, { issuesTags: Array(10_000).fill('x') })), 400],
  ['a tag five thousand times', JSON.stringify(reviewOf(1, { issuesTags: Array(5_000).fill('Pests') })), 400],
  ['nothing', '', 400],
  ['a prototype', '{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"isAdmin": true}}}', 400],
  ['UTF-16 that is none', JSON.stringify(reviewOf(1)), 400],
])('%s as a review', async (what, body, status) => {
  const charset = what.startsWith('UTF-16') ? 'utf-16' : 'utf-8';
  const response = await post(body, { 'Content-Type': `application/json; charset=${charset}` });
  expect(response.status).toBe(status);
  expect(response.text.length).toBeLessThan(200);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test.each(['7', 'null', '[]', '"words"'])('%s is no object, which a message of ours says', async body => {
  expect((await post(body)).text).toBe('The request body must be a JSON object with the fields of this call');
});

test('URLs and headers beyond all measure', async () => {
  const search = '/api/properties/search?unknown=';
  expect((await backend.get(search + 'x'.repeat(8_192 - search.length))).status).toBe(200);
  expect((await backend.get(search + 'x'.repeat(8_193 - search.length))).status).toBe(414);
  const refused = await backend.get('/api/properties/search', { Cookie: `a=${'x'.repeat(20_000)}` });
  expect([refused.status, refused.text]).toEqual([431, expect.stringContaining('clear the cookies')]);
  expect((await backend.get('/api/properties/%E0%A4%A')).status).toBe(400);
  expect((await backend.get('/api/properties/search?q=%E0%A4%A')).status).toBe(200);
  expect((await backend.send('TRACE_', '/api/properties/search').catch(() => ({ status: 400 }))).status).toBe(
    400,
  );
});

// last, since Passport keeps one strategy for a process: from here on it is the one of this backend
describe('with limits on, behind a proxy', () => {
  let proxied: Backend;

  beforeAll(async () => {
    proxied = await startBackend({ RATE_LIMITS: 'on', BEHIND_GATEWAY: '1', TRUST_PROXY: '1' });
  });

  afterAll(() => proxied.stop());

  /** Each route gets every header in one shape, the next route in another: what reads them is the same for all. */
  const rows = all.map(([name, route], index) => {
    const headers = HOSTILE_HEADERS.filter((_, place) => (place + Math.floor(place / 6)) % 6 === index % 6);
    return [name, route, headers] as const;
  });

  test.each(rows)('%s survives headers of any shape', async (_, route, shapes) => {
    const { cast, browser } = await setupFor(route, proxied);
    const path = pathOf(route.path, { id: String(cast.owner.id), query: '' });
    const body = schemasOf(route).body && '{}';
    for (const headers of shapes) {
      const { status } = await proxied.send(route.method, path, body, { ...browser, ...headers });
      expect([headers, status < 500]).toEqual([headers, true]);
    }
  });
});
