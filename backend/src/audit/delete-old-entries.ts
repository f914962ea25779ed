import { RETENTION_YEARS } from '@home-truths/contract';
import { sql, unsafe } from '../platform/database/sql.ts';

export const ENTRIES_PER_BATCH = 1_000;

const whereGone = (table: string) => `not exists (select from ${table} where ${table}.id = subject_id)`;

/**
 * Deletes old entries. Those about stored requests, messages and complaints stay, those that can undo a merge of
 * buildings, and those that keep an unreviewed property from being deleted.
 */
export const deleteOldEntries = () => sql`
  delete from audit_entry where id in (
    select id from audit_entry
    where at < now() - make_interval(years => ${RETENTION_YEARS.audit}) and case subject
      when 'lead' then ${unsafe(whereGone('inspector_lead'))}
      when 'enquiry' then ${unsafe(whereGone('enquiry'))}
      when 'complaint' then ${unsafe(whereGone('complaint'))}
      when 'building' then action <> 'merge'
      when 'property' then not exists (
        select from property
        where property.id = subject_id and review_count = 0 and added_by_form_at is not null)
      else true
    end
    order by at, id limit ${unsafe(ENTRIES_PER_BATCH)}
  ) returning id`;
