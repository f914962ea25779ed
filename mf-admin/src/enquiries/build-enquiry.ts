import type { Enquiry } from '@home-truths/platform/contract';

/** Test data. */
export const buildEnquiry = (id: number, values: Partial<Enquiry> = {}): Enquiry => ({
  id,
  kind: 'guide',
  name: `Writer ${id}`,
  email: 'leo@example.com',
  message: 'A guide to by-laws, please.',
  answeredAt: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  ...values,
});
