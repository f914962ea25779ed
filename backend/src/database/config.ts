import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { BindingDriver } from './binding-driver.ts';
import { POOL_SETTINGS } from './connection.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations/index.ts';

/**
 * The driver would check certificates for `require`, and refuse a server without TLS for the weaker modes, unlike
 * PostgreSQL's own clients.
 */
export function withClientSemantics(url: string) {
  const parsed = new URL(url);
  const mode = parsed.searchParams.get('sslmode') ?? '';
  if (/^(allow|prefer)$/.test(mode)) parsed.searchParams.delete('sslmode');
  if (mode === 'require') parsed.searchParams.set('uselibpqcompat', 'true');
  return parsed.href;
}

/**
 * Settings of MikroORM for the database at `url`. Its pool is the only one: entities and hot reads share it. The driver
 * gets the whole URL, since MikroORM itself drops its TLS parameters.
 */
export const databaseConfig = (
  url: string,
  options: object = { ...POOL_SETTINGS, application_name: 'home-truths' },
) =>
  defineConfig({
    driver: BindingDriver,
    entities,
    clientUrl: url,
    extensions: [Migrator],
    // each in its own transaction, so that its locks end with it
    migrations: { migrationsList: migrations, allOrNothing: false, snapshot: false, silent: true },
    driverOptions: { ...options, connectionString: withClientSemantics(url) },
    logger: () => {},
  });
