import { LIMITS, type ParsedInput, type SavedFilter, type saveFilter } from '@home-truths/contract';
import { iso } from '../platform/database/iso.ts';
import { sql, unsafe } from '../platform/database/sql.ts';
import { db } from '../platform/database/tables.ts';

const COLUMNS = unsafe(`id, list, name, filters, ${iso('created_at')} as "createdAt"`);

/** Makes changes of one person wait for each other, since together they could exceed the limit. */
export const lockOwner = (userId: number) =>
  sql`select id from app_user where id = ${userId} for no key update`;

export const insertSavedFilter = (
  userId: number,
  { list, name, filters }: ParsedInput<typeof saveFilter>['body'],
) => sql<SavedFilter>`
  insert into saved_filter (user_id, list, name, filters)
  select ${userId}::int, ${list}::text, ${name}::text, ${JSON.stringify(filters)}::jsonb
  where (select count(*) from saved_filter where user_id = ${userId}) < ${unsafe(LIMITS.savedFilters)}
  returning ${COLUMNS}`;

export const savedFiltersOf = (userId: number) => sql<SavedFilter>`
  select ${COLUMNS} from saved_filter where user_id = ${userId} order by lower(name)`;

export const deleteFilterOf = (userId: number, id: number) =>
  db.deleteFrom('saved_filter').where('id', '=', id).where('user_id', '=', userId).returning('id');
