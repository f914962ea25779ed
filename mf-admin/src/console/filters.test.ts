import { readFilters, type SelectFilter, toSearchString } from './filters.ts';

const STATE_FILTER: SelectFilter<'all' | 'open'> = {
  name: 'state',
  label: 'State',
  options: { all: 'All', open: 'Open' },
  defaultOption: 'all',
};
const read = (search: string) => readFilters(new URLSearchParams(search), STATE_FILTER);

test.each([
  ['', { q: '', option: 'all', shown: 25 }],
  ['q=%20mould%20&state=open&shown=75', { q: 'mould', option: 'open', shown: 75 }],
  ['state=constructor&shown=-5', { q: '', option: 'all', shown: 25 }],
  ['shown=1e9', { q: '', option: 'all', shown: 1000 }],
  ['shown=60', { q: '', option: 'all', shown: 50 }],
  [`q=${'x'.repeat(300)}`, { q: 'x'.repeat(200), option: 'all', shown: 25 }],
])('?%s is understood', (search, filters) => {
  expect(read(search)).toEqual(filters);
});

test('a search string holds only what differs from the defaults, and is read back the same', () => {
  expect(toSearchString(read(''), STATE_FILTER)).toBe('');
  const filters = { q: 'a & b', option: 'open', shown: 50 } as const;
  expect(read(toSearchString(filters, STATE_FILTER).slice(1))).toEqual(filters);
});
