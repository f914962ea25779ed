import { LeadsService } from '../leads/leads.service.ts';
import { sharedBackend } from '../testing/backend.ts';
import { buildUser, send } from '../testing/builders.ts';
import { buildAdmin, PASSWORD } from '../testing/requests.ts';
import { refusal, statusesOf } from '../testing/responses.ts';

const backend = await sharedBackend();
const jane = await buildAdmin(backend);
const sam = await buildAdmin(backend);

/** How a record of each kind comes, its list, and the parameters of its other states. */
const KINDS = {
  lead: {
    list: '/api/inspector-leads',
    filters: ['', 'status=pending', 'q=mei', 'sort=oldest', 'sort=status'],
    build: () => send(backend, 'lead'),
  },
  complaint: {
    list: '/api/admin/complaints',
    filters: ['', 'grouped=yes', 'sort=newest'],
    build: () => send(backend, 'complaint'),
  },
  enquiry: {
    list: '/api/admin/enquiries',
    filters: ['', 'state=open', 'sort=oldest'],
    build: () => send(backend, 'enquiry'),
  },
};
type Kind = keyof typeof KINDS;

const assign = (subject: Kind, subjectId: number, assignedTo: number | null, values = {}, by = jane) =>
  backend.put('/api/admin/assignments', { subject, subjectId, assignedTo, ...values }, by.browser);
const read = async (subject: Kind, id: number) =>
  (await backend.get(`/api/admin/assignments?subject=${subject}&subjectId=${id}`, jane.browser)).body;
const idsIn = async (path: string, by = jane) => {
  const { status, body, headers } = await backend.get(path, by.browser);
  expect([status, headers.get('X-Total-Count')]).toEqual([200, String(body.length)]);
  return body.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => a - b);
};
const entriesOf = async (subject: Kind, id: number) =>
  (await backend.get(`/api/admin/audit?subject=${subject}&subjectId=${id}`, jane.browser)).body;
const named = ({ id, username }: { id: number; username: string }) => ({ id, username });

test.each(['lead', 'complaint', 'enquiry'] as const)(
  'a %s is assigned, listed as mine, and as nobody’s once it is taken away',
  async kind => {
    const { build, list, filters } = KINDS[kind];
    const [mine, theirs, nobodys] = [await build(), await build(), await build()];
    const reply = await assign(kind, mine, jane.id, { version: 1 });
    expect([reply.status, reply.body]).toEqual([200, { assignedTo: named(jane), version: 2 }]);
    await assign(kind, theirs, sam.id);
    const row = (await backend.get(`${list}?assigned=me`, jane.browser)).body[0];
    expect(row).toMatchObject({ id: mine, assignedTo: named(jane), version: 2 });
    for (const filter of filters) {
      expect(await idsIn(`${list}?assigned=me&${filter}`)).toEqual([mine]);
      expect(await idsIn(`${list}?assigned=me&${filter}`, sam)).toEqual([theirs]);
      expect(await idsIn(`${list}?assigned=nobody&${filter}`)).toEqual([nobodys]);
      expect(await idsIn(`${list}?${filter}`)).toEqual([mine, theirs, nobodys]);
    }
    expect((await assign(kind, mine, null, { version: 2 })).body).toEqual({ assignedTo: null, version: 3 });
    expect(await idsIn(`${list}?assigned=me`)).toEqual([]);
    expect(await idsIn(`${list}?assigned=nobody`)).toEqual([mine, nobodys]);
    for (const id of [mine, theirs, nobodys])
      await backend.rows(
        `delete from ${{ lead: 'inspector_lead', complaint: 'complaint', enquiry: 'enquiry' }[kind]} where id = $1`,
        id,
      );
  },
);

