import { expandMigrations } from '../platform/database/migrations/index.ts';
import { runMigrations } from '../platform/database/run-migrations.ts';
import { query } from '../testing/query.ts';
import { onEmptyDatabase, sharedDatabase } from '../testing/test-database.ts';
import { MOVED_TABLES } from './merge-changes.ts';

const database = await sharedDatabase();

/** Pairs of properties, which a merge treats by itself, and what merges did. */
const NOT_MOVED = ['distinct_properties', 'merge_candidate', 'property_merge'];

const COLUMN_NAMES = `array(
  select attname::text from unnest(numbers) with ordinality as each (number, position)
  join pg_attribute on attrelid = relation and attnum = number order by position)`;

test('a merge moves the rows of every table that names a property', async () => {
  const tables = await query<{ table: string; column: string; key: string[] }>(
    database.ownerUrl,
    `select relation::regclass::text as "table", attname as "column", ${COLUMN_NAMES} as key
     from pg_attribute join pg_constraint on conrelid = attrelid and contype = 'p'
     cross join lateral (select attrelid as relation, conkey as numbers) as key
     where attnum > 0 and not attisdropped and (attname = 'property_id' or exists (
       select from pg_constraint as reference
       where reference.conrelid = attrelid and confrelid = 'property'::regclass and attnum = any(reference.conkey)
     )) and not relation::regclass::text = any($1)
     order by 1, 2`,
    [NOT_MOVED],
  );
  const listed = MOVED_TABLES.map(({ table, column = 'property_id', key = ['id'] }) => ({
    table,
    column,
    key,
  }));
  expect(tables).toEqual(listed.toSorted((a, b) => (a.table < b.table ? -1 : 1)));
});

test('a row stays if another one of the target would violate a unique index', async () => {
  const indexes = await query<{ table: string; columns: string[]; isSoftDeleted: boolean }>(
    database.ownerUrl,
    `select relation::regclass::text as "table", ${COLUMN_NAMES} as columns,
       coalesce(pg_get_expr(predicate, relation), '') like '%(deleted_at IS NULL)%' as "isSoftDeleted"
     from (select indrelid as relation, indkey as numbers, indpred as predicate from pg_index where indisunique) as index
     where exists (
       select from pg_attribute where attrelid = relation and attnum = any(numbers) and attname = 'property_id'
     ) order by 1`,
  );
  const listed = MOVED_TABLES.flatMap(({ table, owner, isSoftDeleted = false }) =>
    owner ? [{ table, columns: [owner, 'property_id'], isSoftDeleted }] : [],
  );
  expect(indexes).toEqual(listed.toSorted((a, b) => (a.table < b.table ? -1 : 1)));
});

test('release 1.0.0 and this one undo each other’s merges, until the contract phase', () =>
  onEmptyDatabase(async url => {
    await runMigrations(url, 'all', { expand: expandMigrations.slice(0, 1), contract: [] });
    await query(
      url,
      `insert into property (id, address, suburb, state, postcode, property_type, street_key, suburb_key)
     select n, n || ' Elm St', 'Newtown', 'NSW', '2042', 'house', n || ' elm st', 'newtown' from generate_series(1, 2) as n`,
    );
    const addMerge = async (moved: object) =>
      (
        await query<{ id: number }>(
          url,
          `insert into property_merge (from_id, into_id, reason, moved) values (1, 2, 'One home', $1) returning id`,
          [moved],
        )
      )[0]?.id as number;
    const alias = { addressKey: '5/12 elm st', suburbKey: 'newtown', state: 'NSW', postcode: '2042' };
    const lists = { reviews: [8, 9], bookmarks: [4], leads: [5], merged: [3], aliases: [alias] };
    const rows = [
      { table: 'inspector_lead', id: '5' },
      { table: 'property', id: '3' },
      { table: 'property_alias', id: '5/12 elm st|newtown|NSW|2042' },
      { table: 'review', id: '8' },
      { table: 'review', id: '9' },
      { table: 'user_bookmarks', id: '4' },
    ];
    const rowsOf = (id: number) =>
      query(
        url,
        `select table_name as "table", row_id as id from merge_move where merge_id = $1 order by table_name, row_id`,
        [id],
      );
    const movedOf = async (id: number) =>
      (await query<{ moved: object }>(url, 'select moved from property_merge where id = $1', [id]))[0]?.moved;

    const before = await addMerge({ ...lists, alias: null });
    await runMigrations(url, 'expand');
    expect(await rowsOf(before)).toEqual(rows);
    const beside = await addMerge({ ...lists, alias: null });
    expect(await rowsOf(beside)).toEqual(rows);

    const after = await addMerge({});
    await query(
      url,
      'insert into merge_move select $1, table_name, row_id from merge_move where merge_id = $2',
      [after, before],
    );
    await query(url, 'update property_merge set moved = $2 where id = $1', [after, { alias: null }]);
    expect(await movedOf(after)).toEqual({ ...lists, alias: null });
    const empty = await addMerge({});
    await query(url, 'update property_merge set moved = $2 where id = $1', [empty, { alias: null }]);
    const none = { reviews: [], bookmarks: [], leads: [], merged: [], aliases: [] };
    expect(await movedOf(empty)).toEqual({ ...none, alias: null });

    await runMigrations(url, 'contract');
    for (const id of [before, beside, after]) {
      expect(await movedOf(id)).toEqual({ alias: null });
      expect(await rowsOf(id)).toEqual(rows);
    }
  }));
