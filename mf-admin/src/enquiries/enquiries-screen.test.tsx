import {
  type Enquiry,
  listEnquiries,
  markEnquiryAnswered,
  restoreAuditEntry,
} from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { on, refusal, screen, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { buildAuditEntry } from '../audit/build-audit-entry.ts';
import { changeRow } from '../console/change-row.ts';
import { confirmBulk } from '../console/confirm-bulk.ts';
import { loadConfirmDialog } from '../console/lazy-dialog.tsx';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildEnquiry } from './build-enquiry.ts';

// the dialog’s chunk is loaded before a test opens it
beforeAll(() => loadConfirmDialog());

const { toasts, logged } = watchMessages();

/** Opens the screen over messages in memory; `refuse` may throw before one is marked. */
function open(enquiries: Enquiry[], { path = '/admin/enquiries', refuse = (_: number) => {} } = {}) {
  const edits: object[] = [];
  const queries: object[] = [];
  const { router } = showConsole(path, [
    on(listEnquiries, ({ query }) => {
      queries.push(query);
      const matches = ({ answeredAt }: Enquiry) => !query.state || (query.state === 'open') === !answeredAt;
      const rows = enquiries.filter(matches);
      return { rows, total: String(rows.length) };
    }),
    on(markEnquiryAnswered, ({ params, body }) => {
      const id = Number(params.id);
      edits.push({ id, ...body });
      refuse(id);
      return changeRow(enquiries, id, { answeredAt: body.isAnswered ? '2026-11-20T00:00:00.000Z' : null });
    }),
  ]);
  return { edits, queries, router };
}

const answered = (id: number) => buildEnquiry(id, { answeredAt: '2026-11-10T00:00:00.000Z' });
const row = async (name: string) => {
  const text = await screen.findByText(name);
  return within(text.closest('tr') as HTMLElement);
};

test('a message is marked as answered, and opened again', async () => {
  const { edits } = open([buildEnquiry(1)]);
  await userEvent.click((await row('Writer 1')).getByRole('button', { name: /^Mark as answered/ }));
  expect(await screen.findByText('Answered 20 Nov 2026')).toBeTruthy();
  await userEvent.click((await row('Writer 1')).getByRole('button', { name: /^Reopen/ }));
  await waitFor(() => expect(screen.queryByText('Answered 20 Nov 2026')).toBeNull());
  expect(edits.map(edit => (edit as { isAnswered: boolean }).isAnswered)).toEqual([true, false]);
  expect(toasts.map(({ title }) => title)).toEqual(['Enquiry marked as answered', 'Enquiry reopened']);
});

test('open ones are marked in bulk, those that were refused stay selected', async () => {
  const { edits } = open([buildEnquiry(4), answered(3), buildEnquiry(2), buildEnquiry(1)], {
    refuse(id) {
      if (id === 2) throw new ApiError(503, 'The database is away');
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 3 open' }));
  expect(await confirmBulk('Mark as answered')).toBe('Mark 3 enquiries as answered?');
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toEqual({
    title: 'We couldn’t update the enquiry',
    description: '2 of 3 enquiries updated. The rest are still selected; try again.',
    kind: 'error',
  });
  expect(edits).toEqual([4, 2, 1].map(id => ({ id, isAnswered: true })));
  const boxes = screen.getAllByRole('checkbox', { name: /^Select the enquiry/ }) as HTMLInputElement[];
  expect(boxes.map(({ checked }) => checked)).toEqual([true]);
});

test('after a full success the focus is where the next ones are selected', async () => {
  open([buildEnquiry(2), buildEnquiry(1)]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select the enquiry from Writer 2' }));
  expect(await confirmBulk('Mark as answered')).toBe('Mark 1 enquiry as answered?');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select all 1 open' })),
  );
  expect(toasts).toEqual([{ title: 'Enquiry marked as answered' }]);
});

test('only the open ones are requested where the URL says so', async () => {
  const { queries, router } = open([buildEnquiry(2), answered(1)], { path: '/admin/enquiries?state=open' });
  await screen.findByText('Showing 1 of 1');
  expect(queries).toEqual([{ state: 'open', sort: 'newest', after: undefined, limit: 25 }]);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Answered');
  expect(await screen.findByText('Writer 1')).toBeTruthy();
  expect(router.state.location.search).toBe('?state=answered');
});

test('a message that could not be marked is reported and logged', async () => {
  open([buildEnquiry(1)], {
    refuse: refusal(404, 'Enquiry not found'),
  });
  await userEvent.click((await row('Writer 1')).getByRole('button', { name: /^Mark as answered/ }));
  await waitFor(() =>
    expect(toasts).toEqual([{ title: 'Error', description: 'Enquiry not found', kind: 'error' }]),
  );
  expect(logged).toHaveBeenCalled();
});

test('a message is shown as answered before the server responds, and as open again where it refuses', async () => {
  const refusal = Promise.withResolvers<never>();
  showConsole('/admin/enquiries', [
    on(listEnquiries, () => ({ rows: [buildEnquiry(1)], total: '1' })),
    on(markEnquiryAnswered, () => refusal.promise),
  ]);
  await userEvent.click((await row('Writer 1')).getByRole('button', { name: /^Mark as answered/ }));
  expect((await row('Writer 1')).getByText(/^Answered /)).toBeTruthy();
  refusal.reject(new ApiError(404, 'Enquiry not found'));
  expect(await (await row('Writer 1')).findByText('Open')).toBeTruthy();
});

test('what was marked is undone by its entry', async () => {
  const restored: object[] = [];
  showConsole('/admin/enquiries', [
    on(listEnquiries, () => ({ rows: [buildEnquiry(1)], total: '1' })),
    on(markEnquiryAnswered, () => ({ ...answered(1), auditEntryId: 12 })),
    on(restoreAuditEntry, ({ params, body }) => {
      restored.push({ ...params, ...body });
      return buildAuditEntry(13);
    }),
  ]);
  await userEvent.click((await row('Writer 1')).getByRole('button', { name: /^Mark as answered/ }));
  const notice = within(await screen.findByRole('group', { name: 'Marked as answered' }));
  await userEvent.click(notice.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(restored).toEqual([{ id: 12 }]));
});
