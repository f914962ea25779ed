import pg from 'pg';
import { query } from '../../testing/query.ts';
import { addFloor, dropFloor, indexFloor } from '../../testing/release-migrations.ts';
import { schemaLines } from '../../testing/schema-lines.ts';
import { createTestDatabase, onEmptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { contractMigrations, expandMigrations } from './migrations/index.ts';
import { compile } from './query.ts';
import { requireMigrations } from './require-migrations.ts';
import { runMigrations } from './run-migrations.ts';
import type { Query } from './sql.ts';

const lists = (expand = [addFloor, indexFloor], contract = [dropFloor]) => ({
  expand: [...expandMigrations, ...expand],
  contract: [...contractMigrations, ...contract],
});

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(() => database.drop());

const run = (phase: Parameters<typeof runMigrations>[1], given = lists()) =>
  runMigrations(database.ownerUrl, phase, given);

const columns = async () =>
  (
    await query<{ name: string }>(
      database.ownerUrl,
      `select column_name as name from information_schema.columns where table_name = 'review'`,
    )
  ).map(({ name }) => name);

test('the contract phase runs alone, and only after the expand phase', async () => {
  await expect(run('contract')).rejects.toThrow(
    `first run the migration without --contract: ${addFloor.name}`,
  );
  expect(await run('expand')).toEqual([addFloor.name, indexFloor.name]);
  expect(await columns()).toContain('floor');
  expect(await run('expand')).toEqual([]);
  expect(await run('contract')).toEqual([dropFloor.name]);
  expect(await columns()).not.toContain('floor');
});

test('both phases run at once where that is wanted', async () => {
  expect(await run('all')).toEqual([addFloor.name, indexFloor.name, dropFloor.name]);
});

test('on a new database both phases run', () =>
  onEmptyDatabase(async url => {
    const { expand, contract } = lists();
    expect(await runMigrations(url, 'expand', lists())).toEqual(
      [...expand, ...contract].map(each => each.name),
    );
  }));

test('a migration that waits for its lock holds up no writer, and is tried again', async () => {
  const reader = new pg.Client(database.ownerUrl);
  await reader.connect();
  await reader.query('begin');
  await reader.query('select count(*) from review');
  const waits = `select count(*)::int as count from pg_locks
    where not granted and mode = 'AccessExclusiveLock' and relation = 'review'::regclass`;
  const migration = run('expand');
  while (!(await query<{ count: number }>(database.ownerUrl, waits))[0]?.count);
  // were it to wait without a limit, this would wait for it and thereby for the reader
  await query(database.url, 'update review set title = title');
  await reader.query('commit');
  expect(await migration).toEqual([addFloor.name, indexFloor.name]);
  await reader.end();
});

test('an index waits for earlier transactions without a limit, and writers go on', async () => {
  await run('expand', lists([addFloor]));
  const writer = new pg.Client(database.ownerUrl);
  await writer.connect();
  await writer.query('begin');
  await writer.query('update review set title = title');
  const migration = run('expand');
  const waits = `select count(*)::int as count from pg_stat_activity
    where query like 'create index concurrently%' and now() - state_change > interval '300 milliseconds'`;
  while (!(await query<{ count: number }>(database.ownerUrl, waits))[0]?.count);
  await query(database.url, 'update review set title = title');
  await writer.query('commit');
  expect(await migration).toEqual([indexFloor.name]);
  await writer.end();
});

test('an invalid index that a run left is built again', async () => {
  await run('expand', lists([addFloor]));
  await database.asOwner(
    `insert into property (id, address, suburb, state, postcode, property_type, street_key, suburb_key)
     values (1, '1 Elm St', 'Newtown', 'NSW', '2042', 'house', '1 elm st', 'newtown')`,
  );
  for (const _ of [1, 2])
    await database.asOwner(
      `insert into review (property_id, residency_status, rating, title, content, floor)
       values (1, 'visited', 3, 'Dry', 'Dry and quiet.', 1)`,
    );
  await expect(
    database.asOwner('create unique index concurrently review_floor_idx on review (floor)'),
  ).rejects.toThrow('could not create unique index');
  const valid = `select indisvalid as "isValid" from pg_index where indexrelid = 'review_floor_idx'::regclass`;
  expect(await query(database.ownerUrl, valid)).toEqual([{ isValid: false }]);
  expect(await run('expand')).toEqual([indexFloor.name]);
  expect(await query(database.ownerUrl, valid)).toEqual([{ isValid: true }]);
});

test('a process does not start on a database that lacks a migration of the expand phase', async () => {
  const rows = <Row>(wanted: Query<Row>) => query<Row & object>(database.url, compile(wanted).text);
  await requireMigrations({ rows });
  const last = expandMigrations.at(-1)?.name;
  await database.asOwner(`delete from mikro_orm_migrations where name = '${last}'`);
  await expect(requireMigrations({ rows })).rejects.toThrow(
    `The database lacks 1 of its migrations, the first is ${last}: run npm run migrate of this version first.`,
  );
  await database.asOwner('drop table mikro_orm_migrations');
  await expect(requireMigrations({ rows })).rejects.toThrow(`lacks ${expandMigrations.length} of its`);
});

test('a database of a version before 1.0.0 is refused and not changed', async () => {
  await database.asOwner(`update mikro_orm_migrations set name = 'Migration20261121000000_initial'`);
  const before = await schemaLines(database.ownerUrl);
  for (const phase of ['expand', 'contract', 'all'] as const)
    await expect(run(phase)).rejects.toThrow('from a version before 1.0.0');
  expect(await schemaLines(database.ownerUrl)).toEqual(before);
});
