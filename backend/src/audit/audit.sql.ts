import {
  type AuditEntry,
  LIMITS,
  type listAuditEntries,
  type ParsedInput,
  RETENTION_YEARS,
} from '@home-truths/contract';
import { accountName } from '../accounts/account-name.ts';
import { iso } from '../platform/database/iso.ts';
import { cappedCount } from '../platform/database/newest-first.ts';
import type { CountedRow } from '../platform/database/page-of.ts';
import { type Query, type Sql, sql, unprepared, unsafe, when } from '../platform/database/sql.ts';

export type AuditSearch = ParsedInput<typeof listAuditEntries>['query'];

/** A safeguard: no entry should contain these. */
const SECRETS = `'{email,contactEmail,password}'::text[]`;

const fullAddress = (table: string) =>
  `${table}.address || ', ' || ${table}.suburb || ' ' || ${table}.state || ' ' || ${table}.postcode`;

const propertyName = (id: string) =>
  `(select ${fullAddress('property')} from property where property.id = ${id})`;

const buildingName = (id: string) => `(
  select case when name is null then '' else name || ', ' end || ${fullAddress('building')}
  from building where building.id = ${id})`;

/** The name of an entry's record; null if it is gone. */
const ABOUT = `case subject
  when 'property' then ${propertyName('subject_id')}
  when 'building' then ${buildingName('subject_id')}
  when 'review' then (select nullif(title, '') from review where review.id = subject_id)
  when 'lead' then (select name || ', ' || property_address from inspector_lead where inspector_lead.id = subject_id)
  when 'complaint' then (
    select coalesce((select nullif(title, '') from review where review.id = complaint.review_id), name)
    from complaint where complaint.id = subject_id)
  when 'enquiry' then (select name from enquiry where enquiry.id = subject_id)
  when 'note' then (select left(text, 200) from note where note.id = subject_id)
  when 'person' then (select username from app_user where app_user.id = subject_id)
  when 'second-factor' then (select username from app_user where app_user.id = subject_id)
  when 'session' then (select username from app_user where app_user.id = subject_id)
  when 'release' then after ->> 'remote'
  when 'release-token' then (
    select name || ', ' || replace(remote, '_', '-') from release_token where release_token.id = subject_id)
  when 'trusted-publisher' then (
    select repository || ', ' || replace(remote, '_', '-') from trusted_publisher where trusted_publisher.id = subject_id)
end`;

/** The id of the record that the entry's was merged with or marked as distinct from. */
const OTHER_ID = `coalesce(after ->> 'mergedInto', after ->> 'merged', after ->> 'distinctFrom',
  before ->> 'mergedInto', before ->> 'merged', before ->> 'distinctFrom')::int`;

/** The name of that record, or of the building that a property was moved to. */
const OTHER = `case
  when subject = 'property' and action = 'place' then ${buildingName("(after ->> 'building')::int")}
  when subject = 'property' and action in ('merge', 'undo', 'keep') then ${propertyName(`coalesce(
    ${OTHER_ID}, (select from_id from property_merge where property_merge.id = (after ->> 'merge')::int))`)}
  when subject = 'building' and action in ('merge', 'undo') then ${buildingName(OTHER_ID)}
end`;

/**
 * True if the record and its earlier values exist; an erased review has no text. The entry `restore` of an undone
 * deletion has no earlier values: delete the record again instead.
 */
const CAN_RESTORE = `case
  when action in ('edit', 'restore', 'answer', 'assign') then case subject
    when 'lead' then before ?| '{status,assignedTo}'
      and exists (select from inspector_lead where inspector_lead.id = subject_id)
    when 'complaint' then before ? 'assignedTo' and exists (select from complaint where complaint.id = subject_id)
    when 'enquiry' then before ?| '{isAnswered,assignedTo}'
      and exists (select from enquiry where enquiry.id = subject_id)
    when 'building' then before ? 'address'
      and exists (select from building where building.id = subject_id and merged_into_id is null)
    when 'review' then before ? 'content'
      and exists (select from review where review.id = subject_id and deleted_at is null)
    when 'property' then before ? 'address' and exists (
      select from property where property.id = subject_id and deleted_at is null and merged_into_id is null)
  end
  when action in ('hide', 'show') then after ? 'entries'
  when action = 'delete' then case subject
    when 'review' then exists (
      select from review where review.id = subject_id and deleted_at is not null and content <> '')
    when 'property' then exists (
      select from property where property.id = subject_id and deleted_at is not null and merged_into_id is null)
  end
end is true`;

const valuesOf = (column: 'before' | 'after') => `(${column} || case jsonb_typeof(${column} -> 'assignedTo')
  when 'number' then jsonb_build_object('assignedTo', ${accountName(`(${column} ->> 'assignedTo')::int`)})
  else '{}' end) - ${SECRETS} as ${column}`;

const COLUMNS = `id, ${iso('at')} as at, ${accountName('actor_id')} as "by",
  action, subject, subject_id as "subjectId", ${ABOUT} as about, ${OTHER} as other,
  case subject when 'review' then (
    select property_id from review where review.id = subject_id and deleted_at is null) end as "propertyId",
  ${valuesOf('before')}, ${valuesOf('after')}, ${CAN_RESTORE} as "canRestore"`;

const startOf = (day: string, days: number) =>
  sql`((${day}::date + ${unsafe(days)})::timestamp at time zone 'Australia/Sydney')`;

const conditionOf = ({ subject, subjectId, by, action, from, to }: AuditSearch): Sql => sql`true
  ${when(subject, name => sql`and subject = ${name}`)}
  ${when(subjectId, id => sql`and subject_id = ${id}`)}
  ${when(by, id => (id === 'operator' ? sql`and actor_id is null` : sql`and actor_id = ${id}`))}
  ${when(action, name => sql`and action = ${name}`)}
  ${when(from, day => sql`and at >= ${startOf(day, 0)}`)}
  ${when(to, day => sql`and at < ${startOf(day, 1)}`)}`;

/** The entry itself may have been deleted meanwhile. */
const whereAfter = (id: number) => sql`
  and (at, id) < ((select at from audit_entry where id <= ${id} order by id desc limit 1), ${id})`;

/** Returns rows for `adminPageOf`. The order makes the count read the index of the filters. */
export function auditEntries({
  after,
  limit = LIMITS.adminPage,
  ...filters
}: AuditSearch): Query<CountedRow<AuditEntry>> {
  const condition = conditionOf(filters);
  const order = sql`order by at desc, id desc`;
  return unprepared(sql<CountedRow<AuditEntry>>`
      select total.found, listed.* from (
        ${cappedCount(sql`select from audit_entry where ${condition} ${order}`)}
      ) as total left join (
        select ${unsafe(COLUMNS)}, row_number() over (${order}) as place from (
          select * from audit_entry where ${condition} ${when(after, whereAfter)} ${order} limit ${limit}
        ) as page
      ) as listed on true
      order by listed.place`);
}

export const auditEntry = (id: number) =>
  sql<AuditEntry>`select ${unsafe(COLUMNS)} from audit_entry where id = ${id}`;

export const latestOf = (subject: string, id: number) => sql<AuditEntry>`
  select ${unsafe(COLUMNS)} from audit_entry where subject = ${subject} and subject_id = ${id} order by id desc limit 1`;

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
