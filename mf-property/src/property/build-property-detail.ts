import type { PropertyDetail } from '@home-truths/platform/contract';

/** Test data. */
export const buildPropertyDetail = (overrides: Partial<PropertyDetail> = {}): PropertyDetail => ({
  id: 252,
  address: '1103/26 Kilbride Crescent',
  suburb: 'Zetland',
  state: 'NSW',
  postcode: '2017',
  propertyType: 'apartment',
  bedrooms: 2,
  bathrooms: 1,
  parkingSpaces: 1,
  buildYear: 2004,
  propertyImages: [],
  description: null,
  propertySize: '82 sqm',
  landSize: null,
  averageRating: '3.38',
  reviewCount: 13,
  ratingSpread: [1, 1, 5, 4, 2],
  residencySplit: { lived_here: 9, visited: 2, owned: 2 },
  issueTagCounts: [
    { tag: 'Great Landlord', count: 5 },
    { tag: 'Leaks', count: 2 },
  ],
  ...overrides,
});

export const buildUnreviewed = (): PropertyDetail =>
  buildPropertyDetail({
    averageRating: '0.00',
    reviewCount: 0,
    ratingSpread: [0, 0, 0, 0, 0],
    residencySplit: { lived_here: 0, visited: 0, owned: 0 },
    issueTagCounts: [],
  });
