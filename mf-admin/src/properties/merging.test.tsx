import {
  type AdminProperty,
  listAdminProperties,
  type Merge,
  mergeProperties,
  placeProperty,
  suggestProperties,
  undoMerge,
} from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { on, press, screen, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { chooseMore } from '../console/choose-more.ts';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildMerge } from '../merges/build-merge.ts';
import { loadMergeDialog } from '../merges/use-merge-undo.ts';
import { buildProperty } from './build-property.ts';
import { loadBuildingDialog } from './properties-screen.tsx';

// the dialogs’ chunks are loaded before a test opens them
beforeAll(() => Promise.all([loadMergeDialog(), loadBuildingDialog()]));

const { toasts } = watchMessages();

const CONFLICT = new ApiError(
  409,
  'Someone else has changed this since you opened it. Check their changes, then save again.',
);
const FAILING_SEARCH = 'offline';
const TOWER = { id: 3, name: 'The Residences', address: '26 Kilbride Crescent' };

/** Opens the screen over properties in memory. */
function open(
  properties: AdminProperty[],
  { notUndone, path = '/admin/properties' }: Pick<Merge, 'notUndone'> & { path?: string } = {},
) {
  const sent: object[] = [];
  const of = (id: number | string) =>
    properties.find(property => property.id === Number(id)) as AdminProperty;
  const change = (id: number | string, values: Partial<AdminProperty>) => {
    properties[properties.indexOf(of(id))] = { ...of(id), ...values, version: of(id).version + 1 };
    return of(id);
  };
  const checkVersion = (id: number | string, version: number | undefined) => {
    if (version !== of(id).version) throw CONFLICT;
  };
  showConsole(path, [
    on(listAdminProperties, ({ query: { after, limit, q = '', visibility } }) => {
      if (String(q).endsWith(FAILING_SEARCH)) throw new TypeError('No connection');
      const rows = properties
        .filter(
          property =>
            property.id < Number(after ?? 1000) &&
            property.address.includes(String(q)) &&
            [property.visibility, undefined].includes(visibility as never),
        )
        .slice(0, Number(limit ?? 25));
      return { rows, total: String(rows.length) };
    }),
    on(mergeProperties, ({ params, body }) => {
      sent.push({ from: params.id, ...body });
      checkVersion(params.id, body.version);
      const { address, suburb, state, postcode } = of(body.into);
      const mergedInto = { id: body.into, address, suburb, state, postcode, mergeId: 12 };
      const { reviewCount } = change(params.id, { visibility: 'deleted', mergedInto });
      return change(body.into, { reviewCount: of(body.into).reviewCount + reviewCount });
    }),
    on(undoMerge, ({ params }) => {
      sent.push({ undo: params.id });
      const from = properties.find(({ mergedInto }) => mergedInto?.mergeId === Number(params.id));
      if (from) change(from.id, { visibility: 'visible', mergedInto: null });
      return buildMerge(Number(params.id), { ...(notUndone && { notUndone }) });
    }),
    on(suggestProperties, ({ query }) => {
      sent.push(query);
      return [
        { kind: 'suburb' as const, suburb: 'Zetland', state: 'NSW', postcode: '2017' },
        {
          kind: 'building' as const,
          ...TOWER,
          suburb: 'Zetland',
          state: 'NSW',
          postcode: '2017',
          propertyCount: 4,
        },
      ];
    }),
    on(placeProperty, ({ params, body }) => {
      sent.push({ placed: params.id, ...body });
      checkVersion(params.id, body.version);
      return change(params.id, { building: body.buildingId === null ? null : TOWER });
    }),
  ]);
  return { sent, change };
}

const inDialog = async () => within(await screen.findByRole('dialog'));
const search = async (label: string, text: string) => {
  const dialog = await inDialog();
  await userEvent.type(dialog.getByLabelText(label), `${text}{Enter}`);
  return dialog;
};

test('two properties are merged after one look at what will happen, and it is undone', async () => {
  const { sent } = open([
    buildProperty(9),
    buildProperty(8, { reviewCount: 3, averageRating: '4.00' }),
    buildProperty(7, { reviewCount: 2, averageRating: '3.00' }),
  ]);
  await chooseMore('Merge with…: 7 Wattlebird Street');
  const dialog = await search('The other property', 'Wattlebird');
  expect(await dialog.findByText('2 found')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^7 Wattlebird/ })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: /^8 Wattlebird Street/ }));

  const stays = await dialog.findByRole('group', { name: 'Which page stays?' });
  const radio = (name: RegExp) => within(stays).getByRole('radio', { name }) as HTMLInputElement;
  expect(radio(/^8 Wattlebird/).checked).toBe(true);
  expect(dialog.getByText(/^Its 2 reviews, bookmarks/)).toBeTruthy();
  await userEvent.click(radio(/^7 Wattlebird/));
  expect(dialog.getByText(/^Its 3 reviews, bookmarks/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await dialog.findByText('Reason is required')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Reason'), 'Typed twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Properties merged' }]));
  expect(sent).toEqual([{ from: 8, into: 7, reason: 'Typed twice', version: 1 }]);

  const notice = await screen.findByRole('group', { name: 'Merged' });
  expect(document.activeElement).toBe(notice);
  await waitFor(() => expect(screen.queryByRole('link', { name: '8 Wattlebird Street' })).toBeNull());
  await userEvent.click(within(notice).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toasts.at(-1)).toEqual({ title: 'Merge undone' }));
  expect(sent.at(-1)).toEqual({ undo: 12 });
  expect(await screen.findByRole('link', { name: '8 Wattlebird Street' })).toBeTruthy();
});

