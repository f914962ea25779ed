import type { AuditEntry, AuditEntryNow } from '@home-truths/contract';
import { sharedBackend } from '../testing/backend.ts';
import {
  buildBuilding,
  buildProperty,
  buildReview,
  buildUser,
  propertyAt,
  send as sendTo,
  signIn,
} from '../testing/builders.ts';
import { refusal } from '../testing/responses.ts';

const backend = await sharedBackend();
const admin = await buildUser(backend, { isAdmin: true });
const browser = await signIn(backend, admin);

const send = async (method: string, path: string, body?: unknown) => {
  const response = await backend.send(method, path, body, browser);
  expect(response.status < 300 ? '' : response.text).toBe('');
  return response.body;
};
const entriesOf = async (subject: string, id: number): Promise<AuditEntry[]> =>
  (await backend.get(`/api/admin/audit?subject=${subject}&subjectId=${id}`, browser)).body;
const latestOf = async (subject: string, id: number) => (await entriesOf(subject, id))[0] as AuditEntry;
const readNow = async (id: number): Promise<AuditEntryNow> =>
  (await backend.get(`/api/admin/audit/${id}`, browser)).body;
const restore = (id: number, body: object = {}) =>
  backend.post(`/api/admin/audit/${id}/restore`, body, browser);

const insertLead = () => sendTo(backend, 'lead');

const readLead = async (id: number) =>
  (await backend.rows('select status, notes from inspector_lead where id = $1', id))[0];

test('an edit of a request is restored, which is an entry, and is undone as well', async () => {
  const id = await insertLead();
  await send('PATCH', `/api/inspector-leads/${id}`, { status: 'contacted', notes: 'Calls back' });
  const edit = await latestOf('lead', id);
  expect(edit).toMatchObject({ action: 'edit', canRestore: true });
  expect(await readNow(edit.id)).toMatchObject({
    id: edit.id,
    before: { status: 'pending', notes: null },
    now: { status: 'contacted', notes: 'Calls back' },
    version: 2,
  });
  const { status, body } = await restore(edit.id, { version: 2 });
  expect(status).toBe(200);
  const entry = { action: 'restore', subject: 'lead', subjectId: id, by: { id: admin.id }, canRestore: true };
  expect(body).toMatchObject({
    ...entry,
    before: { status: 'contacted', notes: 'Calls back' },
    after: { status: 'pending', notes: null, restores: edit.id },
  });
  expect(await readLead(id)).toEqual({ status: 'pending', notes: null });
  expect((await restore(body.id)).status).toBe(200);
  expect(await readLead(id)).toEqual({ status: 'contacted', notes: 'Calls back' });
});

test('without a version a record that changed since is told, with a version one that changed meanwhile', async () => {
  const id = await insertLead();
  await send('PATCH', `/api/inspector-leads/${id}`, { status: 'contacted' });
  const edit = await latestOf('lead', id);
  await send('PATCH', `/api/inspector-leads/${id}`, { status: 'completed' });
  expect(await restore(edit.id)).toMatchObject(refusal(409, /^This lead has changed since: status\./));
  expect(await restore(edit.id, { version: 2 })).toMatchObject(
    refusal(409, /^Someone else has changed this/),
  );
  expect(await readLead(id)).toMatchObject({ status: 'completed' });
  expect((await restore(edit.id, { version: 3 })).status).toBe(200);
  expect(await readLead(id)).toMatchObject({ status: 'pending' });
});

test('the reply to a change names its entry, which undoes that change and no later one', async () => {
  const id = await insertLead();
  const first = await send('PATCH', `/api/inspector-leads/${id}`, { status: 'contacted' });
  const later = await send('PATCH', `/api/inspector-leads/${id}`, { notes: 'Calls back' });
  const undo = ({ auditEntryId, version }: typeof first) => restore(auditEntryId, { version });
  expect((await undo(first)).status).toBe(409);
  expect((await undo(later)).body.after).toEqual({
    status: 'contacted',
    notes: null,
    restores: later.auditEntryId,
  });
  expect((await undo(later)).status).toBe(409);
  const enquiry = await sendTo(backend, 'enquiry');
  const marked = await send('PATCH', `/api/admin/enquiries/${enquiry}`, { isAnswered: true });
  expect((await restore(marked.auditEntryId)).body.after).toMatchObject({ isAnswered: false });
});

test('a message is open again, and one that was opened since is told', async () => {
  const id = await sendTo(backend, 'enquiry');
  await send('PATCH', `/api/admin/enquiries/${id}`, { isAnswered: true });
  const marked = await latestOf('enquiry', id);
  expect((await restore(marked.id)).status).toBe(200);
  expect(await readNow(marked.id)).toMatchObject({ now: { isAnswered: false }, version: 3 });
  expect(await restore(marked.id)).toMatchObject(
    refusal(409, /^This enquiry has changed since: isAnswered\./),
  );
});

const reviewEdit = {
  title: 'A damp home',
  content: 'Damp in winter, and cold.',
  rating: 1,
  residencyStatus: 'lived_here',
  issuesTags: ['Leaks'],
  isVerified: true,
  isHidden: true,
  moderationNote: 'It names a person',
};

