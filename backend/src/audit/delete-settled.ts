import { RETENTION_YEARS } from '@home-truths/contract';
import type { Statement } from '../database/database.ts';

interface SettledRecords {
  table: 'inspector_lead' | 'complaint' | 'enquiry';
  /** The name of the records in the audit. */
  subject: keyof typeof RETENTION_YEARS;
  /** When a record was settled; null for one that is still open, which is never deleted. */
  settledAt: string;
}

/**
 * Deletes records that were settled a number of years ago, with administrators' notes about them. Who settled what and
 * when stays in the audit.
 */
export const deleteSettled = ({ table, subject, settledAt }: SettledRecords): Statement => ({
  text: `
    with gone as (
      delete from ${table} where ${settledAt} < now() - make_interval(years => $2) returning id
    )
    update audit_entry set before = before - '{note,notes}'::text[], after = after - '{note,notes}'::text[]
    where subject = $1 and subject_id in (select id from gone)`,
  values: [subject, RETENTION_YEARS[subject]],
});
