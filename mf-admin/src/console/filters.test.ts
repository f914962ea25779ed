import { readFilters, type SelectFilter, toSearchString } from './filters.ts';

const STATE_FILTER: SelectFilter<'all' | 'open'> = {
  name: 'state',
  label: 'State',
  options: { all: 'All', open: 'Open' },
  defaultOption: 'all',
};
const read = (search: string) => readFilters(new URLSearchParams(search), STATE_FILTER);

test.each([
  ['', { q: '', option: 'all' }],
  ['q=%20mould%20&state=open&shown=75', { q: 'mould', option: 'open' }],
  ['state=constructor', { q: '', option: 'all' }],
  [`q=${'x'.repeat(300)}`, { q: 'x'.repeat(200), option: 'all' }],
])('?%s is understood', (search, filters) => {
  expect(read(search)).toEqual(filters);
});

const SORTED_FILTER: SelectFilter<'all' | 'open', 'newest' | 'rating' | 'votes'> = {
  ...STATE_FILTER,
  sorts: {
    options: { newest: 'Newest first', rating: 'Best first', votes: 'Most votes' },
    defaultSort: 'newest',
    filteredOnly: ['votes'],
  },
};

test.each([
  ['', 'newest', ''],
  ['sort=rating', 'rating', '?sort=rating'],
  ['sort=constructor', 'newest', ''],
  ['sort=rating&q=mould', 'newest', '?q=mould'],
  ['sort=votes', 'newest', ''],
  ['sort=votes&state=open', 'votes', '?state=open&sort=votes'],
])('?%s is sorted by %s, as far as an index serves it', (search, sort, canonical) => {
  const filters = readFilters(new URLSearchParams(search), SORTED_FILTER);
  expect(filters.sort).toBe(sort);
  expect(toSearchString(filters, SORTED_FILTER)).toBe(canonical);
});

test('an option may have a default order of its own', () => {
  const filter: SelectFilter<'all' | 'open'> = {
    ...STATE_FILTER,
    sorts: {
      options: { newest: 'Newest first', oldest: 'Oldest first' },
      defaultSort: 'newest',
      defaultSortOf: { open: 'oldest' },
    },
  };
  for (const [search, sort] of [
    ['', 'newest'],
    ['?state=open', 'oldest'],
    ['?sort=oldest', 'oldest'],
    ['?state=open&sort=newest', 'newest'],
  ] as const) {
    const filters = readFilters(new URLSearchParams(search), filter);
    expect([filters.sort, toSearchString(filters, filter)]).toEqual([sort, search]);
  }
});

test('a search string holds only what differs from the defaults, and is read back the same', () => {
  expect(toSearchString(read(''), STATE_FILTER)).toBe('');
  const filters = { q: 'a & b', option: 'open' } as const;
  expect(read(toSearchString(filters, STATE_FILTER).slice(1))).toEqual(filters);
});

test('a filter by assignment is understood where records can be assigned', () => {
  const ASSIGNED_FILTER: SelectFilter<'all' | 'open'> = { ...STATE_FILTER, canFilterByAssigned: true };
  const assignedOf = (search: string, filter: SelectFilter<'all' | 'open'> = ASSIGNED_FILTER) =>
    readFilters(new URLSearchParams(search), filter).assigned;
  expect(['assigned=me', 'assigned=nobody', 'assigned=sam', ''].map(search => assignedOf(search))).toEqual([
    'me',
    'nobody',
    undefined,
    undefined,
  ]);
  expect(assignedOf('assigned=me', STATE_FILTER)).toBeUndefined();
  const filters = { q: '', option: 'open', assigned: 'me' } as const;
  expect(toSearchString(filters, ASSIGNED_FILTER)).toBe('?state=open&assigned=me');
});
