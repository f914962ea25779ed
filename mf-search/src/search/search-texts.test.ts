import { EMPTY_SEARCH } from './search-params.ts';
import {
  buttonText,
  countText,
  headingOf,
  replacedPlaceFilters,
  searchBoxText,
  titleOf,
} from './search-texts.ts';

const found = (total: string) => countText({ status: 'found', outdated: false, total });

test('the count is the true number', () => {
  expect(found('0')).toBe('0 properties found');
  expect(found('37')).toBe('37 properties found');
  expect(found('1000+')).toBe('1,000+ properties found');
});

test('while results are loading the count says so', () => {
  expect(countText({ status: 'loading', outdated: false })).toBe('Searching...');
  expect(countText({ status: 'found', outdated: true, total: '37' })).toBe('Searching...');
});

test('the heading names the query', () => {
  expect(headingOf(EMPTY_SEARCH)).toEqual({ text: 'All Properties', name: '' });
  expect(headingOf({ ...EMPTY_SEARCH, q: 'brunswick' })).toEqual({
    text: 'Search results for ',
    name: '"brunswick"',
  });
});

test('the title of a search for a suburb alone names the suburb', () => {
  expect(titleOf({ ...EMPTY_SEARCH, suburb: 'Brunswick', state: 'VIC' })).toBe('Properties in Brunswick VIC');
  expect(titleOf({ ...EMPTY_SEARCH, suburb: 'Brunswick' })).toBe('Properties in Brunswick');
});

test('a chosen suburb is in the heading and in the box, unless there is a text', () => {
  const bondi = { ...EMPTY_SEARCH, suburb: 'Bondi', state: 'NSW' as const };
  expect(headingOf(bondi)).toEqual({ text: 'Properties in ', name: 'Bondi NSW' });
  expect([titleOf(bondi), searchBoxText(bondi)]).toEqual(['Properties in Bondi NSW', 'Bondi NSW']);
  expect(searchBoxText({ ...bondi, q: 'smith st' })).toBe('smith st');
  expect(searchBoxText(EMPTY_SEARCH)).toBe('');
});

const CLEARED = { suburb: undefined, state: undefined };

test.each([
  ['richmond', { suburb: 'Bondi', state: 'NSW' }, CLEARED],
  ['', { suburb: 'Bondi', state: 'NSW' }, CLEARED],
  ['richmond vic', { q: 'smith st', suburb: 'Bondi', state: 'NSW' }, CLEARED],
  ['richmond vic', { state: 'NSW' }, CLEARED],
  ['smith st nsw', { q: 'smith', suburb: 'Bondi', state: 'NSW' }, {}],
  ['richmond', { state: 'NSW' }, {}],
  ['richmond', {}, {}],
] as const)('the text %j replaces filters of %j: %j', (text, search, cleared) => {
  expect(replacedPlaceFilters(text, { ...EMPTY_SEARCH, ...search })).toEqual(cleared);
});

test.each([
  [{ status: 'found', outdated: false, total: '4' }, 'Show 4 properties'],
  [{ status: 'found', outdated: false, total: '1' }, 'Show 1 property'],
  [{ status: 'found', outdated: true, total: '4' }, 'Show'],
  [{ status: 'loading', outdated: false }, 'Show'],
] as const)('from the filters to the results: %j', (results, text) => {
  expect(buttonText(results)).toBe(text);
});
