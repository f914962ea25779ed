import { readThread, type Thread, undoReply } from '@home-truths/platform/contract';
import { hrefOf, on, refusal, screen, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildReply, buildThread, buildThreadRecord } from './build-thread.ts';
import { threadKey } from './queries.ts';

const { logged } = watchMessages();

function open(read: () => Thread, path = '/admin/threads/enquiry-1') {
  const requested: object[] = [];
  showConsole(path, [
    on(readThread, ({ params }) => {
      requested.push(params);
      return read();
    }),
    on(undoReply, () => buildReply(5)),
  ]);
  return requested;
}

test('what came with one email is shown with our replies', async () => {
  const requested = open(() =>
    buildThread({
      user: { id: 3, username: 'leo' },
      records: [
        buildThreadRecord(4, {
          about: 'lead',
          topic: '9 Banksia Street',
          phone: '+61 412 345 678',
          isOpen: false,
        }),
        buildThreadRecord(2, { about: 'complaint', topic: 'review', reason: 'untrue', name: '' }),
        buildThreadRecord(1),
      ],
      replies: [
        buildReply(5),
        buildReply(6, { about: 'complaint', number: 2, text: 'We are looking into it.', by: null }),
      ],
      isComplete: false,
    }),
  );
  const list = await screen.findByRole('list', { name: 'Correspondence' });
  expect(requested).toContainEqual({ about: 'enquiry', id: 1 });
  const headings = within(list).getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    '9 Banksia Street',
    'Review reported: It’s untrue or misleading',
    'Request Guide',
  ]);
  const replies = within(list).getByRole('list', { name: 'Replies to Enquiry 1' });
  expect(replies.textContent).toContain('Our reply by @sam');
  expect(within(list).getByRole('list', { name: 'Replies to Complaint 2' }).textContent).toContain(
    'We are looking into it.',
  );
  expect(within(list).getByText('Completed')).toBeTruthy();
  const buttons = within(list).getAllByRole('button', { name: /^Reply to/ });
  expect(buttons.map(button => button.getAttribute('aria-label'))).toEqual([
    'Reply to Lead 4',
    'Reply to Complaint 2',
    'Reply to Enquiry 1',
  ]);
  expect(await hrefOf('Call +61 412 345 678')).toBe('tel:+61412345678');
  expect(await hrefOf('@leo')).toBe('/admin/people/3');
  expect(await hrefOf('All enquiries')).toBe('/admin/enquiries');
  expect(screen.getByText('Showing the latest 3')).toBeTruthy();
});

test('after Undo the focus is on the record', async () => {
  let replies = [buildReply(5, { state: 'waiting', undoUntil: '2026-11-26T04:40:00.000Z' })];
  open(() => buildThread({ replies }));
  const undo = await screen.findByRole('button', { name: 'Undo the reply to Enquiry 1' });
  replies = [];
  await userEvent.click(undo);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Enquiry 1/));
  expect(screen.queryByRole('list', { name: 'Replies to Enquiry 1' })).toBeNull();
});

test('without an email there is one record and no reply', async () => {
  open(
    () =>
      buildThread({ email: null, records: [buildThreadRecord(2, { about: 'complaint', topic: 'fault' })] }),
    '/admin/threads/complaint-2',
  );
  expect(await screen.findByText('No email given, so this is all we can show together.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull();
});

test('what is not there is said', async () => {
  open(refusal(404, 'Enquiry not found'));
  expect(await screen.findByText(/There’s nothing with this number/)).toBeTruthy();
  expect(logged).toHaveBeenCalled();
});

test.each(['person-1', 'enquiry-0', 'enquiry-1-2', 'enquiry', '', 'enquiry-x'])(
  '%p names no thread',
  text => {
    expect(threadKey(text)).toBeUndefined();
  },
);
