import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Attention } from '@home-truths/contract';
import { LAST_BACKUP } from '@home-truths/contract/environment';
import { MailService } from '../platform/mail/mail.service.ts';
import { type Backend, sharedBackend, startBackend } from '../testing/backend.ts';
import { buildProperty, buildReview, buildUser, signIn } from '../testing/builders.ts';

const backend = await sharedBackend({ ADMIN_SECOND_FACTOR: 'on' }, { isWorking: false });
const admin = await buildUser(backend, { isAdmin: true });
const browser = await signIn(backend, admin);

beforeAll(async () => {
  await backend.rows('update session set second_factor_at = now()');
});

async function read(from = backend, headers = browser): Promise<Attention> {
  const { status, body } = await from.get('/api/admin/attention', headers);
  expect(status).toBe(200);
  return body;
}

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

const addLeads = (count: number, hours: number, status = 'pending') =>
  backend.rows(
    `insert into inspector_lead (name, phone, property_address, status, created_at)
     select 'Mei Lin', '0400 000 000', '1 Wattle Street', $3, $2::timestamptz from generate_series(1, $1::int)`,
    count,
    ago(hours),
    status,
  );
const addComplaint = (hours: number, decided = false) =>
  backend.rows(
    `insert into complaint (kind, details, created_at, decided_at, decision)
     values ('privacy', 'My name is on the page.', $1, $2, $3)`,
    ago(hours),
    decided ? ago(0) : null,
    decided ? 'done' : null,
  );

const MESSAGE = { name: 'Mei Lin', email: 'mei@example.com', message: 'Please write about strata levies.' };

test('on a site where nothing waits nothing is counted', async () => {
  expect(await read()).toEqual({
    asOf: expect.stringMatching(/^\d{4}-.*Z$/),
    complaints: { open: 0, overdue: 0, oldest: null },
    leads: { pending: 0, firstDay: 0, secondDay: 0, older: 0, oldestAt: null },
    enquiries: { open: 0, oldestAt: null },
    failedReplies: { count: 0, oldest: null },
    newProperties: 0,
    mergeCandidates: 0,
    setUp: {
      missingOperatorDetails: ['name', 'abn', 'address', 'email'],
      mail: { hasServer: false, waiting: 0, oldestSeconds: 0, failed: 0 },
      hasUntrustedProxy: false,
      backup: { isExpected: false, lastAt: null },
      adminsWithoutApp: 1,
    },
  });
});

test('complaints are counted from their receipt: seven days, then they are overdue', async () => {
  await addComplaint(24 * 7 + 1, true);
  await addComplaint(24 * 2);
  await addComplaint(24 * 7 - 1);
  expect((await read()).complaints).toMatchObject({ open: 2, overdue: 0 });
  const oldest = ago(24 * 7 + 1);
  const [{ id } = {}] = await backend.rows(
    `insert into complaint (kind, details, created_at) values ('defamation', 'It is untrue.', $1) returning id`,
    oldest,
  );
  expect((await read()).complaints).toEqual({
    open: 3,
    overdue: 1,
    oldest: {
      id,
      kind: 'defamation',
      createdAt: oldest.toISOString(),
      dueAt: new Date(oldest.getTime() + 7 * 86_400_000).toISOString(),
    },
  });
});

test('before a security code was entered only counts are told', async () => {
  await addLeads(1, 1);
  const { id } = (await backend.post('/api/enquiries', MESSAGE)).body;
  const other = await signIn(backend, admin);
  const { complaints, leads, enquiries, failedReplies } = await read(backend, other);
  expect(complaints).toEqual({ open: 3, overdue: 1, oldest: null });
  expect(leads).toMatchObject({ pending: 1, oldestAt: null });
  expect(enquiries).toEqual({ open: 1, oldestAt: null });
  expect(failedReplies?.oldest).toBeNull();
  await backend.rows('delete from inspector_lead');
  await backend.rows('delete from enquiry where id = $1', id);
});

test('the open reports of one review are one, as old as the oldest of them', async () => {
  await backend.rows('delete from complaint');
  const { id: property } = await buildProperty(backend);
  const [one, other] = [await buildReview(backend, { property }), await buildReview(backend, { property })];
  const report = (review: number, hours: number) =>
    backend.rows(
      `insert into complaint (kind, reason, review_id, details, created_at)
       values ('review', 'untrue', $1, 'It is untrue.', $2)`,
      review,
      ago(hours),
    );
  await report(one.id, 24 * 8);
  await report(one.id, 24 * 7.5);
  await report(one.id, 1);
  await report(other.id, 1);
  expect((await read()).complaints).toMatchObject({ open: 2, overdue: 1 });
  await backend.rows('delete from complaint');
});

