import { LeadsService } from '../leads/leads.service.ts';
import { sharedBackend } from '../testing/backend.ts';
import { auditOf, buildUser, send, signIn } from '../testing/builders.ts';

const backend = await sharedBackend();
const jane = await buildUser(backend, { isAdmin: true });
const asJane = await signIn(backend, jane);
const asSam = await signIn(backend, await buildUser(backend, { isAdmin: true }));

/** A record of each kind that has notes, and the list that counts them. */
const RECORDS = {
  lead: () => send(backend, 'lead'),
  complaint: () => send(backend, 'complaint'),
  enquiry: () => send(backend, 'enquiry'),
  person: async () => (await buildUser(backend)).id,
};
type Subject = keyof typeof RECORDS;

const add = (subject: Subject, subjectId: number, text = 'Rang twice', browser = asJane) =>
  backend.post('/api/admin/notes', { subject, subjectId, text }, browser);
const list = (subject: Subject, subjectId: number, page = '') =>
  backend.get(`/api/admin/notes?subject=${subject}&subjectId=${subjectId}${page}`, asJane);
const strike = (id: number, isStruck: boolean, browser = asJane) =>
  backend.patch(`/api/admin/notes/${id}`, { isStruck }, browser);
const entriesOf = (note: number) => auditOf(backend, 'note', note);
const stored = () => backend.rows('select id from note');

test.each(['lead', 'complaint', 'enquiry', 'person'] as const)(
  'notes about a %s are listed newest first, with who wrote them',
  async subject => {
    const [id, other] = [await RECORDS[subject](), await RECORDS[subject]()];
    const first = await add(subject, id, '  Rang twice  ');
    expect([first.status, first.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        text: 'Rang twice',
        by: { id: jane.id, username: jane.username },
        createdAt: expect.stringMatching(/^20/),
        struckAt: null,
      },
    ]);
    const second = await add(subject, id, 'Calls back on Monday', asSam);
    await add(subject, other, 'About another one');
    const { body, headers } = await list(subject, id);
    expect(body).toEqual([second.body, first.body]);
    expect(headers.get('X-Total-Count')).toBe('2');
    expect((await list(subject, id, `&after=${second.body.id}&limit=1`)).body).toEqual([first.body]);
    expect(await entriesOf(first.body.id)).toEqual([
      { action: 'add', by: jane.id, before: null, after: { [subject]: id } },
    ]);
  },
);

test('the lists of records say how many notes there are', async () => {
  const [lead, complaint] = [await RECORDS.lead(), await RECORDS.complaint()];
  const enquiry = await RECORDS.enquiry();
  await add('lead', lead);
  await add('lead', lead);
  await add('enquiry', enquiry);
  const countIn = async (path: string, id: number) => {
    const { body } = await backend.get(path, asJane);
    return body.find((row: { id: number }) => row.id === id).noteCount;
  };
  expect(await countIn('/api/inspector-leads?q=mei', lead)).toBe(2);
  expect(await countIn('/api/inspector-leads?sort=status', lead)).toBe(2);
  expect(await countIn('/api/admin/complaints?grouped=yes', complaint)).toBe(0);
  expect(await countIn('/api/admin/enquiries', enquiry)).toBe(1);
});

test('only its author strikes a note out, which stays, and lets it hold again', async () => {
  const person = await RECORDS.person();
  const { body: note } = await add('person', person);
  const refused = await strike(note.id, true, asSam);
  expect([refused.status, refused.text]).toEqual([403, 'You can only strike out your own notes']);
  const struck = await strike(note.id, true);
  expect(struck.body).toEqual({ ...note, struckAt: expect.stringMatching(/^20/) });
  expect((await strike(note.id, true)).body).toEqual(struck.body);
  expect((await list('person', person)).body).toEqual([struck.body]);
  expect((await strike(note.id, false)).body).toEqual(note);
  expect(await entriesOf(note.id)).toMatchObject([
    { action: 'add' },
    { action: 'strike', by: jane.id, before: { isStruck: false }, after: { isStruck: true } },
    { action: 'unstrike', by: jane.id, before: { isStruck: true }, after: { isStruck: false } },
  ]);
  const { body } = await backend.get(`/api/admin/audit?subject=note&subjectId=${note.id}`, asJane);
  expect(body[0]).toMatchObject({ about: 'Rang twice', canRestore: false });
  expect((await strike(999_999, true)).status).toBe(404);
  const wrong = await backend.patch(`/api/admin/notes/${note.id}`, {}, asJane);
  expect(wrong).toMatchObject({ status: 400, text: 'Struck out must be true or false' });
});

test.each([
  [{ text: '' }, 400, 'Write a note'],
  [{ text: 'x'.repeat(2_001) }, 400, 'Note must be at most 2,000 characters'],
  [{ subject: 'property' }, 400, 'Choose a record from the list'],
  [{ subjectId: '7' }, 400, 'Record number must be a number'],
  [{ subjectId: 999_999 }, 404, 'Person not found'],
  [{ subject: 'lead', subjectId: 999_999 }, 404, 'Lead not found'],
])('%j is refused, and nothing is stored', async (values, status, message) => {
  const before = await stored();
  const note = { subject: 'person', subjectId: jane.id, text: 'Rang twice', ...values };
  const response = await backend.post('/api/admin/notes', note, asJane);
  expect([response.status, response.text]).toEqual([status, message]);
  expect(await stored()).toEqual(before);
});

test('notes go with their record, and stay without the account of their author', async () => {
  const lead = await RECORDS.lead();
  const author = await buildUser(backend, { isAdmin: true });
  const { body: note } = await add('lead', lead, 'Her neighbour answered', await signIn(backend, author));
  await backend.rows('delete from app_user where id = $1', author.id);
  expect((await list('lead', lead)).body).toEqual([{ ...note, by: null }]);
  await backend.patch(`/api/inspector-leads/${lead}`, { status: 'completed' }, asJane);
  await backend.rows(`update inspector_lead set created_at = created_at - interval '13 months'`);
  await backend.rows(
    `update audit_entry set at = at - interval '13 months' where subject = 'lead' and subject_id = $1`,
    lead,
  );
  // it is written meanwhile, and must not put the deletion of the lead off
  await add('lead', lead, 'Asked for a copy');
  await backend.app.get(LeadsService).sweep();
  expect((await list('lead', lead)).body).toEqual([]);
  const person = await RECORDS.person();
  const { body } = await add('person', person, 'Wrote three reviews of one home');
  await backend.rows('delete from app_user where id = $1', person);
  expect(await backend.rows('select id from note where id = $1', body.id)).toEqual([]);
  expect(JSON.stringify(await entriesOf(body.id))).not.toContain('three reviews');
});
