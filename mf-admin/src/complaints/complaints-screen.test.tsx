import {
  type Complaint,
  type DecisionPreview,
  type DefamationStatement,
  listComplaints,
  previewDecision,
  reclassifyComplaint,
  settleComplaint,
  undoDecision,
} from '@home-truths/platform/contract';
import { on, press, refusal, screen, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { changeRow } from '../console/change-row.ts';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildComplaint } from './build-complaint.ts';
import { loadDecideDialog } from './complaints-screen.tsx';

// the dialog’s chunk is loaded before a test opens it
beforeAll(() => loadDecideDialog());

const { toasts, logged } = watchMessages();

const PREVIEW: DecisionPreview = {
  toReporter: { to: 'mei@example.com', subject: 'Our decision (no. 6)', text: 'The words of the mail' },
  others: 0,
  toAuthor: null,
};

const GROUP: Partial<Complaint> = {
  reports: 2,
  reasons: [
    { reason: 'personal', count: 1 },
    { reason: 'untrue', count: 1 },
  ],
};
const STATEMENT: DefamationStatement = {
  name: 'Dana Ricci',
  harmed: 'business',
  considers: true,
  quotation: 'Ricci Realty stole our bond',
  untrue: 'The bond was returned in full on 3 March.',
  harm: 'Three owners have left us.',
};

interface Options {
  path?: string;
  preview?: Partial<DecisionPreview>;
  /** May throw before a decision is saved or undone. */
  refuse?(): void;
}

/** Opens the screen over complaints in memory. */
function open(
  complaints: Complaint[],
  { path = '/admin/complaints', preview, refuse = () => {} }: Options = {},
) {
  const sent: object[] = [];
  const change = (id: number | string, values: Partial<Complaint>) => changeRow(complaints, id, values);
  showConsole(path, [
    on(listComplaints, ({ query }) => {
      const rows = complaints.filter(({ decidedAt }) => (query.state === 'settled') === (decidedAt !== null));
      return { rows, total: String(rows.length) };
    }),
    on(previewDecision, ({ params, body }) => {
      sent.push({ previewOf: params.id, ...body });
      return { ...PREVIEW, ...preview };
    }),
    on(settleComplaint, ({ params, body }) => {
      sent.push({ id: params.id, ...body });
      refuse();
      const { decision, note: decisionNote } = body;
      const decidedAt = '2026-11-20T00:00:00.000Z';
      return change(params.id, { decision, decisionNote, decidedAt });
    }),
    on(reclassifyComplaint, ({ params, body }) => {
      sent.push({ turned: String(params.id), ...body });
      return change(params.id, { kind: body.kind });
    }),
    on(undoDecision, ({ params, body }) => {
      sent.push({ undone: params.id, ...body });
      refuse();
      return change(params.id, { decision: null, decisionNote: null, decidedAt: null });
    }),
  ]);
  return sent;
}

/** Chooses a decision and writes why, up to the emails. */
async function plan(number: number, decision: string, note: string) {
  await press(`Decide complaint ${number}`);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: decision }));
  await userEvent.type(dialog.getByLabelText('Reason'), note);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await dialog.findByRole('button', { name: 'Save decision' });
  return dialog;
}

test('a reported review is shown with its reason, its state, who reported it, and how long it has waited', async () => {
  const createdAt = new Date(Date.now() - 8 * 86_400_000).toISOString();
  open([buildComplaint(4, { createdAt })]);
  const about = await screen.findByRole('heading', {
    name: 'Review reported: It names or identifies someone',
  });
  const row = within(about.closest('tr') as HTMLElement);
  expect(row.getByText('1 day overdue')).toBeTruthy();
  expect(row.getByText('(on the site)')).toBeTruthy();
  expect(row.getByRole('link', { name: '“Thin walls”' }).getAttribute('href')).toBe('/property/7#review-3');
  expect(row.getByRole('link', { name: 'mei@example.com' }).getAttribute('href')).toBe(
    'mailto:mei%40example.com',
  );
  expect(row.getByRole('link', { name: 'Edit review of complaint 4' }).getAttribute('href')).toBe(
    '/admin/reviews?q=Thin+walls',
  );
});

test('a complaint about the site by nobody in particular is shown as that, and has no review to hide', async () => {
  open([buildComplaint(5, { kind: 'fault', reason: null, review: null, name: '', email: null })]);
  expect(await screen.findByRole('heading', { name: 'Something isn’t working' })).toBeTruthy();
  expect(screen.getByText('No name given')).toBeTruthy();
  expect(screen.getByText('No email given')).toBeTruthy();
  await press('Decide complaint 5');
  const offered = within(await screen.findByRole('dialog')).getAllByRole('radio');
  expect(offered.map(radio => radio.getAttribute('aria-label'))).toEqual(['No breach found', 'Resolved']);
});

