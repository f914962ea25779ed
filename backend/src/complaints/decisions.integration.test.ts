import { PersonalData } from '../accounts/personal-data.ts';
import { createApplication } from '../application.ts';
import { parseEnvironment } from '../environment.ts';
import { createLog } from '../platform/http/logging.ts';
import { JobWorker } from '../platform/jobs/job-worker.ts';
import { Backend, sharedBackend, startBackend } from '../testing/backend.ts';
import { buildProperty, buildReview, buildUser, signIn } from '../testing/builders.ts';
import { mailTo, outboxOf, untilIdle } from '../testing/mail.ts';
import { buildAdmin } from '../testing/requests.ts';
import { refusal } from '../testing/responses.ts';

const signInAdmin = async (at: Backend) => (await buildAdmin(at)).browser;

let backend = await sharedBackend();
const admins = [await signInAdmin(backend), await signInAdmin(backend)];
let next = 1;

const mailbox = () => `reporter${next++}@example.com`;
const REASON = 'It names a neighbour’s child.';
const HIDDEN = { decision: 'hidden', note: REASON };

async function buildReported(values = {}) {
  const author = await buildUser(backend);
  const property = await buildProperty(backend, { address: `${next++} Bandicoot Lane` });
  const review = await buildReview(backend, {
    property: property.id,
    user: author.id,
    contactEmail: `witness${next++}@example.com`,
    ...values,
  });
  return { author, property, review };
}
async function report(review: { id: number }, values = {}, headers = {}): Promise<number> {
  const fields = { reason: 'personal', details: 'It names my daughter.', ...values };
  return (await backend.post(`/api/reviews/${review.id}/report`, fields, headers)).body.id;
}
const at = (id: number, path = '') => `/api/admin/complaints/${id}${path}`;
const settle = (id: number, body: object, admin = 0) => backend.patch(at(id), body, admins[admin]);
const preview = (id: number, body: object) => backend.post(at(id, '/preview'), body, admins[0]);
const undo = (id: number, body = {}, admin = 0) => backend.post(at(id, '/undo'), body, admins[admin]);
const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).toSorted();

/** Lets the time pass in which decisions can be undone, as if all of them had been made earlier. */
async function passTime(minutes = 11) {
  const earlier = `- interval '${minutes} minutes'`;
  await backend.rows(`update review set hidden_at = hidden_at ${earlier}`);
  await backend.rows(`update complaint set decided_at = decided_at ${earlier}`);
  await backend.rows(`update job.job set start_after = start_after ${earlier} where state = 'created'`);
}
const allSent = () => untilIdle(backend);
const decisionsTo = async (email: string) =>
  (await outboxOf(backend)).filter(
    ({ head, text }) => head.includes(`\r\nTo: ${email}\r\n`) && text.includes('Decision: '),
  );

test('who reported gets number, decision and reason, in the words of the preview, once it cannot be undone', async () => {
  const email = mailbox();
  const { review } = await buildReported();
  const id = await report(review, { email });
  const shown = await preview(id, { decision: 'kept', note: REASON });
  const mails = { toReporter: { to: email }, others: 0, toAuthor: null };
  expect(shown).toMatchObject({ status: 200, body: mails });
  const { body } = await settle(id, { decision: 'kept', note: REASON, version: 1 });
  expect(Date.parse(body.undoUntil) - Date.parse(body.decidedAt)).toBe(600_000);
  expect(await decisionsTo(email)).toEqual([]);
  await passTime();
  const { head, text } = await mailTo(backend, email, shown.body.toReporter.subject);
  expect(text.trim()).toBe(shown.body.toReporter.text.trim());
  expect(text).toContain(`Number: ${id}\nDecision: `);
  expect(text).toContain(`Reason: ${REASON}`);
  expect(head).toContain(`(no. ${id})`);
  await allSent();
  expect(await decisionsTo(email)).toHaveLength(1);
});

test('who reported is not told where the administrator chose that, and the audit says so; the author is', async () => {
  const { author, review } = await buildReported();
  const emails = [mailbox(), mailbox()];
  const [first = 0, second = 0] = await Promise.all(emails.map(email => report(review, { email })));
  expect(await settle(first, { ...HIDDEN, sendToReporter: 'no' })).toMatchObject(
    refusal(400, 'Send must be true or false'),
  );
  expect((await settle(first, { ...HIDDEN, others: [second], sendToReporter: false })).status).toBe(200);
  await passTime();
  await mailTo(backend, author.email, 'Your review');
  await allSent();
  for (const email of emails) expect(await decisionsTo(email)).toEqual([]);
  const entries = await backend.rows(
    `select after from audit_entry where subject = 'complaint' and action = 'settle' and subject_id = any($1)`,
    [first, second],
  );
  expect(entries).toEqual([first, second].map(() => ({ after: { ...HIDDEN, sendToReporter: false } })));
});

