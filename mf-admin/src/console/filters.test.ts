import { type Choices, filtersAddress, readFilters } from './filters.ts';

const CHOICES: Choices<'all' | 'open'> = {
  name: 'state',
  label: 'State',
  options: { all: 'All', open: 'Open' },
  usual: 'all',
};
const read = (address: string) => readFilters(new URLSearchParams(address), CHOICES);

test.each([
  ['', { q: '', choice: 'all', shown: 25 }],
  ['q=%20mould%20&state=open&shown=75', { q: 'mould', choice: 'open', shown: 75 }],
  ['state=constructor&shown=-5', { q: '', choice: 'all', shown: 25 }],
  ['shown=1e9', { q: '', choice: 'all', shown: 1000 }],
  ['shown=60', { q: '', choice: 'all', shown: 50 }],
  [`q=${'x'.repeat(300)}`, { q: 'x'.repeat(200), choice: 'all', shown: 25 }],
])('?%s is understood', (address, filters) => {
  expect(read(address)).toEqual(filters);
});

test('an address says only what is not as usual, and is read back the same', () => {
  expect(filtersAddress(read(''), CHOICES)).toBe('');
  const filters = { q: 'a & b', choice: 'open', shown: 50 } as const;
  expect(read(filtersAddress(filters, CHOICES).slice(1))).toEqual(filters);
});
