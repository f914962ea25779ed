import { EMPTY_SEARCH, type SearchValues } from '../search/search-params.ts';
import { activeFilters } from './active-filters.ts';

const texts = (search: Partial<SearchValues>) =>
  activeFilters({ ...EMPTY_SEARCH, ...search }).map(({ text }) => text);

test('the query, the order and the page are not filters', () => {
  expect(texts({ q: 'brunswick', sort: 'rating-low', page: 3 })).toEqual([]);
});

test('type, suburb, state, tag and the rating range count as one each', () => {
  const search = {
    type: 'unit',
    suburb: 'Zetland',
    state: 'NSW',
    issue: 'Leaks',
    minRating: 2,
    maxRating: 4.5,
  } as const;
  expect(texts(search)).toEqual(['Unit', 'Zetland', 'NSW', 'Leaks', '2–4.5 stars']);
});

test('one end of the range is a range', () => {
  expect(texts({ minRating: 3 })).toEqual(['3 stars or more']);
});

test('a suburb goes with its state', () => {
  const state = activeFilters({ ...EMPTY_SEARCH, suburb: 'Zetland', state: 'NSW' })[1];
  expect(state?.removal).toEqual({ state: undefined, suburb: undefined });
});
