/** @jest-environment node */
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  createReview,
  readMe,
  readProperty,
  reviewsOfProperty,
  searchProperties,
  signIn,
} from '@home-truths/contract';
import { createApi, routeUrl } from './call.ts';

const { jest } = import.meta;

const REVIEW = {
  id: 1,
  propertyId: 7,
  residencyStatus: 'owned',
  rating: 4,
  title: 'Quiet',
  content: 'And sunny.',
  issuesTags: [],
  photos: [],
  isVerified: false,
  helpfulCount: 0,
  isAnonymous: true,
  authorName: 'Anonymous',
  edited: null,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const NEW_REVIEW = {
  body: {
    propertyId: 7,
    residencyStatus: 'owned',
    rating: 4,
    title: 'Quiet and sunny',
    content: 'Nothing to complain about in two years.',
    contactEmail: '',
  },
} as const;

let backend: http.Server | undefined;

/** Starts a backend that handles every request in one way. @returns its origin */
const startBackend = (handler: (request: IncomingMessage, response: ServerResponse) => void) =>
  new Promise<string>(done => {
    const server = http.createServer(handler).listen(0, '127.0.0.1', () => {
      done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
    backend = server;
  });

const json = (response: ServerResponse, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const refuse = (response: ServerResponse, status: number, problem: object) =>
  response.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));

test('a member who is signed out meanwhile is distinguished from one who never signed in', async () => {
  const received: unknown[] = [];
  const origin = await startBackend(({ headers }, response) => {
    received.push(headers['x-signed-in-as']);
    response.writeHead(401).end('You’ve been signed out');
  });
  const onSignedOut = jest.fn();
  const api = createApi(origin, { onSignedOut });
  await expect(api(createReview, NEW_REVIEW)).rejects.toThrow('401: You’ve been signed out');
  expect(onSignedOut).not.toHaveBeenCalled();
  await expect(api(createReview, NEW_REVIEW, { signedInAs: 128 })).rejects.toThrow('401');
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(received).toEqual([undefined, '128']);
});

afterEach(() => {
  backend?.closeAllConnections();
  backend?.close();
});

test('a URL holds the path and the query, without empty values', () => {
  const reviews = routeUrl(reviewsOfProperty, {
    params: { id: 7 },
    query: { sort: 'newest', page: undefined },
  });
  expect(reviews).toBe('/api/properties/7/reviews?sort=newest');
  expect(routeUrl(searchProperties, { query: { q: '' } })).toBe('/api/properties/search');
  const search = routeUrl(searchProperties, { query: { q: 'st & b?c=1', minRating: 4.5 } });
  expect(search).toBe('/api/properties/search?q=st+%26+b%3Fc%3D1&minRating=4.5');
  expect(routeUrl(readMe, {})).toBe('/api/auth/me');
});

test('a value cannot break out of its place in the path', () => {
  expect(routeUrl(readProperty, { params: { id: '../me?x' as never } })).toBe('/api/properties/..%2Fme%3Fx');
});

test.each<[string, Record<string, string>, string]>([
  ['comes with the true total', { 'X-Total-Count': '1000+' }, '1000+'],
  ['whose total is missing is still returned', {}, ''],
])('a list %s', async (_, headers, total) => {
  const origin = await startBackend((_, response) => json(response, [REVIEW], headers));
  const list = await createApi(origin)(reviewsOfProperty, { params: { id: 7 }, query: {} });
  expect(list).toEqual({ rows: [REVIEW], total });
});

test('a write sends its body as JSON, its key, and the headers that go with every call', async () => {
  const seen: { method?: string; headers: http.IncomingHttpHeaders; body: string }[] = [];
  const origin = await startBackend((request, response) => {
    void text(request).then(body => {
      seen.push({ method: request.method, headers: request.headers, body });
      json(response, REVIEW);
    });
  });
  const call = createApi(origin, { headers: { cookie: 'sid=1' } });
  expect(await call(createReview, NEW_REVIEW, { idempotencyKey: 'key-1' })).toEqual(REVIEW);
  expect(seen[0]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1', cookie: 'sid=1' },
  });
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual(NEW_REVIEW.body);
});

test('a read sends neither body nor key', async () => {
  let headers: http.IncomingHttpHeaders = {};
  const origin = await startBackend((request, response) => {
    headers = request.headers;
    json(response, []);
  });
  await createApi(origin)(searchProperties, { query: {} });
  expect(headers).not.toHaveProperty('content-type');
  expect(headers).not.toHaveProperty('idempotency-key');
});

test('an error has status and message, and the detail alone for a toast', async () => {
  const origin = await startBackend((_, response) => response.writeHead(404).end('There is no such home'));
  await expect(createApi(origin)(readProperty, { params: { id: 7 } })).rejects.toMatchObject({
    name: 'ApiError',
    message: '404: There is no such home',
    status: 404,
    detail: 'There is no such home',
  });
});

test('a refusal of RFC 9457 names the fields of the body that it is about', async () => {
  const detail = 'There’s already an account with that email. Sign in instead?';
  const problem = {
    detail,
    errors: [
      { path: 'body.email', message: detail },
      { path: 'body.photos.0', message: 'Not an upload' },
      { path: 'query', message: 'Twice' },
    ],
  };
  const origin = await startBackend((_, response) => refuse(response, 409, problem));
  await expect(createApi(origin)(createReview, NEW_REVIEW)).rejects.toMatchObject({
    message: `409: ${detail}`,
    fields: [
      { name: 'email', message: detail },
      { name: 'photos', message: 'Not an upload' },
    ],
  });
});

test.each([
  ['a known code', 'security_code_required', 'security_code_required'],
  ['a code of a newer backend', 'not_known_yet', undefined],
  ['no code', undefined, undefined],
])('a refusal with %s', async (_, sent, code) => {
  const detail = 'Enter your security code first';
  const origin = await startBackend((_, response) => refuse(response, 403, { detail, code: sent }));
  await expect(createApi(origin)(readMe, {})).rejects.toMatchObject({ status: 403, detail, code });
});

test.each([
  ['a page of HTML', 'text/html', '<html><body>Bad gateway nginx</body></html>'],
  ['a long text', 'text/plain', 'x'.repeat(301)],
  ['a problem of another shape', 'application/problem+json', '{"detail":7}'],
])('%s is no message', async (_, type, body) => {
  const origin = await startBackend((_, response) =>
    response.writeHead(502, { 'content-type': type }).end(body),
  );
  const call = createApi(origin)(readProperty, { params: { id: 7 } });
  await expect(call).rejects.toThrow('502: No connection. Please try again.');
});

test('a text of 300 characters is the message', async () => {
  const message = 'x'.repeat(300);
  const origin = await startBackend((_, response) =>
    response.writeHead(502, { 'content-type': 'text/plain' }).end(message),
  );
  await expect(createApi(origin)(readProperty, { params: { id: 7 } })).rejects.toThrow(`502: ${message}`);
});

test('an error without a message says what the status means', async () => {
  const origin = await startBackend((_, response) => response.writeHead(503).end());
  await expect(createApi(origin)(readProperty, { params: { id: 7 } })).rejects.toMatchObject({
    message: '503: Service Unavailable',
    detail: 'Something went wrong. Please try again.',
    isUnexplained: true,
  });
});

test.each([
  ['a response that does not match the contract', JSON.stringify({ ...REVIEW, rating: 'good' })],
  ['a page where data should be', '<!doctype html><title>Sign in</title>'],
])('%s is rejected, not shown', async (_, body) => {
  const origin = await startBackend((_, response) => response.end(body));
  const call = createApi(origin)(createReview, NEW_REVIEW);
  await expect(call).rejects.toThrow('200: Something went wrong. Please try again.');
});

test('fields that the contract does not name are dropped', async () => {
  const written = { ...REVIEW, contactEmail: 'a@b.example' };
  const origin = await startBackend((_, response) => json(response, written));
  expect(await createApi(origin)(createReview, NEW_REVIEW)).not.toHaveProperty('contactEmail');
});

test.each<[string, (response: ServerResponse) => unknown]>([
  ['does not respond', () => {}],
  ['stops in the middle of a response', response => response.writeHead(200).write('{"user":')],
])('a backend that %s times out', async (_, respond) => {
  const origin = await startBackend((_, response) => void respond(response));
  const call = createApi(origin, { timeout: 60 })(readMe, {});
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a call that is aborted is stopped', async () => {
  const stopped = new AbortController();
  const origin = await startBackend(() => stopped.abort());
  const call = createApi(origin)(readMe, {}, { signal: stopped.signal });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a backend that cannot be reached is an error, not a result', async () => {
  const origin = await startBackend(() => {});
  await new Promise(done => backend?.close(done));
  await expect(createApi(origin)(readMe, {})).rejects.toThrow('fetch failed');
});

test('a call for members without a session reports it once; other errors do not', async () => {
  const onSignedOut = jest.fn();
  const statuses = [401, 403, 500];
  const origin = await startBackend((_, response) => response.writeHead(statuses.shift() ?? 401).end('No'));
  const call = createApi(origin, { onSignedOut });
  for (const status of [401, 403, 500]) await expect(call(readMe, {})).rejects.toMatchObject({ status });
  const wrong = call(signIn, { body: { email: 'sam@example.com', password: 'not mine' } });
  await expect(wrong).rejects.toMatchObject({ status: 401 });
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});
