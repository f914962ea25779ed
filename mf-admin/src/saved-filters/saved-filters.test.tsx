import {
  deleteSavedFilter,
  listComplaints,
  listSavedFilters,
  type SavedFilter,
  saveFilter,
} from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { on, press, screen, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { loadSaveFilterDialog } from './saved-filters.tsx';

beforeAll(() => loadSaveFilterDialog());

const { toasts } = watchMessages();

const buildFilter = (id: number, values: Partial<SavedFilter> = {}): SavedFilter => ({
  id,
  list: 'complaints',
  name: `Filter ${id}`,
  filters: { state: 'settled' },
  createdAt: '2026-11-26T01:00:00.000Z',
  ...values,
});

/** Opens the complaints over filters in memory; a name that is taken is refused. */
function open(saved: SavedFilter[], path = '/admin/complaints') {
  return showConsole(path, [
    on(listComplaints, () => ({ rows: [], total: '0' })),
    on(listSavedFilters, () => [...saved]),
    on(saveFilter, ({ body }) => {
      if (saved.some(({ name }) => name === body.name))
        throw new ApiError(409, 'You already have a filter with this name');
      const filter = buildFilter(100 + saved.length, body);
      saved.push(filter);
      return filter;
    }),
    on(deleteSavedFilter, ({ params }) => {
      saved.splice(
        saved.findIndex(({ id }) => id === Number(params.id)),
        1,
      );
      return undefined;
    }),
  ]);
}

const chips = () => screen.findByRole('list', { name: 'Saved filters' });

test('a list has the chips of its own filters, and the current one is marked', async () => {
  const { router } = open([
    buildFilter(1),
    buildFilter(2, { name: '\u202Etxt', filters: { sort: 'newest', state: 'settled' } }),
    buildFilter(3, { list: 'leads' }),
  ]);
  const links = within(await chips()).getAllByRole('link');
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/admin/complaints?state=settled',
    '/admin/complaints?sort=newest&state=settled',
  ]);
  expect(links[1]?.querySelector('bdi')?.textContent).toBe('\u202Etxt');
  expect(screen.queryByRole('button', { name: 'Save filter' })).toBeNull();
  await userEvent.click(links[0] as HTMLElement);
  expect(router.state.location.search).toBe('?state=settled');
  await waitFor(() => expect(links[0]?.getAttribute('aria-current')).toBe('true'));
});

test('the current filter is saved under a name; one that is taken says so', async () => {
  const saved = [buildFilter(1, { name: 'Mine' })];
  open(saved, '/admin/complaints?state=settled&shown=50');
  await press('Save filter');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save filter' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Mine{Enter}');
  expect(await dialog.findByText('You already have a filter with this name')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Name'), ' too{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved.at(-1)).toMatchObject({ name: 'Mine too', filters: { state: 'settled' } });
  expect(await within(await chips()).findByRole('link', { name: 'Mine too' })).toBeTruthy();
});

test('a filter is deleted at once, and Undo saves it again', async () => {
  const saved = [buildFilter(1)];
  open(saved);
  await press('Delete filter: Filter 1');
  const notice = await screen.findByRole('group', { name: 'Filter deleted' });
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(saved).toEqual([]);
  await userEvent.click(within(notice).getByRole('button', { name: 'Undo' }));
  const link = await within(await chips()).findByRole('link', { name: 'Filter 1' });
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(saved).toMatchObject([{ name: 'Filter 1', filters: { state: 'settled' } }]);
  expect(toasts.map(({ title }) => title)).toContain('Filter saved');
});