test('after an undo it says what was not given back', async () => {
  open([buildProperty(8), buildProperty(7)], {
    notUndone: ['The review “Loud” was edited, so it stays.'],
  });
  await chooseMore('Merge with…: 8 Wattlebird Street');
  const dialog = await search('The other property', '7');
  await userEvent.click(await dialog.findByRole('button', { name: /^7 Wattlebird/ }));
  await userEvent.type(await dialog.findByLabelText('Reason'), 'The same');
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await press('Undo');
  const notice = await screen.findByRole('group', { name: 'Merge undone' });
  expect(notice.textContent).toContain('The review “Loud” was edited, so it stays.');
  expect(document.activeElement).toBe(notice);
});

test('a version that somebody else has changed is shown as it is now, and merged with the next press', async () => {
  const { sent, change } = open([buildProperty(8), buildProperty(7, { reviewCount: 1 })]);
  await chooseMore('Merge with…: 8 Wattlebird Street');
  const dialog = await search('The other property', '7');
  await userEvent.click(await dialog.findByRole('button', { name: /^7 Wattlebird/ }));
  await userEvent.type(await dialog.findByLabelText('Reason'), 'The same');
  change(8, { bedrooms: 9 });
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await dialog.findByText(/^Someone else has changed this/)).toBeTruthy();
  expect(await dialog.findByText(/9 bed/)).toBeTruthy();
  expect((dialog.getByLabelText('Reason') as HTMLTextAreaElement).value).toBe('The same');
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(toasts.at(-1)).toEqual({ title: 'Properties merged' }));
  expect(sent).toMatchObject([{ version: 1 }, { version: 2 }]);
});

test('a search that finds nothing says so, and so does one that fails', async () => {
  open([buildProperty(8)]);
  await chooseMore('Merge with…: 8 Wattlebird Street');
  const dialog = await search('The other property', 'nowhere');
  expect(await dialog.findByText('No other properties found.')).toBeTruthy();
  await search('The other property', FAILING_SEARCH);
  expect((await dialog.findByRole('alert')).textContent).toBe('We couldn’t search. Please try again.');
});

test('a property is placed in a building that is found by its address, and taken out again', async () => {
  const { sent } = open([buildProperty(8)]);
  await chooseMore('Building: 8 Wattlebird Street');
  const dialog = await search('Find the building', '26 Kil');
  expect(dialog.queryByRole('button', { name: 'Not in a building' })).toBeNull();
  expect(await dialog.findByText('1 found')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: /^The Residences/ }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
  const link = await screen.findByRole('link', { name: 'The Residences' });
  expect(link.getAttribute('href')).toBe('/building/3');
  expect(sent).toEqual([
    { q: '26 Kil', kinds: 'buildings' },
    { placed: 8, buildingId: 3, version: 1 },
  ]);

  await chooseMore('Building: 8 Wattlebird Street');
  await userEvent.click((await inDialog()).getByRole('button', { name: 'Not in a building' }));
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'The Residences' })).toBeNull());
  expect(sent.at(-1)).toEqual({ placed: 8, buildingId: null, version: 2 });
});

test('the later of two administrators sees which building the other one has chosen', async () => {
  const { sent, change } = open([buildProperty(8, { building: TOWER })]);
  await chooseMore('Building: 8 Wattlebird Street');
  const dialog = await inDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Not in a building' }));
  change(8, { building: { id: 4, name: null, address: '30 Kilbride Crescent' } });
  await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('30 Kilbride Crescent')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Building changed' }]));
  expect(sent).toMatchObject([{ version: 1 }, { version: 2, buildingId: null }]);
});

test('a merged property says where its page leads, and offers nothing but its merge', async () => {
  const mergedInto = {
    id: 7,
    address: '7 Wattlebird Street',
    suburb: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    mergeId: 12,
  };
  open([buildProperty(8, { visibility: 'deleted', mergedInto })], {
    path: '/admin/properties?visibility=deleted',
  });
  const link = await screen.findByRole('link', { name: '7 Wattlebird Street, Newtown NSW 2042' });
  expect(link.getAttribute('href')).toBe('/admin/buildings/merges?merge=12');
  const row = within(link.closest('tr') as HTMLElement);
  expect(row.getByText('Merged into')).toBeTruthy();
  expect(row.queryByRole('button', { name: /^(Edit|Restore)/ })).toBeNull();
});
