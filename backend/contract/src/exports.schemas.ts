import * as z from 'zod/mini';
import { auditFilters } from './audit.schemas.ts';
import { listComplaintsSchemas } from './complaints.schemas.ts';
import { listEnquiriesSchemas } from './enquiries.schemas.ts';
import { listLeadsSchemas } from './leads.schemas.ts';
import { listAdminPropertiesSchemas } from './properties.schemas.ts';
import { listAdminReviewsSchemas } from './reviews.schemas.ts';

/** CSV with a line of heads: UTF-8 with a byte order mark, CRLF. */
const reply = z.string();

/** Input of the exports: the filters of the lists, without their pages. */
export const exportAuditSchemas = { query: auditFilters, reply };
export const exportLeadsSchemas = { query: z.pick(listLeadsSchemas.query, { q: true, status: true }), reply };
export const exportReviewsSchemas = {
  query: z.pick(listAdminReviewsSchemas.query, { q: true, visibility: true }),
  reply,
};
export const exportPropertiesSchemas = {
  query: z.pick(listAdminPropertiesSchemas.query, { q: true, visibility: true }),
  reply,
};
export const exportComplaintsSchemas = {
  query: z.pick(listComplaintsSchemas.query, { state: true, review: true }),
  reply,
};
export const exportEnquiriesSchemas = { query: z.pick(listEnquiriesSchemas.query, { state: true }), reply };
