import {
  type AdminProperty,
  addAdminProperty,
  deleteAdminProperty,
  editAdminProperty,
  listAdminProperties,
  restoreAdminProperty,
  uploadPhoto,
} from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import {
  hrefOf,
  on,
  press,
  refusal,
  screen,
  userEvent,
  waitFor,
  within,
} from '@home-truths/platform/testing';
import { changeRow } from '../console/change-row.ts';
import { chooseMore } from '../console/choose-more.ts';
import { loadConfirmDialog } from '../console/lazy-dialog.tsx';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildProperty } from './build-property.ts';
import { loadPropertyDialog } from './properties-screen.tsx';

// the dialogs’ chunks are loaded before a test opens them
beforeAll(() => Promise.all([loadPropertyDialog(), loadConfirmDialog()]));

const { toasts, logged } = watchMessages();

/** Opens the screen over properties in memory; `refuse` may throw before one is saved, `refusePhoto` before a photo is. */
function open(
  properties: AdminProperty[],
  { path = '/admin/properties', refuse = () => {}, refusePhoto = () => {} } = {},
) {
  const saved: object[] = [];
  const change = (id: number | string, values: object) => changeRow(properties, id, values);
  let photos = 0;
  const { router } = showConsole(path, [
    on(listAdminProperties, ({ query }) => {
      const rows = properties.filter(
        ({ visibility, address }) =>
          [visibility, undefined].includes(query.visibility as never) &&
          address.includes(String(query.q ?? '')),
      );
      return { rows, total: String(rows.length) };
    }),
    on(addAdminProperty, ({ body }) => {
      saved.push(body);
      refuse();
      const property = buildProperty(properties.length + 1, body as Partial<AdminProperty>);
      properties.unshift(property);
      return property;
    }),
    on(editAdminProperty, ({ params, body }) => {
      saved.push({ id: params.id, ...body });
      refuse();
      return change(params.id, { ...body });
    }),
    on(deleteAdminProperty, ({ params }) => void change(params.id, { visibility: 'deleted' })),
    on(restoreAdminProperty, ({ params }) => change(params.id, { visibility: 'visible' })),
    on(uploadPhoto, () => {
      refusePhoto();
      return { urls: [`/uploads/00000000-0000-4000-8000-00000000000${++photos}.webp`] };
    }),
  ]);
  return { saved, router };
}

const inDialog = async () => within(await screen.findByRole('dialog'));

test('a property is shown with its known facts', async () => {
  open([buildProperty(4, { averageRating: '3.38', reviewCount: 13, propertySize: '82 sqm' })]);
  expect(await hrefOf('4 Wattlebird Street')).toBe('/property/4');
  expect(screen.getByText('Newtown NSW 2042')).toBeTruthy();
  const facts = [...(screen.getByText('House').parentElement?.children ?? [])];
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    ...['House', '3 bedrooms', '1 bathroom', 'Built 1924', '82 sqm'],
  ]);
  expect(screen.getByText('3.4').parentElement?.textContent).toBe('3.4(13), 13 reviews');
});

test.each([
  ['/admin/properties', 'No properties found.'],
  ['/admin/properties?q=moon', 'No properties found matching your search.'],
])('%s without properties says "%s"', async (path, message) => {
  open([], { path });
  expect(await screen.findByText(message)).toBeTruthy();
});