test('a preview decides and sends nothing, and asks for a decision and a reason', async () => {
  const { review } = await buildReported();
  const id = await report(review);
  expect(await preview(id, { note: REASON })).toMatchObject({ status: 400, text: 'Choose a decision' });
  expect(await preview(id, { decision: 'kept', note: ' ' })).toMatchObject(refusal(400, 'Give your reason'));
  expect((await preview(999_999, HIDDEN)).status).toBe(404);
  const { body } = await preview(id, HIDDEN);
  expect(body).toMatchObject({ toReporter: null, others: 0, toAuthor: { subject: expect.any(String) } });
  const rows = await backend.rows('select decided_at from complaint where id = $1', id);
  expect(rows).toEqual([{ decided_at: null }]);
});

test('reports of one review decided together: each hears of its own, the author once, by the account alone', async () => {
  const { author, property, review } = await buildReported({ isAnonymous: true });
  const emails = [mailbox(), mailbox(), mailbox()];
  const ids = await Promise.all(emails.map(email => report(review, { email })));
  const nameless = await report(review);
  const [first = 0, ...others] = [...ids, nameless];
  const shown = (await preview(first, { ...HIDDEN, others })).body;
  expect(shown).toMatchObject({ toReporter: { to: emails[0] }, others: 2 });
  expect(JSON.stringify(shown)).not.toContain(author.email);
  expect((await settle(first, { ...HIDDEN, others })).status).toBe(200);
  await passTime();
  for (const [index, email] of emails.entries())
    expect((await mailTo(backend, email, 'Our decision')).text).toContain(`Number: ${ids[index]}\n`);
  const { text } = await mailTo(backend, author.email, 'Your review');
  expect(text.trim()).toBe(shown.toAuthor.text.trim());
  expect(text).toContain(property.address);
  await allSent();
  expect(await decisionsTo(author.email)).toHaveLength(1);
  const all = (await outboxOf(backend)).map(({ head }) => head).join();
  expect(all).not.toContain('witness');
  expect(backend.log.join('')).not.toMatch(/reporter\d+@|Bandicoot|neighbour/);
});

test('the author of a visitor’s review has no mail', async () => {
  const { review } = await buildReported({ user: null });
  const id = await report(review);
  expect((await preview(id, HIDDEN)).body.toAuthor).toBeNull();
});

test('a signed-in person is written to at the account’s email of that time, a deleted account is not', async () => {
  const { review } = await buildReported();
  const [staying, leaving] = await Promise.all([buildUser(backend), buildUser(backend)]);
  const first = await report(review, {}, await signIn(backend, staying));
  const second = await report(review, { email: leaving.email }, await signIn(backend, leaving));
  const [listed] = (await backend.get('/api/admin/complaints?limit=100', admins[0])).body.filter(
    ({ id }: { id: number }) => id === first,
  );
  expect(listed).toMatchObject({
    email: null,
    user: { username: staying.username, email: staying.email },
    review: { content: 'Quiet at night and dry in winter.' },
  });
  await settle(first, { decision: 'kept', note: REASON, others: [second] });
  const moved = mailbox();
  await backend.rows('update app_user set email = $2 where id = $1', staying.id, moved);
  await backend.app.get(PersonalData).erase(backend.em(), leaving.id);
  await backend.rows('delete from app_user where id = $1', leaving.id);
  await passTime();
  await mailTo(backend, moved, 'Our decision');
  await allSent();
  expect(await decisionsTo(staying.email)).toEqual([]);
  expect(await decisionsTo(leaving.email)).toEqual([]);
});

test('undone, the review is as it was, nobody is written to, and it can be decided anew', async () => {
  const email = mailbox();
  const { author, property, review } = await buildReported({ moderationNote: 'We took out a phone number' });
  const [id, other] = [await report(review, { email }), await report(review)];
  const { body: settled } = await settle(id, { ...HIDDEN, others: [other] });
  expect((await undo(id, { version: settled.version - 1 })).status).toBe(409);
  const undone = await undo(other, {}, 1);
  expect(undone).toMatchObject({ status: 200, body: { decision: null, undoUntil: null } });
  expect((await backend.get(`/api/properties/${property.id}`)).body.reviewCount).toBe(1);
  const stored = 'select hidden_at, moderation_note from review where id = $1';
  expect(await backend.rows(stored, review.id)).toEqual([
    { hidden_at: null, moderation_note: 'We took out a phone number' },
  ]);
  expect(await undo(id)).toMatchObject({ status: 409, text: 'This complaint has no decision to undo' });
  expect((await settle(id, { decision: 'kept', note: 'Only a first name.' })).status).toBe(200);
  await passTime();
  const { text } = await mailTo(backend, email, 'Our decision');
  expect(text).toContain('Only a first name.');
  await allSent();
  expect(await decisionsTo(email)).toHaveLength(1);
  expect(await decisionsTo(author.email)).toEqual([]);
  const auditEntries = await backend.rows(
    `select action from audit_entry where subject = 'complaint' and subject_id = $1 order by id`,
    id,
  );
  expect(auditEntries.map(({ action }) => action)).toEqual(['settle', 'undo', 'settle']);
});

