import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { BindingDriver } from './binding-driver.ts';
import { CONNECTIONS } from './connection.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations/index.ts';

/**
 * The driver would check certificates for `require`, and refuse a server without TLS for the weaker modes, unlike
 * PostgreSQL's own clients.
 */
function asClientsReadIt(url: string) {
  const address = new URL(url);
  const mode = address.searchParams.get('sslmode') ?? '';
  if (/^(allow|prefer)$/.test(mode)) address.searchParams.delete('sslmode');
  if (mode === 'require') address.searchParams.set('uselibpqcompat', 'true');
  return address.href;
}

/**
 * Settings of MikroORM for the database at `url`. Its pool is the only one: entities and
 * hot reads share it. The driver gets the whole address, since MikroORM itself drops what it says about TLS.
 */
export const databaseConfig = (
  url: string,
  options: object = { ...CONNECTIONS, application_name: 'home-truths' },
) =>
  defineConfig({
    driver: BindingDriver,
    entities,
    clientUrl: url,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, silent: true },
    driverOptions: { ...options, connectionString: asClientsReadIt(url) },
    logger: () => {},
  });
