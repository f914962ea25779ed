import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../../testing/command.ts';
import { TestMailServer } from '../../testing/mail-server.ts';

const SCRIPT = path.join(import.meta.dirname, 'mail-command.ts');

const mailServer = await new TestMailServer().open();
const dataDir = await mkdtemp(path.join(tmpdir(), 'mail-command-'));

afterAll(async () => {
  await mailServer.close();
  await rm(dataDir, { recursive: true });
});

const mail = (variables: Record<string, string>, ...args: string[]) =>
  runCommand({ DATA_DIR: dataDir, ...variables }, SCRIPT, ...args);

test('a test mail is sent at once', async () => {
  const sent = await mail({ SMTP_URL: mailServer.url }, 'test', 'mei@example.com');
  expect(sent).toEqual({ output: 'The mail server has accepted the mail to mei@example.com', code: 0 });
  expect(mailServer.recipients).toEqual(['mei@example.com']);
  expect(mailServer.mails[0]?.head).toContain('Subject: Test mail from Home Truths');
});

test('what the mail server says of a mail that it refuses is shown', async () => {
  mailServer.refused = ['noone@example.com'];
  const { output, code } = await mail({ SMTP_URL: mailServer.url }, 'test', 'noone@example.com');
  expect(code).toBe(1);
  expect(output).toMatch(/500 no noone@example\.com/);
});

test('without a mail server it is in the outbox', async () => {
  const { output, code } = await mail({}, 'test', 'mei@example.com');
  expect([output, code]).toEqual([`SMTP_URL is not set: the mail is in ${dataDir}/outbox`, 0]);
  const [file = ''] = await readdir(path.join(dataDir, 'outbox'));
  expect(await readFile(path.join(dataDir, 'outbox', file), 'utf8')).toContain('To: mei@example.com');
});

test.each([
  [['test'], 'npm run mail -- test <address>'],
  [['send', 'mei@example.com'], 'npm run mail -- test <address>'],
  [['test', 'mei@example.com', 'kim@example.com'], 'npm run mail -- test <address>'],
  [['test', 'mei'], 'mei isn’t an email address'],
])('%j is refused', async (args, output) => {
  expect(await mail({ SMTP_URL: mailServer.url }, ...args)).toEqual({ output, code: 1 });
});
