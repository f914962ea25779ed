import type { LeadStatus } from '@home-truths/contract';
import { deleteSettled } from '../audit/delete-settled.ts';
import type { Statement } from '../database/database.ts';
import { iso } from '../database/iso.ts';
import { newestFirst } from '../database/newest-first.ts';

/** Query of the admin console: rows whose ids come before one, newest first. */
export interface LeadSearch {
  q?: string | undefined;
  status?: LeadStatus | undefined;
  before?: number | undefined;
  limit?: number | undefined;
}

const COLUMNS = `id, property_id as "propertyId", name, phone, email, property_address as "propertyAddress",
  preferred_callback_time as "preferredCallbackTime", status, notes, version,
  ${iso('created_at')} as "createdAt"`;

const WHERE = `($1::text is null or concat_ws(' ', name, phone, email, property_address, notes) ilike $1)
  and ($2::text is null or status = $2)`;

/** A pattern that finds text anywhere, with special characters escaped. */
const containsPattern = (q: string) => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

/** A page of requests, newest first. */
export const adminLeads = ({ q, status, before, limit }: LeadSearch): Statement =>
  newestFirst({
    table: 'inspector_lead',
    columns: COLUMNS,
    where: WHERE,
    values: [q ? containsPattern(q) : null, status ?? null],
    before,
    limit,
  });

/** One request. */
export const adminLead = (id: number): Statement => ({
  text: `select ${COLUMNS} from inspector_lead where id = $1`,
  values: [id],
});

/** How many requests there are, in all and by status. */
export const countByStatus = (): Statement => ({
  text: `
    select count(*)::int as total,
      count(*) filter (where status = 'pending')::int as pending,
      count(*) filter (where status = 'contacted')::int as contacted,
      count(*) filter (where status = 'completed')::int as completed
    from inspector_lead`,
  values: [],
});

/**
 * Deletes requests completed long ago. A request does not store when it was completed; its last change is in the audit.
 */
export const deleteCompleted = (): Statement =>
  deleteSettled({
    table: 'inspector_lead',
    subject: 'lead',
    settledAt: `case when status = 'completed' then greatest(created_at, (
      select max(at) from audit_entry where subject = 'lead' and subject_id = inspector_lead.id)) end`,
  });
