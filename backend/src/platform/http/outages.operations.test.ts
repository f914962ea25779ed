import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gracefulStop } from '../../graceful-stop.ts';
import { type Backend, startBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview, buildUser, reviewOf, signIn } from '../../testing/builders.ts';
import { startDatabaseProxy } from '../../testing/database-proxy.ts';
import { untilLocked } from '../../testing/locks.ts';

/** As many as a process opens (`database/config.ts`). */
const CONNECTIONS = 20;

let backend: Backend;

beforeEach(async () => {
  backend = await startBackend();
});

afterEach(() => backend.stop());

/** Locks a row, so that writes about it wait in the database. @returns how to release it */
async function lockRow({ id }: { id: number }, table: 'property' | 'review' = 'property') {
  const em = backend.em();
  await em.begin();
  await em.execute(`select from ${table} where id = ? for update`, [id]);
  return () => em.rollback();
}

test('connections that are lost half-way through a write are replaced, however many', async () => {
  const property = await buildProperty(backend);
  const review = await buildReview(backend, { property: property.id });
  const link = await startDatabaseProxy(backend.database.url);
  const linked = await startBackend({ DATABASE_URL: link.url });
  const releaseLock = await lockRow(review, 'review');
  const begun = Array.from({ length: CONNECTIONS }, () =>
    linked.post(`/api/reviews/${review.id}/helpful`, {}),
  );
  await untilLocked(backend, CONNECTIONS);
  await link.cut();
  for (const { status } of await Promise.all(begun)) expect(status).toBe(503);
  await releaseLock();
  await link.restore();
  expect((await linked.get('/readyz')).status).toBe(200);
  expect((await linked.post('/api/reviews', reviewOf(property.id))).status).toBe(201);
  await linked.stop();
  await link.cut();
});

test('a database that does not respond times out within three seconds, half-way through a write within seven', async () => {
  const user = await buildUser(backend);
  const [property, { Cookie }] = [await buildProperty(backend), await signIn(backend, user)];
  const link = await startDatabaseProxy(backend.database.url);
  const linked = await startBackend({ DATABASE_URL: link.url, RATE_LIMITS: 'on' });
  const search = () => linked.get('/api/properties/search');
  await Promise.all(Array.from({ length: 12 }, search));
  const releaseLock = await lockRow(property);
  const begun = linked.post('/api/reviews', reviewOf(property.id));
  await untilLocked(backend, 1);
  link.silence();
  const sendAll = () => [
    ...Array.from({ length: 20 }, search),
    linked.post('/api/auth/login', { username: user.username, password: 'not-this-one' }),
    linked.get(`/api/properties/${property.id}`),
    linked.get('/api/auth/me', { Cookie }),
    linked.post('/api/reviews', reviewOf(property.id)),
    linked.post('/api/reviews', reviewOf(property.id), { Cookie, 'Idempotency-Key': 'while-it-was-silent' }),
    linked.get('/readyz'),
  ];
  const start = performance.now();
  const responses = [...(await Promise.all(sendAll())), ...(await Promise.all(sendAll()))];
  expect(performance.now() - start).toBeLessThan(2 * 3_000);
  responses.push(await begun);
  expect(performance.now() - start).toBeLessThan(7_500);
  for (const { status, headers } of responses)
    expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
  expect((await linked.get('/healthz')).status).toBe(200);
  await releaseLock();
  await link.cut();
  await linked.stop();
});

test('a first search that finds the database away leaves no trace: the next one works', async () => {
  const link = await startDatabaseProxy(backend.database.url);
  const linked = await startBackend({ DATABASE_URL: link.url });
  const search = async () => (await linked.get('/api/properties/search?q=wattlebird')).status;
  await link.cut();
  expect(await search()).toBe(503);
  await link.restore();
  expect(await search()).toBe(200);
  await linked.stop();
  await link.cut();
});

const lineOf = async (socket: Socket) => {
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
};

test('a graceful stop finishes what it has begun, then takes nothing new', async () => {
  const stop = gracefulStop(backend.app, { drainMs: 300 });
  const { port } = new URL(backend.url);
  const body = JSON.stringify(reviewOf((await buildProperty(backend)).id));
  const slow = connect(Number(port), '127.0.0.1');
  await once(slow, 'connect');
  slow.write(`POST /api/reviews HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${backend.url}\r\n`);
  slow.write(`Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`);
  const response = lineOf(slow);
  await new Promise(resolve => setTimeout(resolve, 100));
  const stopped = stop();
  const ready = await backend.get('/readyz');
  expect([ready.status, ready.headers.get('Connection')]).toEqual([503, 'close']);
  slow.write(body.slice(20));
  expect(await response).toMatch(/^HTTP\/1.1 201 Created\r\n(.+\r\n)*Connection: close/);
  await stopped;
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  backend = await startBackend();
});
