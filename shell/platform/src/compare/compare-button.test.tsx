import { act, cleanup, refuseStorage, screen, showPart, userEvent } from '@home-truths/platform/testing';
import { CompareButton, CompareCheckbox, FULL_TEXT } from './index.ts';

const { jest } = import.meta;
jest.setTimeout(30_000);

const BONDI = { suburb: 'Bondi', state: 'NSW', postcode: '2026' };
const property = (id: number) => ({ id, address: `${id} Smith St`, ...BONDI });

const Buttons = ({ ids }: { ids: number[] }) =>
  ids.map(id => <CompareButton key={id} property={property(id)} />);

async function show(...ids: number[]) {
  cleanup();
  showPart(Buttons, { ids });
  await screen.findAllByRole('button');
}

const press = (id: number) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`: ${id} Smith St, Bondi NSW 2026$`) }));
const texts = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const stored = () => localStorage.getItem('compare');

/** What other tabs do. */
function storeElsewhere(value: string | null) {
  if (value === null) localStorage.removeItem('compare');
  else localStorage.setItem('compare', value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'compare' })));
}

beforeEach(() => storeElsewhere(null));

test('properties are added and removed; from two on a link leads to their comparison', async () => {
  await show(7, 9, 12);
  expect(texts()).toEqual(['Compare', 'Compare', 'Compare']);
  await press(9);
  expect(texts()).toEqual(['Compare', 'In your comparison', 'Compare']);
  expect(screen.queryByRole('link')).toBeNull();
  await press(7);
  expect(stored()).toBe('[9,7]');
  const [link] = screen.getAllByRole('link', { name: 'Compare 2 properties' });
  expect(link?.getAttribute('href')).toBe('/compare?homes=9,7');
  await press(9);
  expect(stored()).toBe('[7]');
  expect(screen.queryByRole('link')).toBeNull();
});

test('as a check box it is checked while the property is in the comparison', async () => {
  cleanup();
  showPart(CompareButton, { property: property(7), look: 'checkbox' as const });
  const name = 'Compare 7 Smith St, Bondi NSW 2026';
  const box = await screen.findByRole('checkbox', { name, checked: false });
  await userEvent.click(screen.getByText('Compare'));
  expect(screen.getByRole('checkbox', { checked: true })).toBe(box);
  expect(stored()).toBe('[7]');
  await userEvent.click(box);
  expect(screen.getByRole('checkbox', { checked: false })).toBe(box);
  expect(stored()).toBe('[]');
});

test('a check box belongs to the form that it names', async () => {
  cleanup();
  showPart(CompareCheckbox, { property: property(7), form: 'bookmarks', name: 'homes', value: 7 });
  const box = await screen.findByRole<HTMLInputElement>('checkbox');
  expect([box.getAttribute('form'), box.name, box.value]).toEqual(['bookmarks', 'homes', '7']);
});

test('a fifth is refused until one is removed', async () => {
  await show(1, 2, 3, 4, 5);
  for (const id of [1, 2, 3, 4, 5]) await press(id);
  expect(screen.getByRole('alert').textContent).toBe(FULL_TEXT);
  expect(stored()).toBe('[1,2,3,4]');
  await press(2);
  expect(screen.queryByRole('alert')).toBeNull();
  await press(5);
  expect(stored()).toBe('[1,3,4,5]');
});

test.each([
  ['no JSON', '{"'],
  ['an object', '{"0":7,"length":1}'],
  ['other values', '["7",-1,1.5,null,[9],1e12,{"id":9}]'],
  ['null', 'null'],
])('a list that is %s is taken for none, and can be added to', async (_, value) => {
  storeElsewhere(value);
  await show(7, 9);
  expect(texts()).toEqual(['Compare', 'Compare']);
  await press(9);
  expect(stored()).toBe('[9]');
});

test('a list that is too long or repeats ids is cut', async () => {
  storeElsewhere('[7,7,9,1,2,3]');
  await show(7, 3);
  expect(texts()).toEqual(['In your comparison', 'Compare']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/compare?homes=7,9,1,2');
});

test('other tabs and other remotes are followed', async () => {
  await show(7, 9);
  storeElsewhere('[9]');
  expect(texts()).toEqual(['Compare', 'In your comparison']);
  act(() => void window.dispatchEvent(new CustomEvent('compare-changed', { detail: [7] })));
  expect(texts()).toEqual(['In your comparison', 'Compare']);
});

test('where nothing can be stored the list lasts as long as the page', async () => {
  const restore = refuseStorage();
  await show(7, 9);
  await press(7);
  await press(9);
  expect(texts()).toEqual(['In your comparison', 'In your comparison']);
  restore();
});
