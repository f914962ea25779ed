import type { AssignedSubject } from '@home-truths/contract';
import { RECORD_TABLES } from '../audit/records.ts';
import { raw, statement } from '../database/statement.ts';
import { assignedTo } from './assigned.sql.ts';

/** Who works on a record, and its version. */
export const assignment = (subject: AssignedSubject, id: number) =>
  statement`select ${raw(assignedTo(subject))}, version from ${raw(RECORD_TABLES[subject])} where id = ${id}`;

/** The same, locked until the transaction ends. */
export const lockAssignment = (subject: AssignedSubject, id: number) => statement`
  select assigned_to_id as "assignedTo", version from ${raw(RECORD_TABLES[subject])} where id = ${id} for update`;

/**
 * Keeps an account an administrator until the transaction ends; no row where it is none. Whoever takes the rights away
 * locks the account first, too, and then finds what was assigned to it.
 */
export const holdAdministrator = (id: number) =>
  statement`select id from app_user where id = ${id} and is_admin and blocked_at is null for share`;

/** Assigns a record. */
export const assign = (subject: AssignedSubject, id: number, administrator: number | null) => statement`
  update ${raw(RECORD_TABLES[subject])} set assigned_to_id = ${administrator}, version = version + 1 where id = ${id}`;

/** Takes all records of a kind from an account, in the order in which others lock several. */
export const unassignAll = (subject: AssignedSubject, administrator: number) => statement`
  update ${raw(RECORD_TABLES[subject])} set assigned_to_id = null, version = version + 1 where id in (
    select id from ${raw(RECORD_TABLES[subject])} where assigned_to_id = ${administrator} order by id for update
  ) returning id`;
