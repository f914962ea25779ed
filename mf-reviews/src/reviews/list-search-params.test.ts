import { formatFilter, readFilter, readListParams, writeListParams } from './list-search-params.ts';

const read = (query: string) => readListParams(new URLSearchParams(query));
const write = (query: string, sort: Parameters<typeof writeListParams>[1]['sort'], pages: number) =>
  writeListParams(new URLSearchParams(query), { sort, pages }).toString();

test('without search params, newest first and one page are the default', () => {
  expect(read('')).toEqual({ sort: 'newest', pages: 1 });
});

test('sort and pages are read from the search params', () => {
  expect(read('sort=helpful&page=3')).toEqual({ sort: 'helpful', pages: 3 });
});

test.each(['sort=best', 'sort=toString', 'page=0', 'page=-1', 'page=1.5', 'page=NaN', 'page=Infinity'])(
  'invalid search params (%s) fall back to the default',
  query => {
    expect(read(query)).toEqual({ sort: 'newest', pages: 1 });
  },
);

test('no more pages are requested than the API serves', () => {
  expect(read('page=999999').pages).toBe(500);
});

test('defaults are left out of the search params, and other params stay', () => {
  expect(write('from=mail&sort=helpful&page=4', 'newest', 1)).toBe('from=mail');
  expect(write('', 'rating-low', 2)).toBe('sort=rating-low&page=2');
});

const filterOf = (query: string) => readFilter(new URLSearchParams(query));

test('the filter is read from the search params', () => {
  expect(filterOf('sort=helpful')).toEqual({});
  expect(filterOf('rating=4')).toEqual({ rating: 4 });
  expect(filterOf('residencyStatus=owned&issueTag=Leaks')).toEqual({
    residencyStatus: 'owned',
    issueTag: 'Leaks',
  });
});

test.each([
  ...['rating=6', 'rating=x', 'residencyStatus=rented', 'residencyStatus=toString'],
  ...['issueTag=', 'issueTag=%00', `issueTag=${'x'.repeat(41)}`, 'issueTag=%20', 'issueTag=%E3%85%A4'],
])('a filter that no review can pass (%s) is none', query => {
  expect(filterOf(query)).toEqual({});
});

test('a filter has a label', () => {
  expect(formatFilter({})).toBe('');
  expect(formatFilter({ rating: 1 })).toBe('1 star');
  expect(formatFilter({ residencyStatus: 'owned', issueTag: 'Leaks', rating: 4 })).toBe(
    'Leaks, 4 stars, Owned',
  );
});

test('another order keeps the filter', () => {
  expect(write('rating=4&page=2', 'helpful', 1)).toBe('rating=4&sort=helpful');
});