test('who reported while signed in is shown by their account', async () => {
  open([buildComplaint(5, { name: '', email: null, user: { username: 'kim', email: 'kim@example.com' } })]);
  expect(await screen.findByText('kim')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'kim@example.com' })).toBeTruthy();
});

test('nothing is preselected, and the dialog shows the report and the review', async () => {
  const sent = open([buildComplaint(6)]);
  await press('Decide complaint 6');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('It names my neighbour.')).toBeTruthy();
  expect(dialog.getByText('The neighbours’ Kim sings.')).toBeTruthy();
  expect(dialog.getAllByRole('radio').filter(radio => (radio as HTMLInputElement).checked)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('Choose a decision')).toBeTruthy();
  expect(dialog.getByText('Give your reason')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('the emails are shown before the decision is saved, and Back finds what was typed', async () => {
  const sent = open([buildComplaint(6, { version: 3 })], {
    preview: { others: 2, toAuthor: { subject: 'Your review', text: 'To its author' } },
  });
  const dialog = await plan(6, 'Review hidden', 'It names a person');
  expect(dialog.getByRole('checkbox', { name: 'Send this decision to mei@example.com' })).toBeTruthy();
  expect(dialog.getByText('The words of the mail')).toBeTruthy();
  expect(dialog.getByText('To its author')).toBeTruthy();
  expect(dialog.getByText(/^2 other people get the same email/)).toBeTruthy();
  expect(sent).toEqual([{ previewOf: 6, decision: 'hidden', note: 'It names a person' }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
  expect((dialog.getByLabelText('Reason') as HTMLTextAreaElement).value).toBe('It names a person');
  await userEvent.type(dialog.getByLabelText('Reason'), ' indeed');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Save decision' }));
  expect(await screen.findByText('No open complaints.')).toBeTruthy();
  expect(sent.at(-1)).toEqual({ id: 6, decision: 'hidden', note: 'It names a person indeed', version: 3 });
  expect(toasts).toEqual([{ title: 'Complaint resolved' }]);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Resolved');
  expect(await screen.findByText(/^Resolved 20/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Decide|Undo decision)/ })).toBeNull();
});

test('the person who wrote is not told where that is cleared', async () => {
  const sent = open([buildComplaint(6, { version: 3 })]);
  const dialog = await plan(6, 'No breach found', 'Spam');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Send this decision to mei@example.com' }));
  expect(dialog.queryByText('The words of the mail')).toBeNull();
  expect(dialog.queryByText(/10 minutes/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Save decision' }));
  expect(await screen.findByText('No open complaints.')).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ id: 6, decision: 'kept', version: 3, sendToReporter: false });
});

test('complaints are sorted, and each state has its own default order', async () => {
  const queries: object[] = [];
  const { router } = showConsole('/admin/complaints', [
    on(listComplaints, ({ query }) => {
      queries.push(query);
      return { rows: [], total: '0' };
    }),
  ]);
  await screen.findByText('No open complaints.');
  const sort = screen.getByLabelText('Sort') as HTMLSelectElement;
  expect(sort.value).toBe('oldest');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Resolved');
  await screen.findByText('No resolved complaints.');
  expect([sort.value, router.state.location.search]).toEqual(['newest', '?state=settled']);
  expect(queries).toEqual([
    { grouped: 'yes', state: 'open', sort: 'oldest', limit: 25 },
    { grouped: 'yes', state: 'settled', sort: 'newest', limit: 25 },
  ]);
});

test('where nobody can be emailed the dialog says so', async () => {
  open([buildComplaint(6, { email: null })], { preview: { toReporter: null } });
  const dialog = await plan(6, 'No breach found', 'Fair words');
  expect(dialog.getByText('We can’t email the person who wrote: they left no email.')).toBeTruthy();
  expect(dialog.queryByText(/10 minutes/)).toBeNull();
});

test('reports of a review are one row, shown whole, and decided together when that is selected', async () => {
  const sent = open([buildComplaint(6, GROUP), buildComplaint(7, { details: 'It is my street.' })]);
  expect(await screen.findByRole('heading', { name: 'Review reported 2 times' })).toBeTruthy();
  expect(screen.getByText('It names or identifies someone (1), It’s untrue or misleading (1)')).toBeTruthy();
  await press('Decide complaint 6');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('It is my street.')).toBeTruthy();
  await userEvent.click(dialog.getByLabelText('Decide all 2 open reports of this review'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Resolved' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Seen');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Save decision' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ id: 6, all: true }));
});

test('a complaint about defamation shows its statement whole', async () => {
  open([buildComplaint(9, { kind: 'defamation', reason: null, details: '', statement: STATEMENT })]);
  expect(
    await screen.findByRole('heading', {
      name: 'Something that harms my reputation or my business (defamation)',
    }),
  ).toBeTruthy();
  const texts = ['Dana Ricci', 'My business', STATEMENT.quotation, STATEMENT.untrue, String(STATEMENT.harm)];
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Handle as defamation/ })).toBeNull();
});

