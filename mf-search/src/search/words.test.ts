import { EVERYTHING } from './search-address.ts';
import { countLine, headingOf, titleOf } from './words.ts';

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
  expect(headingOf(EVERYTHING)).toBe('All Properties');
  expect(headingOf({ ...EVERYTHING, q: 'brunswick' })).toBe('Search results for "brunswick"');
});

test('the title of a search for a suburb alone names the suburb', () => {
  expect(titleOf({ ...EVERYTHING, suburb: 'Brunswick', state: 'VIC' })).toBe('Homes in Brunswick VIC');
  expect(titleOf({ ...EVERYTHING, suburb: 'Brunswick' })).toBe('Homes in Brunswick');
});
