import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Letter } from './letter.ts';
import { MailService } from './mail.service.ts';
import { MailboxLimits } from './mailbox-limits.ts';

/** What we received, and what happens next. None of the sender's words: the mailbox need not be theirs. */
const RECEIPTS = {
  lead: {
    heading: 'We have your request for a call',
    next: 'A building inspector will call you on the number you gave.',
  },
  report: {
    heading: 'We have your report',
    next: 'A moderator will look at the review you reported within 7 days, and we will email you what they decide.',
  },
  complaint: {
    heading: 'We have your complaint',
    next: 'A person will look at it within 7 days, and we will email you what they decide.',
  },
  enquiry: {
    heading: 'We have your message',
    next: 'We answer by email, usually within two working days.',
  },
} as const;
export type ReceiptKind = keyof typeof RECEIPTS;

interface About {
  kind: ReceiptKind;
  number: number;
  email: string;
}

const receiptLetter = ({ kind, number, email }: About): Letter => {
  const { heading, next } = RECEIPTS[kind];
  return {
    to: email,
    subject: `${heading} (no. ${number})`,
    heading,
    paragraphs: [next],
    facts: [['Number', String(number)]],
    afterwards: [
      'If it was not you who wrote to us, leave this mail be. Somebody typed your address by mistake.',
    ],
  };
};

/** Tells people who left an email that what they sent has arrived. */
@Injectable()
export class Receipts implements OnModuleInit {
  constructor(
    private readonly mail: MailService,
    private readonly mailboxes: MailboxLimits,
  ) {}

  /** Queues a receipt with the row it is about; none without an email, or where a mailbox had its share already. */
  async send(
    kind: ReceiptKind,
    { number, email }: { number: number; email: string | null | undefined },
    em: EntityManager,
  ): Promise<void> {
    if (email && (await this.mailboxes.mayMail('receipt', email, em)))
      await this.mail.enqueue('receipt', { kind, number, email }, em);
  }

  onModuleInit() {
    this.mail.writes<About>('receipt', receiptLetter);
  }
}
