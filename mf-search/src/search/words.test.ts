import { EMPTY_SEARCH } from './search-params.ts';
import { boxText, countLine, headingOf, replacedBy, showText, titleOf } from './words.ts';

const found = (total: string) => countLine({ status: 'found', outdated: false, total });

test('the count line tells the true number', () => {
  expect(found('0')).toBe('0 properties found');
  expect(found('37')).toBe('37 properties found');
  expect(found('1000+')).toBe('1,000+ properties found');
});

test('while something is on its way it says so', () => {
  expect(countLine({ status: 'waiting', outdated: false })).toBe('Searching...');
  expect(countLine({ status: 'found', outdated: true, total: '37' })).toBe('Searching...');
});

test('the heading names the query', () => {
  expect(headingOf(EMPTY_SEARCH)).toEqual({ words: 'All Properties', name: '' });
  expect(headingOf({ ...EMPTY_SEARCH, q: 'brunswick' })).toEqual({
    words: 'Search results for ',
    name: '"brunswick"',
  });
});

test('the title of a search for a suburb alone names the suburb', () => {
  expect(titleOf({ ...EMPTY_SEARCH, suburb: 'Brunswick', state: 'VIC' })).toBe('Properties in Brunswick VIC');
  expect(titleOf({ ...EMPTY_SEARCH, suburb: 'Brunswick' })).toBe('Properties in Brunswick');
});

test('a chosen suburb stands in the heading and in the box, unless there is a text', () => {
  const bondi = { ...EMPTY_SEARCH, suburb: 'Bondi', state: 'NSW' as const };
  expect(headingOf(bondi)).toEqual({ words: 'Properties in ', name: 'Bondi NSW' });
  expect([titleOf(bondi), boxText(bondi)]).toEqual(['Properties in Bondi NSW', 'Bondi NSW']);
  expect(boxText({ ...bondi, q: 'smith st' })).toBe('smith st');
  expect(boxText(EMPTY_SEARCH)).toBe('');
});

const GONE = { suburb: undefined, state: undefined };

test.each([
  ['richmond', { suburb: 'Bondi', state: 'NSW' }, GONE],
  ['', { suburb: 'Bondi', state: 'NSW' }, GONE],
  ['richmond vic', { q: 'smith st', suburb: 'Bondi', state: 'NSW' }, GONE],
  ['richmond vic', { state: 'NSW' }, GONE],
  ['smith st nsw', { q: 'smith', suburb: 'Bondi', state: 'NSW' }, {}],
  ['richmond', { state: 'NSW' }, {}],
  ['richmond', {}, {}],
] as const)('the text %j takes the place of %j: %j', (text, search, gone) => {
  expect(replacedBy(text, { ...EMPTY_SEARCH, ...search })).toEqual(gone);
});

test.each([
  [{ status: 'found', outdated: false, total: '4' }, 'Show 4 properties'],
  [{ status: 'found', outdated: false, total: '1' }, 'Show 1 property'],
  [{ status: 'found', outdated: true, total: '4' }, 'Show'],
  [{ status: 'waiting', outdated: false }, 'Show'],
] as const)('from the filters to the results: %j', (results, words) => {
  expect(showText(results)).toBe(words);
});
