import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Backend } from './backend.ts';
import { eventually } from './eventually.ts';
import { readMail, type SentMail } from './mail-server.ts';

/** All mails in the outbox of a backend, oldest first. */
export async function outboxOf(backend: Backend): Promise<SentMail[]> {
  const folder = path.join(backend.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter(name => !name.startsWith('.')).sort();
  return Promise.all(mails.map(async name => readMail(await readFile(path.join(folder, name), 'utf8'))));
}

/** The newest mail to an email with a subject, once it is there; `after` as many as were there before. */
export const mailTo = (backend: Backend, email: string, subject: string, after = 0) =>
  eventually(async () => {
    const mails = await outboxOf(backend);
    const found = mails.filter(
      ({ head }) => head.includes(`To: ${email}\r\n`) && head.includes(`Subject: ${subject}`),
    );
    return found.length > after ? found.at(-1) : undefined;
  });

/** Waits until no job waits or runs. */
export const untilIdle = (backend: Backend) =>
  eventually(async () => {
    const open = await backend.rows(`select from job.job where state in ('created', 'retry', 'active')`);
    return open.length === 0 || undefined;
  });

/** The token in a reset mail. */
export const tokenIn = ({ text }: SentMail) => /reset-password\?token=([\w-]{43})/.exec(text)?.[1] ?? '';

/** The token in a mail that requests confirmation of an email. */
export const confirmationIn = ({ text }: SentMail) => /confirm-email#([\w-]{43})/.exec(text)?.[1] ?? '';
