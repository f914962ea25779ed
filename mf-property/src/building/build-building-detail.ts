import type { BuildingDetail, BuildingProperty } from '@home-truths/platform/contract';

/** Test data. */
export const buildBuildingDetail = (overrides: Partial<BuildingDetail> = {}): BuildingDetail => ({
  id: 9,
  name: null,
  address: '26 Kilbride Crescent',
  suburb: 'Zetland',
  state: 'NSW',
  postcode: '2017',
  place: null,
  propertyCount: 9,
  reviewedPropertyCount: 7,
  reviewCount: 34,
  averageRating: '3.41',
  ratingSpread: [4, 5, 8, 11, 6],
  residencySplit: { lived_here: 28, visited: 4, owned: 2 },
  residencyAverages: { lived_here: '3.21', visited: '4.00', owned: '4.50' },
  issueTagCounts: [{ tag: 'Leaks', count: 12 }],
  ...overrides,
});

export const buildBuildingProperty = (overrides: Partial<BuildingProperty> = {}): BuildingProperty => ({
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
  propertySize: null,
  landSize: null,
  averageRating: '3.38',
  reviewCount: 13,
  excerpt: null,
  issueTags: ['Leaks', 'Pests', 'Great Landlord'],
  unit: '1103',
  ...overrides,
});
