import { sql, unsafe } from '../platform/database/sql.ts';
import type { LoggedErasure } from './erasure-log.ts';

/** Erasures are kept for as long as a backup may be restored. */
export const ERASURE_DAYS = 90;

/** Call it before the deletion, in its transaction. */
export const recordAccountErasure = (id: number) => sql`
  insert into erasure (kind, subject_id, subject_created_at)
  select 'account', id, created_at from app_user where id = ${id}`;

export const recordReviewErasure = (id: number) => sql`
  insert into erasure (kind, subject_id, subject_created_at)
  select 'review', id, created_at from review where id = ${id}`;

const UTC = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`;

/** Times have microseconds, which `findAccount` compares. */
export const selectErasures = () => sql<LoggedErasure>`
  select kind, subject_id as id, to_char(subject_created_at at time zone 'UTC', ${unsafe(UTC)}) as "createdAt",
    to_char(erased_at at time zone 'UTC', ${unsafe(UTC)}) as "erasedAt"
  from erasure order by erasure.id`;

export const deleteOldErasures = () =>
  sql`delete from erasure where erased_at < now() - make_interval(days => ${unsafe(ERASURE_DAYS)})`;

/** Another account may have the id by now. */
export const findAccount = (id: number, createdAt: string) =>
  sql`select id from app_user where id = ${id} and created_at = ${createdAt}::timestamptz`;

export const findReview = (id: number, createdAt: string) =>
  sql`select id from review where id = ${id} and created_at = ${createdAt}::timestamptz and deleted_at is null`;