test('pending leads are counted by age, those that were called are not, and long queues up to 99', async () => {
  await addLeads(1, 1);
  await addLeads(2, 25);
  await addLeads(3, 49);
  await addLeads(4, 49, 'contacted');
  expect((await read()).leads).toMatchObject({ pending: 6, firstDay: 1, secondDay: 2, older: 3 });
  await addLeads(200, 72);
  const { oldestAt, ...leads } = (await read()).leads;
  expect(leads).toEqual({ pending: 100, firstDay: 1, secondDay: 2, older: 100 });
  expect(Math.abs(Date.parse(oldestAt as string) - ago(72).getTime())).toBeLessThan(60_000);
});

test('messages wait until they are answered', async () => {
  const { id } = (await backend.post('/api/enquiries', MESSAGE)).body;
  const [{ at } = {}] = await backend.rows<{ at: Date }>(
    'select created_at as at from enquiry where id = $1',
    id,
  );
  expect((await read()).enquiries).toEqual({ open: 1, oldestAt: new Date(at as Date).toISOString() });
  await backend.patch(`/api/admin/enquiries/${id}`, { isAnswered: true }, browser);
  expect((await read()).enquiries).toEqual({ open: 0, oldestAt: null });
});

/** A record of a kind, and a reply to it that was not delivered. @returns the number of the record */
async function addFailedReply(about: 'enquiry' | 'complaint' | 'lead', hours: number, state = 'failed') {
  const inserts = {
    enquiry: `insert into enquiry (kind, name, email, message) values ('contact', 'Mei', 'mei@example.com', 'Levies?')`,
    complaint: `insert into complaint (kind, details, email) values ('privacy', 'My name.', 'mei@example.com')`,
    lead: `insert into inspector_lead (name, phone, email, property_address)
      values ('Mei', '0400 000 000', 'mei@example.com', '1 Wattle Street')`,
  };
  const [{ id } = {}] = await backend.rows<{ id: number }>(`${inserts[about]} returning id`);
  await addReply(about, id as number, hours, state);
  return id as number;
}
const addReply = (about: string, id: number, hours: number, state: string) =>
  backend.rows(
    `insert into mailed_reply (${about}_id, text, created_at, final_at, state) values ($1, 'Hello Mei', $2, $2, $3)`,
    id,
    ago(hours),
    state,
  );

test('replies that were not delivered are counted, until there is another or the record is closed', async () => {
  const failed = async () => (await read()).failedReplies;
  const complaint = await addFailedReply('complaint', 4);
  await backend.rows(
    `update complaint set decided_at = $1, decision = 'kept' where id = $2`,
    ago(5),
    complaint,
  );
  const enquiry = await addFailedReply('enquiry', 3);
  const lead = await addFailedReply('lead', 24 * 9, 'retrying');
  await addFailedReply('lead', 24 * 7, 'retrying');
  await addFailedReply('lead', 24 * 31);
  await addFailedReply('enquiry', 2, 'sent');
  expect(await failed()).toMatchObject({ count: 3, oldest: { about: 'complaint', number: complaint } });
  await backend.rows('update complaint set decided_at = $1 where id = $2', ago(3), complaint);
  expect(await failed()).toEqual({
    count: 2,
    oldest: { about: 'enquiry', number: enquiry, createdAt: expect.stringMatching(/^\d{4}-.*Z$/) },
  });
  await addReply('enquiry', enquiry, 0, 'waiting');
  expect(await failed()).toMatchObject({ count: 1, oldest: { about: 'lead', number: lead } });
  await backend.rows(`update inspector_lead set status = 'completed'`);
  expect(await failed()).toEqual({ count: 0, oldest: null });
  for (const table of ['enquiry', 'complaint', 'inspector_lead']) await backend.rows(`delete from ${table}`);
});

test('homes that visitors added in the last seven days are new, unless they were deleted', async () => {
  const address = { suburb: 'Fitzroy', state: 'VIC', postcode: '3065', propertyType: 'house' };
  const { body } = await backend.post('/api/properties', { ...address, address: '7 Banksia Road' });
  await buildProperty(backend, { addedByFormAt: ago(24 * 8) });
  await buildProperty(backend);
  expect((await read()).newProperties).toBe(1);
  await backend.rows('update property set deleted_at = now() where id = $1', body.id);
  expect((await read()).newProperties).toBe(0);
});

