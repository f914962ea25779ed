import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Environment } from '../../environment.ts';
import { operatorOf } from '../../operator/operator.ts';
import { isThisMachine } from '../../this-machine.ts';
import { type MailContent, renderMail } from './mail-content.ts';

/** Milliseconds; shorter than a job may take. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const NO_ACCESS = { disableFileAccess: true, disableUrlAccess: true };

/**
 * Requires STARTTLS, since a man in the middle could suppress the encryption and read a reset link. A server on this
 * machine is exempt, and options in the URL take precedence.
 */
function smtpOptions(url: string) {
  const { protocol, hostname, searchParams } = new URL(url);
  const requireTLS = protocol === 'smtp:' && !isThisMachine(hostname) && !searchParams.has('ignoreTLS');
  return { requireTLS, url, ...TIMEOUTS, ...NO_ACCESS };
}

interface Delivery {
  id: string;
  createdOn: Date;
  isForOutbox: boolean;
}

/**
 * Delivers mails to the server of `SMTP_URL`; without one, writes them to the folder `outbox`. Has no decorators, which
 * `mail-command.ts` could not run without a build.
 */
export class MailDelivery {
  private readonly environment: Environment;
  private readonly log: Logger;
  private readonly outbox: string;
  private readonly smtp: ReturnType<typeof createTransport> | undefined;
  private readonly composer = createTransport({ streamTransport: true, buffer: true, ...NO_ACCESS });
  private readonly host: string;

  constructor(environment: Environment, log: Logger) {
    this.environment = environment;
    this.log = log;
    this.outbox = path.join(environment.DATA_DIR, 'outbox');
    this.host = new URL(environment.PUBLIC_URL ?? 'https://home-truths.example').hostname;
    if (environment.SMTP_URL) this.smtp = createTransport(smtpOptions(environment.SMTP_URL));
  }

  async deliver(content: MailContent, { id, createdOn, isForOutbox }: Delivery): Promise<void> {
    // addresses as objects, since nodemailer parses text as a list
    const message = {
      from: { name: 'Home Truths', address: this.environment.MAIL_FROM ?? `no-reply@${this.host}` },
      to: { name: '', address: content.to },
      ...(content.replyTo && { replyTo: { name: '', address: content.replyTo } }),
      subject: content.subject,
      messageId: `<${id}@${this.host}>`,
      date: createdOn,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...renderMail(content, operatorOf(this.environment)),
    };
    if (this.smtp && !isForOutbox) return void (await this.smtp.sendMail(message));
    const { message: bytes } = await this.composer.sendMail(message);
    await this.store(`${createdOn.toISOString().replaceAll(':', '.')}-${id}.eml`, bytes as Buffer);
    this.log.info({ subject: content.subject }, 'mail written to the outbox');
  }

  private async store(name: string, bytes: Buffer) {
    await mkdir(this.outbox, { recursive: true });
    const draft = path.join(this.outbox, `.${name}`);
    await writeFile(draft, bytes, { flush: true });
    await rename(draft, path.join(this.outbox, name));
  }
}
