import { type Complaint, listComplaints, settleComplaint } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import {
  createTestApi,
  on,
  screen,
  showPage,
  userEvent,
  waitFor,
  within,
} from '@home-truths/platform/testing';
import { ADMIN } from '../desk/admin-user.ts';
import { watchMessages } from '../desk/watch-messages.ts';
import routes from '../routes.tsx';
import { buildComplaint } from './build-complaint.ts';
import { loadDecide } from './complaints-screen.tsx';

const { jest } = import.meta;
jest.setTimeout(30_000);

// the dialog's code is here before a test opens it
beforeAll(() => loadDecide());

const { toasts, logged } = watchMessages();

/** Opens the screen over complaints in memory; `refuse` may throw before one is settled. */
function open(complaints: Complaint[], { path = '/admin/complaints', refuse = () => {} } = {}) {
  const decisions: object[] = [];
  const api = createTestApi(
    on(listComplaints, ({ query }) => {
      const rows = complaints.filter(({ decidedAt }) => (query.state === 'settled') === (decidedAt !== null));
      return { rows, total: String(rows.length) };
    }),
    on(settleComplaint, ({ params, body }) => {
      decisions.push({ id: params.id, ...body });
      refuse();
      const at = complaints.findIndex(({ id }) => id === Number(params.id));
      const { decision, note: decisionNote } = body;
      const decidedAt = '2026-11-20T00:00:00.000Z';
      const complaint = { ...(complaints[at] as Complaint), decision, decisionNote, decidedAt };
      complaints[at] = complaint;
      return complaint;
    }),
  );
  showPage(routes, path, { api, user: ADMIN });
  return decisions;
}

async function decide(number: number, decision: string, note: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Decide number ${number}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Decision'), decision);
  if (note) await userEvent.type(dialog.getByLabelText('Note'), note);
  await userEvent.click(dialog.getByRole('button', { name: 'Save decision' }));
  return dialog;
}

test('a reported review is told with its reason, its state, who reported it, and how long that waits', async () => {
  const createdAt = new Date(Date.now() - 8.5 * 86_400_000).toISOString();
  open([buildComplaint(4, { createdAt })]);
  const about = await screen.findByRole('heading', {
    name: 'Review reported: It names or identifies someone',
  });
  const row = within(about.closest('li') as HTMLElement);
  expect(row.getByText('Overdue by 1 day')).toBeTruthy();
  expect(row.getByText('(on the site)')).toBeTruthy();
  expect(row.getByRole('link', { name: '“Thin walls”' }).getAttribute('href')).toBe('/property/7#review-3');
  expect(row.getByRole('link', { name: 'mei@example.com' }).getAttribute('href')).toBe(
    'mailto:mei%40example.com',
  );
  expect(row.getByRole('link', { name: 'Edit review of number 4' }).getAttribute('href')).toBe(
    '/admin/reviews?q=Thin+walls',
  );
});

test('a complaint about the site by nobody in particular is told as that, and has no review to hide', async () => {
  open([buildComplaint(5, { kind: 'fault', reason: null, review: null, name: '', email: null })]);
  expect(await screen.findByRole('heading', { name: 'Something isn’t working' })).toBeTruthy();
  expect(screen.getByText('Somebody who gave no name')).toBeTruthy();
  expect(screen.getByText('No email to answer to')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Decide number 5' }));
  const options = within(await screen.findByLabelText('Decision')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Nothing wrong was found', 'Done']);
});

test('a complaint is decided with the version that was read, leaves the open ones and stands among the settled', async () => {
  const decisions = open([buildComplaint(6, { version: 3 })]);
  await decide(6, 'The review was hidden', 'It names a person');
  expect(await screen.findByText('No open complaints.')).toBeTruthy();
  expect(decisions).toEqual([{ id: 6, decision: 'hidden', note: 'It names a person', version: 3 }]);
  expect(toasts).toEqual([{ title: 'Complaint settled' }]);
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Settled');
  expect(await screen.findByText('Settled 20/11/2026')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Decide/ })).toBeNull();
});

test('a refused decision is told and logged, and its words stay', async () => {
  open([buildComplaint(7)], {
    refuse() {
      throw new ApiError(409, 'Somebody else changed this meanwhile');
    },
  });
  const dialog = await decide(7, 'Nothing wrong was found', 'Fair words');
  await waitFor(() =>
    expect(toasts).toEqual([
      { title: 'Error', description: 'Somebody else changed this meanwhile', kind: 'error' },
    ]),
  );
  expect((dialog.getByLabelText('Note') as HTMLTextAreaElement).value).toBe('Fair words');
  expect(logged).toHaveBeenCalled();
});
