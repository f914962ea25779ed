import { EntityManager } from '@mikro-orm/postgresql';
import { ENVIRONMENT } from '../../environment.ts';
import { sharedBackend, startBackend } from '../../testing/backend.ts';
import { buildUser } from '../../testing/builders.ts';
import { eventually } from '../../testing/eventually.ts';
import { outboxOf, tokenIn, untilIdle } from '../../testing/mail.ts';
import { type SentMail, TestMailServer } from '../../testing/mail-server.ts';
import { LOG } from '../http/logging.ts';
import { AdminNotices } from './admin-notices.ts';
import { MailService } from './mail.service.ts';
import { MailDelivery } from './mail-delivery.ts';

const letter = (to: string, subject = 'A word') => ({
  to,
  subject,
  heading: 'Good day',
  paragraphs: ['All is well.'],
});

const mailServer = await new TestMailServer().open();
const backend = await sharedBackend({
  SMTP_URL: mailServer.url,
  ADMIN_EMAIL: 'admin@example.com',
  MAIL_FROM: 'letters@homes.example',
});
backend.app
  .get(MailService)
  .registerWriter<{ to: string; subject?: string }>('test', ({ to, subject }) => letter(to, subject));

afterAll(() => mailServer.close());

const post = (to: string, subject?: string) => backend.app.get(MailService).enqueue('test', { to, subject });
const arrived = (to: string) => mailServer.recipients.filter(one => one === to).length;
const openJobs = async () => {
  const [row] = await backend.rows<{ open: number }>(
    `select count(*)::int as open from job.job where state in ('created', 'retry', 'active')`,
  );
  return row?.open;
};
/** Waits until a mail that could not be sent is to be tried again; then `retryNow` saves the delay. */
const untilRetry = () =>
  eventually(
    async () => (await backend.rows(`select from job.job where state = 'retry'`)).length > 0 || undefined,
  );
const retryNow = () => backend.rows(`update job.job set start_after = now() where state = 'retry'`);

test('a mail goes to the server with both bodies, once', async () => {
  await post('mei@example.com', 'Häuser 🏠');
  await untilIdle(backend);
  expect(arrived('mei@example.com')).toBe(1);
  const mail = mailServer.mails.at(-1);
  expect(mail?.head).toMatch(/Message-ID: <[0-9a-f-]{36}@home-truths\.example>/);
  expect(mail?.head).toMatch(/Auto-Submitted: auto-generated/);
  expect(mail?.head).toContain('From: Home Truths <letters@homes.example>');
  expect(mail?.text).toMatch(/Good day\s+All is well\./);
  expect(mail?.html).toContain('<h1');
  expect(await outboxOf(backend)).toEqual([]);
});

test('the data of a job are cleared once its mail was sent, and not before', async () => {
  const about = (to: string) => backend.rows('select data from job.job where data::text like $1', `%${to}%`);
  await mailServer.close();
  await post('forgotten@example.com');
  await eventually(() => backend.log.some(line => line.includes('mail not sent')) || undefined);
  expect(await about('forgotten@example.com')).toHaveLength(1);
  await untilRetry();
  await mailServer.open();
  await retryNow();
  await untilIdle(backend);
  expect(arrived('forgotten@example.com')).toBe(1);
  expect(await about('forgotten@example.com')).toEqual([]);
  expect(backend.log.join('')).not.toContain('forgotten@example.com');
});

test('a job whose process died after its mail was out is over', async () => {
  await post('once@example.com');
  await untilIdle(backend);
  await backend.rows(
    `update job.job set state = 'retry', completed_on = null, start_after = now()
     where id = (select id from job.job order by created_on desc limit 1)`,
  );
  await untilIdle(backend);
  expect(arrived('once@example.com')).toBe(1);
});

test('fault 15: while the mail server is down the response is the same for everyone, and one link comes once it is back', async () => {
  const { email } = await buildUser(backend);
  await mailServer.close();
  const forgot = (address: string) => backend.post('/api/auth/forgot-password', { email: address });
  const [known, unknown] = [await forgot(email), await forgot('nobody@example.com')];
  expect([known.status, unknown.status]).toEqual([200, 200]);
  expect(known.text).toBe(unknown.text);
  await untilRetry();
  await eventually(async () => (await openJobs()) === 1 || undefined);
  await mailServer.open();
  await retryNow();
  await untilIdle(backend);
  expect([arrived(email), arrived('nobody@example.com')]).toEqual([1, 0]);
  expect(tokenIn(mailServer.mails.at(-1) as SentMail)).toHaveLength(43);
});

test('an address the server refuses is given up, and the next mail goes', async () => {
  mailServer.refused = ['gone@example.com'];
  await post('gone@example.com');
  await post('here@example.com');
  await untilIdle(backend);
  expect([arrived('gone@example.com'), arrived('here@example.com')]).toEqual([0, 1]);
  expect(backend.log.join('')).not.toContain('gone@example.com');
});

