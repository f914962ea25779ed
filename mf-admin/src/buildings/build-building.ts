import type { BuildingDetail } from '@home-truths/platform/contract';

/** Test data. */
export const buildBuilding = (id: number, values: Partial<BuildingDetail> = {}): BuildingDetail => ({
  id,
  name: null,
  address: `${id} Kilbride Crescent`,
  suburb: 'Zetland',
  state: 'NSW',
  postcode: '2017',
  propertyCount: 4,
  reviewCount: 9,
  averageRating: '3.40',
  place: null,
  reviewedPropertyCount: 3,
  ratingSpread: [1, 1, 2, 3, 2],
  residencySplit: { lived_here: 6, visited: 2, owned: 1 },
  residencyAverages: { lived_here: '3.50', visited: '3.00', owned: '4.00' },
  issueTagCounts: [],
  version: 1,
  ...values,
});
