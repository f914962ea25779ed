import { type Backend, startBackend } from '../../testing/backend.ts';
import { startDatabaseProxy } from '../../testing/database-proxy.ts';
import { eventually } from '../../testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { Database } from './database.ts';
import { sql } from './sql.ts';

let backend: Backend;
let database: TestDatabase;
let link: Awaited<ReturnType<typeof startDatabaseProxy>>;

/** The replica is the same server by another way, which can be cut. */
beforeEach(async () => {
  database = await createTestDatabase();
  link = await startDatabaseProxy(database.url);
  backend = await startBackend({ DATABASE_URL: database.url, DATABASE_REPLICA_URL: link.url });
});

afterEach(async () => {
  await link.cut().catch(() => {});
  await backend.stop();
  await database.drop();
});

const search = async () => (await backend.get('/api/properties/search?q=street')).status;
const metric = async (name: string) => {
  const { text } = await backend.get('/metrics');
  return text
    .split('\n')
    .find(line => line.startsWith(name))
    ?.split(' ')[1];
};
const fallbacks = async () => Number(await metric('database_replica_fallbacks_total{reason="away"}'));
const messages = () => backend.log.map(line => JSON.parse(line).msg);

test('while the replica is away its reads go to the primary, counted, and it is used again afterwards', async () => {
  expect(await search()).toBe(200);
  expect([await fallbacks(), await metric('database_replica_lag_seconds')]).toEqual([0, '0']);
  await link.cut();
  for (let n = 0; n < 3; n++) expect(await search()).toBe(200);
  expect(await fallbacks()).toBeGreaterThanOrEqual(3);
  expect(await metric('database_replica_lag_seconds')).toBe('Nan');
  expect(messages()).toContain('replica not used: the primary serves its reads');
  await link.restore();
  await eventually(() => messages().includes('replica used again') || undefined);
  const before = await fallbacks();
  expect(await search()).toBe(200);
  expect([await fallbacks(), await metric('database_replica_lag_seconds')]).toEqual([before, '0']);
});

test('of a replica that fell silent nobody hears later than after three seconds', async () => {
  await search();
  link.silence();
  const since = performance.now();
  expect(await Promise.all([search(), search(), search()])).toEqual([200, 200, 200]);
  expect(performance.now() - since).toBeLessThan(3_000);
  const again = performance.now();
  expect(await search()).toBe(200);
  expect(performance.now() - again).toBeLessThan(500);
});

test('what the replica refuses is asked of the primary, whose error counts', async () => {
  const reads = backend.app.get(Database);
  await expect(reads.replicaRows(sql`select 1 / 0`)).rejects.toThrow('division by zero');
  expect(reads.replica?.fallbacks).toEqual({ away: 0, lagging: 0, failed: 1 });
});
