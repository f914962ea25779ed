import type { AssignedSubject, Assignment } from '@home-truths/contract';
import { RECORD_TABLES } from '../audit/records.ts';
import { sql, unsafe } from '../platform/database/sql.ts';
import { db } from '../platform/database/tables.ts';
import { assignedToColumn } from './assigned.sql.ts';

interface LockedRecord {
  assignedTo: number | null;
  version: number;
}

export const assignment = (subject: AssignedSubject, id: number) =>
  sql<Assignment>`select ${unsafe(assignedToColumn(subject))}, version from ${unsafe(RECORD_TABLES[subject])} where id = ${id}`;

export const lockAssignment = (subject: AssignedSubject, id: number) => sql<LockedRecord>`
  select assigned_to_id as "assignedTo", version from ${unsafe(RECORD_TABLES[subject])} where id = ${id} for update`;

/** Locks an administrator: the withdrawal of the rights waits, and then ends the new assignment. */
export const lockAdministrator = (id: number) =>
  sql`select id from app_user where id = ${id} and is_admin and blocked_at is null for share`;

export const assign = (subject: AssignedSubject, id: number, administrator: number | null) =>
  db
    .updateTable(RECORD_TABLES[subject])
    .set({ assigned_to_id: administrator, version: sql<number>`version + 1` })
    .where('id', '=', id);

/** Ends all assignments, and locks records in the order of ids to prevent deadlocks. */
export const unassignAll = (subject: AssignedSubject, administrator: number) => sql`
  update ${unsafe(RECORD_TABLES[subject])} set assigned_to_id = null, version = version + 1 where id in (
    select id from ${unsafe(RECORD_TABLES[subject])} where assigned_to_id = ${administrator} order by id for update
  ) returning id`;
