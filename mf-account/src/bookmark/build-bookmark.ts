import type { Bookmark } from '@home-truths/platform/contract';

/** Test data. */
export const buildBookmark = (propertyId: number): Bookmark => ({
  id: 100 + propertyId,
  userId: 1,
  propertyId,
  createdAt: '2026-03-01T00:00:00.000Z',
  property: {
    id: propertyId,
    address: `${propertyId} Smith Street`,
    suburb: 'Bondi',
    state: 'NSW',
    postcode: '2026',
    propertyType: 'house',
    bedrooms: null,
    bathrooms: null,
    parkingSpaces: null,
    buildYear: null,
    propertyImages: [],
    description: null,
    propertySize: null,
    landSize: null,
    averageRating: '4.00',
    reviewCount: 1,
    excerpt: null,
    issueTags: [],
  },
});
