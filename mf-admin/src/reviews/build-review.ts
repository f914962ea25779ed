import type { AdminReview } from '@home-truths/platform/contract';

/** Test data. */
export const buildReview = (id: number, values: Partial<AdminReview> = {}): AdminReview => ({
  id,
  propertyId: 7,
  residencyStatus: 'lived_here',
  rating: 4,
  title: `Review number ${id}`,
  content: 'The back of the wardrobe went green in the first winter.',
  issuesTags: ['Leaks'],
  photos: [],
  isVerified: false,
  helpfulCount: 0,
  isAnonymous: false,
  authorName: 'Matilda N.',
  edited: null,
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  property: { id: 7, address: '5/12 Smith St', suburb: 'Bondi', state: 'NSW', postcode: '2026' },
  user: { id: 3, username: 'matilda', email: 'matilda@example.com' },
  hasContactEmail: false,
  visibility: 'visible',
  moderationNote: null,
  ...values,
});
