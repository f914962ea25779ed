import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterFile } from './after-file.ts';
import { query } from './query.ts';

/** The URLs of the run's server by role, as the global setup left them. */
const urls = (): Record<'superuser' | 'owner' | 'app', string> =>
  JSON.parse(process.env.TEST_POSTGRES_URLS as string);

/** A new database: migrated and empty. */
export interface TestDatabase {
  /** As the backend has it: the role may not change the schema. */
  url: string;
  /** As the migrations have it. */
  ownerUrl: string;
  /** Runs a statement that changes the schema. */
  asOwner: (statement: string) => Promise<void>;
  drop: () => Promise<void>;
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`;

/** Clones the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = newName();
  const { superuser, owner, app } = urls();
  const at = (server: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const clone = `create database ${name} template template_home_truths strategy file_copy`;
  await query(superuser, `${clone} owner ${new URL(owner).username}`);
  return {
    url: at(app),
    ownerUrl: at(owner),
    asOwner: async statement => void (await query(at(owner), statement)),
    drop: async () => void (await query(superuser, `drop database ${name} with (force)`)),
  };
}

/** Clones the migrated template for all tests of a file. */
export async function sharedDatabase() {
  const database = await createTestDatabase();
  afterFile(() => database.drop());
  return database;
}

/** Runs some work on a database without a schema, at the URL of its superuser. */
export async function onEmptyDatabase(work: (url: string) => Promise<void>) {
  const [{ superuser }, name] = [urls(), newName()];
  await query(superuser, `create database ${name}`);
  try {
    await work(Object.assign(new URL(superuser), { pathname: `/${name}` }).href);
  } finally {
    await query(superuser, `drop database ${name} with (force)`);
  }
}

/** Opens a connection for all tests of a file. */
export async function sharedClient(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  afterFile(() => client.end());
  return client;
}
