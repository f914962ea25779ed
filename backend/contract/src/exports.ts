import type { Route } from './route.ts';

const EXPORT = {
  method: 'GET',
  access: 'admin',
  limit: 'admin',
  csv: true,
  // a file is never cached
  shows: [],
  errors: [401, 403],
} as const;

export const exportAudit = {
  ...EXPORT,
  path: '/api/admin/exports/audit',
  summary: 'The audit as CSV, the latest first.',
  schemas: async () => (await import('@home-truths/contract/schemas')).exportAuditSchemas,
} as const satisfies Route;

export const exportLeads = {
  ...EXPORT,
  path: '/api/admin/exports/leads',
  summary: 'The requests for an inspector as CSV, newest first, without email addresses.',
  schemas: async () => (await import('@home-truths/contract/schemas')).exportLeadsSchemas,
} as const satisfies Route;

export const exportReviews = {
  ...EXPORT,
  path: '/api/admin/exports/reviews',
  summary: 'The reviews as CSV, newest first, without email addresses and authors of anonymous ones.',
  schemas: async () => (await import('@home-truths/contract/schemas')).exportReviewsSchemas,
} as const satisfies Route;

export const exportProperties = {
  ...EXPORT,
  path: '/api/admin/exports/properties',
  summary: 'The properties as CSV, newest first.',
  schemas: async () => (await import('@home-truths/contract/schemas')).exportPropertiesSchemas,
} as const satisfies Route;

export const exportComplaints = {
  ...EXPORT,
  path: '/api/admin/exports/complaints',
  summary: 'The complaints as CSV: open ones, oldest first, or settled ones, without email addresses.',
  schemas: async () => (await import('@home-truths/contract/schemas')).exportComplaintsSchemas,
} as const satisfies Route;

export const exportEnquiries = {
  ...EXPORT,
  path: '/api/admin/exports/enquiries',
  summary: 'The messages people sent us as CSV, newest first, without email addresses.',
  schemas: async () => (await import('@home-truths/contract/schemas')).exportEnquiriesSchemas,
} as const satisfies Route;
