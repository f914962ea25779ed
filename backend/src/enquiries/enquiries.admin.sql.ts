import { LIMITS } from '@home-truths/contract';
import type { Statement } from '../database/database.ts';
import { iso } from '../database/iso.ts';

const COLUMNS = `id, kind, name, email, message,
  ${iso('answered_at')} as "answeredAt",
  ${iso('created_at')} as "createdAt"`;

/** A page of messages, newest first; every row carries the count of all as `found`. */
export const listForDesk = (before: number | undefined, limit: number | undefined): Statement => ({
  text: `
    select total.found, listed.* from (
      select count(*)::int as found from (select from enquiry limit ${LIMITS.countCap + 1}) as counted
    ) as total left join (
      select ${COLUMNS} from enquiry where $1::int is null or id < $1 order by id desc limit $2
    ) as listed on true
    order by listed.id desc`,
  values: [before ?? null, limit ?? LIMITS.deskPage],
});

/** One message. */
export const oneForDesk = (id: number): Statement => ({
  text: `select ${COLUMNS} from enquiry where id = $1`,
  values: [id],
});
