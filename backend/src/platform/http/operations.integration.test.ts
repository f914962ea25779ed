import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createRequire } from 'node:module';
import { sharedBackend, startBackend } from '../../testing/backend.ts';
import { buildProperty, buildUser, reviewOf, signIn } from '../../testing/builders.ts';
import { startDatabaseProxy } from '../../testing/database-proxy.ts';

const backend = await sharedBackend();
const link = await startDatabaseProxy(backend.database.url);
/** Another process, whose connection to the database can be cut. */
const linked = await sharedBackend({ DATABASE_URL: link.url });

beforeEach(() => backend.log.splice(0));

afterAll(() => link.cut());

test('while the database is unavailable everyone gets a Retry-After, and it recovers by itself', async () => {
  const property = await buildProperty(backend);
  await linked.get('/api/properties/search');
  await link.cut();
  const unreachable = [
    await linked.get('/api/properties/search'),
    await linked.get(`/api/properties/${property.id}`),
    await linked.get('/api/auth/me', { Cookie: 'sid=somebody' }),
    await linked.post('/api/reviews', reviewOf(property.id)),
    await linked.post('/api/reviews', reviewOf(property.id), { 'Idempotency-Key': 'written-while-away' }),
    await linked.get('/readyz'),
  ];
  for (const { status, headers, text } of unreachable) {
    expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
    expect(text).toBe('Home Truths is busy right now. Please try again in a moment.');
  }
  expect((await linked.get('/healthz')).status).toBe(200);
  await link.restore();
  expect((await linked.get('/readyz')).status).toBe(200);
  expect((await linked.get('/api/properties/search')).body).toMatchObject([{ id: property.id }]);
});

