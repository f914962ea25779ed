import { LIMITS } from '@home-truths/contract';
import { forgetSettled } from '../audit/forget-settled.ts';
import type { Statement } from '../database/database.ts';
import { iso } from '../database/iso.ts';

/** Which complaints, and which page of them. */
export interface ComplaintSearch {
  state?: 'open' | 'settled' | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

const COLUMNS = `complaint.id, complaint.kind, complaint.reason, complaint.page, complaint.details, complaint.name,
  complaint.email, complaint.decision, complaint.decision_note as "decisionNote",
  ${iso('complaint.decided_at')} as "decidedAt", complaint.version, ${iso('complaint.created_at')} as "createdAt",
  case when review.id is not null then jsonb_build_object(
    'id', review.id, 'propertyId', review.property_id, 'title', review.title,
    'visibility', case when review.deleted_at is not null then 'deleted'
      when review.hidden_at is not null then 'hidden' else 'visible' end
  ) end as review`;

/** The longest waiting one first: seven days are promised for each (decision 21). */
const OPEN = { where: 'complaint.decided_at is null', by: 'complaint.created_at, complaint.id' };
const SETTLED = {
  where: 'complaint.decided_at is not null',
  by: 'complaint.decided_at desc, complaint.id desc',
};

/** A page of complaints; every row carries the count of all as `found`, a page past the end has nothing but that. */
export const listForDesk = ({ state, page, limit }: ComplaintSearch): Statement => {
  const { where, by } = state === 'settled' ? SETTLED : OPEN;
  const size = limit ?? LIMITS.deskPage;
  return {
    text: `
      select total.found, listed.* from (
        select count(*)::int as found from (
          select from complaint where ${where} limit ${LIMITS.countCap + 1}
        ) as counted
      ) as total left join (
        select ${COLUMNS}, row_number() over (order by ${by}) as place
        from complaint left join review on review.id = complaint.review_id
        where ${where} order by ${by} limit $1 offset $2
      ) as listed on true
      order by listed.place`,
    values: [size, ((page ?? 1) - 1) * size],
  };
};

/** One complaint. */
export const oneForDesk = (id: number): Statement => ({
  text: `select ${COLUMNS} from complaint left join review on review.id = complaint.review_id where complaint.id = $1`,
  values: [id],
});

/** Deletes complaints decided long ago. */
export const forgetDecided = (): Statement =>
  forgetSettled({ table: 'complaint', subject: 'complaint', settledAt: 'decided_at' });
