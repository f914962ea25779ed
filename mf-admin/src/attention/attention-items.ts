import type { Attention } from '@home-truths/platform/contract';
import { daysBetween, dueTime } from '../complaints/deadline.ts';
import { DAY_MS, HOUR_MS, isOlderThan } from '../console/durations.ts';
import { quantity } from '../console/quantity.ts';
import { durationText } from './duration-text.ts';
import { cappedText } from './waiting-counts.ts';

export interface AttentionItem {
  id: string;
  /** Milliseconds since 1970. */
  dueAt?: number;
  title: string;
  details: string;
  /** `isOwnDocument`: the gateway renders the page, so a full navigation is needed. */
  action: { label: string; to: string; isOwnDocument?: true };
}

const HOUR_SECONDS = 3_600;

/** Days that a lead may wait for a call, and a message for an answer. */
const REPLY_DAYS = 2;
const OLD_BACKUP_DAYS = 7;

/** 15 minutes; mails that wait for less were just queued. */
const LATE_MAIL_SECONDS = 900;

const STATUS = { label: 'See status', to: '/status', isOwnDocument: true } as const;

/** Returns `6 d`, `5 h`, or `2 d over`. */
export function timeLeft(dueAt: number, now: number): { text: string; isOver: boolean } {
  const isOver = now > dueAt;
  const ms = Math.abs(dueAt - now);
  const length = ms < DAY_MS ? `${Math.floor(ms / HOUR_MS)} h` : `${Math.abs(daysBetween(now, dueAt))} d`;
  return { text: isOver ? `${length} over` : length, isOver };
}

const replyBy = (instant: string) => Date.parse(instant) + REPLY_DAYS * DAY_MS;

/** Returns a line, or undefined if nothing waits. `asOf` is when the server counted. */
type ItemOf = (attention: Attention) => AttentionItem | undefined;

function complaintsItem({ complaints: { open, overdue, oldest } }: Attention): AttentionItem | undefined {
  if (!oldest) return undefined;
  return {
    id: 'complaints',
    dueAt: dueTime(oldest.createdAt),
    title: quantity(cappedText(open), 'open complaint'),
    details: `${overdue > 0 ? `${cappedText(overdue)} overdue. ` : ''}To be decided within 7 days.`,
    action: { label: 'Decide', to: '/admin/complaints' },
  };
}

function leadsItem({ leads, asOf }: Attention): AttentionItem | undefined {
  if (!leads.oldestAt) return undefined;
  const older = leads.older > 0 ? `${cappedText(leads.older)} waiting for more than 2 days. ` : '';
  return {
    id: 'leads',
    dueAt: replyBy(leads.oldestAt),
    title: `${quantity(cappedText(leads.pending), 'lead')} to call`,
    details: `${older}The longest wait is ${durationText(leads.oldestAt, asOf)}.`,
    action: { label: 'Call', to: '/admin/leads?status=pending' },
  };
}

function enquiriesItem({ enquiries: { open, oldestAt }, asOf }: Attention): AttentionItem | undefined {
  if (!oldestAt) return undefined;
  return {
    id: 'enquiries',
    dueAt: replyBy(oldestAt),
    title: quantity(cappedText(open), 'unanswered message'),
    details: `The oldest came ${durationText(oldestAt, asOf)} ago.`,
    action: { label: 'Answer', to: '/admin/enquiries?state=open' },
  };
}

function failedRepliesItem({ failedReplies, asOf }: Attention): AttentionItem | undefined {
  // earlier backends do not send `failedReplies`
  if (!failedReplies?.oldest) return undefined;
  const { count, oldest } = failedReplies;
  return {
    id: 'failed-replies',
    dueAt: Date.parse(oldest.createdAt),
    title: quantity(cappedText(count), 'reply wasn’t delivered', 'replies weren’t delivered'),
    details: `The oldest was written ${durationText(oldest.createdAt, asOf)} ago.`,
    action: { label: 'See the reply', to: `/admin/threads/${oldest.about}-${oldest.number}` },
  };
}

function candidatesItem({ mergeCandidates }: Attention): AttentionItem | undefined {
  if (mergeCandidates === 0) return undefined;
  return {
    id: 'candidates',
    title: quantity(cappedText(mergeCandidates), 'possible duplicate'),
    details: 'Pairs of properties whose addresses are almost the same.',
    action: { label: 'Compare', to: '/admin/buildings' },
  };
}

/** Environment variables by detail. */
const VARIABLES: Record<string, string> = {
  name: 'OPERATOR_NAME',
  abn: 'OPERATOR_ABN',
  address: 'OPERATOR_ADDRESS',
  email: 'OPERATOR_EMAIL',
};

