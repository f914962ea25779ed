import type { Statement } from '../database/database.ts';
import { iso } from '../database/iso.ts';
import { newestFirst } from '../database/newest-first.ts';

const COLUMNS = `id, kind, name, email, message,
  ${iso('answered_at')} as "answeredAt",
  ${iso('created_at')} as "createdAt"`;

/** A page of messages, newest first. */
export const listForDesk = (before: number | undefined, limit: number | undefined): Statement =>
  newestFirst({ table: 'enquiry', columns: COLUMNS, where: 'true', values: [], before, limit });

/** One message. */
export const oneForDesk = (id: number): Statement => ({
  text: `select ${COLUMNS} from enquiry where id = $1`,
  values: [id],
});
