/// <reference path="./modules.d.ts" />
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';

/** SQL null in the text format of COPY. */
export const SQL_NULL = '\\N';

const CHUNK = 1 << 16;

/** One line of COPY. The values hold neither tabs, line ends nor backslashes: all of them are ours. */
export const copyLine = (values: readonly (string | number)[]) => `${values.join('\t')}\n`;

/** The same lines with a number before each, for tables whose own ids are in no order. */
export function* numbered(lines: Iterable<string>) {
  let number = 0;
  for (const line of lines) yield `${++number}\t${line}`;
}

/** An array literal. */
export const array = (values: readonly (string | number)[]) =>
  `{${values.map(value => `"${value}"`).join(',')}}`;

/** Streams lines into a table without ever holding them all. */
export async function copyLines(client: Client, target: string, lines: Iterable<string>) {
  await pipeline(Readable.from(chunks(lines)), client.query(from(`copy ${target} from stdin`)));
}

function* chunks(lines: Iterable<string>) {
  let chunk = '';
  for (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

const INDEXES = `
  select format('drop index %I', indexname) as drop, indexdef as make from pg_indexes
  where schemaname = 'public' and tablename = $1
    and not exists (select from pg_constraint where conname = indexname)`;
const FOREIGN_KEYS = `
  select format('alter table %I drop constraint %I', $1::text, conname) as drop,
    format('alter table %I add constraint %I %s', $1::text, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where conrelid = $1::regclass and contype = 'f'`;

/** Loads a table without its indexes and foreign keys, then makes them anew: many times faster. */
export async function loadWithoutIndexes(client: Client, table: string, load: () => Promise<void>) {
  const { rows: indexes } = await client.query(INDEXES, [table]);
  const { rows: keys } = await client.query(FOREIGN_KEYS, [table]);
  for (const { drop } of [...keys, ...indexes]) await client.query(drop);
  await load();
  for (const { make } of [...indexes, ...keys]) await client.query(make);
}
