import {
  type BuildingDetail,
  buildingCandidates,
  editBuilding,
  mergeBuildings,
  readBuilding,
  suggestProperties,
  undoBuildingMerge,
} from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { on, screen, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildBuilding } from './build-building.ts';
import { loadEditBuildingDialog, loadMergeBuildingsDialog } from './buildings-screen.tsx';

// the dialogs’ chunks are loaded before a test opens them
beforeAll(() => Promise.all([loadEditBuildingDialog(), loadMergeBuildingsDialog()]));

const { toasts } = watchMessages();

/** Opens the screen over buildings in memory. */
function open(buildings: BuildingDetail[]) {
  const sent: object[] = [];
  const of = (id: number | string) => buildings.find(each => each.id === Number(id)) as BuildingDetail;
  const change = (id: number | string, values: Partial<BuildingDetail>) =>
    Object.assign(of(id), values, { version: (of(id).version ?? 0) + 1 });
  showConsole('/admin/buildings', [
    on(buildingCandidates, () => []),
    on(suggestProperties, ({ query }) =>
      buildings
        .filter(({ address }) => address.startsWith(String(query.q)))
        .map(building => ({ kind: 'building' as const, ...building })),
    ),
    on(readBuilding, ({ params }) => ({ ...of(params.id) })),
    on(editBuilding, ({ params, body }) => {
      sent.push({ id: params.id, ...body });
      if (body.version !== of(params.id).version)
        throw new ApiError(409, 'Someone else has changed this since you opened it.');
      return { ...change(params.id, { name: body.name ?? null, address: body.address }) };
    }),
    on(mergeBuildings, ({ params, body }) => {
      sent.push({ from: params.id, ...body });
      return of(body.into);
    }),
    on(undoBuildingMerge, ({ params }) => {
      sent.push({ undone: params.id });
      return of(params.id);
    }),
  ]);
  return { sent, change };
}

const openDialog = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
type Dialog = Awaited<ReturnType<typeof openDialog>>;

const choose = async (dialog: Dialog, label: string, address: string) => {
  await userEvent.type(await dialog.findByLabelText(label), `${address}{Enter}`);
  await userEvent.click(await dialog.findByRole('button', { name: new RegExp(`^${address}`) }));
};

test('a building is found by its address, and gets a name', async () => {
  const { sent } = open([buildBuilding(3)]);
  const dialog = await openDialog('Edit a building');
  await choose(dialog, 'Find the building', '3 Kilbride');
  expect(await dialog.findByText('Zetland NSW 2017 · 4 properties · 9 reviews')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Name/), 'The Residences');
  await userEvent.clear(dialog.getByLabelText('Address'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('Address is required')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Address'), '5/3 Kilbride Crescent');
  // from the first attempt on, each change is checked
  expect(await dialog.findByText('Enter the address of the building, without a unit')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.clear(dialog.getByLabelText('Address'));
  await userEvent.type(dialog.getByLabelText('Address'), '3 Kilbride Crescent');
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Building updated' }]));
  expect(sent).toEqual([{ id: 3, name: 'The Residences', address: '3 Kilbride Crescent', version: 1 }]);
});

test('the later of two administrators sees both names, and decides', async () => {
  const { sent, change } = open([buildBuilding(3)]);
  const dialog = await openDialog('Edit a building');
  await choose(dialog, 'Find the building', '3 Kilbride');
  await userEvent.type(await dialog.findByLabelText(/^Name/), 'Mine');
  change(3, { name: 'Theirs' });
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect((await dialog.findByRole('region', { name: 'Name' })).textContent).toContain('Theirs');
  await userEvent.click(dialog.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Building updated' }]));
  expect(sent).toMatchObject([{ version: 1 }, { version: 2, name: 'Mine' }]);
});

test('two buildings are merged into the one that is chosen to stay', async () => {
  const { sent } = open([buildBuilding(3), buildBuilding(4, { propertyCount: 1 })]);
  const dialog = await openDialog('Merge buildings');
  await choose(dialog, 'The first building', '3 Kilbride');
  await choose(dialog, 'The second building', '4 Kilbride');
  const larger = (await dialog.findByRole('radio', { name: /^3 Kilbride/ })) as HTMLInputElement;
  expect(larger.checked).toBe(true);
  expect(dialog.getByText(/^Its 1 property will be in the building that stays/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: /^4 Kilbride/ }));
  expect(dialog.getByText(/^Its 4 properties will be/)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Reason'), 'One block');
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  const notice = within(await screen.findByRole('group', { name: 'Buildings merged' }));
  expect(notice.getByText(/^3 Kilbride.* → 4 Kilbride/)).toBeTruthy();
  expect(sent).toEqual([{ from: 3, into: 4, reason: 'One block' }]);
  await userEvent.click(notice.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Merge undone' }]));
  expect(sent.at(-1)).toEqual({ undone: 3 });
});

test('a building is not merged with itself', async () => {
  open([buildBuilding(3)]);
  const dialog = await openDialog('Merge buildings');
  await choose(dialog, 'The first building', '3 Kilbride');
  await userEvent.type(await dialog.findByLabelText('The second building'), '3 Kilbride{Enter}');
  expect(await dialog.findByText(/^No buildings found/)).toBeTruthy();
});
