import type { Complaint } from '@home-truths/platform/contract';

/** Test data. */
export const buildComplaint = (id: number, values: Partial<Complaint> = {}): Complaint => ({
  id,
  kind: 'review',
  reason: 'personal',
  page: '/property/7',
  details: 'It names my neighbour.',
  name: 'Mei Lin',
  email: 'mei@example.com',
  review: {
    id: 3,
    propertyId: 7,
    title: 'Thin walls',
    content: 'The neighbours’ Kim sings.',
    visibility: 'visible',
  },
  decision: null,
  decisionNote: null,
  decidedAt: null,
  version: 1,
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
  ...values,
});
