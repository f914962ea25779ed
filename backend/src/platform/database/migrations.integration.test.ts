import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { canonicalText } from '../../properties/addresses/address-tokens.ts';
import { query } from '../../testing/query.ts';
import { schemaLines } from '../../testing/schema-lines.ts';
import { onEmptyDatabase, sharedDatabase } from '../../testing/test-database.ts';
import { databaseConfig } from './config.ts';
import { expandMigrations } from './migrations/index.ts';
import { runMigrations } from './run-migrations.ts';

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

const database = await sharedDatabase();

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

test('where it may, a migration keeps statements and rows out of the log of the server', () =>
  onEmptyDatabase(async url => {
    const settings = (of: string) =>
      query(
        of,
        `select setconfig as set from pg_db_role_setting join pg_database on pg_database.oid = setdatabase
         where datname = current_database()`,
      );
    expect(await settings(database.url)).toEqual([]);
    await runMigrations(url, 'all');
    const set = ['log_min_error_statement=panic', 'log_error_verbosity=terse'];
    expect(await settings(url)).toEqual([{ set }]);
  }));

test('a property may have the longest keys and words', async () => {
  const squares = Array.from({ length: 80 }, (_, n) => String.fromCodePoint(0x3300 + n)).join('');
  for (const [street, suburb] of [
    ['\ufdfa'.repeat(200), '\ufdfa'.repeat(80)],
    [`aa${'\u3316'.repeat(120)}`, squares],
  ] as const)
    await query(
      database.ownerUrl,
      `insert into property (address, suburb, state, postcode, property_type, street_key, suburb_key)
       values ($1, $2, 'NSW', '2042', 'house', $3, $4)`,
      [street, suburb, canonicalText(street), canonicalText(suburb)],
    );
  expect(await query(database.ownerUrl, 'delete from property returning state')).toHaveLength(2);
});

/** What every database had before 1.0.0 for the release before, and no longer has. */
const REMOVED =
  /^(CREATE INDEX property_stale_stars_idx|CREATE OR REPLACE FUNCTION public\.(clear_outdated_key|mark_outdated_stars)|CREATE TRIGGER outdated_)/;

const RENAMED: readonly [RegExp, string][] = [
  [/\bkept_apart/g, 'distinct_properties'],
  [/(?<=column place_sum\.(reviewed_)?)homes/, 'properties'],
];

test('the initial schema is that of the migrations before 1.0.0', () =>
  onEmptyDatabase(async url => {
    const file = path.join(MIGRATIONS, 'initial/schema-before-1.0.0.txt');
    const before = readFileSync(file, 'utf8').trim().split('\n');
    await runMigrations(url, 'all', { expand: expandMigrations.slice(0, 1), contract: [] });
    const rank = /greatest\((round\(.*\), 3\)), \(1\)::numeric\)/i;
    const rename = (line: string) =>
      RENAMED.reduce((text, [name, newName]) => text.replace(name, newName), line.replace(rank, '$1'));
    const renamed = before.filter(line => !REMOVED.test(line)).map(rename);
    expect(await schemaLines(url)).toEqual(renamed.sort());
  }));
