import type { AuditEntry } from '@home-truths/platform/contract';
import { quantity } from '../console/quantity.ts';
import { changedFields } from './differences.ts';
import { SUBJECTS, spellOut, valueText } from './labels.ts';

/** A part of an entry's sentence; `record` and `name` are not translated. */
export interface DescriptionPart {
  kind: 'text' | 'record' | 'name';
  text: string;
}

const list = new Intl.ListFormat('en-AU');

const kindOf = ({ subject }: AuditEntry) => (SUBJECTS[subject] ?? spellOut(subject)).toLowerCase();

/** Returns `: status, notes`. */
function fieldsOf(entry: AuditEntry): string {
  const labels = changedFields(entry)
    .filter(({ name }) => name !== 'changedBy')
    .map(({ label }) => label.toLowerCase());
  return labels.length > 0 ? `: ${list.format(labels)}` : '';
}

/** A merge has an entry for each of its two records. */
const mergeText = ({ before, after }: AuditEntry) =>
  after?.mergedInto || before?.mergedInto ? '{it} into {other}' : '{other} into {it}';

function undoText(entry: AuditEntry): string {
  const { subject, before, after } = entry;
  if (subject === 'complaint') return 'Undid the decision on {it}.';
  if (before?.reply) return 'Undid a reply to {it}.';
  if (before?.distinctFrom) return 'Undid that {it} and {other} are kept separate.';
  if (after?.undoes) return `Undid what was done together to ${quantity(Number(after.restored), 'review')}.`;
  return `Undid the merge of ${mergeText(entry)}.`;
}

/** The sentence of each action: `{it}` is the record, `{other}` the other property or building, `{who}` the assignee. */
const DESCRIPTIONS: Record<string, (entry: AuditEntry) => string> = {
  add: ({ subject }) =>
    subject === 'second-factor' ? 'Set up the authenticator app of {it}.' : 'Added {it}.',
  edit: entry => `Edited {it}${fieldsOf(entry)}.`,
  delete({ subject }) {
    if (subject === 'release-token') return 'Revoked {it}.';
    return subject === 'second-factor' ? 'Turned off the authenticator app of {it}.' : 'Deleted {it}.';
  },
  restore: () => 'Restored {it}.',
  look({ subject, after }) {
    if (subject !== 'review') return 'Viewed {it}.';
    const authors = after?.authorsOf;
    return Array.isArray(authors)
      ? `Viewed who wrote ${quantity(authors.length, 'anonymous review')}.`
      : 'Viewed the contact email of {it}.';
  },
  settle: ({ after }) => `Decided {it}: ${valueText('decision', after?.decision)}.`,
  undo: undoText,
  answer: ({ after }) => (after?.isAnswered ? 'Marked {it} as answered.' : 'Reopened {it}.'),
  hide: ({ after }) => `Hid ${quantity(Number(after?.reviews), 'review')} together.`,
  show: ({ after }) => `Put ${quantity(Number(after?.reviews), 'review')} on the site again.`,
  reply: () => 'Replied to {it}.',
  merge: entry => `Merged ${mergeText(entry)}.`,
  place: ({ after }) =>
    after?.building ? 'Moved {it} to the building {other}.' : 'Took {it} out of its building.',
  keep: () => 'Kept {it} and {other} separate.',
  strike: () => 'Struck out {it}.',
  unstrike: () => 'Restored {it}.',
  assign: ({ after }) => (after?.assignedTo ? 'Assigned {it} to {who}.' : 'Assigned {it} to nobody.'),
  export: entry => `Exported ${quantity(Number(entry.after?.rows), 'row')} of the list: ${kindOf(entry)}.`,
  block: () => 'Blocked {it}.',
  unblock: () => 'Unblocked {it}.',
  'make-admin': () => 'Made {it} an administrator.',
  'unmake-admin': () => 'Removed {it} as administrator.',
  end: ({ subjectId }) => (subjectId === 0 ? 'Signed everyone out.' : 'Signed {it} out everywhere.'),
  rotate: () => 'Replaced the signing key.',
  pin: ({ after }) =>
    after?.canary ? `Started the canary ${after.canary} of {it}.` : `Pinned {it} to ${after?.pinned}.`,
  'roll-back': ({ after }) => `Rolled {it} back to ${after?.pinned}.`,
  disable: () => 'Disabled {it}.',
  enable: () => 'Enabled {it}.',
  refuse: ({ after }) => `Refused to pin {it} to ${after?.version}.`,
  recover: () => 'Replaced the authenticator app of {it} by a recovery code.',
  reset: () => 'Removed the authenticator app of {it}.',
};

/** Subjects that are named without their kind. */
const NAMED = ['property', 'building', 'person', 'session', 'second-factor', 'release'];

const textPart = (text: string) => ({ kind: 'text', text }) as const;
const nameOr = (text: string | null | undefined, fallback: string): DescriptionPart =>
  text ? { kind: 'name', text } : textPart(fallback);

function partsOf(entry: AuditEntry, piece: string): DescriptionPart[] {
  const { subject, subjectId, about, other, after } = entry;
  if (piece === '{other}') return [nameOr(other, 'another one')];
  if (piece === '{who}') return [nameOr(valueText('assignedTo', after?.assignedTo), 'somebody')];
  if (piece !== '{it}') return piece ? [textPart(piece)] : [];
  // null if the record is gone or erased; id 0 is no single record
  if (about === null) return [textPart(`${kindOf(entry)} ${subjectId || ''}`.trim())];
  const name = { kind: 'record', text: about } as const;
  return NAMED.includes(subject) ? [name] : [textPart(`the ${kindOf(entry)} `), name];
}

/** The field of `after` that holds the reason, by action. */
const REASONS: Record<string, string> = {
  settle: 'note',
  hide: 'moderationNote',
  merge: 'reason',
  block: 'reason',
  pin: 'reason',
  'roll-back': 'reason',
  disable: 'reason',
  enable: 'reason',
  refuse: 'reason',
};

/** Returns `Merged 11 Hakea St into 12 Hakea St. Reason: The same home, written twice.` */
export function descriptionOf(entry: AuditEntry): DescriptionPart[] {
  const template = DESCRIPTIONS[entry.action]?.(entry) ?? `${spellOut(entry.action)}: {it}.`;
  const parts = template.split(/(\{\w+\})/).flatMap(piece => partsOf(entry, piece));
  const reason = entry.after?.[REASONS[entry.action] ?? ''];
  if (!reason) return parts;
  return [...parts, textPart(' Reason: '), { kind: 'name', text: String(reason) }];
}
