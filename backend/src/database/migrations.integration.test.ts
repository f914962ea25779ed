import path from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { addressKey } from '../properties/address-tokens.ts';
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

test('no sequence is unlogged, which a standby may damage when it is promoted', async () => {
  const orm = await MikroORM.init(databaseConfig(database.ownerUrl));
  const [row] = await orm.em.execute<{ persistences: string }[]>(
    `select string_agg(relpersistence::text, '') as persistences from pg_class
     where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  );
  expect(row?.persistences).toMatch(/^p+$/);
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

test('a property with the longest keys and words ever taken stops no migration', async () => {
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

test('properties and reviews keep their ids, and of the times of reviews their properties keep the day', async () => {
  const orm = await MikroORM.init(databaseConfig(database.ownerUrl));
  await orm.migrator.down({ to: 'Migration20261122040000_second_factor' });
  const connection = orm.em.getConnection();
  const write = async (street: string) => {
    const [property] = await connection.execute<{ id: number }[]>(
      `insert into property (address, suburb, state, postcode, property_type, street_key, suburb_key, last_reviewed_at)
       values (?, 'Newtown', 'NSW', '2042', 'house', ?, 'newtown', '2026-06-30T15:16:17.891Z') returning id`,
      [street, street],
    );
    const [review] = await connection.execute<{ id: number }[]>(
      `insert into review (property_id, residency_status, rating, title, content)
       values (?, 'visited', 3, 'Dry', 'Dry and quiet.') returning id`,
      [property?.id],
    );
    return [property?.id, review?.id];
  };
  const old = [await write('1 old st'), await write('2 old st')];
  expect(old).toEqual([1, 2].map(id => [id, id]));
  await orm.migrator.up();
  expect(
    await connection.execute(
      'select property_id as property, review.id, last_reviewed_at as day from review join property on property.id = property_id',
    ),
  ).toEqual([1, 2].map(id => ({ property: id, id, day: '2026-06-30 14:00:00+00' })));
  for (const id of await write('3 new st')) expect(id).toBeGreaterThan(20_000_000);
  await connection.execute('delete from property');
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
