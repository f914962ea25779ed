import { COMPLAINT_DECISIONS, type ComplaintDecision } from '@home-truths/contract';
import type { MailContent } from '../platform/mail/mail-content.ts';

export type Recipient = 'reporter' | 'author';

export interface DecisionFacts {
  to: string;
  number: number;
  isReport: boolean;
  /** True for defamation: people call only this a complaint. */
  isComplaint: boolean;
  property: string | null;
  decision: ComplaintDecision;
  reason: string;
}

const REPORT_OPENING = {
  heading: 'Our decision on your report',
  paragraph: 'We’ve looked at your report.',
};
const REVIEW_OPENING = { ...REPORT_OPENING, paragraph: 'A moderator has looked at the review you reported.' };
const COMPLAINT_OPENING = {
  heading: 'Our decision on your complaint',
  paragraph: 'We’ve looked at your complaint.',
};

function openingFor(recipient: Recipient, { isReport, isComplaint, property }: DecisionFacts) {
  if (recipient === 'author')
    return {
      heading: 'Your review has been hidden',
      paragraph: `A moderator has hidden your review of ${property}. Readers can’t see it, and it doesn’t count towards the rating. You can still see it under My Reviews.`,
    };
  if (isComplaint) return COMPLAINT_OPENING;
  return isReport ? REVIEW_OPENING : REPORT_OPENING;
}

const FOOTNOTES: Record<Recipient, string> = {
  reporter: 'If you didn’t write to us, someone entered your email by mistake. You can ignore this email.',
  author: 'If you think this is a mistake, contact us and quote the number.',
};

export function decisionMail(recipient: Recipient, facts: DecisionFacts, publicUrl?: string): MailContent {
  const { heading, paragraph } = openingFor(recipient, facts);
  const { to, number, decision, reason } = facts;
  return {
    to,
    subject: `${heading} (no. ${number})`,
    heading,
    paragraphs: [paragraph],
    facts: [
      ['Number', String(number)],
      ['Decision', COMPLAINT_DECISIONS[decision]],
      ...(reason ? [['Reason', reason] as const] : []),
    ],
    button: publicUrl ? { label: 'Contact us', href: new URL('/contact', publicUrl).href } : undefined,
    smallPrint: [FOOTNOTES[recipient]],
  };
}
