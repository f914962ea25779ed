import {
  addNote,
  countLeads,
  listComplaints,
  listEnquiries,
  listLeads,
  listNotes,
  type Note,
  readPerson,
  reviewsOfUser,
  strikeNote,
} from '@home-truths/platform/contract';
import type { Api } from '@home-truths/platform/data';
import {
  createTestApi,
  on,
  press,
  refusal,
  screen,
  userEvent,
  waitFor,
  within,
} from '@home-truths/platform/testing';
import { onAdministrators } from '../assignments/build-assignments.ts';
import { buildComplaint } from '../complaints/build-complaint.ts';
import { changeRow } from '../console/change-row.ts';
import { chooseMore } from '../console/choose-more.ts';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildEnquiry } from '../enquiries/build-enquiry.ts';
import { buildLead } from '../leads/build-lead.ts';
import { buildPerson } from '../people/build-person.ts';
import { buildNote } from './build-note.ts';
import { loadRecordDialog } from './row-notes.tsx';

beforeAll(() => loadRecordDialog());

const { toasts } = watchMessages();
const titles = () => toasts.map(({ title }) => title);

const one = <Row,>(row: Row) => ({ rows: [row], total: '1' });

/** Opens a screen over notes in memory; `refuse` may throw before a note is added. */
function open(path: string, { notes = [] as Note[], refuse = () => {} } = {}) {
  const added: object[] = [];
  const api = createTestApi(
    onAdministrators(),
    on(countLeads, () => ({ total: 1, pending: 1, contacted: 0, completed: 0 })),
    on(listLeads, () => one(buildLead(7, { notes: 'Prefers mornings', noteCount: notes.length }))),
    on(listComplaints, () => one(buildComplaint(7, { noteCount: notes.length }))),
    on(listEnquiries, () => one(buildEnquiry(7, { noteCount: notes.length }))),
    on(readPerson, () => buildPerson(7)),
    on(reviewsOfUser, () => ({ rows: [], total: '0' })),
    on(listNotes, () => ({ rows: [...notes], total: String(notes.length) })),
    on(addNote, ({ body }) => {
      refuse();
      added.push(body);
      const note = buildNote(notes.length + 1, { text: body.text });
      notes.unshift(note);
      return note;
    }),
    on(strikeNote, ({ params, body }) =>
      changeRow(notes, params.id, { struckAt: body.isStruck ? '2026-11-21T00:00:00.000Z' : null }),
    ),
  );
  const keys: (string | undefined)[] = [];
  const withKeys: Api = (route, input, options) => {
    if (route.idempotent) keys.push(options?.idempotencyKey);
    return api(route, input, options);
  };
  showConsole(path, withKeys);
  return { added, keys };
}

const texts = () =>
  within(screen.getByRole('list', { name: 'What was noted' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test.each([
  ['/admin/leads', 'lead', 'Lead: Caller 7', 'Notes (1)'],
  ['/admin/complaints', 'complaint', 'Complaint 7', 'Notes'],
  ['/admin/enquiries', 'enquiry', 'Enquiry from Writer 7', 'Notes'],
])('%s: a note is added to a row, whose count follows', async (path, subject, title, label) => {
  const { added, keys } = open(path);
  await (subject === 'lead' ? chooseMore : press)(`${label}: ${title}`);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add note' }));
  expect(await dialog.findByText('Write a note')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Add a note'), 'Rang twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Add note' }));
  expect(await dialog.findByText('Rang twice', { selector: 'p' })).toBeTruthy();
  expect(added).toEqual([{ subject, subjectId: 7, text: 'Rang twice' }]);
  expect(titles()).toEqual(['Note added']);
  const field = dialog.getByLabelText('Add a note') as HTMLTextAreaElement;
  expect([field.value, document.activeElement]).toEqual(['', field]);
  // the same words are another note
  await userEvent.type(field, 'Rang twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(added).toHaveLength(2));
  expect(new Set(keys).size).toBe(2);
  const count = subject === 'lead' ? 3 : 2;
  expect(await screen.findByText(new RegExp(`^Notes \\(${count}\\)`))).toBeTruthy();
});

test('the notes field of a lead is shown as the first note', async () => {
  open('/admin/leads', { notes: [buildNote(2), buildNote(1)] });
  await chooseMore('Notes (3): Lead: Caller 7');
  await screen.findByText('Rang 2 times');
  expect(texts()).toEqual([
    expect.stringContaining('Rang 2 times'),
    expect.stringContaining('Rang 1 times'),
    'From the field “Notes”Prefers mornings',
  ]);
});

test('one’s own note on a person is struck out and restored, others’ are not', async () => {
  const sams = buildNote(1, { by: { id: 2, username: 'sam' }, text: 'Wrote to them' });
  const nobodys = buildNote(3, { by: null, text: 'Called back' });
  open('/admin/people/7', { notes: [nobodys, buildNote(2), sams] });
  const strike = await screen.findByRole('button', {
    name: 'Strike out: your note of 20 Nov 2026, 1:05 pm',
  });
  expect(screen.getAllByRole('button', { name: /^Strike out/ })).toEqual([strike]);
  expect(texts()[0]).toContain('A deleted account');
  await userEvent.click(strike);
  expect(await screen.findByText('Struck out 21 Nov 2026')).toBeTruthy();
  expect(screen.getByText('Rang 2 times').tagName).toBe('S');
  await press(/^Restore/);
  expect(await screen.findByText('Rang 2 times', { selector: 'p' })).toBeTruthy();
  expect(titles()).toEqual(['Note struck out', 'Note restored']);
});

test('a note that could not be added stays in its field', async () => {
  open('/admin/people/7', {
    refuse: refusal(503, 'Please try again in a moment'),
  });
  expect(await screen.findByText('No notes yet.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Add a note'), 'Rang twice');
  await press('Add note');
  expect(await screen.findByText('Please try again in a moment')).toBeTruthy();
  expect((screen.getByLabelText('Add a note') as HTMLTextAreaElement).value).toBe('Rang twice');
});
