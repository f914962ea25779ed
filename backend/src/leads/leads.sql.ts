import type { countLeads, Lead, LeadSort, listLeads, ParsedInput, Reply } from '@home-truths/contract';
import { type Assigned, assignedToColumn, whereAssigned } from '../assignments/assigned.sql.ts';
import { deleteClosed } from '../audit/delete-closed.ts';
import { latestReplyTo } from '../correspondence/sent-reply.sql.ts';
import { noteCountColumn } from '../notes/notes.sql.ts';
import { containsPattern } from '../platform/database/contains-pattern.ts';
import { iso } from '../platform/database/iso.ts';
import { newestFirst, newestOfMatches } from '../platform/database/newest-first.ts';
import { DATE_ORDERS, type RowOrder } from '../platform/database/row-order.ts';
import { allOf, sql, unsafe } from '../platform/database/sql.ts';

const COLUMNS = `id, property_id as "propertyId", name, phone, email, property_address as "propertyAddress",
  preferred_callback_time as "preferredCallbackTime", status, notes, version,
  ${latestReplyTo('lead')}, ${noteCountColumn('lead', 'inspector_lead.id')}, ${assignedToColumn('lead')}, ${iso('created_at')} as "createdAt"`;

// orders are descending, and in the alphabet `pending` follows `contacted` and `completed`
const ORDERS: Record<LeadSort, RowOrder> = { ...DATE_ORDERS, status: { columns: ['status'] } };

export type LeadSearch = Omit<ParsedInput<typeof listLeads>['query'], 'assigned'> & { assigned?: Assigned };

export function adminLeads({ q, status, assigned, sort = 'newest', ...page }: LeadSearch) {
  const where = allOf(status && sql`status = ${status}`, whereAssigned(assigned));
  const list = { table: 'inspector_lead', columns: COLUMNS, order: ORDERS[sort], ...page };
  if (q === undefined) return newestFirst<Lead>({ ...list, where });
  const matches = sql`
    select id from inspector_lead where search_text like lower(${containsPattern(q)}) and ${where ?? sql`true`}`;
  return newestOfMatches<Lead>({ ...list, matches });
}

export const adminLead = (id: number) =>
  sql<Lead>`select ${unsafe(COLUMNS)} from inspector_lead where id = ${id}`;

export const countByStatus = () => sql<Reply<typeof countLeads>>`
  select count(*)::int as total,
    count(*) filter (where status = 'pending')::int as pending,
    count(*) filter (where status = 'contacted')::int as contacted,
    count(*) filter (where status = 'completed')::int as completed
  from inspector_lead`;

/** The last audit entry about the status says when a request was completed. */
export const deleteCompleted = () =>
  deleteClosed({
    table: 'inspector_lead',
    subject: 'lead',
    closedAt: `case when status = 'completed' then greatest(created_at, (
      select max(at) from audit_entry
      where subject = 'lead' and subject_id = inspector_lead.id and after ? 'status')) end`,
  });
