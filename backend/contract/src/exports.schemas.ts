import * as z from 'zod/mini';
import { auditFilters } from './audit.schemas.ts';
import { listComplaintsSchemas } from './complaints.schemas.ts';
import { listEnquiriesSchemas } from './enquiries.schemas.ts';
import { listLeadsSchemas } from './leads.schemas.ts';
import { listAdminPropertiesSchemas } from './properties.schemas.ts';
import { listAdminReviewsSchemas } from './reviews.schemas.ts';

/** CSV with a header line: UTF-8 with a byte order mark, CRLF. */
const reply = z.string();

const leads = listLeadsSchemas.query.shape;
const reviews = listAdminReviewsSchemas.query.shape;
const properties = listAdminPropertiesSchemas.query.shape;
const complaints = listComplaintsSchemas.query.shape;
const enquiries = listEnquiriesSchemas.query.shape;

export const exportAuditSchemas = { query: auditFilters, reply };
export const exportLeadsSchemas = {
  query: z.object({ q: leads.q, status: leads.status, assigned: leads.assigned }),
  reply,
};
export const exportReviewsSchemas = {
  query: z.object({ q: reviews.q, visibility: reviews.visibility }),
  reply,
};
export const exportPropertiesSchemas = {
  query: z.object({ q: properties.q, visibility: properties.visibility }),
  reply,
};
export const exportComplaintsSchemas = {
  query: z.object({ state: complaints.state, review: complaints.review, assigned: complaints.assigned }),
  reply,
};
export const exportEnquiriesSchemas = {
  query: z.object({ state: enquiries.state, assigned: enquiries.assigned }),
  reply,
};
