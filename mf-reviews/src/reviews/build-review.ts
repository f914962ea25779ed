import type { Review } from '@home-truths/platform/contract';

export const buildReview = (id: number, overrides: Partial<Review> = {}): Review => ({
  id,
  propertyId: 7,
  residencyStatus: 'lived_here',
  rating: 4,
  title: `Review ${id}`,
  content: 'Quiet street, thin walls.',
  issuesTags: [],
  photos: [],
  isVerified: false,
  helpfulCount: 0,
  isAnonymous: false,
  authorName: 'Tom K.',
  edited: null,
  version: 1,
  createdAt: '2025-05-06T20:00:00.000Z',
  ...overrides,
});
