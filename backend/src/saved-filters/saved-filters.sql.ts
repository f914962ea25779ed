import { LIMITS, type ParsedInput, type saveFilter } from '@home-truths/contract';
import { iso } from '../database/iso.ts';
import { raw, statement } from '../database/statement.ts';

const COLUMNS = raw(`id, list, name, filters, ${iso('created_at')} as "createdAt"`);

/** Serialises changes, since concurrent ones could exceed the limit. */
export const lockOwner = (userId: number) =>
  statement`select id from app_user where id = ${userId} for no key update`;

/** Returns no row if the person has reached the limit. */
export const insertSavedFilter = (
  userId: number,
  { list, name, filters }: ParsedInput<typeof saveFilter>['body'],
) => statement`
  insert into saved_filter (user_id, list, name, filters)
  select ${userId}::int, ${list}::text, ${name}::text, ${JSON.stringify(filters)}::jsonb
  where (select count(*) from saved_filter where user_id = ${userId}) < ${raw(LIMITS.savedFilters)}
  returning ${COLUMNS}`;

export const savedFiltersOf = (userId: number) => statement`
  select ${COLUMNS} from saved_filter where user_id = ${userId} order by lower(name)`;

export const deleteFilterOf = (userId: number, id: number) =>
  statement`delete from saved_filter where id = ${id} and user_id = ${userId} returning id`;