test('a property is added: an apartment in NSW by default, empty fields as null', async () => {
  const { saved } = open([]);
  await press('Add Property');
  const form = await inDialog();
  await userEvent.type(form.getByLabelText('Address'), '9 Quokka Street');
  await userEvent.type(form.getByLabelText('Suburb'), 'Bondi');
  await userEvent.type(form.getByLabelText('Postcode'), '20');
  await userEvent.type(form.getByLabelText(/^Bedrooms/), 'two');
  await userEvent.click(form.getByRole('button', { name: 'Add Property' }));
  expect(await form.findByText('Postcodes have four digits, such as 2026')).toBeTruthy();
  expect(form.getByText('Bedrooms must be a number')).toBeTruthy();
  expect(saved).toEqual([]);
  await userEvent.type(form.getByLabelText('Postcode'), '26');
  await userEvent.clear(form.getByLabelText(/^Bedrooms/));
  await userEvent.click(form.getByRole('button', { name: 'Add Property' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Property added' }]));
  expect(saved).toMatchObject([
    { address: '9 Quokka Street', state: 'NSW', postcode: '2026', propertyType: 'apartment', bedrooms: null },
  ]);
  expect(await screen.findByRole('link', { name: '9 Quokka Street' })).toBeTruthy();
});

test('images are uploaded as they are chosen, at most five, and can be reordered', async () => {
  const { saved } = open([buildProperty(1)]);
  await press('Edit: 1 Wattlebird Street');
  const form = await inDialog();
  const photo = (name: string, type = 'image/png') => new File(['x'], name, { type });
  await userEvent.upload(form.getByLabelText('Add images'), [photo('a.png'), photo('b.png')]);
  await form.findByRole('button', { name: 'Remove image 2' });
  await userEvent.click(form.getByRole('button', { name: 'Move image 2 forward' }));
  await userEvent.upload(
    form.getByLabelText('Add images'),
    [1, 2, 3, 4].map(n => photo(`${n}.png`)),
  );
  expect(toasts.at(-1)).toMatchObject({ title: 'Too many photos', kind: 'error' });
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts.at(-1)).toEqual({ title: 'Property updated' }));
  expect(saved).toMatchObject([
    {
      id: 1,
      version: 1,
      propertyImages: [2, 1].map(n => `/uploads/00000000-0000-4000-8000-00000000000${n}.webp`),
    },
  ]);
});

test('images that fail have the agreed toasts, and the causes stay at the field until others are chosen', async () => {
  let error: Error | undefined = new ApiError(507, 'There is no room');
  open([buildProperty(1)], {
    refusePhoto() {
      if (error) throw error;
    },
  });
  await press('Edit: 1 Wattlebird Street');
  const form = await inDialog();
  const photo = (name: string, type = 'image/png', size = 1) =>
    new File([new Uint8Array(size)], name, { type });
  const pick = (...files: File[]) =>
    userEvent.setup({ applyAccept: false }).upload(form.getByLabelText('Add images'), files);
  const causes = () => {
    const id = form.getByLabelText('Add images').getAttribute('aria-describedby') as string;
    return [...(document.getElementById(id)?.children ?? [])].map(({ textContent }) => textContent?.trim());
  };
  await pick(photo('a.png'), photo('b.gif', 'image/gif'), photo('c.png', 'image/png', 3 * 1024 * 1024 + 1));
  await form.findByText('c.png');
  expect(causes()).toEqual([
    'a.png There is no room',
    'b.gif Please upload only JPEG, PNG, or WebP images.',
    'c.png Photos must be smaller than 3MB.',
  ]);
  const FAILED = {
    title: 'Upload failed',
    description: 'Failed to upload photo. Please check file format and size.',
    kind: 'error',
  };
  expect(toasts[0]).toEqual(FAILED);
  expect(toasts.map(({ title }) => title)).toEqual(['Upload failed', 'Invalid file type', 'File too large']);
  expect(logged).toHaveBeenCalled();

  error = new TypeError('Failed to fetch');
  await pick(photo('d.png'));
  await form.findByText('d.png');
  expect(causes()).toEqual(['d.png No connection. Please try again.']);
  expect(toasts.at(-1)).toEqual(FAILED);
  await pick(...Array.from({ length: 6 }, (_, i) => photo(`${i}.png`)));
  await form.findByText('You can only upload up to 5 photos.');
  expect(causes()).toEqual(['You can only upload up to 5 photos.']);
  error = undefined;
  await pick(photo('e.png'));
  await form.findByRole('button', { name: 'Remove image 1' });
  expect(causes()).toEqual([]);
});

test('a duplicate property is refused with a message, and what was typed stays', async () => {
  open([buildProperty(1)], {
    refuse: refusal(409, 'There is already a property at this address'),
  });
  await press('Edit: 1 Wattlebird Street');
  const form = await inDialog();
  await userEvent.type(form.getByLabelText('Address'), ' East');
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to save property' }]));
  expect((form.getByLabelText('Address') as HTMLInputElement).value).toBe('1 Wattlebird Street East');
  expect(logged).toHaveBeenCalled();
});

test('a property is deleted after confirmation, and restored from the deleted ones', async () => {
  const { router } = open([buildProperty(1)]);
  await chooseMore('Delete: 1 Wattlebird Street');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Are you sure you want to delete this property?')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Property deleted' }]));
  await userEvent.selectOptions(screen.getByLabelText('Visibility'), 'Deleted');
  await press('Restore: 1 Wattlebird Street');
  await waitFor(() => expect(toasts.at(-1)).toEqual({ title: 'Property restored' }));
  await waitFor(() => expect(router.state.location.search).toBe('?visibility=deleted'));
  expect(await screen.findByText('No properties found.')).toBeTruthy();
});
