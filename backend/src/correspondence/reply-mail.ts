import type { ReplySubject } from '@home-truths/contract';
import type { MailContent } from '../platform/mail/mail-content.ts';

interface ReplyFacts {
  to: string;
  about: ReplySubject;
  number: number;
  kind: string;
  text: string;
}

function topicOf({ about, kind }: ReplyFacts) {
  if (about === 'enquiry') return 'message';
  if (about === 'lead') return 'callback request';
  return kind === 'defamation' ? 'complaint' : 'report';
}

/** Except for the recipient, no header contains typed text. */
export function replyMail(facts: ReplyFacts, publicUrl?: string): MailContent {
  const topic = topicOf(facts);
  return {
    to: facts.to,
    subject: `Re: Your ${topic} #${facts.number}`,
    heading: `Our reply to your ${topic}`,
    paragraphs: facts.text.split(/\r?\n(?:[ \t]*\r?\n)+/),
    facts: [['Reference number', String(facts.number)]],
    button: publicUrl ? { label: 'Contact us', href: new URL('/contact', publicUrl).href } : undefined,
    smallPrint: [
      'To write back, contact us and quote the number.',
      'If you didn’t write to us, someone entered your email by mistake. You can ignore this email.',
    ],
  };
}
