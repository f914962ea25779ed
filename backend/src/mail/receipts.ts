import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailService } from './mail.service.ts';
import type { MailContent } from './mail-content.ts';
import { MailboxLimits } from './mailbox-limits.ts';

/** What we received, and what happens next. None of the sender's text: the mailbox need not be theirs. */
const RECEIPTS = {
  lead: {
    subject: 'Your callback request',
    heading: 'We’ve received your callback request',
    next: 'A building inspector will call you on the number you gave us.',
  },
  report: {
    subject: 'Your report',
    heading: 'We’ve received your report',
    next: 'A moderator will look at the review you reported within 7 days, and we’ll email you their decision.',
  },
  complaint: {
    subject: 'Your report',
    heading: 'We’ve received your report',
    next: 'A moderator will look at it within 7 days, and we’ll email you their decision.',
  },
  enquiry: {
    subject: 'Your message',
    heading: 'We’ve received your message',
    next: 'We’ll reply by email.',
  },
} as const;
export type ReceiptKind = keyof typeof RECEIPTS;

interface ReceiptData {
  kind: ReceiptKind;
  number: number;
  email: string;
}

const receiptMail = ({ kind, number, email }: ReceiptData): MailContent => {
  const { subject, heading, next } = RECEIPTS[kind];
  return {
    to: email,
    subject: `${subject} #${number}`,
    heading,
    paragraphs: [next],
    facts: [['Reference number', String(number)]],
    smallPrint: [
      'If this wasn’t you, ignore this email. Someone probably entered your email address by mistake.',
    ],
  };
};

/** Confirms to people who left an email that we received what they sent. */
@Injectable()
export class Receipts implements OnModuleInit {
  constructor(
    private readonly mail: MailService,
    private readonly mailboxes: MailboxLimits,
  ) {}

  /** Queues a receipt with the row it is about; none without an email, or where the mailbox has reached its limit. */
  async send(
    kind: ReceiptKind,
    { number, email }: { number: number; email: string | null | undefined },
    em: EntityManager,
  ): Promise<void> {
    if (email && (await this.mailboxes.isWithinLimit('receipt', email, em)))
      await this.mail.enqueue('receipt', { kind, number, email }, em);
  }

  onModuleInit() {
    this.mail.registerWriter<ReceiptData>('receipt', receiptMail);
  }
}
