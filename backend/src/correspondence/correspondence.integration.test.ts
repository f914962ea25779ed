import { PersonalData } from '../accounts/personal-data.ts';
import { EnquiriesService } from '../enquiries/enquiries.service.ts';
import { sharedBackend, startBackend } from '../testing/backend.ts';
import { buildProperty, buildReview, buildUser, send, signIn } from '../testing/builders.ts';
import { eventually } from '../testing/eventually.ts';
import { mailTo, outboxOf, untilIdle } from '../testing/mail.ts';
import { TestMailServer } from '../testing/mail-server.ts';
import { buildAdmin } from '../testing/requests.ts';

let backend = await sharedBackend();
let admin = await buildAdmin(backend);
let next = 1;

const TEXT = 'Hi Mei,\n\nLevies pay for the building.\nAsk for the strata report.\n\nKind regards';
const mailbox = () => `mei${next++}@example.com`;
const write = (values = {}) => send(backend, 'enquiry', { email: mailbox(), ...values });
async function report(values = {}, headers = {}): Promise<number> {
  const { id } = await buildReview(backend, { property: (await buildProperty(backend)).id });
  const fields = { reason: 'untrue', details: 'It was warm.', ...values };
  return (await backend.post(`/api/reviews/${id}/report`, fields, headers)).body.id;
}
const requestCall = (values = {}) => send(backend, 'lead', { email: '', ...values });
const thread = (about: string, id: number | string) =>
  backend.get(`/api/admin/threads/${about}/${id}`, admin.browser);
const templates = (about: string, id: number) =>
  backend.get(`/api/admin/threads/${about}/${id}/templates`, admin.browser);
const preview = (about: string, id: number, text = TEXT) =>
  backend.post(`/api/admin/threads/${about}/${id}/preview`, { text }, admin.browser);
const reply = (about: string, id: number, values = {}, headers = {}) =>
  backend.post(
    `/api/admin/threads/${about}/${id}/replies`,
    { text: TEXT, ...values },
    { ...admin.browser, ...headers },
  );
const undo = (id: number) => backend.post(`/api/admin/replies/${id}/undo`, undefined, admin.browser);
const listed = async (id: number) =>
  (await backend.get('/api/admin/enquiries', admin.browser)).body.find(
    (enquiry: { id: number }) => enquiry.id === id,
  );

/** Lets the time pass in which replies can be undone. */
async function passTime() {
  const earlier = `- interval '11 minutes'`;
  await backend.rows(
    `update mailed_reply set final_at = final_at ${earlier} where final_at > now() - interval '1 minute'`,
  );
  await backend.rows(`update job.job set start_after = start_after ${earlier} where state = 'created'`);
}
const repliesSentTo = async (email: string) =>
  (await outboxOf(backend)).filter(
    ({ head }) => head.includes(`\r\nTo: ${email}\r\n`) && head.includes('Subject: Re:'),
  );

test('a message is replied to by mail, as in the preview, once that cannot be undone', async () => {
  const email = mailbox();
  const id = await write({ email });
  const shown = (await preview('enquiry', id)).body;
  expect(shown).toMatchObject({ to: email, subject: `Re: Your message #${id}`, undoSeconds: 600 });
  const { status, body } = await reply('enquiry', id, { close: true, latest: 0 });
  expect(status).toBe(201);
  const { id: replyId, createdAt, undoUntil } = body;
  const stored = { id: replyId, about: 'enquiry', number: id, text: TEXT, by: admin.username };
  expect(body).toMatchObject({ ...stored, state: 'waiting' });
  expect(Date.parse(undoUntil) - Date.parse(createdAt)).toBe(600_000);
  expect(await listed(id)).toMatchObject({ answeredAt: createdAt, latestReply: stored });
  expect(await repliesSentTo(email)).toEqual([]);
  await passTime();
  const { head, text, html } = await mailTo(backend, email, shown.subject);
  expect(text.trim()).toBe(shown.text.trim());
  expect(html).toContain('Levies pay for the building.<br>Ask for the strata report.</p>');
  expect(head).not.toMatch(/^Reply-To/im);
  await untilIdle(backend);
  expect(await repliesSentTo(email)).toHaveLength(1);
  expect((await listed(id)).latestReply).toMatchObject({ state: 'sent', undoUntil: null });
  const entries = await backend.rows(
    `select action, actor_id as by, after from audit_entry where subject = 'enquiry' and subject_id = $1 order by id`,
    id,
  );
  expect(entries).toEqual([
    { action: 'reply', by: admin.id, after: { reply: replyId } },
    { action: 'answer', by: admin.id, after: { isAnswered: true } },
  ]);
  expect(backend.log.join('')).not.toMatch(/mei\d+@|strata/);
});

