import {
  listComplaints,
  listEnquiries,
  listReplyTemplates,
  previewReply,
  type SentReply,
  sendReply,
  undoReply,
} from '@home-truths/platform/contract';
import { on, press, refusal, screen, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { buildComplaint } from '../complaints/build-complaint.ts';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildEnquiry } from '../enquiries/build-enquiry.ts';
import { buildReply, TEMPLATES } from './build-thread.ts';
import { loadReplyDialog } from './reply-actions.tsx';
import { replyStateText } from './reply-state.tsx';

// the dialog’s chunk is loaded before a test opens it
beforeAll(() => loadReplyDialog());

const { toasts, logged } = watchMessages();

const UNDO_UNTIL = '2026-11-26T04:40:00.000Z';

/** Opens the enquiries over one in memory; `refuse` may throw before a reply is stored or undone. */
function open({
  latest = null as SentReply | null,
  refuse = () => {},
  answeredAt = null as string | null,
} = {}) {
  const enquiry = buildEnquiry(1, { name: 'Leo Papas', latestReply: latest, answeredAt });
  const sent: object[] = [];
  showConsole('/admin/enquiries', [
    on(listEnquiries, () => ({ rows: [{ ...enquiry }], total: '1' })),
    on(listReplyTemplates, () => TEMPLATES),
    on(previewReply, ({ params, body }) => {
      sent.push({ previewOf: params, ...body });
      return { to: 'leo@example.com', subject: 'Re: Your message #1', text: body.text, undoSeconds: 600 };
    }),
    on(sendReply, ({ params, body }) => {
      sent.push({ ...params, ...body });
      refuse();
      enquiry.latestReply = buildReply(5, { text: body.text, state: 'waiting', undoUntil: UNDO_UNTIL });
      return enquiry.latestReply;
    }),
    on(undoReply, ({ params }) => {
      sent.push({ undone: params.id });
      refuse();
      const undone = enquiry.latestReply as SentReply;
      enquiry.latestReply = null;
      return undone;
    }),
  ]);
  return sent;
}

const openDialog = async () => {
  await press('Reply to the enquiry from Leo Papas');
  return within(await screen.findByRole('dialog', { name: 'Reply to the enquiry from Leo Papas' }));
};
const write = async (dialog: Awaited<ReturnType<typeof openDialog>>, text: string) => {
  const field = await dialog.findByLabelText('Reply');
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field as HTMLTextAreaElement;
};

test('a reply is written from a template, read as the email it is, sent, and undone', async () => {
  const sent = open();
  const dialog = await openDialog();
  expect(((await dialog.findByLabelText('Reply')) as HTMLTextAreaElement).value).toBe(TEMPLATES[0]?.text);
  const quote = dialog.getByText('A guide to by-laws, please.');
  expect(document.activeElement?.contains(quote)).toBe(true);
  await write(dialog, 'We will write one.');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('Re: Your message #1')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Check the email');
  expect(dialog.getByText(/It’s sent 10 minutes after you press Send/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { previewOf: { about: 'enquiry', id: 1 }, text: 'We will write one.' },
    { about: 'enquiry', id: 1, text: 'We will write one.', close: true, latest: 0 },
  ]);
  expect(await screen.findByText('Reply goes out at 3:40 pm AEDT')).toBeTruthy();
  await press('Undo the reply to the enquiry from Leo Papas');
  await waitFor(() => expect(screen.queryByText(/^Reply goes out/)).toBeNull());
  const replyButton = screen.getByRole('button', { name: 'Reply to the enquiry from Leo Papas' });
  await waitFor(() => expect(document.activeElement).toBe(replyButton));
  expect(sent.at(-1)).toEqual({ undone: 5 });
  expect(toasts.map(({ title }) => title)).toEqual([
    'Reply saved. You can undo it until it’s sent',
    'Reply undone',
  ]);
});

test('what was written is there again after Back, and after a template has replaced it', async () => {
  const sent = open({ latest: buildReply(4) });
  const dialog = await openDialog();
  const field = await write(dialog, 'My own text');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Mark the enquiry as answered' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Back' }));
  expect(field.value).toBe('My own text');
  await userEvent.selectOptions(dialog.getByLabelText('Template'), 'Guide suggested');
  expect(field.value).toBe(TEMPLATES[1]?.text);
  await userEvent.selectOptions(dialog.getByLabelText('Template'), 'General reply');
  await userEvent.click(dialog.getByRole('button', { name: 'Restore it' }));
  expect([field.value, document.activeElement]).toEqual(['My own text', field]);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)).toMatchObject({ text: 'My own text', close: false, latest: 4 });
});

test('a reply that is too short, or refused, stays in the dialog with the reason', async () => {
  const sent = open({
    refuse: refusal(409, 'Someone else has replied to this.'),
  });
  const dialog = await openDialog();
  await write(dialog, 'Hi');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('Reply must be at least 10 characters')).toBeTruthy();
  expect(sent).toEqual([]);
  await write(dialog, 'We will write one.');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Send' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Someone else has replied to this.');
});

test('a reply that was sent meanwhile is not undone, and that is logged', async () => {
  open({
    latest: buildReply(4, { state: 'waiting', undoUntil: UNDO_UNTIL }),
    refuse: refusal(409, 'It has been sent.'),
  });
  await press(/^Undo the reply/);
  await waitFor(() => expect(toasts).toMatchObject([{ description: 'It has been sent.', kind: 'error' }]));
  expect(logged).toHaveBeenCalled();
});

test('an answered enquiry is not marked again', async () => {
  open({ answeredAt: '2026-11-20T00:00:00.000Z', latest: buildReply(4, { state: 'failed' }) });
  expect(await screen.findByText('Reply not delivered')).toBeTruthy();
  const dialog = await openDialog();
  await dialog.findByLabelText('Reply');
  expect(dialog.queryByRole('checkbox')).toBeNull();
});

test('a report is replied to where an email was left or there is an account', async () => {
  const rows = [
    buildComplaint(3, { email: null, user: { username: 'kim', email: 'kim@example.com' } }),
    buildComplaint(2, { email: null }),
    buildComplaint(1, { latestReply: buildReply(5, { about: 'complaint', number: 1 }) }),
  ];
  showConsole('/admin/complaints', [on(listComplaints, () => ({ rows, total: '3' }))]);
  const buttons = await screen.findAllByRole('button', { name: /^Reply to/ });
  expect(buttons.map(button => button.getAttribute('aria-label'))).toEqual([
    'Reply to complaint 3',
    'Reply to complaint 1',
  ]);
  expect(screen.getByText('Reply sent 20 Nov 2026')).toBeTruthy();
  const links = screen.getAllByRole('link', { name: /^All correspondence/ });
  expect(links.map(link => link.getAttribute('href'))).toEqual(
    [3, 2, 1].map(id => `/admin/threads/complaint-${id}`),
  );
});

test.each([
  [{ state: 'waiting' }, 'Reply is being sent'],
  [{ state: 'retrying' }, 'Reply delayed, still trying'],
  [{ state: 'failed' }, 'Reply not delivered'],
  [{ state: 'sent' }, 'Reply sent 20 Nov 2026'],
])('%j: %s', (values, text) => {
  expect(replyStateText(buildReply(1, values)).text).toBe(text);
});