test('settled complaints and answered enquiries of mine are listed, too', async () => {
  const complaint = await KINDS.complaint.build();
  await assign('complaint', complaint, jane.id);
  const decision = { decision: 'done', note: 'Erased' };
  await backend.patch(`/api/admin/complaints/${complaint}`, decision, jane.browser);
  expect(await idsIn('/api/admin/complaints?state=settled&assigned=me')).toEqual([complaint]);
  const enquiry = await KINDS.enquiry.build();
  await assign('enquiry', enquiry, jane.id);
  await backend.patch(`/api/admin/enquiries/${enquiry}`, { isAnswered: true }, jane.browser);
  expect(await idsIn('/api/admin/enquiries?state=answered&assigned=me')).toEqual([enquiry]);
  expect(await idsIn('/api/admin/enquiries?state=open&assigned=me')).toEqual([]);
});

test('of two who take a record at once the later one is told', async () => {
  const id = await KINDS.lead.build();
  const replies = await Promise.all([
    assign('lead', id, jane.id, { version: 1 }),
    assign('lead', id, sam.id, { version: 1 }, sam),
  ]);
  expect(statusesOf(replies).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.text).toMatch(/^Someone else has changed this/);
  expect((await read('lead', id)).version).toBe(2);
});

test('an enquiry that was assigned meanwhile is not marked as answered by who had not seen that', async () => {
  const id = await KINDS.enquiry.build();
  await assign('enquiry', id, sam.id);
  const mark = (version?: number) =>
    backend.patch(`/api/admin/enquiries/${id}`, { isAnswered: true, version }, jane.browser);
  expect((await mark(1)).status).toBe(409);
  expect((await mark(2)).body).toMatchObject({ version: 3, assignedTo: named(sam) });
  expect((await mark()).status).toBe(200);
});

test.each(['lead', 'complaint', 'enquiry'] as const)(
  'who a %s is assigned to is in the audit, and is restored from it',
  async kind => {
    const id = await KINDS[kind].build();
    await assign(kind, id, sam.id);
    await assign(kind, id, sam.id);
    await assign(kind, id, jane.id);
    const [second, first, ...others] = await entriesOf(kind, id);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ before: { assignedTo: null }, after: { assignedTo: named(sam) } });
    expect(second).toMatchObject({
      action: 'assign',
      by: named(jane),
      canRestore: true,
      before: { assignedTo: named(sam) },
      after: { assignedTo: named(jane) },
    });
    const now = (await backend.get(`/api/admin/audit/${second.id}`, jane.browser)).body;
    expect(now).toMatchObject({ now: { assignedTo: named(jane) }, version: 3 });
    const restore = (entry: number, version?: number) =>
      backend.post(`/api/admin/audit/${entry}/restore`, { version }, jane.browser);
    const restored = await restore(second.id, 3);
    expect(restored.body).toMatchObject({
      action: 'restore',
      after: { assignedTo: named(sam), restores: second.id },
      canRestore: true,
    });
    expect(await read(kind, id)).toMatchObject({ assignedTo: named(sam), version: 4 });
    expect((await restore(second.id, 3)).status).toBe(409);
    expect(await restore(second.id)).toMatchObject(refusal(409, /has changed since: assignedTo/));
    expect((await restore(restored.body.id)).status).toBe(200);
    expect((await read(kind, id)).assignedTo).toEqual(named(jane));
  },
);

test('an edit of a lead is still restored, and leaves who works on it', async () => {
  const id = await KINDS.lead.build();
  await backend.patch(`/api/inspector-leads/${id}`, { status: 'contacted' }, jane.browser);
  const [edit] = await entriesOf('lead', id);
  await assign('lead', id, sam.id);
  expect((await backend.post(`/api/admin/audit/${edit.id}/restore`, {}, jane.browser)).status).toBe(200);
  expect((await read('lead', id)).assignedTo).toEqual(named(sam));
  const { body } = await backend.get('/api/inspector-leads', jane.browser);
  expect(body.find((lead: { id: number }) => lead.id === id)).toMatchObject({ status: 'pending' });
});

