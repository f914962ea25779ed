import { RETENTION_YEARS } from '@home-truths/contract';
import { raw, statement } from '../database/statement.ts';

interface SettledRecords {
  table: 'inspector_lead' | 'complaint' | 'enquiry';
  /** The name of the records in the audit. */
  subject: 'lead' | 'complaint' | 'enquiry';
  /** When a record was settled; null for one that is still open, which is never deleted. */
  settledAt: string;
}

/**
 * Deletes records that were settled a number of years ago, with administrators' notes about them. Who settled what and
 * when stays in the audit.
 */
export const deleteSettled = ({ table, subject, settledAt }: SettledRecords) => statement`
  with gone as (
    delete from ${raw(table)}
    where ${raw(settledAt)} < now() - make_interval(years => ${RETENTION_YEARS[subject]}) returning id
  )
  update audit_entry set before = before - '{note,notes}'::text[], after = after - '{note,notes}'::text[]
  where subject = ${subject} and subject_id in (select id from gone)`;
