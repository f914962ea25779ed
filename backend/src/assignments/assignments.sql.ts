import type { AssignedSubject, Assignment } from '@home-truths/contract';
import { RECORD_TABLES } from '../audit/records.ts';
import { sql, unsafe } from '../platform/database/sql.ts';
import { db } from '../platform/database/tables.ts';
import { assignedToColumn } from './assigned.sql.ts';

interface LockedRecord {
  assignedTo: number | null;
  version: number;
}

/** Who works on a record, and its version. */
export const assignment = (subject: AssignedSubject, id: number) =>
  sql<Assignment>`select ${unsafe(assignedToColumn(subject))}, version from ${unsafe(RECORD_TABLES[subject])} where id = ${id}`;

/** Returns a record's assignment and locks the record until the transaction ends. */
export const lockAssignment = (subject: AssignedSubject, id: number) => sql<LockedRecord>`
  select assigned_to_id as "assignedTo", version from ${unsafe(RECORD_TABLES[subject])} where id = ${id} for update`;

/**
 * Prevents the withdrawal of administrator rights until the transaction ends, so that the withdrawal finds
 * the new assignment.
 */
export const holdAdministrator = (id: number) =>
  sql`select id from app_user where id = ${id} and is_admin and blocked_at is null for share`;

export const assign = (subject: AssignedSubject, id: number, administrator: number | null) =>
  db
    .updateTable(RECORD_TABLES[subject])
    .set({ assigned_to_id: administrator, version: sql<number>`version + 1` })
    .where('id', '=', id);

/** Removes an account from all its records of a kind, in the order in which others lock several. */
export const unassignAll = (subject: AssignedSubject, administrator: number) => sql`
  update ${unsafe(RECORD_TABLES[subject])} set assigned_to_id = null, version = version + 1 where id in (
    select id from ${unsafe(RECORD_TABLES[subject])} where assigned_to_id = ${administrator} order by id for update
  ) returning id`;
