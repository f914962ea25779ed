import { compile } from './query.ts';
import { allOf, sql, unprepared } from './sql.ts';
import { db } from './tables.ts';

test('values become placeholders, and never a part of the text', () => {
  const typed = `'; drop table review; --`;
  const found = sql`select ${sql`id, title`} from review where title = ${typed} limit ${5}`;
  expect(compile(found)).toEqual({
    text: 'select id, title from review where title = $1 limit $2',
    values: [typed, 5],
  });
});

test('what only looks like SQL is a value', () => {
  const { text, values } = compile(sql`select ${{ sql: 'now()', parameters: [] }}`);
  expect([text, values]).toEqual(['select $1', [{ sql: 'now()', parameters: [] }]]);
});

test('a list is one value', () => {
  expect(compile(sql`select ${['a', 'b']}::text[]`)).toEqual({
    text: 'select $1::text[]',
    values: [['a', 'b']],
  });
});

test('parts keep their values, in the order of the text', () => {
  const inState = (state: string) => sql`state = ${state}`;
  const where = sql`${inState('VIC')} and rating between ${2} and ${4}`;
  expect(compile(sql`select ${'x'} from home where ${where} or ${inState('ACT')}`)).toEqual({
    text: 'select $1 from home where state = $2 and rating between $3 and $4 or state = $5',
    values: ['x', 'VIC', 2, 4, 'ACT'],
  });
});

test('only conditions that are there have to hold', () => {
  const where = allOf(undefined, sql`rating = ${1}`, '', sql`title = ${'x'}`);
  expect(compile(sql`where ${where}`)).toEqual({
    text: 'where rating = $1 and title = $2',
    values: [1, 'x'],
  });
  expect(allOf(undefined, '')).toBeUndefined();
});

test('a query that is not to be prepared is the same query', () => {
  const query = unprepared(sql`select ${1}`);
  expect([query.isUnprepared, compile(query)]).toEqual([true, { text: 'select $1', values: [1] }]);
});

test('the tables have the names that the database has', () => {
  const query = db
    .selectFrom('user_bookmarks')
    .innerJoin('app_user', 'app_user.id', 'user_id')
    .select('email');
  expect(compile(query.where('property_id', '=', 7))).toEqual({
    text: 'select "email" from "user_bookmarks" inner join "app_user" on "app_user"."id" = "user_id" where "property_id" = $1',
    values: [7],
  });
});

test('a text is a part of a query that is built, with its values', () => {
  const query = db
    .selectFrom('app_user')
    .select(['id', sql<string>`left(email, ${3})`.as('begin')])
    .where('is_admin', '=', true)
    .where(sql<boolean>`lower(email) = lower(${'x'}) or id = ${4}`);
  expect(compile(query)).toEqual({
    text: 'select "id", (left(email, $1)) as "begin" from "app_user" where "is_admin" = $2 and (lower(email) = lower($3) or id = $4)',
    values: [3, true, 'x', 4],
  });
});
