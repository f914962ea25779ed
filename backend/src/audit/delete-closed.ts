import { RETENTION_YEARS } from '@home-truths/contract';
import { sql, unsafe } from '../platform/database/sql.ts';

interface ClosedRecords {
  table: 'inspector_lead' | 'complaint' | 'enquiry';
  subject: 'lead' | 'complaint' | 'enquiry';
  /** SQL of the time when a record was closed; null for an open one. */
  closedAt: string;
}

/** Deletes records that were closed years ago, and notes in their audit entries. */
export const deleteClosed = ({ table, subject, closedAt }: ClosedRecords) => sql`
  with gone as (
    delete from ${unsafe(table)}
    where ${unsafe(closedAt)} < now() - make_interval(years => ${RETENTION_YEARS[subject]}) returning id
  )
  update audit_entry set before = before - '{note,notes}'::text[], after = after - '{note,notes}'::text[]
  where subject = ${subject} and subject_id in (select id from gone)`;
