import { editProfile } from '@home-truths/platform/contract';
import {
  buildUser,
  on,
  refusal,
  screen,
  showPart,
  userEvent,
  waitFor,
  watchToasts,
} from '@home-truths/platform/testing';
import { EditProfileDialog } from './edit-profile-dialog.tsx';

const { jest } = import.meta;
const toastSpy = watchToasts();

async function open(respond: () => { user: ReturnType<typeof buildUser> }) {
  const sent = jest.fn((_: unknown) => respond());
  const onClose = jest.fn();
  const api = [on(editProfile, sent)];
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

test('a username that is in use is reported, and the dialog stays', async () => {
  const { onClose } = await open(refusal(409, 'That username is taken'));
  await save();
  const description = 'That username is taken';
  await waitFor(() => expect(toastSpy).toHaveBeenCalledWith({ title: 'Error', description, kind: 'error' }));
  expect(onClose).not.toHaveBeenCalled();
});
