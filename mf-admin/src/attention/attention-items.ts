import type { Attention, ResourceCard } from '@home-truths/platform/contract';
import { deadlineOf } from '../complaints/deadline.ts';
import { isOlderThan } from '../console/durations.ts';
import { durationText, quantity } from './duration-text.ts';
import { cappedText } from './waiting-counts.ts';

/** How urgent something is, the most urgent first. */
const URGENCIES = ['overdue', 'soon', 'waiting', 'setUp'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** One line of what needs attention. */
export interface AttentionItem {
  id: string;
  urgency: Urgency;
  /** What it is. */
  title: string;
  /** How old it is or how much time is left, and what to do where that is not plain. */
  details: string;
  /** The button that does the next thing; `isOwnDocument` where the gateway itself renders the page. */
  action: { label: string; to: string; isOwnDocument?: true };
}

const HOUR_SECONDS = 3_600;

/** Days after which an open message, or the last backup, is old. */
const OLD_MESSAGE_DAYS = 2;
const OLD_BACKUP_DAYS = 7;

/** Seconds after which a mail that is due has not just been queued. */
const LATE_MAIL_SECONDS = 900;

const STATUS = { label: 'See status', to: '/status', isOwnDocument: true } as const;

function complaintItems({ complaints: { open, overdue, oldest }, asOf }: Attention): AttentionItem[] {
  if (!oldest) return [];
  const deadline = deadlineOf(oldest.createdAt, Date.parse(asOf));
  const rest = open - overdue;
  const items: AttentionItem[] = [];
  const action = { label: 'Decide', to: '/admin/complaints' };
  if (overdue > 0)
    items.push({
      id: 'complaints-overdue',
      urgency: 'overdue',
      title: quantity(cappedText(overdue), 'complaint is overdue', 'complaints are overdue'),
      details: `Oldest: ${deadline.text.toLowerCase()}. A complaint has to be decided within 7 days.`,
      action,
    });
  if (rest > 0)
    items.push({
      id: 'complaints',
      urgency: overdue === 0 && deadline.colour !== 'grey' ? 'soon' : 'waiting',
      title: quantity(cappedText(rest), 'open complaint'),
      details: overdue === 0 ? `Oldest: ${deadline.text.toLowerCase()}.` : 'Less than 7 days old.',
      action,
    });
  return items;
}

/** One line for each age of leads. */
function leadItems({ leads, asOf }: Attention): AttentionItem[] {
  const oldest = leads.oldestAt && durationText(leads.oldestAt, asOf);
  const ages = [
    ['older', 'overdue', 'for more than 2 days'],
    ['secondDay', 'soon', 'for more than 24 hours'],
    ['firstDay', 'waiting', 'for less than 24 hours'],
  ] as const;
  const groups = ages.filter(([age]) => leads[age] > 0);
  return groups.map(([age, urgency, since], index) => ({
    id: `leads-${age}`,
    urgency,
    title: `${quantity(cappedText(leads[age]), 'lead has', 'leads have')} waited ${since}`,
    details: index === 0 && oldest ? `The longest wait is ${oldest}.` : 'No one has called yet.',
    action: { label: 'Call', to: '/admin/leads?status=pending' },
  }));
}

function enquiryItems({ enquiries: { open, oldestAt }, asOf }: Attention): AttentionItem[] {
  if (!oldestAt) return [];
  return [
    {
      id: 'enquiries',
      urgency: isOlderThan(OLD_MESSAGE_DAYS, oldestAt, Date.parse(asOf)) ? 'soon' : 'waiting',
      title: quantity(cappedText(open), 'unanswered message'),
      details: `The oldest came ${durationText(oldestAt, asOf)} ago.`,
      action: { label: 'Answer', to: '/admin/enquiries?state=open' },
    },
  ];
}

function failedReplyItems({ failedReplies, asOf }: Attention): AttentionItem[] {
  if (!failedReplies?.oldest) return [];
  const { count, oldest } = failedReplies;
  return [
    {
      id: 'failed-replies',
      urgency: 'soon',
      title: quantity(cappedText(count), 'reply wasn’t delivered', 'replies weren’t delivered'),
      details: `The oldest was written ${durationText(oldest.createdAt, asOf)} ago.`,
      action: { label: 'See the reply', to: `/admin/threads/${oldest.about}-${oldest.number}` },
    },
  ];
}

function propertyItems({ newProperties, mergeCandidates }: Attention): AttentionItem[] {
  const items: AttentionItem[] = [];
  if (mergeCandidates > 0)
    items.push({
      id: 'candidates',
      urgency: 'waiting',
      title: `${quantity(cappedText(mergeCandidates), 'pair')} of properties may be the same one`,
      details: 'Their addresses are almost the same.',
      action: { label: 'Merge or keep separate', to: '/admin/buildings' },
    });
  if (newProperties > 0)
    items.push({
      id: 'new-properties',
      urgency: 'waiting',
      title: quantity(cappedText(newProperties), 'new property', 'new properties'),
      details: 'Added by visitors in the last 7 days.',
      action: { label: 'Look', to: '/admin/properties' },
    });
  return items;
}

const VARIABLES: Record<string, string> = {
  name: 'OPERATOR_NAME',
  abn: 'OPERATOR_ABN',
  address: 'OPERATOR_ADDRESS',
  email: 'OPERATOR_EMAIL',
};

const listFormat = new Intl.ListFormat('en-AU');

function operatorItems({ setUp: { missingOperatorDetails } }: Attention): AttentionItem[] {
  if (missingOperatorDetails.length === 0) return [];
  const variables = listFormat.format(missingOperatorDetails.map(part => VARIABLES[part] ?? part));
  return [
    {
      id: 'operator',
      urgency: 'setUp',
      title: 'Say who runs the site',
      details: `Visitors can’t see who runs Home Truths. Set ${variables}.`,
      action: { label: 'See the page', to: '/about' },
    },
  ];
}

function mailItems({ setUp: { mail } }: Attention): AttentionItem[] {
  const items: AttentionItem[] = [];
  if (mail.failed > 0 || (mail.waiting > 0 && mail.oldestSeconds > LATE_MAIL_SECONDS)) {
    const hours = Math.floor(mail.oldestSeconds / HOUR_SECONDS);
    const age = hours > 0 ? quantity(hours, 'hour') : quantity(Math.floor(mail.oldestSeconds / 60), 'minute');
    const parts = [
      mail.waiting > 0 && `${cappedText(mail.waiting)} waiting, the oldest for ${age}`,
      mail.failed > 0 && `${cappedText(mail.failed)} given up`,
    ];
    items.push({
      id: 'mail-late',
      urgency: 'overdue',
      title: 'Emails aren’t being sent',
      details: `${parts.filter(Boolean).join('; ')}. Check the mail server.`,
      action: STATUS,
    });
  }
  if (!mail.hasServer)
    items.push({
      id: 'mail',
      urgency: 'setUp',
      title: 'Set up a mail server',
      details: 'Emails are stored in a folder and reach no one. Set SMTP_URL.',
      action: STATUS,
    });
  return items;
}

function backupItems({ setUp: { backup }, asOf }: Attention): AttentionItem[] {
  const { lastAt, isExpected } = backup;
  if (lastAt ? !isOlderThan(OLD_BACKUP_DAYS, lastAt, Date.parse(asOf)) : !isExpected) return [];
  return [
    {
      id: 'backup',
      urgency: 'setUp',
      title: lastAt ? `The last backup is ${durationText(lastAt, asOf)} old` : 'There is no backup yet',
      details: 'Run npm run backup once a week or more often.',
      action: STATUS,
    },
  ];
}

/** What a proxy and the other administrators’ accounts lack. */
function securityItems({ setUp }: Attention): AttentionItem[] {
  const items: AttentionItem[] = [];
  // not the reader: without an app nobody gets here
  const others = setUp.adminsWithoutApp;
  if (others > 0)
    items.push({
      id: 'other-apps',
      urgency: 'setUp',
      title: `${quantity(cappedText(others), 'other administrator has', 'other administrators have')} no authenticator app`,
      details: 'Ask them to set one up under Security.',
      action: { label: 'See security', to: '/admin/security' },
    });
  if (setUp.hasUntrustedProxy)
    items.push({
      id: 'proxy',
      urgency: 'setUp',
      title: 'Say which proxy is trusted',
      details: 'All visitors count as one network, and its limits stop them together. Set TRUST_PROXY.',
      action: STATUS,
    });
  return items;
}

/** The first is the one that was not checked for the longest. */
function guideItems(dueGuides: readonly ResourceCard[]): AttentionItem[] {
  const [first] = dueGuides;
  if (!first) return [];
  return [
    {
      id: 'guides',
      urgency: 'waiting',
      title: `${quantity(dueGuides.length, 'guide')} to check`,
      details: 'No one has checked the facts for 6 months.',
      action: { label: 'Check', to: `/resources/${first.slug}` },
    },
  ];
}

interface AttentionSources {
  attention: Attention;
  dueGuides?: readonly ResourceCard[];
}

/** What needs attention, the most urgent first. */
export function attentionItems({ attention, dueGuides = [] }: AttentionSources): AttentionItem[] {
  const items = [
    ...complaintItems(attention),
    ...leadItems(attention),
    ...failedReplyItems(attention),
    ...enquiryItems(attention),
    ...propertyItems(attention),
    ...guideItems(dueGuides),
    ...mailItems(attention),
    ...operatorItems(attention),
    ...securityItems(attention),
    ...backupItems(attention),
  ];
  return items.toSorted((one, other) => URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency));
}
