import path from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { addressKey } from '../properties/address-words.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { databaseConfig } from './config.ts';

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('no entity has changed without a migration', async () => {
  const orm = await MikroORM.init({
    ...databaseConfig(database.ownerUrl),
    migrations: { path: MIGRATIONS, snapshotName: '.snapshot', snapshot: true, silent: true },
  });
  expect(await orm.migrator.checkSchema()).toBe(false);
  await orm.close();
});

test('where it may, a migration keeps statements and rows out of the log of the server', async () => {
  const { superuser } = JSON.parse(process.env.TEST_POSTGRES_URLS as string);
  const { pathname } = new URL(database.url);
  const orm = await MikroORM.init(databaseConfig(Object.assign(new URL(superuser), { pathname }).href));
  const settings = async () => {
    const [row] = await orm.em.execute<{ set: string[] }[]>(
      `select setconfig as set from pg_db_role_setting join pg_database on pg_database.oid = setdatabase
       where datname = current_database()`,
    );
    return row?.set ?? [];
  };
  const migrations = ['Migration20261122020000_discreet_log'];
  expect(await settings()).toEqual([]);
  await orm.migrator.down({ migrations });
  await orm.migrator.up({ migrations });
  expect(await settings()).toEqual(['log_min_error_statement=panic', 'log_error_verbosity=terse']);
  await orm.migrator.down({ migrations });
  expect(await settings()).toEqual([]);
  await orm.close();
});

test('a home with the longest keys and words ever taken stops no migration', async () => {
  const orm = await MikroORM.init(databaseConfig(database.ownerUrl));
  await orm.migrator.down({ to: 'Migration20261121110000_open_enquiries' });
  const connection = orm.em.getConnection();
  const squares = Array.from({ length: 80 }, (_, n) => String.fromCodePoint(0x3300 + n)).join('');
  for (const [street, suburb] of [
    ['\ufdfa'.repeat(200), '\ufdfa'.repeat(80)],
    [`aa${'\u3316'.repeat(120)}`, squares],
  ] as const)
    await connection.execute(
      `insert into property (address, suburb, state, postcode, property_type, street_key, suburb_key)
       values (?, ?, 'NSW', '2042', 'house', ?, ?)`,
      [street, suburb, addressKey(street), addressKey(suburb)],
    );
  await orm.migrator.up();
  expect(await connection.execute('delete from property returning state')).toHaveLength(2);
  await orm.close();
});

test('the migrations can be taken back and applied again', async () => {
  const orm = await MikroORM.init(databaseConfig(database.ownerUrl));
  await orm.migrator.down({ to: 0 });
  const tables = `select table_name from information_schema.tables where table_schema = 'public'`;
  expect(await orm.em.getConnection().execute(tables)).toEqual([{ table_name: 'mikro_orm_migrations' }]);
  await orm.migrator.up();
  expect((await orm.em.getConnection().execute(tables)).length).toBeGreaterThan(10);
  await orm.close();
});
