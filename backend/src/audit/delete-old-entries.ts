import { RETENTION_YEARS } from '@home-truths/contract';
import { raw, statement } from '../database/statement.ts';

/** Entries that one statement deletes, so that none takes long. */
export const ENTRIES_PER_BATCH = 1_000;

/** A record that is settled later settles its entries with it. */
const isGone = (table: string) => `not exists (select from ${table} where ${table}.id = subject_id)`;

/**
 * Deletes entries written years ago, the oldest first, except those that are still needed: about a request, message or
 * complaint that is stored, of a merge of buildings, by which it is undone, and of a property without reviews that would
 * be deleted if no administrator had worked on it.
 */
export const deleteOldEntries = () => statement`
  delete from audit_entry where id in (
    select id from audit_entry
    where at < now() - make_interval(years => ${RETENTION_YEARS.audit}) and case subject
      when 'lead' then ${raw(isGone('inspector_lead'))}
      when 'enquiry' then ${raw(isGone('enquiry'))}
      when 'complaint' then ${raw(isGone('complaint'))}
      when 'building' then action <> 'merge'
      when 'property' then not exists (
        select from property
        where property.id = subject_id and review_count = 0 and added_by_form_at is not null)
      else true
    end
    order by at, id limit ${raw(ENTRIES_PER_BATCH)}
  ) returning id`;
