import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { BindingDriver } from './binding-driver.ts';
import { Connection } from './connection.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations/index.ts';

/** A request waits this long for a connection before it is told to come back (reliability row 3). */
const CONNECT_MS = 2_000;
const STATEMENT_MS = 5_000;

/**
 * Settings of MikroORM for the database at `url`. Its pool is the only one: entities and
 * hot reads share it.
 */
export const databaseConfig = (url: string) =>
  defineConfig({
    driver: BindingDriver,
    entities,
    clientUrl: url,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, silent: true },
    pool: { min: 0, max: 20 },
    driverOptions: {
      Client: Connection,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: STATEMENT_MS + 1_000,
      application_name: 'home-truths',
    },
    logger: () => {},
  });
