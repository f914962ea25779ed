import { changePassword, deleteAccount, type SessionUser } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { useSession } from '@home-truths/platform/session';
import {
  buildUser,
  on,
  press,
  screen,
  showPart,
  userEvent,
  waitFor,
  watchToasts,
  within,
} from '@home-truths/platform/testing';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { SettingsTab } from './settings-tab.tsx';

const { jest } = import.meta;
const toastSpy = watchToasts();

afterEach(() => {
  jest.restoreAllMocks();
});

const show = (...handlers: ReturnType<typeof on>[]) =>
  showPart(SettingsTab, { user: buildUser() }, { user: buildUser(), api: [...handlers] });

/** The settings of the signed-in person. */
const OwnSettings = () => <SettingsTab user={useSession(session => session.user) as SessionUser} />;

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

test('what cannot be set yet is marked as such', async () => {
  show();
  for (const name of ['Email Notifications', 'Privacy Settings']) {
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
  }
  expect(screen.getAllByText('Coming Soon')).toHaveLength(2);
});

test('the export is a link to the file, which works without JavaScript', () => {
  show();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download' });
  expect(link.pathname).toBe(`/api/users/${buildUser().id}/export`);
  expect(link.hasAttribute('download')).toBe(true);
});

describe('the password', () => {
  test('is changed with the current one once both new ones match, and the form is empty again', async () => {
    const sent = jest.fn((_: unknown) => ({ message: 'Changed' }));
    show(on(changePassword, sent));
    await screen.findByRole('heading', { name: 'Change password' });
    await type('Current password', 'korbweide-42');
    await type('New Password', 'korbweide-43');
    await type('Confirm New Password', 'korbweide-4');
    await press('Update password');
    expect(await screen.findByText("Passwords don't match")).toBeTruthy();
    await type('Confirm New Password', '3');
    await press('Update password');
    await waitFor(() =>
      expect(toastSpy).toHaveBeenCalledWith({
        title: 'Password updated',
        description: 'You’ve been signed out on all other devices.',
      }),
    );
    const body = { currentPassword: 'korbweide-42', password: 'korbweide-43' };
    expect(sent.mock.calls).toEqual([[{ params: { id: 1 }, body }]]);
    await waitFor(() =>
      expect((screen.getByLabelText('Current password') as HTMLInputElement).value).toBe(''),
    );
    const button = screen.getByRole('button', { name: 'Update password' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('a generated password', () => {
  const reason = /^Your password was generated/;

  test('has its form first, with the reason, until it is changed; then the admin pages open', async () => {
    const user = buildUser({ isAdmin: true, mustChangePassword: true });
    const api = [on(changePassword, () => ({ message: 'Changed' }))];
    const { ctx, router } = showPart(OwnSettings, {}, { user, api });
    const headings = async () =>
      (await screen.findAllByRole('heading')).map(({ textContent }) => textContent);
    expect((await headings())[0]).toBe('Change password');
    expect(screen.getByText(reason)).toBeTruthy();
    await type('Current password', 'er4B-made-up');
    await type('New Password', 'korbweide-43');
    await type('Confirm New Password', 'korbweide-43');
    await press('Update password');
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull());
    expect(ctx.session.getState().user).toEqual(buildUser({ isAdmin: true }));
    expect((await headings())[0]).toBe('Change password');
    expect(router.state.location.pathname).toBe('/admin');
  });

  test('is not mentioned to other people', async () => {
    show();
    expect((await screen.findAllByRole('heading'))[0]?.textContent).toBe('Email Notifications');
    expect(screen.queryByText(reason)).toBeNull();
  });
});

describe('deleting the account', () => {
  const openDialog = async (...handlers: ReturnType<typeof on>[]) => {
    const onClose = jest.fn();
    showPart(DeleteAccountDialog, { userId: 1, onClose }, { user: buildUser(), api: [...handlers] });
    return { dialog: within(await screen.findByRole('alertdialog')), onClose };
  };

  test('shows first what is deleted and what stays, and can be cancelled', async () => {
    const { dialog, onClose } = await openDialog();
    expect(dialog.getByText(/^Your reviews will stay/)).toBeTruthy();
    expect(dialog.getByText('You can’t undo this.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalled();
  });

  test('requires the password, and reports a wrong one', async () => {
    const sent = jest.fn((_: unknown) => {
      throw new ApiError(403, 'The current password is wrong');
    });
    const { dialog } = await openDialog(on(deleteAccount, sent));
    await userEvent.type(dialog.getByLabelText('Your password'), 'not mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Account' }));
    await waitFor(() =>
      expect(toastSpy).toHaveBeenCalledWith({
        title: 'Error',
        description: 'The current password is wrong',
        kind: 'error',
      }),
    );
    expect(sent).toHaveBeenCalledWith({ params: { id: 1 }, body: { password: 'not mine' } });
  });
});
