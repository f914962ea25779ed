import { type LeadStatus, LIMITS } from '@home-truths/contract';
import type { Statement } from '../database/database.ts';
import { iso } from '../database/iso.ts';

/** What the desk asks for: the ids before one, newest first. */
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

/** Text to be found anywhere, whatever signs it holds. */
const anywhere = (q: string) => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * A page of requests. The count stops past the cap; every row carries it as `found`, and a page past the end is
 * one row with nothing but that.
 */
export const listForDesk = ({ q, status, before, limit }: LeadSearch): Statement => ({
  text: `
    select total.found, listed.* from (
      select count(*)::int as found from (
        select from inspector_lead where ${WHERE} limit ${LIMITS.countCap + 1}
      ) as counted
    ) as total left join (
      select ${COLUMNS} from inspector_lead where ${WHERE} and ($3::int is null or id < $3)
      order by id desc limit $4
    ) as listed on true
    order by listed.id desc`,
  values: [q ? anywhere(q) : null, status ?? null, before ?? null, limit ?? LIMITS.deskPage],
  isPlannedAnew: true,
});

/** One request. */
export const oneForDesk = (id: number): Statement => ({
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
