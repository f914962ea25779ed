import type { Lead } from '@home-truths/platform/contract';

/** Test data. */
export const buildLead = (id: number, values: Partial<Lead> = {}): Lead => ({
  id,
  propertyId: 7,
  name: `Caller ${id}`,
  phone: '+61 412 345 678',
  email: null,
  propertyAddress: '5/12 Smith St, Bondi NSW 2026',
  preferredCallbackTime: 'Anytime',
  status: 'pending',
  notes: null,
  version: 1,
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
  ...values,
});
