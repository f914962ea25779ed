import { apiQuery, EMPTY_SEARCH, LAST_PAGE, readSearch, searchUrl } from './search-params.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('a URL without search params is the default search', () => {
  expect(read('')).toEqual(EMPTY_SEARCH);
  expect(searchUrl(EMPTY_SEARCH)).toBe('/search');
});

test('every filter survives the round trip through the URL', () => {
  const url =
    '/search?q=smith+st&type=unit&suburb=Brunswick&state=VIC&issue=Leaks&minRating=2.5&maxRating=4&sort=most-reviews&page=3&filters=open';
  expect(searchUrl(read(url.split('?')[1] ?? ''))).toBe(url);
});

test('links with the API names work too', () => {
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
  ['q=%E2%80%8B%E2%A0%80'],
  ['q=%20%20'],
])('invalid values are ignored: %s', query => expect(read(query)).toEqual(EMPTY_SEARCH));

test('an invalid value does not affect valid ones', () => {
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

test('no more pages are requested than are counted', () => {
  expect(read('page=99999').page).toBe(LAST_PAGE);
});

test('the first page of the default search sends nothing to the API', () => {
  const sent = Object.values(apiQuery(EMPTY_SEARCH, 1)).filter(value => value !== undefined);
  expect(sent).toEqual([]);
});

test('the API gets its own names', () => {
  expect(apiQuery(read('q=x&type=house&issue=Leaks&page=2&filters=open'), 2)).toMatchObject({
    q: 'x',
    propertyType: 'house',
    issueTag: 'Leaks',
    page: 2,
  });
});
