import { RETENTION_YEARS } from '@home-truths/contract';
import { raw, statement } from '../database/statement.ts';

interface SettledRecords {
  table: 'inspector_lead' | 'complaint' | 'enquiry';
  subject: 'lead' | 'complaint' | 'enquiry';
  /** SQL of the time when a record was settled; null for an open record, which is never deleted. */
  settledAt: string;
}

/** Deletes records settled years ago, and administrators' notes from their audit entries. */
export const deleteSettled = ({ table, subject, settledAt }: SettledRecords) => statement`
  with gone as (
    delete from ${raw(table)}
    where ${raw(settledAt)} < now() - make_interval(years => ${RETENTION_YEARS[subject]}) returning id
  )
  update audit_entry set before = before - '{note,notes}'::text[], after = after - '{note,notes}'::text[]
  where subject = ${subject} and subject_id in (select id from gone)`;