test('pairs that may be one home count until somebody says that they are two', async () => {
  const [a, b] = [await buildProperty(backend), await buildProperty(backend)].map(({ id }) => id);
  await backend.rows(
    `insert into merge_candidate (a_id, b_id, why) values (least($1::int, $2), greatest($1::int, $2), 'name')`,
    a,
    b,
  );
  expect((await read()).mergeCandidates).toBe(1);
  await backend.post('/api/admin/buildings/candidates/distinct', { a, b }, browser);
  expect((await read()).mergeCandidates).toBe(0);
});

test('mails that wait are counted, and the longest wait is told', async () => {
  await backend.app
    .get(MailService)
    .enqueue('receipt', { kind: 'enquiry', number: 7, email: 'mei@example.com' });
  await backend.rows(
    `update job.job set created_on = now() - interval '2 hours', start_after = now() - interval '2 hours' where name = 'mail'`,
  );
  const { mail } = (await read()).setUp;
  expect(mail).toMatchObject({ waiting: await waitingMails(), failed: 0 });
  expect(mail.waiting).toBeGreaterThan(0);
  expect(Math.abs(mail.oldestSeconds - 7_200)).toBeLessThan(60);
});

const waitingMails = async () =>
  (await backend.rows(`select from job.job where name = 'mail' and state < 'completed'`)).length;

test('the last backup has its time, and an embedded database is expected to have one', async () => {
  const file = path.join(backend.dataDir, LAST_BACKUP);
  const at = new Date('2026-11-01T02:00:00.000Z');
  await writeFile(file, '');
  await utimes(file, at, at);
  expect((await read()).setUp.backup).toEqual({ isExpected: false, lastAt: at.toISOString() });
});

test('an administrator with an app is not counted among those without', async () => {
  const other = await buildUser(backend, { isAdmin: true });
  await backend.rows(
    `insert into second_factor (user_id, secret, confirmed_at, recovery_codes) values ($1, '', now(), '{}')`,
    admin.id,
  );
  expect((await read()).setUp.adminsWithoutApp).toBe(1);
  await backend.rows('update app_user set is_admin = false where id = $1', other.id);
  expect((await read()).setUp.adminsWithoutApp).toBe(0);
});

/** An administrator of a site with https, where the cookie is bound to the host. */
async function signInByHttps(site: Backend) {
  const { Cookie } = await signIn(site, await buildUser(site, { isAdmin: true }));
  return { Cookie: `__Host-${Cookie}` };
}

test('a site that is set up is told nothing about its set-up', async () => {
  const settled = await startBackend(
    {
      OPERATOR_NAME: 'Bandicoot Pty Ltd',
      OPERATOR_ABN: '51824753556',
      OPERATOR_ADDRESS: '1 Example Street',
      OPERATOR_EMAIL: 'hello@bandicoot.example',
      SMTP_URL: 'smtp://127.0.0.1:2525',
      PUBLIC_URL: 'https://homes.example',
      TRUST_PROXY: '1',
      ADMIN_SECOND_FACTOR: 'off',
    },
    { isWorking: false },
  );
  const headers = await signInByHttps(settled);
  expect((await read(settled, headers)).setUp).toEqual({
    missingOperatorDetails: [],
    mail: { hasServer: true, waiting: 0, oldestSeconds: 0, failed: 0 },
    hasUntrustedProxy: false,
    backup: { isExpected: false, lastAt: null },
    adminsWithoutApp: 0,
  });
  await settled.stop();
});

test('a site on https that trusts no proxy is told so', async () => {
  const bare = await startBackend({ PUBLIC_URL: 'https://homes.example' }, { isWorking: false });
  const headers = await signInByHttps(bare);
  expect((await read(bare, headers)).setUp.hasUntrustedProxy).toBe(true);
  await bare.stop();
});

test('the counts are read from indexes, however many rows there are', async () => {
  await backend.rows(
    `insert into inspector_lead (name, phone, property_address, status, created_at)
     select 'Robin', '0400 000 000', '1 Wattle Street', 'completed', now() - make_interval(hours => n)
     from generate_series(1, 20000) as n`,
  );
  await backend.rows('analyze inspector_lead');
  const rows = await backend.rows<{ 'QUERY PLAN': string }>(
    `explain select from inspector_lead where status = 'pending' and created_at <= now() - interval '48 hours' limit 100`,
  );
  expect(rows.map(row => row['QUERY PLAN']).join('\n')).toContain('inspector_lead_pending_idx');
});