test('templates are filled in with name and number, and with neither where there is none', async () => {
  const id = await write({ name: 'Mei\r\nBcc: all@example.com' });
  const { body } = await templates('enquiry', id);
  expect(body.length).toBeGreaterThan(3);
  for (const { text } of body) {
    expect(text).toMatch(/^Hi Mei Bcc: all@example\.com,\n\n[^\n]/);
    expect(text).toMatch(/\n\nKind regards,\nThe Home Truths team$/);
  }
  expect(body.map(({ text }: { text: string }) => text).join()).toContain(`quote number ${id}`);
  const ofReport = (await templates('complaint', await report())).body;
  for (const { text } of ofReport) expect(text).toMatch(/^Hello,\n/);
  expect((await templates('enquiry', 999_999)).status).toBe(404);
  expect((await templates('complaint', id + 1_000)).text).toBe('Complaint not found');
});

test('nothing that was typed is in the head of the mail', async () => {
  const email = mailbox();
  const id = await write({ email, name: 'Mei\r\nBcc: all@example.com' });
  await reply('enquiry', id, { text: 'Good day\r\nBcc: all@example.com\r\n\r\nSubject: Other' });
  await passTime();
  const { head, text } = await mailTo(backend, email, `Re: Your message #${id}`);
  expect(head).not.toContain('all@example.com');
  expect(head.match(/^subject:/gim)).toHaveLength(1);
  expect(text).toContain('Bcc: all@example.com');
});

test('undone, nothing is sent and the message is open as before', async () => {
  const email = mailbox();
  const [id, closed] = [await write({ email }), await write({ email })];
  await backend.patch(`/api/admin/enquiries/${closed}`, { isAnswered: true }, admin.browser);
  const sent = (await reply('enquiry', id, { close: true })).body;
  const second = (await reply('enquiry', closed, { close: true })).body;
  expect(await undo(sent.id)).toMatchObject({ status: 200, body: { id: sent.id, text: TEXT } });
  expect((await undo(second.id)).status).toBe(200);
  expect(await listed(id)).toMatchObject({ answeredAt: null, latestReply: null });
  expect((await listed(closed)).answeredAt).not.toBeNull();
  await passTime();
  await untilIdle(backend);
  expect(await repliesSentTo(email)).toEqual([]);
  expect(await undo(sent.id)).toMatchObject({ status: 404, text: 'Reply not found' });
  const actions = await backend.rows(
    `select action, before from audit_entry where subject = 'enquiry' and subject_id = $1 order by id`,
    id,
  );
  expect(actions.slice(2)).toEqual([
    { action: 'undo', before: { reply: sent.id } },
    { action: 'answer', before: { isAnswered: true } },
  ]);
});

test('a reply that was sent cannot be undone', async () => {
  const email = mailbox();
  const id = await write({ email });
  const sent = (await reply('enquiry', id, { close: true })).body;
  await passTime();
  expect(await undo(sent.id)).toMatchObject({
    status: 409,
    text: 'This reply can’t be undone any more. It has been sent.',
  });
  await mailTo(backend, email, `Re: Your message #${id}`);
  expect((await listed(id)).answeredAt).not.toBeNull();
});

