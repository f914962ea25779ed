import { query } from '../../../testing/query.ts';
import { sharedDatabase } from '../../../testing/test-database.ts';

const database = await sharedDatabase();

const at = (change: Partial<URL>) => Object.assign(new URL(database.url), change).href;

test.each(['postgres', 'home_truths_owner', 'home_truths_app'])('%s needs its password', async username => {
  const refused = { code: '28P01' };
  await expect(query(at({ username, password: 'postgres' }), 'select 1')).rejects.toMatchObject(refused);
  await expect(query(at({ username, password: '' }), 'select 1')).rejects.toThrow(/password/);
});

test.each([
  'drop table review',
  'truncate review',
  'alter table review add column more int',
  'create index more on review (title)',
  'create table more (id int)',
  'create schema more',
  'create or replace function one_letter_out(word text) returns text[] language sql return array[word]',
  'drop schema job cascade',
  'create table job.more (id int)',
  'alter role home_truths_app superuser',
  'set role home_truths_owner',
  'create role more',
  'create database more',
  'create extension citext',
  'select rolpassword from pg_authid',
  `select pg_read_file('PG_VERSION')`,
])('the role of the backend may not: %s', async statement => {
  await expect(query(database.url, statement)).rejects.toMatchObject({ code: '42501' });
});

test.each(['url', 'ownerUrl'] as const)('%s: nobody runs programs through the database', async role => {
  await expect(query(database[role], `copy upload from program 'id'`)).rejects.toMatchObject({
    code: '42501',
  });
  const self = 'select rolsuper from pg_roles where rolname = current_user';
  expect(await query(database[role], self)).toEqual([{ rolsuper: false }]);
});

test('a table that a later migration makes is open to the backend', async () => {
  await database.asOwner('create table later (id serial primary key, word text)');
  await query(database.url, `insert into later (word) values ('new')`);
  expect(await query(database.url, 'select * from later')).toEqual([{ id: 1, word: 'new' }]);
  await database.asOwner('drop table later');
});