const listFormat = new Intl.ListFormat('en-AU');

function operatorItem({ setUp: { missingOperatorDetails } }: Attention): AttentionItem | undefined {
  if (missingOperatorDetails.length === 0) return undefined;
  const variables = listFormat.format(missingOperatorDetails.map(part => VARIABLES[part] ?? part));
  return {
    id: 'operator',
    title: 'Say who runs the site',
    details: `Visitors can’t see who runs Home Truths. Set ${variables}.`,
    action: { label: 'See the page', to: '/about' },
  };
}

function lateMailItem({ setUp: { mail }, asOf }: Attention): AttentionItem | undefined {
  if (mail.failed === 0 && (mail.waiting === 0 || mail.oldestSeconds <= LATE_MAIL_SECONDS)) return undefined;
  const hours = Math.floor(mail.oldestSeconds / HOUR_SECONDS);
  const age = hours > 0 ? quantity(hours, 'hour') : quantity(Math.floor(mail.oldestSeconds / 60), 'minute');
  const parts = [
    mail.waiting > 0 && `${cappedText(mail.waiting)} waiting, the oldest for ${age}`,
    mail.failed > 0 && `${cappedText(mail.failed)} given up`,
  ];
  return {
    id: 'mail-late',
    dueAt: Date.parse(asOf) - mail.oldestSeconds * 1000,
    title: 'Emails aren’t being sent',
    details: `${parts.filter(Boolean).join('; ')}. Check the mail server.`,
    action: STATUS,
  };
}

function mailItem({ setUp: { mail } }: Attention): AttentionItem | undefined {
  if (mail.hasServer) return undefined;
  return {
    id: 'mail',
    title: 'Set up a mail server',
    details: 'Emails are stored in a folder and reach no one. Set SMTP_URL.',
    action: STATUS,
  };
}

function backupItem({ setUp: { backup }, asOf }: Attention): AttentionItem | undefined {
  const { lastAt, isExpected } = backup;
  const isFine = lastAt ? !isOlderThan(OLD_BACKUP_DAYS, lastAt, Date.parse(asOf)) : !isExpected;
  if (isFine) return undefined;
  return {
    id: 'backup',
    title: lastAt ? `The last backup is ${durationText(lastAt, asOf)} old` : 'There is no backup yet',
    details: 'Run npm run backup once a week or more often.',
    action: STATUS,
  };
}

function otherAppsItem({ setUp: { adminsWithoutApp } }: Attention): AttentionItem | undefined {
  // other administrators only: without an app nobody reaches this page
  if (adminsWithoutApp === 0) return undefined;
  return {
    id: 'other-apps',
    title: `${quantity(cappedText(adminsWithoutApp), 'other administrator has', 'other administrators have')} no authenticator app`,
    details: 'Ask them to set one up under Security.',
    action: { label: 'See security', to: '/admin/security' },
  };
}

function proxyItem({ setUp: { hasUntrustedProxy } }: Attention): AttentionItem | undefined {
  if (!hasUntrustedProxy) return undefined;
  return {
    id: 'proxy',
    title: 'Say which proxy is trusted',
    details: 'All visitors count as one network, and its limits stop them together. Set TRUST_PROXY.',
    action: STATUS,
  };
}

function newPropertiesItem({ newProperties }: Attention): AttentionItem | undefined {
  if (newProperties === 0) return undefined;
  return {
    id: 'new-properties',
    title: quantity(cappedText(newProperties), 'new property', 'new properties'),
    details: 'Added by visitors in the last 7 days.',
    action: { label: 'Look', to: '/admin/properties' },
  };
}

const itemsOf = (attention: Attention, functions: ItemOf[]) =>
  functions.flatMap(itemOf => itemOf(attention) ?? []);

const LAST = Number.MAX_VALUE;

/** Returns the lines by deadline, those without one last. */
export const attentionItems = (attention: Attention) =>
  itemsOf(attention, [
    complaintsItem,
    leadsItem,
    failedRepliesItem,
    enquiriesItem,
    candidatesItem,
    lateMailItem,
  ]).toSorted((one, other) => (one.dueAt ?? LAST) - (other.dueAt ?? LAST));

export const newPropertyItems = (attention: Attention) => itemsOf(attention, [newPropertiesItem]);

export const setUpItems = (attention: Attention) =>
  itemsOf(attention, [mailItem, operatorItem, otherAppsItem, proxyItem, backupItem]);
