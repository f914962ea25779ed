import { EMPTY_SEARCH, LAST_PAGE, readSearch, searchAddress, searchQuery } from './search-address.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('an address without parameters is a search for everything', () => {
  expect(read('')).toEqual(EMPTY_SEARCH);
  expect(searchAddress(EMPTY_SEARCH)).toBe('/search');
});

test('every filter survives the way into the address and back', () => {
  const address =
    '/search?q=smith+st&type=unit&suburb=Brunswick&state=VIC&issue=Leaks&minRating=2.5&maxRating=4&sort=most-reviews&page=3&filters=open';
  expect(searchAddress(read(address.split('?')[1] ?? ''))).toBe(address);
});

test('links with the API names work too (decision 106)', () => {
  expect(read('propertyType=house&issueTag=Pests')).toEqual(read('type=house&issue=Pests'));
});

test.each([
  ['type=castle'],
  ['state=XYZ'],
  ['issue=Ghosts'],
  ['minRating=0'],
  ['maxRating=six'],
  ['minRating=4&maxRating=2'],
  ['sort=best'],
  ['page=-1'],
  ['page=x'],
  ['filters=maybe'],
  ['suburb=%00'],
  ['q=%20%20'],
])('what makes no sense is dropped: %s', query => expect(read(query)).toEqual(EMPTY_SEARCH));

test('one bad value takes no good one with it', () => {
  expect(read('q=zetland&type=castle&state=nsw')).toMatchObject({
    q: 'zetland',
    type: undefined,
    state: 'NSW',
  });
});

test('a long text is cut at 200 letters', () => {
  expect(read(`q=${'ä'.repeat(500)}`).q).toHaveLength(200);
});

test('a rating range over the whole scale filters nothing', () => {
  expect(read('minRating=1&maxRating=5')).toEqual(EMPTY_SEARCH);
});

test('nobody can ask for more pages than are counted', () => {
  expect(read('page=99999').page).toBe(LAST_PAGE);
});

test('the first page of everything sends nothing to the API', () => {
  const sent = Object.values(searchQuery(EMPTY_SEARCH, 1)).filter(value => value !== undefined);
  expect(sent).toEqual([]);
});

test('the API gets its own names', () => {
  expect(searchQuery(read('q=x&type=house&issue=Leaks&page=2&filters=open'), 2)).toMatchObject({
    q: 'x',
    propertyType: 'house',
    issueTag: 'Leaks',
    page: 2,
  });
});
