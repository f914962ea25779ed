import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { MikroORM } from '@mikro-orm/postgresql';
import { startBackend } from '../../testing/backend.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { databaseConfig } from './config.ts';

/** How a client of PostgreSQL requests TLS before it sends anything else. */
const SSL_REQUEST = '0000000804d2162f';

/** A server that tells what a client says first, and hangs up. */
async function startListener() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const firstBytes = (once(server, 'connection') as Promise<[Socket]>).then(async ([socket]) => {
    const [first] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return first.toString('hex');
  });
  return { url: `postgres://somebody@127.0.0.1:${port}/home`, firstBytes, close: () => server.close() };
}

test.each(['verify-full', 'require'])('with sslmode=%s nothing is said before TLS', async mode => {
  const { url, firstBytes, close } = await startListener();
  const orm = await MikroORM.init(databaseConfig(`${url}?sslmode=${mode}`));
  const refused = orm.em
    .fork()
    .execute('select 1')
    .catch(() => 'refused');
  expect(await firstBytes).toBe(SSL_REQUEST);
  expect(await refused).toBe('refused');
  await orm.close();
  close();
});

test.each(['verify-full', 'require'])('so it is with a replica and sslmode=%s', async mode => {
  const { url, firstBytes, close } = await startListener();
  const backend = await startBackend({ DATABASE_REPLICA_URL: `${url}?sslmode=${mode}` });
  await backend.get('/api/properties/search');
  expect(await firstBytes).toBe(SSL_REQUEST);
  await backend.stop();
  close();
});

test('other parameters of both URLs reach their servers', async () => {
  const { url, drop } = await createTestDatabase();
  const backend = await startBackend({
    DATABASE_URL: `${url}?application_name=primary`,
    DATABASE_REPLICA_URL: `${url}?application_name=replica`,
    DATABASE_POOL_SIZE: '3',
    DATABASE_REPLICA_POOL_SIZE: '2',
  });
  await Promise.all(Array.from({ length: 20 }, () => backend.get('/api/properties/search')));
  await Promise.all(Array.from({ length: 20 }, () => backend.rows('select pg_sleep(0.05)')));
  const counts = await backend.rows<{ name: string; count: number }>(
    `select application_name as name, count(*)::int from pg_stat_activity where datname = current_database()
     and application_name in ('primary', 'replica') group by 1`,
  );
  const { primary, replica } = Object.fromEntries(counts.map(({ name, count }) => [name, count]));
  expect(primary).toBe(3);
  expect(replica).toBeGreaterThan(0);
  expect(replica).toBeLessThanOrEqual(2);
  await backend.stop();
  await drop();
});
