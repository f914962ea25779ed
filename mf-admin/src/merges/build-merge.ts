import type { Merge, PropertyLine } from '@home-truths/platform/contract';

export const buildLine = (id: number, values: Partial<PropertyLine> = {}): PropertyLine => ({
  id,
  address: `${id} Wattlebird Street`,
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  ...values,
});

/** Test data: a merge of property 8 into property 7. */
export const buildMerge = (id: number, values: Partial<Merge> = {}): Merge => ({
  id,
  from: buildLine(8),
  into: buildLine(7),
  reason: 'The same home',
  by: 'admin',
  at: '2026-11-20T02:00:00.000Z',
  undoneAt: null,
  moved: { reviews: 3, hiddenReviews: 1, bookmarks: 2, requests: 1, images: 0 },
  ...values,
});
