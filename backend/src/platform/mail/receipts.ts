import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailService } from './mail.service.ts';
import type { MailContent } from './mail-content.ts';
import { MailboxLimits } from './mailbox-limits.ts';

/** Texts without anything that the sender wrote, since the mailbox may belong to somebody else. */
const RECEIPTS = {
  lead: {
    subject: 'Your callback request',
    heading: 'We’ve received your callback request',
    next: 'A building inspector will call you on the number you gave us.',
  },
  // a report of a review is a complaint, too; visitors read "complaint" only where it is about defamation
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

/** The deadline of a complaint about defamation is in ISO 8601. */
export type ReceiptKind = { kind: keyof typeof RECEIPTS } | { kind: 'defamation'; decideBy: string };

type ReceiptData = ReceiptKind & { number: number; email: string };

const sydneyDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });

function openingOf(receipt: ReceiptData) {
  const { number } = receipt;
  if (receipt.kind === 'defamation') {
    const date = sydneyDate.format(new Date(receipt.decideBy));
    return {
      subject: `Complaint #${number}: we’ll decide by ${date}`,
      heading: 'We’ve received your complaint',
      next: `Your complaint number is ${number}. We’ll decide by ${date}.`,
    };
  }
  const { subject, ...opening } = RECEIPTS[receipt.kind];
  return { ...opening, subject: `${subject} #${number}` };
}

const receiptMail = (receipt: ReceiptData): MailContent => {
  const { number, email } = receipt;
  const { subject, heading, next } = openingOf(receipt);
  return {
    to: email,
    subject,
    heading,
    paragraphs: [next],
    facts: [['Reference number', String(number)]],
    smallPrint: [
      'If this wasn’t you, ignore this email. Someone probably entered your email address by mistake.',
    ],
  };
};

/** Confirms leads, reports and messages to their senders by mail. */
@Injectable()
export class Receipts implements OnModuleInit {
  constructor(
    private readonly mail: MailService,
    private readonly mailboxes: MailboxLimits,
  ) {}

  async send(
    kind: ReceiptKind,
    { number, email }: { number: number; email: string | null | undefined },
    em: EntityManager,
  ): Promise<void> {
    if (email && (await this.mailboxes.spendIfAllowed('receipt', email, em)))
      await this.mail.enqueue('receipt', { ...kind, number, email }, em);
  }

  onModuleInit() {
    this.mail.registerWriter<ReceiptData>('receipt', receiptMail);
  }
}
