import { endSessions, listSessions, type OwnSession } from '@home-truths/platform/contract';
import {
  buildUser,
  createOutage,
  on,
  press,
  refusal,
  screen,
  showPart,
  userEvent,
  waitFor,
  watchToasts,
  within,
} from '@home-truths/platform/testing';
import { loadEndSessionsDialog, SessionsCard } from './sessions-card.tsx';
import { SettingsTab } from './settings-tab.tsx';

const { jest } = import.meta;
const toastSpy = watchToasts();

beforeAll(async () => void (await loadEndSessionsDialog()));

const current: OwnSession = {
  id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
  startedAt: '2026-11-20T01:00:00.000Z',
  lastSeenAt: '2026-11-22T01:00:00.000Z',
  isCurrent: true,
};
const phone = {
  ...current,
  id: 'bbbbbbbbbbbbbbbbbbbbbbbb',
  startedAt: '2026-11-01T01:00:00.000Z',
  isCurrent: false,
};
const tablet = { ...phone, id: 'cccccccccccccccccccccccc', startedAt: '2026-11-02T01:00:00.000Z' };

/** A server that ends the requested sessions. */
function show(...sessions: OwnSession[]) {
  let left = sessions;
  const endSessionsSpy = jest.fn(({ body }: { body: { session?: string } }) => {
    left = left.filter(({ id, isCurrent }) => isCurrent || (body.session && body.session !== id));
  });
  const api = [on(listSessions, () => left), on(endSessions, endSessionsSpy)];
  showPart(SettingsTab, { user: buildUser() }, { user: buildUser(), api });
  return endSessionsSpy;
}

const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Where you’re signed in' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

async function confirm(password: string, name: string) {
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText('Your password'), password);
  await userEvent.click(dialog.getByRole('button', { name }));
}

test('each session is listed with its dates, the current one is named and has no button', async () => {
  show(current, phone);
  expect(await rows()).toEqual([
    'This browserSigned in on 20 Nov 2026, last seen on 22 Nov 2026',
    'Another browserSigned in on 1 Nov 2026, last seen on 22 Nov 2026Sign out',
  ]);
});

test('a single session has nothing to sign out of', async () => {
  show(current);
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

test('one session is ended with the password, and leaves the list', async () => {
  const endSessionsSpy = show(current, phone, tablet);
  await rows();
  const name = 'Sign out of the browser signed in on 1 Nov 2026';
  await userEvent.click(screen.getByRole('button', { name }));
  await confirm('korbweide-42', 'Sign out');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(endSessionsSpy).toHaveBeenCalledWith({
    params: { id: 1 },
    body: { password: 'korbweide-42', session: phone.id },
  });
  expect(toastSpy).toHaveBeenCalledWith({ title: 'Signed out of that browser' });
});

test('all others are ended together', async () => {
  const endSessionsSpy = show(current, phone, tablet);
  await press('Sign out everywhere else');
  await confirm('korbweide-42', 'Sign out everywhere else');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(endSessionsSpy).toHaveBeenCalledWith({ params: { id: 1 }, body: { password: 'korbweide-42' } });
  expect(toastSpy).toHaveBeenCalledWith({ title: 'Signed out everywhere else' });
});

test('a wrong password is reported, and the sessions stay', async () => {
  const refuse = refusal(400, 'That isn’t your current password');
  const api = [on(listSessions, () => [current, phone]), on(endSessions, refuse)];
  showPart(SettingsTab, { user: buildUser() }, { user: buildUser(), api });
  await press('Sign out everywhere else');
  await confirm('not mine', 'Sign out everywhere else');
  await waitFor(() =>
    expect(toastSpy).toHaveBeenCalledWith({
      title: 'Error',
      description: 'That isn’t your current password',
      kind: 'error',
    }),
  );
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

test('sessions that did not load can be retried', async () => {
  const { respond, tryAgain } = createOutage(() => [current]);
  showPart(SessionsCard, { userId: 1 }, { user: buildUser(), api: [on(listSessions, respond)] });
  await tryAgain();
  expect(await rows()).toHaveLength(1);
});
