import {
  type AdminPerson,
  blockPerson,
  endPersonSessions,
  listNotes,
  makeAdministrator,
  readPerson,
  reviewsOfUser,
  unblockPerson,
  unmakeAdministrator,
} from '@home-truths/platform/contract';
import { on, press, refusal, screen, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { ADMIN } from '../console/admin-user.ts';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildReview } from '../reviews/build-review.ts';
import { buildPerson } from './build-person.ts';
import { loadPersonDialog } from './use-person-actions.ts';

beforeAll(() => loadPersonDialog());

const { toasts } = watchMessages();

const PASSWORD = 'wattle and bread';
const titles = () => toasts.map(({ title }) => title);

/** Opens the page of a person in memory; `refuse` may throw before a change. */
function open(values: Partial<AdminPerson> = {}, { id = 7, refuse = () => {} } = {}) {
  const calls: unknown[] = [];
  let person = buildPerson(id, values);
  const change = (call: unknown, changes: Partial<AdminPerson>) => {
    refuse();
    calls.push(call);
    person = { ...person, ...changes };
    return person;
  };
  const at = '2026-11-20T00:00:00.000Z';
  showConsole(`/admin/people/${id}`, [
    on(readPerson, () => person),
    on(listNotes, () => ({ rows: [], total: '0' })),
    on(reviewsOfUser, () => ({
      rows: [{ ...buildReview(1, { title: 'Damp' }), isHidden: true, moderationNote: null }],
      total: '30',
    })),
    on(blockPerson, ({ body: { reason } }) =>
      change(['block', reason], { isBlocked: true, sessions: [], blocked: { at, reason, by: 'admin' } }),
    ),
    on(unblockPerson, () => change('unblock', { isBlocked: false, blocked: null })),
    on(endPersonSessions, () => change('end', { sessions: [] })),
    on(makeAdministrator, ({ body }) => change(['make', body.password], { isAdmin: true })),
    on(unmakeAdministrator, ({ body }) => change(['unmake', body.password], { isAdmin: false })),
  ]);
  return calls;
}

const inDialog = async (role: 'dialog' | 'alertdialog' = 'dialog') => within(await screen.findByRole(role));

test('a person is shown with sessions and reviews', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Mei Tran 7' })).toBeTruthy();
  expect(screen.getByText('Signed in on 2 Nov 2026, last seen on 20 Nov 2026')).toBeTruthy();
  expect(screen.getByText('1 on the site, 1 hidden')).toBeTruthy();
  const reviews = within(await screen.findByRole('list', { name: 'Reviews' }));
  expect(reviews.getByRole('link').getAttribute('href')).toBe('/property/7#review-1');
  expect(reviews.getByText('Hidden')).toBeTruthy();
  expect(screen.getByText('Showing the latest 1 of 30')).toBeTruthy();
});

test('a person is blocked with a reason, which can be undone', async () => {
  const calls = open();
  await press('Block');
  const dialog = await inDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
  expect(await dialog.findByText('Reason is required')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Fake reviews');
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('Blocked on 20 Nov 2026')).toBeTruthy();
  expect(screen.getByText('Not signed in anywhere.')).toBeTruthy();
  await press('Undo');
  await screen.findByRole('button', { name: 'Block' });
  expect(calls).toEqual([['block', 'Fake reviews'], 'unblock']);
  expect(titles()).toEqual(['Person blocked', 'Person unblocked']);
});

test('a person is unblocked; undone, they are blocked for the same reason', async () => {
  const blocked = { at: '2026-11-20T00:00:00.000Z', reason: 'Spam', by: null };
  const calls = open({ isBlocked: true, blocked });
  await press('Unblock');
  await userEvent.click((await inDialog('alertdialog')).getByRole('button', { name: 'Unblock' }));
  await press('Undo');
  await screen.findByRole('button', { name: 'Unblock' });
  expect(calls).toEqual(['unblock', ['block', 'Spam']]);
});

test('a person is signed out everywhere', async () => {
  const calls = open();
  await press('Sign out everywhere');
  await userEvent.click((await inDialog('alertdialog')).getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('Not signed in anywhere.')).toBeTruthy();
  expect(calls).toEqual(['end']);
});

test('an administrator is made with the password, and undone with it again', async () => {
  const calls = open();
  await press('Make administrator');
  const dialog = await inDialog();
  await userEvent.type(dialog.getByLabelText('Your password'), PASSWORD);
  await userEvent.click(dialog.getByRole('button', { name: 'Make administrator' }));
  expect(await screen.findByText('Administrator')).toBeTruthy();
  await press('Undo');
  const undo = await inDialog();
  expect(undo.getByRole('heading', { name: 'Remove this administrator?' })).toBeTruthy();
  await userEvent.type(undo.getByLabelText('Your password'), PASSWORD);
  await userEvent.click(undo.getByRole('button', { name: 'Remove administrator' }));
  await waitFor(() => expect(screen.queryByText('Administrator')).toBeNull());
  expect(calls).toEqual([
    ['make', PASSWORD],
    ['unmake', PASSWORD],
  ]);
});

test.each([
  ['unblock them first', { isBlocked: true }],
  ['confirmed their email', { isEmailConfirmed: false }],
])('who cannot become an administrator is not offered it, and why: %s', async (why, values) => {
  const calls = open({ isAdmin: true, ...values });
  await press('Remove administrator');
  const dialog = await inDialog();
  await userEvent.type(dialog.getByLabelText('Your password'), PASSWORD);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove administrator' }));
  expect(await screen.findByText(new RegExp(why))).toBeTruthy();
  for (const name of ['Make administrator', 'Undo'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(calls).toEqual([['unmake', PASSWORD]]);
});

test('what is refused is said, and changes nothing', async () => {
  const calls = open(
    {},
    {
      refuse: refusal(409, 'This person is already blocked'),
    },
  );
  await press('Block');
  const dialog = await inDialog();
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Spam');
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('This person is already blocked');
  expect(calls).toEqual([]);
});

test('nothing can be done to oneself', async () => {
  open({}, { id: ADMIN.id });
  expect(await screen.findByText(/^This is your own account/)).toBeTruthy();
  for (const name of ['Block', 'Make administrator', 'Sign out everywhere'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a person who is not there is said to be gone', async () => {
  showConsole('/admin/people/9', [
    on(readPerson, refusal(404, 'Person not found')),
    on(reviewsOfUser, () => ({ rows: [], total: '0' })),
  ]);
  expect(await screen.findByText(/^There’s no account with this number/)).toBeTruthy();
});