test('a request keeps its id through response and log; a bad id is replaced', async () => {
  const { headers } = await backend.get('/api/properties/search', { 'X-Request-Id': 'from-the-gateway' });
  expect(headers.get('X-Request-Id')).toBe('from-the-gateway');
  expect(backend.log.join('')).toContain('from-the-gateway');
  const bad = await backend.get('/api/properties/search', { 'X-Request-Id': 'two words' });
  expect(bad.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('the log is JSON lines with route and status, without anything a person typed', async () => {
  const property = await buildProperty(backend);
  await backend.get('/api/properties/search?q=canary-query', { Cookie: 'visitor=canary-cookie' });
  await backend.post(
    '/api/reviews',
    reviewOf(property.id, { contactEmail: 'canary@example.com', title: 'canary title' }),
  );
  await backend.get('/canary-path');
  await backend.database.asOwner('alter table review rename column title to canary_broken');
  const { status, text, headers } = await backend.post(
    '/api/reviews',
    reviewOf(property.id, { title: 'canary title' }),
  );
  await backend.database.asOwner('alter table review rename column canary_broken to title');
  expect([status, text]).toEqual([500, expect.stringContaining(headers.get('X-Request-Id') ?? 'none')]);
  expect(text).not.toMatch(/canary|column|select|review\./);
  const lines = backend.log.map(line => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({ route: '/api/properties/search', res: { status: 200 } }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'request failed', error: expect.objectContaining({ code: '42703' }) }),
  );
  expect(backend.log.join('')).not.toMatch(/canary-|canary@|canary title|127\.0\.0\.1/);
});

describe('a refused request', () => {
  const linesOf = (event: string) =>
    backend.log.map(line => JSON.parse(line)).filter(line => line.event === event);

  test('is logged with what was refused, whose it was by number, and a mark of its network', async () => {
    const user = await buildUser(backend);
    const { Cookie } = await signIn(backend, user);
    await backend.get('/api/inspector-leads', { Cookie });
    await backend.get('/api/auth/me');
    await backend.post('/api/reviews', { rating: 'canary' }, { Cookie });
    await backend.post('/api/reviews', {}, { Origin: 'https://evil.example' });
    const source = expect.stringMatching(/^[\w-]{11}$/);
    expect(linesOf('access refused')).toEqual([
      expect.objectContaining({ res: { status: 403 }, route: '/api/inspector-leads', user: user.id, source }),
      expect.objectContaining({ res: { status: 403 }, route: '/api/reviews', source }),
    ]);
    expect(linesOf('not signed in')).toEqual([expect.objectContaining({ res: { status: 401 }, source })]);
    expect(linesOf('input refused')).toEqual([
      expect.objectContaining({ res: { status: 400 }, user: user.id, source }),
    ]);
  });

  test('says that a limit was reached; one network has one mark, another another', async () => {
    const limited = await startBackend({
      RATE_LIMITS: 'on',
      BEHIND_GATEWAY: '1',
      DATABASE_URL: backend.database.url,
    });
    const from = (ipAddress: string) => ({ 'X-Forwarded-For': ipAddress });
    for (let n = 0; n < 21; n++) await limited.post('/api/auth/register', {}, from('203.0.113.9'));
    for (let n = 0; n < 21; n++) await limited.post('/api/auth/register', {}, from('203.0.113.10'));
    const lines = limited.log.map(line => JSON.parse(line)).filter(({ event }) => event);
    const marks = (event: string) => lines.filter(line => line.event === event).map(({ source }) => source);
    expect(marks('limit reached')).toHaveLength(2);
    expect(new Set(marks('limit reached')).size).toBe(2);
    expect(new Set(marks('input refused'))).toEqual(new Set(marks('limit reached')));
    expect(limited.log.join('')).not.toContain('203.0.113');
    await limited.stop();
  });
});

test('metrics count by route pattern, for this machine only', async () => {
  await backend.get('/api/properties/77?canary=1');
  const { text } = await backend.get('/metrics');
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/properties/:id",status="404"} 1',
  );
  expect(text).not.toMatch(/canary|\/77/);
  expect((await backend.get('/metrics', { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(404);
});

test('metrics say how busy the database is and how many mails wait; without the database they are still served', async () => {
  await linked.get('/api/properties/search');
  const { text } = await linked.get('/metrics');
  // the metrics themselves may be using the connection
  expect(text).toMatch(/^database_pool_connections\{state="(idle|busy)"\} [1-9]/m);
  expect(text).toMatch(/^database_pool_waiting 0$/m);
  expect(text).toMatch(/^mail_queue_mails\{state="waiting"\} 0$/m);
  expect(text).toMatch(/^mail_queue_mails\{state="failed"\} 0$/m);
  expect(text).toMatch(/^mail_queue_oldest_seconds 0$/m);
  await link.cut();
  const away = await linked.get('/metrics');
  expect([away.status, away.text]).toEqual([200, expect.stringMatching(/^mail_queue_oldest_seconds Nan$/m)]);
  await link.restore();
});

test('a token opens the metrics to collectors elsewhere; a port of their own closes them here', async () => {
  const METRICS_TOKEN = 'a-token-of-24-characters';
  const [withToken, withPort] = await Promise.all([
    startBackend({ METRICS_TOKEN, DATABASE_URL: backend.database.url }),
    startBackend({ METRICS_PORT: '8359', DATABASE_URL: backend.database.url }),
  ]);
  const forwarded = { 'X-Forwarded-For': '203.0.113.9' };
  const statusOf = async (headers: Record<string, string>) =>
    (await withToken.get('/metrics', headers)).status;
  expect(await statusOf({ ...forwarded, Authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
  expect(await statusOf({ ...forwarded, Authorization: `Bearer ${METRICS_TOKEN}x` })).toBe(404);
  expect((await withPort.get('/metrics')).status).toBe(404);
  await Promise.all([withToken.stop(), withPort.stop()]);
});

test('a site that is read-only refuses writes and serves reads', async () => {
  const property = await buildProperty(backend);
  const { Cookie } = await signIn(backend, await buildUser(backend));
  await backend.rows(`update session set last_seen_at = now() - interval '2 minutes'`);
  const readOnly = await startBackend({ READ_ONLY: 'on', DATABASE_URL: backend.database.url });
  const headers = { Accept: 'application/problem+json' };
  const before = await backend.rows('select id from review');
  const refused = [
    await readOnly.post('/api/reviews', reviewOf(property.id), headers),
    await readOnly.post('/api/auth/login', { email: 'kim@example.com', password: 'wrong' }, headers),
    await readOnly.post('/api/telemetry', { reports: [] }, headers),
  ];
  for (const { status, headers, body } of refused) {
    expect([status, headers.get('Retry-After'), headers.get('Set-Cookie')]).toEqual([503, '300', null]);
    expect(body).toMatchObject({
      status: 503,
      detail: expect.stringContaining('nothing can be saved right now'),
    });
  }
  const plain = await readOnly.post('/api/reviews', reviewOf(property.id));
  expect([plain.status, plain.headers.get('Content-Type')]).toEqual([
    503,
    expect.stringMatching('text/plain'),
  ]);
  expect((await readOnly.get(`/api/properties/${property.id}`)).status).toBe(200);
  expect((await readOnly.get('/api/auth/me', { Cookie })).body.user).not.toBeNull();
  expect((await readOnly.get('/readyz')).text).toBe('ok, read-only');
  expect(await backend.rows('select id from review')).toEqual(before);
  expect(readOnly.log.join('')).not.toContain('request failed');
  await readOnly.stop();
});

test('TRACE shows nothing of a request', async () => {
  const headers = { 'X-Canary': 'canary' };
  const [response] = (await once(
    request(`${backend.url}/api/properties/search`, { method: 'TRACE', headers }).end(),
    'response',
  )) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray()).toString();
  expect([response.statusCode, body]).toEqual([404, 'We couldn’t find what you were looking for.']);
});

test('errors are plain messages, or RFC 9457 on request', async () => {
  const headers = { Accept: 'application/problem+json' };
  const plain = await backend.get('/api/nothing/here');
  expect([plain.status, plain.text]).toEqual([404, 'We couldn’t find what you were looking for.']);
  expect(plain.headers.get('Content-Type')).toMatch('text/plain');
  const problem = await backend.post('/api/reviews', reviewOf(1, { title: 'x', rating: 9 }), headers);
  expect(problem.headers.get('Content-Type')).toMatch('application/problem+json');
  expect(problem.body).toMatchObject({
    title: 'Bad Request',
    status: 400,
    detail: 'Rating must be between 1 and 5',
    errors: [{ path: 'body.rating' }, { path: 'body.title', message: 'Title must be at least 5 characters' }],
  });
});

test('every response names the version of the contract, also that of an error', async () => {
  const { version } = createRequire(import.meta.url)('@home-truths/contract/package.json');
  for (const path of ['/healthz', '/api/properties/search', '/api/properties/0', '/nothing']) {
    const { headers } = await backend.get(path);
    expect([path, headers.get('Contract-Version')]).toEqual([path, version]);
  }
});

test('responses carry no hint of the software and may not be sniffed or framed', async () => {
  const { headers } = await backend.get('/api/properties/search');
  expect(headers.get('X-Powered-By')).toBeNull();
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});
