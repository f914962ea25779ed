import { type Choices, readFilters, toSearchString } from './filters.ts';

const CHOICES: Choices<'all' | 'open'> = {
  name: 'state',
  label: 'State',
  options: { all: 'All', open: 'Open' },
  defaultChoice: 'all',
};
const read = (search: string) => readFilters(new URLSearchParams(search), CHOICES);

test.each([
  ['', { q: '', choice: 'all', shown: 25 }],
  ['q=%20mould%20&state=open&shown=75', { q: 'mould', choice: 'open', shown: 75 }],
  ['state=constructor&shown=-5', { q: '', choice: 'all', shown: 25 }],
  ['shown=1e9', { q: '', choice: 'all', shown: 1000 }],
  ['shown=60', { q: '', choice: 'all', shown: 50 }],
  [`q=${'x'.repeat(300)}`, { q: 'x'.repeat(200), choice: 'all', shown: 25 }],
])('?%s is understood', (search, filters) => {
  expect(read(search)).toEqual(filters);
});

test('a search string holds only what differs from the defaults, and is read back the same', () => {
  expect(toSearchString(read(''), CHOICES)).toBe('');
  const filters = { q: 'a & b', choice: 'open', shown: 50 } as const;
  expect(read(toSearchString(filters, CHOICES).slice(1))).toEqual(filters);
});
