import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { BindingDriver } from './binding-driver.ts';
import { POOL_SETTINGS, withLibpqSslMode } from './connection.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations/index.ts';

/** Returns MikroORM's settings. The driver gets the whole URL, since MikroORM drops the TLS parameters. */
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
    driverOptions: { ...options, connectionString: withLibpqSslMode(url) },
    logger: () => {},
  });
