import type { AssignedSubject } from '@home-truths/contract';
import { RECORD_TABLES } from '../audit/records.ts';
import { raw, statement } from '../database/statement.ts';
import { assignedTo } from './assigned.sql.ts';

export const assignment = (subject: AssignedSubject, id: number) =>
  statement`select ${raw(assignedTo(subject))}, version from ${raw(RECORD_TABLES[subject])} where id = ${id}`;

export const lockAssignment = (subject: AssignedSubject, id: number) => statement`
  select assigned_to_id as "assignedTo", version from ${raw(RECORD_TABLES[subject])} where id = ${id} for update`;

/**
 * Prevents the withdrawal of administrator rights until the transaction ends, so that the withdrawal finds
 * the new assignment.
 */
export const holdAdministrator = (id: number) =>
  statement`select id from app_user where id = ${id} and is_admin and blocked_at is null for share`;

export const assign = (subject: AssignedSubject, id: number, administrator: number | null) => statement`
  update ${raw(RECORD_TABLES[subject])} set assigned_to_id = ${administrator}, version = version + 1 where id = ${id}`;

/** Unassigns all records of a kind, locking them in the order that other statements use. */
export const unassignAll = (subject: AssignedSubject, administrator: number) => statement`
  update ${raw(RECORD_TABLES[subject])} set assigned_to_id = null, version = version + 1 where id in (
    select id from ${raw(RECORD_TABLES[subject])} where assigned_to_id = ${administrator} order by id for update
  ) returning id`;
