import {
  type AssignedTo,
  type Assignment,
  assignRecord,
  countLeads,
  listComplaints,
  listEnquiries,
  listLeads,
  listNotes,
  readAssignment,
} from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { hrefOf, on, press, screen, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { buildComplaint } from '../complaints/build-complaint.ts';
import { ADMIN } from '../console/admin-user.ts';
import { chooseMore } from '../console/choose-more.ts';
import { loadConfirmDialog } from '../console/lazy-dialog.tsx';
import { showConsole } from '../console/show-console.ts';
import { loadRowConflict } from '../console/use-row-change.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildEnquiry } from '../enquiries/build-enquiry.ts';
import { buildLead } from '../leads/build-lead.ts';
import { loadRecordDialog } from '../notes/row-notes.tsx';
import { onAdministrators, SAM } from './build-assignments.ts';

beforeAll(() => Promise.all([loadRecordDialog(), loadRowConflict(), loadConfirmDialog()]));

const { toasts } = watchMessages();
const titles = () => toasts.map(({ title }) => title);

const ME = { id: ADMIN.id, username: ADMIN.username };

/** Opens a list of records that are assigned as said; `takenBySam` are taken by somebody else before the first call. */
function open(path: string, assignments: AssignedTo[], { takenBySam = [] as number[] } = {}) {
  const calls: object[] = [];
  const queries: Record<string, unknown>[] = [];
  const records = new Map<number, Assignment>(
    assignments.map((assignedTo, index) => [index + 1, { assignedTo, version: 1 }]),
  );
  const rowsOf = <Row,>(build: (id: number, values: object) => Row) => ({
    rows: [...records].map(([id, values]) => build(id, values)).toReversed(),
    total: String(records.size),
  });
  const list = <Row,>(build: (id: number, values: object) => Row) =>
    function rows({ query }: { query: object }) {
      queries.push({ ...query });
      return rowsOf(build);
    };
  const { router } = showConsole(path, [
    onAdministrators(),
    on(countLeads, () => ({ total: 3, pending: 3, contacted: 0, completed: 0 })),
    on(listLeads, list(buildLead)),
    on(listComplaints, list(buildComplaint)),
    on(listEnquiries, list(buildEnquiry)),
    on(listNotes, () => ({ rows: [], total: '0' })),
    on(readAssignment, ({ query }) => records.get(Number(query.subjectId)) as Assignment),
    on(assignRecord, ({ body }) => {
      calls.push(body);
      const { subjectId: id, version, assignedTo } = body;
      if (takenBySam.includes(id)) {
        takenBySam.splice(takenBySam.indexOf(id), 1);
        records.set(id, { assignedTo: SAM, version: 2 });
      }
      const record = records.get(id) as Assignment;
      if (version !== record.version) throw new ApiError(409, 'Someone else has changed this');
      const changed = {
        assignedTo: [ME, SAM].find(person => person.id === assignedTo) ?? null,
        version: record.version + 1,
      };
      records.set(id, changed);
      return changed;
    }),
  ]);
  return { calls, queries, router, records };
}

const row = (number: number) =>
  screen
    .getByRole('table', { name: /^(Leads|Complaints|Enquiries)$/ })
    .querySelectorAll<HTMLElement>('tbody > tr')[number] as HTMLElement;

test.each([
  ['/admin/leads', 'lead', 'Lead: Caller 1'],
  ['/admin/complaints', 'complaint', 'Complaint 1'],
  ['/admin/enquiries', 'enquiry', 'Enquiry from Writer 1'],
])('%s: a row says who works on it, and its panel assigns it', async (path, subject, title) => {
  const { calls } = open(path, [SAM]);
  expect(await screen.findByText('sam')).toBeTruthy();
  await (subject === 'lead' ? chooseMore : press)(`Notes: ${title}`);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const select = dialog.getByLabelText('Assigned to') as HTMLSelectElement;
  await waitFor(() =>
    expect([...select.options].map(({ text }) => text)).toEqual(['Nobody', ADMIN.username, 'sam']),
  );
  expect(select.selectedOptions[0]?.text).toBe('sam');
  await userEvent.selectOptions(select, ADMIN.username);
  await waitFor(() => expect(titles()).toEqual(['Assigned']));
  await userEvent.selectOptions(select, 'Nobody');
  await waitFor(() => expect(titles()).toEqual(['Assigned', 'Assigned to nobody']));
  expect(document.activeElement).toBe(select);
  expect(calls).toEqual([
    { subject, subjectId: 1, assignedTo: ADMIN.id, version: 1 },
    { subject, subjectId: 1, assignedTo: null, version: 2 },
  ]);
});

test('a takes the row for oneself, and leaves one that somebody has', async () => {
  const { calls } = open('/admin/leads', [SAM, null]);
  await screen.findByText('Caller 1');
  await userEvent.keyboard('ja');
  expect(await screen.findByText('you')).toBeTruthy();
  expect(document.activeElement).toBe(row(0));
  await userEvent.keyboard('aja');
  expect(calls).toEqual([{ subject: 'lead', subjectId: 2, assignedTo: ADMIN.id, version: 1 }]);
  await chooseMore('Assign to me: Lead: Caller 1');
  await waitFor(() => expect(screen.getAllByText('you')).toHaveLength(2));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More: Lead: Caller 1' }));
});

test.each([
  ['Keep theirs', SAM],
  ['Save mine', ME],
])('where somebody else was faster both are shown: %s', async (choice, assignedTo) => {
  const { records } = open('/admin/enquiries', [null], { takenBySam: [1] });
  await press('Assign to me: Enquiry from Writer 1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Enquiry from Writer 1' }));
  const difference = dialog.getByRole('region', { name: 'Assigned to' });
  expect(difference.textContent).toBe('Assigned toSaved versionsamYour versionadmin');
  await userEvent.click(dialog.getByRole('button', { name: choice }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(records.get(1)?.assignedTo).toEqual(assignedTo);
  expect(await within(row(0)).findByText(assignedTo === SAM ? 'sam' : 'you')).toBeTruthy();
});

test('the panel shows who was faster, too', async () => {
  open('/admin/complaints', [null], { takenBySam: [1] });
  await press('Notes: Complaint 1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Complaint 1' }));
  await dialog.findByRole('option', { name: ADMIN.username });
  await userEvent.selectOptions(dialog.getByLabelText('Assigned to'), ADMIN.username);
  expect(await dialog.findByRole('button', { name: 'Save mine' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep theirs' }));
  await waitFor(() =>
    expect((dialog.getByLabelText('Assigned to') as HTMLSelectElement).selectedOptions[0]?.text).toBe('sam'),
  );
});

test.each([
  ['/admin/leads', 'lead', 'leads'],
  ['/admin/complaints', 'complaint', 'complaints'],
  ['/admin/enquiries', 'enquiry', 'enquiries'],
])('%s: selected rows are assigned to oneself, refused ones stay selected', async (path, subject, noun) => {
  const { calls } = open(path, [null, null, null], { takenBySam: [2] });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select all 3/ }));
  const bar = within(screen.getByRole('form', { name: `Selected ${noun}` }));
  await userEvent.click(bar.getByRole('button', { name: 'Assign to me' }));
  const question = within(await screen.findByRole('alertdialog', { name: `Assign 3 ${noun} to you?` }));
  await userEvent.click(question.getByRole('button', { name: 'Assign to me' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.description).toBe(`2 of 3 ${noun} updated. The rest are still selected; try again.`);
  expect(calls).toHaveLength(3);
  expect(calls[0]).toEqual({ subject, subjectId: 3, assignedTo: ADMIN.id, version: 1 });
  expect(bar.getByRole('status').textContent).toBe('1 selected');
});

test('the filter is in the URL, and in the export', async () => {
  const { router, queries } = open('/admin/leads?assigned=nobody', [null]);
  await screen.findByText('Caller 1');
  expect(queries.at(-1)).toMatchObject({ assigned: 'nobody' });
  await userEvent.selectOptions(screen.getByLabelText('Assigned to'), 'Mine');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ assigned: 'me' }));
  expect(router.state.location.search).toBe('?assigned=me');
  await waitFor(async () => expect(await hrefOf('Export')).toBe('/api/admin/exports/leads?assigned=me'));
  await userEvent.selectOptions(screen.getByLabelText('Assigned to'), 'All assignments');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