test('once its mails are out a decision is not undone, nor is one of long ago', async () => {
  const { review } = await buildReported();
  const id = await report(review);
  await settle(id, HIDDEN);
  await passTime();
  expect(await undo(id)).toMatchObject(
    refusal(409, 'This decision can’t be undone any more. The emails about it have been sent.'),
  );
  const [row] = await backend.rows('select decision from complaint where id = $1', id);
  expect(row).toEqual({ decision: 'hidden' });
});

test('a review that another decision hides, too, stays hidden, and its author hears of that one', async () => {
  const { author, review } = await buildReported({ moderationNote: 'We took out a phone number' });
  const [first, second] = [await report(review), await report(review)];
  await settle(first, HIDDEN);
  expect((await preview(second, HIDDEN)).body.toAuthor).toBeNull();
  await settle(second, { decision: 'hidden', note: 'It names a street number.' });
  expect((await undo(first)).status).toBe(200);
  const stored = 'select hidden_at is not null as hidden, moderation_note as note from review where id = $1';
  expect(await backend.rows(stored, review.id)).toEqual([
    { hidden: true, note: 'It names a street number.' },
  ]);
  await passTime(5);
  expect((await undo(second)).status).toBe(200);
  expect(await backend.rows(stored, review.id)).toEqual([
    { hidden: false, note: 'We took out a phone number' },
  ]);
  await settle(second, { decision: 'hidden', note: 'It names a street number.' });
  await passTime();
  const { text } = await mailTo(backend, author.email, 'Your review');
  expect(text).toContain('It names a street number.');
  await allSent();
  expect(await decisionsTo(author.email)).toHaveLength(1);
});

test('a review shown again since is not said to be hidden', async () => {
  const email = mailbox();
  const { author, review } = await buildReported();
  const id = await report(review, { email });
  await settle(id, HIDDEN);
  const { title, content, rating, residencyStatus } = review;
  const fields = { title, content, rating, residencyStatus };
  const shown = { ...fields, issuesTags: [], isVerified: false, isHidden: false };
  const edited = await backend.put(`/api/admin/reviews/${review.id}`, shown, admins[1]);
  expect(edited.status).toBe(200);
  await passTime();
  await allSent();
  expect(await decisionsTo(email)).toEqual([]);
  expect(await decisionsTo(author.email)).toEqual([]);
});

test('of two administrators who decide at once one is refused, whichever reports they take together', async () => {
  const { review } = await buildReported();
  const [first = 0, second = 0] = [await report(review), await report(review)];
  const decided = { decision: 'kept', note: REASON };
  const responses = await Promise.all([
    settle(first, { ...decided, others: [second] }, 0),
    settle(second, { ...HIDDEN, others: [first] }, 1),
  ]);
  expect(statuses(responses)).toEqual([200, 409]);
  expect(statuses(await Promise.all([undo(first, {}, 0), undo(second, {}, 1)]))).toEqual([200, 409]);
  expect((await settle(first, { ...decided, others: [999_999] })).status).toBe(409);
  const elsewhere = await report((await buildReported()).review);
  expect((await settle(first, { ...decided, others: [elsewhere] })).status).toBe(409);
  const [{ open } = {}] = await backend.rows(
    'select count(*)::int as open from complaint where id = any($1::int[]) and decided_at is null',
    [first, second, elsewhere],
  );
  expect(open).toBe(3);
});

test('nobody’s mailbox is filled by decisions', async () => {
  const shared = backend;
  backend = await startBackend({ RATE_LIMITS: 'on' });
  admins.push(await signInAdmin(backend));
  const email = mailbox();
  const { review } = await buildReported();
  const rows = await backend.rows<{ id: number }>(
    `insert into complaint (kind, reason, review_id, details, email)
     select 'review', 'other', $1, '', $2 from generate_series(1, 7) returning id`,
    review.id,
    email,
  );
  const [first = 0, ...others] = rows.map(({ id }) => id);
  expect((await settle(first, { ...HIDDEN, others }, 2)).status).toBe(200);
  await passTime();
  await allSent();
  expect(await decisionsTo(email)).toHaveLength(5);
  await backend.stop();
  backend = shared;
});

test('mails that wait when the process ends are sent by the next one, once', async () => {
  const shared = backend;
  const first = await startBackend();
  backend = first;
  admins.push(await signInAdmin(backend));
  const email = mailbox();
  const { review } = await buildReported();
  const id = await report(review, { email });
  await settle(id, HIDDEN, 3);
  await first.app.close();
  const { url } = first.database;
  const environment = parseEnvironment({ DATABASE_URL: url, DATA_DIR: first.dataDir, RATE_LIMITS: 'off' });
  const app = await createApplication(environment, createLog({ write: () => {} }));
  await app.listen(0, '127.0.0.1');
  void app.get(JobWorker).start();
  backend = new Backend(app, first.database, first.dataDir, []);
  await passTime();
  await mailTo(backend, email, 'Our decision');
  await allSent();
  expect(await decisionsTo(email)).toHaveLength(1);
  await backend.stop();
  backend = shared;
});
