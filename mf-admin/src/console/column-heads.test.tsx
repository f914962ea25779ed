import { listAdminProperties, listPeople } from '@home-truths/platform/contract';
import { on, screen, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { buildPersonRow } from '../people/build-person.ts';
import { buildProperty } from '../properties/build-property.ts';
import { showConsole } from './show-console.ts';

const api = [
  on(listAdminProperties, () => ({ rows: [buildProperty(1)], total: '1' })),
  on(listPeople, () => ({ rows: [buildPersonRow(1)], total: '1' })),
];

const open = (path: string) => showConsole(path, api).router.state;

/** The names of the heads, `*` after those with a button, and the direction of the one the list is sorted by. */
async function heads(table: string) {
  const element = await screen.findByRole('table', { name: table });
  return [...element.querySelectorAll('thead th')].map(
    head =>
      `${head.textContent?.trim()}${head.querySelector('button') ? '*' : ''} ${head.getAttribute('aria-sort') ?? ''}`,
  );
}

const press = (name: string) =>
  userEvent.click(within(screen.getByRole('table')).getByRole('button', { name, hidden: true }));

test('the head of a column says how the list is sorted, and a press on it sorts', async () => {
  const { router } = showConsole('/admin/properties', api);
  const search = () => router.state.location.search;
  expect(await heads('Properties')).toEqual([
    'Picture ',
    'Property ',
    'Details ',
    'Rating* ',
    'Reviews* ',
    'Added* descending',
    'Actions ',
  ]);
  await press('Added');
  expect(search()).toBe('?sort=oldest');
  await waitFor(async () => expect((await heads('Properties'))[5]).toBe('Added* ascending'));
  await press('Added');
  await waitFor(() => expect(search()).toBe(''));
  await press('Rating');
  expect(search()).toBe('?sort=rating-high');
  const sorted = ['Rating* descending', 'Reviews* ', 'Added* '];
  await waitFor(async () => expect((await heads('Properties')).slice(3, 6)).toEqual(sorted));
  // there is no order by the lowest rating
  await press('Rating');
  expect(search()).toBe('');
});

test.each([
  ['a search', '?q=wattle'],
  ['all of them', '?visibility=all'],
])('%s cannot be sorted by rating', async (_, search) => {
  open(`/admin/properties${search}`);
  expect((await heads('Properties')).slice(3, 6)).toEqual(['Rating ', 'Reviews ', 'Added* descending']);
});

test('the heads of a list with one order have no buttons', async () => {
  open('/admin/people');
  expect(await heads('People')).toEqual(['Name ', 'Email ', 'Account ', 'Reviews ', 'Joined ']);
});