test('of two administrators who reply at once one is refused, unless they have seen the other reply', async () => {
  const id = await write();
  const seen = { latest: 0 };
  const responses = await Promise.all([reply('enquiry', id, seen), reply('enquiry', id, seen)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { replies } = (await thread('enquiry', id)).body;
  expect(replies).toHaveLength(1);
  expect((await reply('enquiry', id, { latest: replies[0].id })).status).toBe(201);
});

test('a report is replied to at the email that was left, else at that of the account, else not at all', async () => {
  const [left, member] = [mailbox(), await buildUser(backend)];
  const [first, second, nameless] = [
    await report({ email: left }),
    await report({}, await signIn(backend, member)),
    await report(),
  ];
  await reply('complaint', first, { close: true });
  await reply('complaint', second);
  const refused = { status: 409, text: 'We can’t reply: this person left no email.' };
  expect(await reply('complaint', nameless)).toMatchObject(refused);
  expect(await preview('complaint', nameless)).toMatchObject(refused);
  const moved = mailbox();
  await backend.rows('update app_user set email = $2 where id = $1', member.id, moved);
  await passTime();
  await mailTo(backend, left, `Re: Your report #${first}`);
  await mailTo(backend, moved, `Re: Your report #${second}`);
  expect(await repliesSentTo(member.email)).toEqual([]);
  const [decided] = await backend.rows('select decided_at from complaint where id = $1', first);
  expect(decided).toEqual({ decided_at: null });
  const { body } = await backend.get('/api/admin/complaints?limit=100', admin.browser);
  const found = body.find(({ id }: { id: number }) => id === first);
  expect(found.latestReply).toMatchObject({ about: 'complaint', number: first, text: TEXT });
});

test('a callback request is replied to where an email was left, and its thread has the number to call', async () => {
  const email = mailbox();
  const id = await requestCall({ email });
  const { body: template } = await templates('lead', id);
  expect(template[0].text).toMatch(/^Hi Mei Lin,\n\nThanks for asking for a call/);
  const sent = (await reply('lead', id, { close: true })).body;
  expect(sent).toMatchObject({ about: 'lead', number: id, state: 'waiting' });
  expect((await thread('lead', id)).body).toMatchObject({
    records: [{ about: 'lead', id, phone: '0400 000 000', isOpen: true }],
    replies: [{ id: sent.id, about: 'lead', number: id }],
  });
  const { body } = await backend.get('/api/inspector-leads?limit=100', admin.browser);
  expect(body.find((lead: { id: number }) => lead.id === id)).toMatchObject({
    status: 'pending',
    latestReply: { id: sent.id },
  });
  const undone = (await reply('lead', id)).body;
  expect((await undo(undone.id)).status).toBe(200);
  await passTime();
  const { text } = await mailTo(backend, email, `Re: Your callback request #${id}`);
  expect(text).toContain('Our reply to your callback request');
  const nameless = await requestCall();
  expect((await reply('lead', nameless)).text).toBe('We can’t reply: this person left no email.');
  expect((await thread('lead', nameless)).body).toMatchObject({
    email: null,
    records: [{ phone: '0400 000 000' }],
  });
});

test('a reply to a complaint about defamation calls it that', async () => {
  const id = await report({ email: mailbox() });
  await backend.rows(`update complaint set kind = 'defamation' where id = $1`, id);
  expect((await preview('complaint', id)).body.subject).toBe(`Re: Your complaint #${id}`);
});

test.each([
  ['a short text', { text: 'Hi' }, 'Reply must be at least 10 characters'],
  ['a long text', { text: 'x'.repeat(5_001) }, 'Reply must be at most 5,000 characters'],
  ['a text for a boolean', { close: 'yes' }, 'Close must be true or false'],
])('%s is refused, and nothing is stored', async (_, values, message) => {
  const id = await write();
  expect(await reply('enquiry', id, values)).toMatchObject({ status: 400, text: message });
  expect((await thread('enquiry', id)).body.replies).toEqual([]);
});

test('a thread has all that came with one email, whatever its case, and the replies to it', async () => {
  const member = await buildUser(backend, { email: mailbox(), emailVerified: true });
  const { email } = member;
  const message = await write({ email: email.toUpperCase() });
  const other = await write();
  const fault = await send(backend, 'complaint', { kind: 'fault', name: 'Mei', email });
  const ofAccount = await report({}, await signIn(backend, member));
  const { id: propertyId } = await buildProperty(backend, { address: '9 Banksia Street' });
  const lead = await requestCall({ propertyId, email });
  const sent = (await reply('enquiry', message)).body;
  const { status, body } = await thread('complaint', ofAccount);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    email,
    user: { id: member.id, username: member.username },
    isComplete: true,
    records: [
      { about: 'lead', id: lead, isOpen: true },
      { about: 'complaint', id: ofAccount, topic: 'review', reason: 'untrue', text: 'It was warm.' },
      { about: 'complaint', id: fault, topic: 'fault', name: 'Mei' },
      { about: 'enquiry', id: message, topic: 'contact', isOpen: true },
    ],
    replies: [{ id: sent.id, about: 'enquiry', number: message, text: TEXT }],
  });
  expect(body.records[0].topic).toContain('9 Banksia Street');
  for (const [about, id] of [
    ['lead', lead],
    ['enquiry', message],
  ] as const)
    expect((await thread(about, id)).body.records).toEqual(body.records);
  expect((await thread('enquiry', other)).body).toMatchObject({ user: null, records: [{ id: other }] });
  expect((await thread('lead', 999_999)).text).toBe('Lead not found');
});

