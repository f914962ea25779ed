/** `npm run mail`: sends a test mail without the queue, and prints if the mail server accepted it. */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { parseVariables } from '@home-truths/contract/environment';
import { pino } from 'pino';
import * as z from 'zod';
import { EnvironmentSchema } from '../../environment.ts';
import { MailDelivery } from './mail-delivery.ts';

const USAGE = 'npm run mail -- test <address>';

async function sendTestMail(to: string) {
  const environment = parseVariables(EnvironmentSchema.omit({ DATABASE_URL: true }), process.env);
  const delivery = new MailDelivery({ ...environment, DATABASE_URL: '' }, pino({ enabled: false }));
  const content = {
    to,
    subject: 'Test mail from Home Truths',
    paragraphs: ['If you can read this, the site can send mail. Check that it is not in the spam folder.'],
  };
  await delivery.deliver(content, { id: randomUUID(), createdOn: new Date(), isForOutbox: false });
  if (!environment.SMTP_URL) return `SMTP_URL is not set: the mail is in ${environment.DATA_DIR}/outbox`;
  return `The mail server has accepted the mail to ${to}`;
}

async function run() {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [action, address, ...more] = positionals;
  if (action !== 'test' || address === undefined || more.length > 0) throw new Error(USAGE);
  const { data: to } = z.email({ pattern: z.regexes.html5Email }).safeParse(address);
  if (to === undefined) throw new Error(`${address} isn’t an email address`);
  console.log(await sendTestMail(to));
}

process.umask(0o077);
run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
