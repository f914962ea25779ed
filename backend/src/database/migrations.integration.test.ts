import path from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
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

test('the migrations can be taken back and applied again', async () => {
  const orm = await MikroORM.init(databaseConfig(database.ownerUrl));
  await orm.migrator.down({ to: 0 });
  const tables = `select table_name from information_schema.tables where table_schema = 'public'`;
  expect(await orm.em.getConnection().execute(tables)).toEqual([{ table_name: 'mikro_orm_migrations' }]);
  await orm.migrator.up();
  expect((await orm.em.getConnection().execute(tables)).length).toBeGreaterThan(10);
  await orm.close();
});