test('a thread without an email is one record; a long one says that there is more', async () => {
  const id = await report({ details: 'No email here.' });
  expect((await thread('complaint', id)).body).toMatchObject({
    email: null,
    user: null,
    records: [{ id }],
    isComplete: true,
  });
  const email = mailbox();
  await backend.rows(
    `insert into enquiry (kind, name, email, message) select 'contact', 'Mei', $1, 'Message ' || n from generate_series(1, 101) as n`,
    email,
  );
  const latest = await write({ email });
  const { body } = await thread('enquiry', latest);
  expect([body.records.length, body.records[0].id, body.isComplete]).toEqual([100, latest, false]);
});

test('replies are deleted with their message, and are in the export of the person', async () => {
  const member = await buildUser(backend, { email: mailbox(), emailVerified: true });
  const stranger = await buildUser(backend, { email: mailbox() });
  const reported = await report({}, await signIn(backend, member));
  const message = await write({ email: member.email.toUpperCase() });
  const unconfirmed = await write({ email: stranger.email });
  const first = (await reply('complaint', reported)).body;
  const second = (await reply('enquiry', message, { close: true })).body;
  const third = (await reply('lead', await requestCall({ email: member.email }))).body;
  await reply('enquiry', unconfirmed);
  const exported = await backend.get(`/api/users/${member.id}/export`, await signIn(backend, member));
  expect(exported.body.replies).toEqual([
    { id: first.id, about: 'complaint', number: reported, text: TEXT, createdAt: first.createdAt },
    { id: second.id, about: 'enquiry', number: message, text: TEXT, createdAt: second.createdAt },
    { id: third.id, about: 'lead', number: third.number, text: TEXT, createdAt: third.createdAt },
  ]);
  expect((await backend.app.get(PersonalData).export(stranger.id)).replies).toEqual([]);
  await backend.rows(
    `update enquiry set answered_at = answered_at - interval '1 year 1 day' where id = $1`,
    message,
  );
  await backend.app.get(EnquiriesService).sweep();
  expect(await backend.rows('select id from mailed_reply where id = $1', second.id)).toEqual([]);
});

test('nobody’s mailbox is filled: ten replies an hour', async () => {
  const limited = await startBackend({ RATE_LIMITS: 'on' });
  const { browser } = await buildAdmin(limited);
  const [row] = await limited.rows<{ id: number }>(
    `insert into enquiry (kind, name, email, message) values ('contact', 'Mei', 'mei@example.com', 'About levies') returning id`,
  );
  const send = () => limited.post(`/api/admin/threads/enquiry/${row?.id}/replies`, { text: TEXT }, browser);
  for (let sent = 0; sent < 10; sent++) expect((await send()).status).toBe(201);
  expect((await send()).status).toBe(429);
  const [stored] = await limited.rows('select count(*)::int as replies from mailed_reply');
  expect(stored).toEqual({ replies: 10 });
  await limited.stop();
});

test('what became of a mail is shown: one that is refused opens its message again, one that waits is sent later', async () => {
  const mailServer = await new TestMailServer().open();
  const shared = { backend, admin };
  backend = await startBackend({ SMTP_URL: mailServer.url, UNDO_SECONDS: '0' });
  admin = await buildAdmin(backend);
  const [refused, patient] = [mailbox(), mailbox()];
  const [first, second] = [await write({ email: refused }), await write({ email: patient })];
  await untilIdle(backend);
  const stateOf = async (id: number) => (await listed(id)).latestReply?.state;
  mailServer.refused = [refused];
  await reply('enquiry', first, { close: true });
  await untilIdle(backend);
  expect(await listed(first)).toMatchObject({ answeredAt: null, latestReply: { state: 'failed' } });
  await mailServer.close();
  await reply('enquiry', second, { close: true });
  await eventually(async () => (await stateOf(second)) === 'retrying' || undefined);
  await mailServer.open();
  await untilIdle(backend);
  expect(await listed(second)).toMatchObject({ latestReply: { state: 'sent' } });
  expect((await listed(second)).answeredAt).not.toBeNull();
  expect(mailServer.recipients.filter(email => email === patient)).toHaveLength(2);
  await backend.rows(
    `update mailed_reply set state = 'waiting', final_at = now() - interval '9 days' where enquiry_id = $1`,
    second,
  );
  expect(await stateOf(second)).toBe('failed');
  await backend.stop();
  await mailServer.close();
  ({ backend, admin } = shared);
});
