import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import type { Backend } from './backend.ts';
import { eventually } from './eventually.ts';

/** A mail as it was sent: its raw head, its bodies decoded. */
export interface SentMail {
  head: string;
  text: string;
  html: string;
}

const decodeQuotedPrintable = (body: string) =>
  Buffer.from(
    body
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** Parses a mail with two bodies. */
function readMail(source: string): SentMail {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const boundary = /boundary="?([^"\r\n;]+)/.exec(head)?.[1] ?? '';
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`);
  const bodyOf = (type: string) => {
    const part = parts.find(one => one.includes(`Content-Type: ${type}`)) ?? '';
    const [partHead = '', ...body] = part.split('\r\n\r\n');
    const bytes = body.join('\r\n\r\n');
    if (/base64/.test(partHead)) return Buffer.from(bytes, 'base64').toString('utf8');
    return /quoted-printable/.test(partHead) ? decodeQuotedPrintable(bytes) : bytes;
  };
  return { head: head.replace(/\r\n\s+/g, ' '), text: bodyOf('text/plain'), html: bodyOf('text/html') };
}

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

/** The token in a reset mail. */
export const tokenIn = ({ text }: SentMail) => /reset-password\?token=([\w-]{43})/.exec(text)?.[1] ?? '';

/** The token in a mail that requests confirmation of an email. */
export const confirmationIn = ({ text }: SentMail) => /confirm-email#([\w-]{43})/.exec(text)?.[1] ?? '';

/** A mail server on this machine that stores what it receives. */
export class TestMailServer {
  readonly mails: SentMail[] = [];
  readonly recipients: string[] = [];
  /** The next recipients it refuses for good. */
  refused: string[] = [];
  private port = 0;
  private server: SMTPServer | undefined;

  get url() {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Opens; again on the same port when it was closed. */
  async open() {
    this.server = new SMTPServer({
      ...{ authOptional: true, disabledCommands: ['STARTTLS'], disableReverseLookup: true },
      onRcptTo: ({ address: email }, _, done) => {
        if (this.refused.includes(email))
          return done(Object.assign(new Error(`no ${email}`), { responseCode: 550 }));
        this.recipients.push(email);
        done();
      },
      onData: (stream, _, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.once('end', () => {
          this.mails.push(readMail(Buffer.concat(chunks).toString('utf8')));
          done();
        });
      },
    });
    const { server } = this;
    await new Promise<void>(resolve => server.listen(this.port, '127.0.0.1', () => resolve()));
    // of a client that was killed
    server.on('error', () => {});
    this.port = (server.server.address() as { port: number }).port;
    return this;
  }

  /** Nothing listens on its port any more. */
  async close() {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>(resolve => server.close(() => resolve()));
  }
}
