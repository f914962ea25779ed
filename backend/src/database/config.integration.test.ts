import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseConfig } from './config.ts';

/** How a client of PostgreSQL requests TLS before it sends anything else. */
const SSL_REQUEST = '0000000804d2162f';

test.each(['verify-full', 'require'])('with sslmode=%s nothing is said before TLS', async mode => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const firstBytes = (once(server, 'connection') as Promise<[Socket]>).then(async ([socket]) => {
    const [first] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return first.toString('hex');
  });
  const orm = await MikroORM.init(
    databaseConfig(`postgres://somebody@127.0.0.1:${port}/home?sslmode=${mode}`),
  );
  const refused = orm.em
    .fork()
    .execute('select 1')
    .catch(() => 'refused');
  expect(await firstBytes).toBe(SSL_REQUEST);
  expect(await refused).toBe('refused');
  await orm.close();
  server.close();
});
