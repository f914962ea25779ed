import { act, cleanup, screen, showPart, userEvent, waitFor } from '@home-truths/platform/testing';
import { type ChecklistGroup, TickList } from './index.ts';

const { jest } = import.meta;
jest.setTimeout(30_000);

const KEY = 'checklist:street';
const groups = [
  { heading: 'From the street', items: ['Roof', 'Cracks'] },
  { heading: 'Every room', items: ['Damp'] },
];
async function show(slug = 'street', hasGroupNotes = false, shown: readonly ChecklistGroup[] = groups) {
  cleanup();
  showPart(TickList, { slug, groups: shown, hasGroupNotes });
  await screen.findByText(shown[0]?.heading as string);
}
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());

test('ticks and notes are restored on the next visit, each list with its own', async () => {
  await show();
  expect(screen.getByText('0 of 3')).toBeTruthy();
  await tick('Roof');
  await tick('Damp');
  await userEvent.type(notes(), 'Sunny');
  await show();
  expect(ticked()).toEqual(['Roof', 'Damp']);
  expect(notes().value).toBe('Sunny');
  expect(screen.getByText('2 of 3')).toBeTruthy();
  await tick('Roof');
  await show();
  expect(ticked()).toEqual(['Damp']);
  await show('another');
  expect(ticked()).toEqual([]);
  expect(notes().value).toBe('');
});

test('the ticks can be cleared and restored, the focus stays, and the notes are not touched', async () => {
  await show();
  expect(screen.queryByRole('button')).toBeNull();
  await tick('Roof');
  await userEvent.type(notes(), 'Sunny');
  await press('Clear ticks');
  expect(ticked()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('All ticks cleared.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await press('Undo');
  expect(ticked()).toEqual(['Roof']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear ticks' }));
  expect(notes().value).toBe('Sunny');
  await press('Clear ticks');
  await tick('Damp');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await show();
  expect(ticked()).toEqual(['Damp']);
});

test.each([
  ...['{', '{"ticked":[7]}', '{"notes":{}}'],
  ...['{"groupNotes":{"Every room":7}}', '{"groupNotes":["x"]}', '{"groupNotes":null}'],
])('something else under the key (%s) is no tick', async text => {
  localStorage.setItem(KEY, text);
  for (const hasGroupNotes of [false, true]) {
    await show('street', hasGroupNotes);
    expect(ticked()).toEqual([]);
    const fields = screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
    expect(fields.map(({ value }) => value).join('')).toBe('');
  }
});

test('an item that was removed from the list is not counted', async () => {
  localStorage.setItem(KEY, JSON.stringify({ ticked: ['Roof', 'Moat'], notes: '' }));
  await show();
  expect(screen.getByText('1 of 3')).toBeTruthy();
});

test('what another tab ticks is ticked here, too', async () => {
  await show();
  localStorage.setItem(KEY, JSON.stringify({ ticked: ['Cracks'], notes: '' }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  await waitFor(() => expect(ticked()).toEqual(['Cracks']));
});

test('what another tab ticked, while Back kept this page, is ticked here and stays', async () => {
  await show();
  localStorage.setItem(KEY, JSON.stringify({ ticked: ['Cracks'], notes: '' }));
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await tick('Roof');
  expect(stored()).toEqual({ ticked: ['Cracks', 'Roof'], notes: '' });
});

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

test('a list without notes of groups stores what earlier releases can read', async () => {
  await show();
  await tick('Roof');
  expect(stored()).toEqual({ ticked: ['Roof'], notes: '' });
});

test('each group may have its own notes, and the whole list is cleared and restored together', async () => {
  await show('street', true);
  const areOpen = () => screen.getAllByText('Notes').map(summary => summary.closest('details')?.open);
  expect(areOpen()).toEqual([false, false]);
  for (const summary of screen.getAllByText('Notes')) await userEvent.click(summary);
  const fields = () => screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
  expect(fields().map(({ maxLength }) => maxLength)).toEqual([2_000, 2_000]);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(fields()[1] as HTMLElement, 'Dry');
  await tick('Cracks');
  await show('street', true);
  expect(areOpen()).toEqual([false, true]);
  await userEvent.click(screen.getAllByText('Notes')[0] as HTMLElement);
  expect(fields().map(({ value }) => value)).toEqual(['', 'Dry']);
  expect(ticked()).toEqual(['Cracks']);
  await press('Clear checklist');
  expect(screen.getByRole('status').textContent).toBe('All ticks and notes cleared.');
  expect(ticked()).toEqual([]);
  expect(stored()).toEqual({ ticked: [], notes: '', groupNotes: {} });
  await press('Undo');
  expect(fields().map(({ value }) => value)).toEqual(['', 'Dry']);
  expect(ticked()).toEqual(['Cracks']);
});

test('a group shows the notes of those that it replaces, until it has its own', async () => {
  localStorage.setItem(KEY, JSON.stringify({ groupNotes: { Roof: 'New', Walls: '', Floor: 'Bouncy' } }));
  const replacing = [{ heading: 'Everything', items: ['Roof'], formerHeadings: ['Roof', 'Walls', 'Floor'] }];
  await show('street', true, replacing);
  expect(notes().value).toBe('New\nBouncy');
  await userEvent.clear(notes());
  expect(notes().value).toBe('');
  await show('street', true, replacing);
  await userEvent.click(screen.getByText('Notes'));
  expect(notes().value).toBe('');
});
