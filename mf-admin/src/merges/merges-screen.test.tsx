import {
  listMergedBuildings,
  listMerges,
  type Merge,
  type MergedBuilding,
  undoBuildingMerge,
  undoMerge,
} from '@home-truths/platform/contract';
import { on, press, refusal, screen, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { buildBuilding } from '../buildings/build-building.ts';
import { changeRow } from '../console/change-row.ts';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildLine, buildMerge } from './build-merge.ts';
import { movedText } from './merge-row.tsx';

const { toasts } = watchMessages();

/** Opens the screen over merges in memory; `refuse` may throw before one is undone. */
function open(merges: Merge[], { path = '/admin/buildings/merges', refuse = () => {} } = {}) {
  showConsole(path, [
    on(listMerges, ({ query: { after = 1000, limit = 25 } }) => ({
      rows: merges.filter(({ id }) => id < Number(after)).slice(0, Number(limit)),
      total: String(merges.length),
    })),
    on(listMergedBuildings, () => []),
    on(undoMerge, ({ params }) => {
      refuse();
      const notUndone = ['One review was written since the merge, so it stays.'];
      return changeRow(merges, params.id, { undoneAt: '2026-11-26T02:00:00.000Z', notUndone });
    }),
  ]);
}

const rowOf = async (reason: string) => (await screen.findByText(reason)).closest('tr') as HTMLElement;

test('a merge says what became what, why, by whom and when', async () => {
  open([buildMerge(2, { by: null, reason: 'One key' }), buildMerge(1)]);
  const row = await rowOf('The same home');
  expect(row.textContent).toContain('8 Wattlebird Street, Newtown NSW 2042merged into 7 Wattlebird Street');
  expect(row.textContent).toContain('By admin20 Nov 2026');
  expect(row.textContent).toContain(
    'Moved: 3 reviews, 2 bookmarks, 1 inspection request. 1 older review hidden.',
  );
  expect(
    within(row)
      .getAllByRole('link')
      .map(link => link.getAttribute('href')),
  ).toEqual(['/property/7']);
  expect((await rowOf('One key')).textContent).toContain('By the site');
});

test('a merge is undone, with what was not given back', async () => {
  open([buildMerge(2, { reason: 'Another' }), buildMerge(1)]);
  await userEvent.click(
    within(await rowOf('The same home')).getByRole('button', { name: /^Undo: 8 Wattlebird/ }),
  );
  await waitFor(() => expect(toasts).toEqual([{ title: 'Merge undone' }]));
  const notice = await screen.findByRole('group', { name: 'Merge undone' });
  expect(notice.textContent).toContain('One review was written since the merge, so it stays.');
  expect(document.activeElement).toBe(notice);
  const row = await rowOf('The same home');
  await waitFor(() => expect(row.textContent).toContain('Undone 26 Nov 2026'));
  expect(within(row).queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(within(row).getByRole('link', { name: /^8 Wattlebird/ })).toBeTruthy();
});

test('an undo that is refused says why', async () => {
  open([buildMerge(1)], {
    refuse: refusal(409, 'This merge has already been undone'),
  });
  await press(/^Undo/);
  await waitFor(() =>
    expect(toasts).toEqual([
      { title: 'Error', description: 'This merge has already been undone', kind: 'error' },
    ]),
  );
});

test('a link to one merge shows that one alone', async () => {
  open([buildMerge(3, { reason: 'Third' }), buildMerge(2, { reason: 'Second' }), buildMerge(1)], {
    path: '/admin/buildings/merges?merge=2',
  });
  await rowOf('Second');
  expect(screen.queryByText('Third')).toBeNull();
  expect(screen.queryByText('The same home')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Show all merges' }));
  await rowOf('Third');
});

test('a merge of buildings is listed, and undone', async () => {
  const merged: MergedBuilding = {
    from: { ...buildLine(8), name: 'The Wrens' },
    into: { ...buildLine(7), name: null },
    reason: 'One building',
    by: 'admin',
    at: '2026-11-20T02:00:00.000Z',
  };
  const merges = [merged];
  const undone: number[] = [];
  showConsole('/admin/buildings/merges', [
    on(listMerges, () => ({ rows: [], total: '0' })),
    on(listMergedBuildings, () => [...merges]),
    on(undoBuildingMerge, ({ params }) => {
      undone.push(Number(params.id));
      merges.length = 0;
      return buildBuilding(8);
    }),
  ]);
  const row = await rowOf('One building');
  expect(row.textContent).toContain(
    'The Wrens, 8 Wattlebird Street, Newtown NSW 2042merged into 7 Wattlebird Street',
  );
  expect(row.textContent).toContain('By admin20 Nov 2026');
  expect(
    within(row)
      .getByRole('link', { name: /^7 Wattlebird/ })
      .getAttribute('href'),
  ).toBe('/building/7');
  await userEvent.click(within(row).getByRole('button', { name: /^Undo: The Wrens/ }));
  expect(await screen.findByText('No buildings have been merged yet.')).toBeTruthy();
  expect(toasts).toEqual([{ title: 'Merge undone' }]);
  expect(undone).toEqual([8]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Merged buildings' }));
});

test.each([
  ['/admin/buildings/merges', 'No properties have been merged yet.'],
  ['/admin/buildings/merges?merge=7', 'There’s no such merge.'],
  ['/admin/buildings/merges?merge=-7', 'No properties have been merged yet.'],
])('%s without merges says "%s"', async (path, message) => {
  open([], { path });
  expect(await screen.findByText(message)).toBeTruthy();
});

test.each([
  [{ reviews: 0, hiddenReviews: 0, bookmarks: 0, requests: 0, images: 0 }, 'Nothing was moved.'],
  [
    { reviews: 1, hiddenReviews: 0, bookmarks: 1, requests: 2, images: 1 },
    'Moved: 1 review, 1 bookmark, 2 inspection requests, 1 image.',
  ],
  [
    { reviews: 0, hiddenReviews: 2, bookmarks: 0, requests: 0, images: 0 },
    'Nothing was moved. 2 older reviews hidden.',
  ],
])('what was moved is said', (moved, text) => {
  expect(movedText(moved)).toBe(text);
});