test('a report is handled as defamation, and that is undone', async () => {
  const sent = open([buildComplaint(6)]);
  await press('Handle as defamation: complaint 6');
  await press('Undo');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { turned: '6', kind: 'defamation', version: 1 },
    { turned: '6', kind: 'review', version: 2 },
  ]);
});

const WARNING =
  'It’s been more than 7 days since we received this complaint. If the review stays up, the digital intermediary defence may not cover it. Get legal advice first.';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('to leave a review up after the deadline of a complaint about defamation asks first', async () => {
  const sent = open([buildComplaint(6, { kind: 'defamation', createdAt: daysAgo(7.1) })]);
  const dialog = await plan(6, 'No breach found', 'Fair words');
  await userEvent.click(dialog.getByRole('button', { name: 'Save decision' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(WARNING)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(sent).toHaveLength(1);
  await userEvent.click(await dialog.findByRole('button', { name: 'Save decision' }));
  await press('Leave the review up');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ id: 6, decision: 'kept' }));
});

test.each([
  ['before the deadline', { createdAt: daysAgo(6.9) }, 'No breach found'],
  ['to hide it', { createdAt: daysAgo(8) }, 'Review hidden'],
  ['about anything else', { createdAt: daysAgo(8), kind: 'review' }, 'No breach found'],
])('nothing is asked %s', async (_, values, decision) => {
  const sent = open([buildComplaint(6, { kind: 'defamation', ...values })]);
  const dialog = await plan(6, decision, 'Fair words');
  await userEvent.click(dialog.getByRole('button', { name: 'Save decision' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ id: 6 }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a decision is undone right after it, and from the list until its emails are sent', async () => {
  const undoUntil = new Date(Date.now() + 60_000).toISOString();
  const settled = { decision: 'kept', decisionNote: 'Fair', decidedAt: new Date().toISOString() } as const;
  const sent = open([
    buildComplaint(6),
    buildComplaint(7, { ...settled, undoUntil }),
    buildComplaint(8, { ...settled, undoUntil: '2026-11-01T00:00:00.000Z' }),
  ]);
  const dialog = await plan(6, 'Resolved', 'Seen');
  await userEvent.click(dialog.getByRole('button', { name: 'Save decision' }));
  await press('Undo');
  expect(await screen.findByRole('button', { name: 'Decide complaint 6' })).toBeTruthy();
  expect(sent.at(-1)).toEqual({ undone: 6, version: 2 });
  expect(toasts.at(-1)).toEqual({ title: 'Decision undone' });
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Resolved');
  await press('Undo decision on complaint 7');
  await waitFor(() => expect(sent.at(-1)).toEqual({ undone: 7, version: 1 }));
  expect(screen.queryByRole('button', { name: 'Undo decision on complaint 8' })).toBeNull();
});

test('an Undo that comes too late says so, and the message stays', async () => {
  const message = 'This decision can’t be undone any more. The emails about it have been sent.';
  const settled = { decision: 'kept', decisionNote: 'Fair', decidedAt: new Date().toISOString() } as const;
  open([buildComplaint(7, { ...settled, undoUntil: new Date(Date.now() + 60_000).toISOString() })], {
    path: '/admin/complaints?state=settled',
    refuse: refusal(409, message),
  });
  await press('Undo decision on complaint 7');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('a refused decision is reported and logged, and its text stays', async () => {
  open([buildComplaint(7)], {
    refuse: refusal(409, 'Somebody else changed this meanwhile'),
  });
  const dialog = await plan(7, 'No breach found', 'Fair words');
  await userEvent.click(dialog.getByRole('button', { name: 'Save decision' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Somebody else changed this meanwhile');
  expect(toasts).toMatchObject([{ title: 'Error', kind: 'error' }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
  expect((dialog.getByLabelText('Reason') as HTMLTextAreaElement).value).toBe('Fair words');
  expect(logged).toHaveBeenCalled();
});