test('a review is shown again with its text, and its rating counts as before', async () => {
  const property = await buildProperty(backend);
  const { id } = await buildReview(backend, { property: property.id, title: 'A fair home', rating: 4 });
  await send('PUT', `/api/admin/reviews/${id}`, reviewEdit);
  const edit = await latestOf('review', id);
  expect(edit.after).toMatchObject({ isHidden: true, moderationNote: 'It names a person' });
  const { version } = await readNow(edit.id);
  expect((await restore(edit.id, { version })).status).toBe(200);
  expect((await backend.get(`/api/properties/${property.id}`)).body).toMatchObject({
    reviewCount: 1,
    averageRating: '4.00',
  });
  expect((await backend.get(`/api/properties/${property.id}/reviews`)).body).toMatchObject([
    { title: 'A fair home', isVerified: false, edited: 'moderators' },
  ]);
});

test('a reason that the author read before stays, and is there again once hiding is undone', async () => {
  const property = await buildProperty(backend);
  const note = 'We took out a phone number';
  const { id } = await buildReview(backend, { property: property.id, moderationNote: note });
  const edit = (values: object) => send('PUT', `/api/admin/reviews/${id}`, { ...reviewEdit, ...values });
  const saved = await edit({ isHidden: false, moderationNote: note });
  expect(saved.moderationNote).toBe(note);
  for (const moderationNote of ['It names a person', note]) {
    const hidden = await edit({ moderationNote });
    expect((await restore(hidden.auditEntryId, { version: hidden.version })).body.after).toMatchObject({
      isHidden: false,
      moderationNote: note,
    });
  }
});

test('deletions of a review and of a property are taken back', async () => {
  const property = await buildProperty(backend);
  const { id } = await buildReview(backend, { property: property.id });
  await send('DELETE', `/api/admin/reviews/${id}`);
  await send('DELETE', `/api/admin/properties/${property.id}`);
  const ofReview = await latestOf('review', id);
  const ofProperty = await latestOf('property', property.id);
  expect((await restore(ofProperty.id)).body).toMatchObject({
    action: 'restore',
    after: { restores: ofProperty.id },
  });
  expect((await restore(ofReview.id)).status).toBe(200);
  expect((await backend.get(`/api/properties/${property.id}`)).body.reviewCount).toBe(1);
  // deleting it again asks for a security code, in its list
  expect((await entriesOf('review', id)).map(({ canRestore }) => canRestore)).toEqual([false, false]);
  expect(await restore(ofReview.id)).toMatchObject(refusal(409, /can’t be restored/));
});

test('a postcode that a visitor gave a home is in the audit as theirs, and is undone', async () => {
  const { id } = await buildProperty(backend, { address: '75 Rosella Street', postcode: '0000' });
  const typed = propertyAt('75 Rosella St');
  expect((await backend.post('/api/properties', typed)).body).toMatchObject({ id, postcode: '2042' });
  const learned = await latestOf('property', id);
  expect(learned).toMatchObject({
    by: null,
    action: 'edit',
    canRestore: true,
    before: { postcode: '0000' },
    after: { postcode: '2042', changedBy: 'visitor' },
  });
  expect((await restore(learned.id)).status).toBe(200);
  expect((await backend.get(`/api/properties/${id}`)).body.postcode).toBe('0000');
});

test('a property gets its address back, unless another one has it by now', async () => {
  const property = await buildProperty(backend, { address: '71 Rosella Street' });
  await send('PUT', `/api/admin/properties/${property.id}`, propertyAt('73 Rosella Street'));
  const edit = await latestOf('property', property.id);
  const { version } = await readNow(edit.id);
  await send('POST', '/api/admin/properties', propertyAt('71 Rosella Street'));
  expect(await restore(edit.id, { version })).toMatchObject(
    refusal(409, /^There’s already a property at this address/),
  );
  expect((await readNow(edit.id)).now).toMatchObject({ address: '73 Rosella Street' });
});

test('an image that was removed meanwhile refuses the restoration and changes nothing', async () => {
  const property = await buildProperty(backend, { address: '81 Rosella Street' });
  await backend.rows(
    `update property set property_images = '{/uploads/0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f.webp}' where id = $1`,
    property.id,
  );
  await send('PUT', `/api/admin/properties/${property.id}`, propertyAt('83 Rosella Street'));
  const edit = await latestOf('property', property.id);
  const { version } = await readNow(edit.id);
  expect(await restore(edit.id, { version })).toMatchObject(refusal(409, /^This entry can’t be restored: /));
  expect((await readNow(edit.id)).now).toMatchObject({ address: '83 Rosella Street' });
});

test('a building gets its name and address back', async () => {
  const { buildingId } = await buildBuilding(backend, ['1/91 Rosella Street']);
  const address = '91 Rosella Street';
  await send('PUT', `/api/admin/buildings/${buildingId}`, { name: 'The Rosella', address });
  const edit = await latestOf('building', buildingId);
  expect((await restore(edit.id)).body).toMatchObject({ after: { name: null, address } });
});

test('what was seen, merged or is gone can’t be restored', async () => {
  const property = await buildProperty(backend);
  const { id } = await buildReview(backend, { property: property.id });
  await send('GET', `/api/admin/reviews/${id}/contact`);
  const look = await latestOf('review', id);
  const lead = await insertLead();
  await send('PATCH', `/api/inspector-leads/${lead}`, { status: 'completed' });
  const edit = await latestOf('lead', lead);
  await backend.rows('delete from inspector_lead where id = $1', lead);
  for (const entry of [look, edit])
    expect(await restore(entry.id)).toMatchObject({ status: 409, text: expect.stringMatching(/are gone$/) });
  expect(await readNow(edit.id)).toMatchObject({ about: null, canRestore: false, now: null, version: null });
  expect((await restore(999_999)).status).toBe(404);
  expect((await backend.get('/api/admin/audit/999999', browser)).status).toBe(404);
});