test('who is no longer an administrator, or has no account any more, loses what was assigned', async () => {
  const [leaving, deleted] = [await buildAdmin(backend), await buildAdmin(backend)];
  const ids: [Kind, number, number][] = [];
  for (const kind of ['lead', 'complaint', 'enquiry'] as const) {
    const [first, second] = [await KINDS[kind].build(), await KINDS[kind].build()];
    await assign(kind, first, leaving.id);
    await assign(kind, second, deleted.id);
    ids.push([kind, first, second]);
  }
  const end = `/api/admin/people/${leaving.id}/administrator/end`;
  const ended = await backend.post(end, { password: PASSWORD }, jane.browser);
  expect(ended.status).toBe(200);
  const gone = await backend.delete(`/api/users/${deleted.id}`, deleted.browser, { password: PASSWORD });
  expect(gone.status).toBe(204);
  for (const [kind, first, second] of ids) {
    // who read it before has to look again
    expect(await read(kind, first)).toEqual({ assignedTo: null, version: 3 });
    expect((await read(kind, second)).assignedTo).toBeNull();
    // the name is not in the audit either
    expect(JSON.stringify(await entriesOf(kind, second))).not.toContain(deleted.username);
  }
  const [entry] = (await backend.get(`/api/admin/audit?subject=person&subjectId=${leaving.id}`, jane.browser))
    .body;
  expect(entry.after).toEqual({ isAdmin: false, unassigned: 3 });
});

test('nothing is left with somebody who loses the rights at the moment of an assignment', async () => {
  const leaving = await buildAdmin(backend);
  const leads = [];
  for (let count = 0; count < 6; count++) leads.push(await KINDS.lead.build());
  await Promise.all([
    ...leads.map(id => assign('lead', id, leaving.id)),
    backend.post(`/api/admin/people/${leaving.id}/administrator/end`, { password: PASSWORD }, jane.browser),
  ]);
  const left = await backend.rows('select id from inspector_lead where assigned_to_id = $1', leaving.id);
  expect(left).toEqual([]);
});

test('being assigned does not put the deletion of a completed lead off', async () => {
  const id = await KINDS.lead.build();
  await backend.patch(`/api/inspector-leads/${id}`, { status: 'completed' }, jane.browser);
  await backend.rows(
    `update inspector_lead set created_at = created_at - interval '13 months' where id = $1`,
    id,
  );
  await backend.rows(
    `update audit_entry set at = at - interval '13 months' where subject = 'lead' and subject_id = $1`,
    id,
  );
  await assign('lead', id, sam.id);
  await backend.app.get(LeadsService).sweep();
  expect(await backend.rows('select id from inspector_lead where id = $1', id)).toEqual([]);
});

test('exports have the filter and the name', async () => {
  const id = await KINDS.enquiry.build();
  await assign('enquiry', id, sam.id);
  const { text } = await backend.get('/api/admin/exports/enquiries?assigned=me', sam.browser);
  const [head, ...lines] = text.trim().split('\r\n');
  expect(head).toMatch(/,"Assigned to"$/);
  expect(lines.map(line => line.split(',')[0])).toContain(`"${id}"`);
  expect(lines.every(line => line.endsWith(`,"${sam.username}"`))).toBe(true);
});

test.each([
  [{ subject: 'review' }, 400, 'Choose a record from the list'],
  [{ assignedTo: undefined }, 400, 'Administrator is required'],
  [{ subjectId: 999_999 }, 404, 'Lead not found'],
  [{ assignedTo: 999_999 }, 409, /^This person isn’t an administrator any more/],
])('%j is refused, and nothing changes', async (values, status, message) => {
  const id = await KINDS.lead.build();
  const response = await assign('lead', id, jane.id, values);
  expect(response).toMatchObject(refusal(status, message));
  expect(await read('lead', id)).toEqual({ assignedTo: null, version: 1 });
});

test('nothing is assigned to a member, or to somebody who is blocked', async () => {
  const id = await KINDS.lead.build();
  const member = await buildUser(backend);
  const blocked = await buildUser(backend, { isAdmin: true, blockedAt: new Date(), blockReason: 'Away' });
  for (const person of [member, blocked]) expect((await assign('lead', id, person.id)).status).toBe(409);
});
