import { SMTPServer } from 'smtp-server';

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
export function readMail(source: string): SentMail {
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
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: ({ address: email }, _, done) => {
        if (this.refused.includes(email))
          // the lowest code of those that are for good
          return done(Object.assign(new Error(`no ${email}`), { responseCode: 500 }));
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
