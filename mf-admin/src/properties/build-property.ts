import type { AdminProperty } from '@home-truths/platform/contract';

/** Test data. */
export const buildProperty = (id: number, values: Partial<AdminProperty> = {}): AdminProperty => ({
  id,
  address: `${id} Wattlebird Street`,
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  propertyType: 'house',
  bedrooms: 3,
  bathrooms: 1,
  parkingSpaces: null,
  buildYear: 1924,
  propertyImages: [],
  description: null,
  propertySize: null,
  landSize: null,
  averageRating: '0.00',
  reviewCount: 0,
  version: 1,
  visibility: 'visible',
  createdAt: '2026-11-01T00:00:00.000Z',
  ...values,
});
