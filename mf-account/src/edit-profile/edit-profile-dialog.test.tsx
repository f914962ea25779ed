import { editProfile } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import {
  createTestApi,
  on,
  screen,
  showPart,
  userEvent,
  waitFor,
  watchToasts,
} from '@home-truths/platform/testing';
import { buildUser } from '../build-user.ts';
import { EditProfileDialog } from './edit-profile-dialog.tsx';

const { jest } = import.meta;
jest.setTimeout(30_000);
const toastSpy = watchToasts();

async function open(respond: () => { user: ReturnType<typeof buildUser> }) {
  const sent = jest.fn((_: unknown) => respond());
  const onClose = jest.fn();
  const api = createTestApi(on(editProfile, sent));
  const { ctx } = showPart(EditProfileDialog, { user: buildUser(), onClose }, { user: buildUser(), api });
  await screen.findByRole('dialog', { name: 'Edit Profile' });
  return { sent, onClose, ctx };
}

async function retype(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

test('names and username are changed everywhere at once', async () => {
  const changed = buildUser({ firstName: 'Tilly', username: 'tilly' });
  const { sent, onClose, ctx } = await open(() => ({ user: changed }));
  await retype('First name', 'Tilly');
  await retype('Username', 'tilly');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const body = { firstName: 'Tilly', lastName: 'Nguyen', username: 'tilly' };
  expect(sent).toHaveBeenCalledWith({ params: { id: 1 }, body });
  expect(ctx.session.getState().user).toEqual(changed);
  expect(toastSpy).toHaveBeenCalledWith({ title: 'Profile updated' });
});

test('a name is required', async () => {
  const { sent } = await open(() => ({ user: buildUser() }));
  await retype('Last name', '');
  await save();
  expect(await screen.findByText('Last name is required')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test('a username that is in use is reported, and the dialog stays', async () => {
  const { onClose } = await open(() => {
    throw new ApiError(409, 'That username is taken');
  });
  await save();
  const description = 'That username is taken';
  await waitFor(() => expect(toastSpy).toHaveBeenCalledWith({ title: 'Error', description, kind: 'error' }));
  expect(onClose).not.toHaveBeenCalled();
});
