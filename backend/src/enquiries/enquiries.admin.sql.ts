import type { EnquiryState } from '@home-truths/contract';
import { forgetSettled } from '../audit/forget-settled.ts';
import type { Statement } from '../database/database.ts';
import { iso } from '../database/iso.ts';
import { newestFirst } from '../database/newest-first.ts';

const COLUMNS = `id, kind, name, email, message,
  ${iso('answered_at')} as "answeredAt",
  ${iso('created_at')} as "createdAt"`;

/** What the desk asks for: the ids before one, newest first. */
export interface EnquirySearch {
  state?: EnquiryState | undefined;
  before?: number | undefined;
  limit?: number | undefined;
}

const SHOWN: Record<EnquiryState, string> = {
  open: 'answered_at is null',
  answered: 'answered_at is not null',
};

/** A page of messages, newest first. */
export const listForDesk = ({ state, before, limit }: EnquirySearch): Statement =>
  newestFirst({
    table: 'enquiry',
    columns: COLUMNS,
    where: state ? SHOWN[state] : 'true',
    values: [],
    before,
    limit,
  });

/** One message. */
export const oneForDesk = (id: number): Statement => ({
  text: `select ${COLUMNS} from enquiry where id = $1`,
  values: [id],
});

/** Deletes messages answered long ago. */
export const forgetAnswered = (): Statement =>
  forgetSettled({ table: 'enquiry', subject: 'enquiry', settledAt: 'answered_at' });