test('a mail belongs to its transaction', async () => {
  const mail = backend.app.get(MailService);
  const em = backend.app.get(EntityManager);
  const work = (isCommitted: boolean) =>
    em.transactional(async tx => {
      await mail.enqueue('test', { to: `${isCommitted}@example.com` }, tx);
      expect(await openJobs()).toBe(0);
      if (!isCommitted) throw new Error('taken back');
    });
  await expect(work(false)).rejects.toThrow('taken back');
  await work(true);
  await untilIdle(backend);
  expect([arrived('false@example.com'), arrived('true@example.com')]).toEqual([0, 1]);
});

test('where many mails wait, each follows the one before at once', async () => {
  const all = Array.from({ length: 24 }, (_, i) => `waiting${i}@example.com`);
  await backend.app.get(EntityManager).transactional(async tx => {
    for (const to of all) await backend.app.get(MailService).enqueue('test', { to }, tx);
  });
  await untilIdle(backend);
  expect(all.map(arrived)).toEqual(all.map(() => 1));
});

test('thirty mails, two processes: each is sent once', async () => {
  const second = await startBackend({ SMTP_URL: mailServer.url, DATABASE_URL: backend.database.url });
  second.app.get(MailService).registerWriter<{ to: string }>('test', ({ to }) => letter(to));
  const names = Array.from({ length: 30 }, (_, n) => `many${n}@example.com`);
  await Promise.all(names.map(name => post(name)));
  await untilIdle(backend);
  expect(names.map(arrived)).toEqual(names.map(() => 1));
  await second.stop();
});

describe('a mail server that offers no encryption', () => {
  /** Hands a mail straight to the office, which offers none, under the name of a host. */
  const deliver = (host: string, query: string, to: string) => {
    const SMTP_URL = `${mailServer.url.replace('127.0.0.1', host)}/${query}`;
    const delivery = new MailDelivery({ ...backend.app.get(ENVIRONMENT), SMTP_URL }, backend.app.get(LOG));
    return delivery.deliver(letter(to), { id: 'a', createdOn: new Date(), isForOutbox: false });
  };

  test('gets nothing where others could listen', async () => {
    // leads to this machine, too, but is a host like any other
    await expect(deliver('0.0.0.0', '', 'listened@example.com')).rejects.toMatchObject({ code: 'ETLS' });
    expect(arrived('listened@example.com')).toBe(0);
  });

  test.each([
    ['127.0.0.1', ''],
    ['localhost', ''],
    ['0.0.0.0', '?requireTLS=false'],
    ['0.0.0.0', '?ignoreTLS=true'],
  ])('gets mail on this machine, or where its URL says so (%s%s)', async (host, query) => {
    const to = `open${query.length}-${host}@example.com`;
    await deliver(host, query, to);
    expect(arrived(to)).toBe(1);
  });
});

test('words that people typed make no headers', async () => {
  await backend.app.get(EntityManager).transactional(em =>
    backend.app.get(AdminNotices).notify(
      'enquiry',
      {
        Number: '7\r\nBcc: victim@example.com\r\n\r\nSpam',
        Name: 'Mei\r\nBcc: victim@example.com',
        Message: '<script>alert(1)</script>\nSecond line',
        Phone: null,
      },
      { em, replyTo: 'mei@example.com' },
    ),
  );
  await untilIdle(backend);
  const mail = mailServer.mails.at(-1);
  expect(mail?.head).not.toMatch(/^Bcc:/im);
  expect(arrived('victim@example.com')).toBe(0);
  expect(arrived('admin@example.com')).toBe(1);
  expect(mail?.head).toMatch(/Reply-To: mei@example\.com/);
  expect(mail?.head).toMatch(/Subject: New enquiry #7/);
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>Second line');
  expect(mail?.html).not.toContain('<script');
  expect(mail?.text).toMatch(/^Name: Mei Bcc: victim@example\.com$/m);
  expect(mail?.text).not.toContain('Phone');
});

test('without an ADMIN_EMAIL notices stay in the outbox, whatever else is mailed', async () => {
  const nameless = await startBackend({ SMTP_URL: mailServer.url });
  const em = nameless.app.get(EntityManager);
  await em.transactional(tx =>
    nameless.app.get(AdminNotices).notify('lead', { Number: 3, Home: '1 Smith St' }, { em: tx }),
  );
  const [mail] = await eventually(async () => {
    const mails = await outboxOf(nameless);
    return mails.length > 0 ? mails : undefined;
  });
  expect(mail?.head).toMatch(/To: admin@home-truths\.example/);
  expect(mail?.head).toMatch(/Subject: New lead #3/);
  expect(arrived('admin@home-truths.example')).toBe(0);
  await nameless.stop();
});

test('a database that is unavailable at the start does not prevent the process from starting', async () => {
  const unavailable = await startBackend({ DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' });
  expect((await unavailable.get('/healthz')).status).toBe(200);
  const response = await unavailable.post('/api/auth/forgot-password', { email: 'mei@example.com' });
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2']);
  await unavailable.stop();
});
