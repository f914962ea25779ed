import type { PropertyRow } from '@home-truths/platform/contract';

/** Test data. */
export const buildRow = (overrides: Partial<PropertyRow> = {}): PropertyRow => ({
  id: 7,
  address: '1103/26 Kilbride Crescent',
  suburb: 'Zetland',
  state: 'NSW',
  postcode: '2017',
  propertyType: 'apartment',
  bedrooms: 2,
  bathrooms: 1,
  parkingSpaces: null,
  buildYear: 2014,
  propertyImages: [],
  description: null,
  propertySize: null,
  landSize: null,
  averageRating: '3.38',
  reviewCount: 13,
  excerpt: 'The shower leaked into the hallway carpet.',
  issueTags: ['Leaks', 'Elevator Issues', 'Great Landlord', 'Pests'],
  ...overrides,
});

export const buildRows = (count: number, from = 1) =>
  Array.from({ length: count }, (_, i) => buildRow({ id: from + i, address: `${from + i} Smith Street` }));
