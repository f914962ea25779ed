import {
  buildingCandidates,
  type Candidate,
  listAdminProperties,
  markDistinct,
  mergeProperties,
  undoMarkDistinct,
} from '@home-truths/platform/contract';
import {
  createOutage,
  on,
  press,
  refusal,
  screen,
  userEvent,
  waitFor,
  within,
} from '@home-truths/platform/testing';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildLine } from '../merges/build-merge.ts';
import { loadMergeDialog } from '../merges/use-merge-undo.ts';
import { buildProperty } from '../properties/build-property.ts';

// the dialog’s chunk is loaded before a test opens it
beforeAll(loadMergeDialog);

const { toasts, logged } = watchMessages();

const pair = (a: number, why: Candidate['why'] = 'postcode'): Candidate => ({
  a: buildLine(a),
  b: buildLine(a + 1000, { postcode: '2043' }),
  why,
});

/** Opens the screen over pairs in memory; `refuse` may throw before a pair is kept separate. */
function open(pairs: Candidate[], { refuse = () => {} } = {}) {
  const sent: object[] = [];
  const remove = (id: number) => pairs.splice(0, pairs.length, ...pairs.filter(({ a }) => a.id !== id));
  showConsole('/admin/buildings', [
    on(buildingCandidates, () => [...pairs]),
    on(markDistinct, ({ body }) => {
      sent.push(body);
      refuse();
      remove(body.a);
    }),
    on(undoMarkDistinct, ({ body }) => {
      sent.push({ undone: body });
      pairs.unshift(pair(Number(body.a)));
    }),
    on(listAdminProperties, ({ query }) => {
      const id = Number(query.after) - 1;
      return { rows: [buildProperty(id, { reviewCount: id > 1000 ? 1 : 0 })], total: '1' };
    }),
    on(mergeProperties, ({ params, body }) => {
      sent.push({ from: params.id, ...body });
      remove(Number(params.id));
      return buildProperty(body.into);
    }),
  ]);
  return { sent };
}

test('each pair says why it may be one', async () => {
  open([pair(1), pair(2, 'range'), pair(3, 'block'), pair(4, 'name')]);
  const table = await screen.findByRole('table', { name: 'Possible duplicates' });
  const reasons = [...table.querySelectorAll('tbody td:nth-child(2)')];
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    'The same address with two postcodes',
    'One with a street number, one with a range of numbers',
    'The same unit, with and without a block',
    'The same unit, but the building’s name or address differs',
  ]);
  const links = within(table.querySelector('tbody th') as HTMLElement).getAllByRole('link');
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1 Wattlebird Street, Newtown NSW 2042', '/property/1'],
    ['1001 Wattlebird Street, Newtown NSW 2043', '/property/1001'],
  ]);
  const current = screen.getAllByRole('link', { current: 'page' }).map(link => link.textContent);
  expect(current).toEqual(['Buildings', 'Possible duplicates']);
});

test('200 pairs are one list', async () => {
  open(Array.from({ length: 200 }, (_, i) => pair(i + 1)));
  expect(await screen.findByText('Showing 200 of 200')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
});

test('a pair is kept separate, and the notice about it gets the focus', async () => {
  const { sent } = open([pair(1), pair(2)]);
  await press(/^Keep separate: 1 Wattlebird/);
  const notice = await screen.findByRole('group', { name: 'Kept separate' });
  await waitFor(() => expect(screen.queryByRole('link', { name: /^1 Wattlebird/ })).toBeNull());
  expect(sent).toEqual([{ a: 1, b: 1001 }]);
  expect(document.activeElement).toBe(notice);
  await press(/^Keep separate: 2 Wattlebird/);
  expect(await screen.findByText('No possible duplicates.')).toBeTruthy();
});

test('that a pair is kept separate is undone', async () => {
  const { sent } = open([pair(1)]);
  await press(/^Keep separate/);
  await screen.findByText('No possible duplicates.');
  await press('Undo');
  expect(await screen.findByRole('link', { name: /^1 Wattlebird/ })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Kept separate' })).toBeNull();
  expect(toasts).toEqual([{ title: 'No longer kept separate' }]);
  expect(sent.at(-1)).toEqual({ undone: { a: 1, b: 1001 } });
});

test('a pair that could not be kept separate stays', async () => {
  open([pair(1)], {
    refuse: refusal(404, 'Property not found'),
  });
  await press(/^Keep separate/);
  await waitFor(() =>
    expect(toasts).toEqual([{ title: 'Error', description: 'Property not found', kind: 'error' }]),
  );
  expect(screen.getByRole('link', { name: /^1 Wattlebird/ })).toBeTruthy();
});

test('a pair is merged into the one that is chosen to stay', async () => {
  const { sent } = open([pair(1)]);
  await press(/^Merge: 1 Wattlebird/);
  const dialog = within(await screen.findByRole('dialog'));
  const stays = await dialog.findByRole('radio', { name: /^1001 Wattlebird/ });
  expect((stays as HTMLInputElement).checked).toBe(true);
  await userEvent.click(dialog.getByRole('radio', { name: /^1 Wattlebird/ }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'The same');
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByRole('group', { name: 'Merged' })).toBeTruthy();
  expect(sent).toEqual([{ from: 1001, into: 1, reason: 'The same', version: 1 }]);
});

test('a failure is shown, logged, and can be tried again', async () => {
  const { respond, tryAgain } = createOutage(() => [pair(1)]);
  showConsole('/admin/buildings', [on(buildingCandidates, respond)]);
  expect(await screen.findByText('We couldn’t load this list', {}, { timeout: 20_000 })).toBeTruthy();
  expect(logged).toHaveBeenCalled();
  await tryAgain();
  expect(await screen.findByRole('link', { name: /^1 Wattlebird/ })).toBeTruthy();
});
