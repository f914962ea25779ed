import {
  type AuditEntry,
  COMPLAINT_DECISIONS,
  COMPLAINT_KINDS,
  RESIDENCY,
  VERIFIED_BY,
} from '@home-truths/platform/contract';
import { LEAD_STATUS_LABELS } from '../leads/queries.ts';

/** By the names of backend/src/audit/write-audit-entry.ts, as are the actions. */
export const SUBJECTS: Record<string, string> = {
  review: 'Review',
  property: 'Property',
  building: 'Building',
  lead: 'Lead',
  complaint: 'Complaint',
  enquiry: 'Enquiry',
  note: 'Note',
  person: 'Person',
  session: 'Sessions',
  'second-factor': 'Second factor',
  audit: 'Audit',
  key: 'Signing key',
  release: 'Release',
  'release-token': 'Release token',
  'trusted-publisher': 'Trusted publisher',
};

export const ACTIONS: Record<string, string> = {
  add: 'Added',
  edit: 'Edited',
  delete: 'Deleted',
  restore: 'Restored',
  look: 'Viewed',
  settle: 'Decided',
  undo: 'Undone',
  answer: 'Marked',
  hide: 'Hidden together',
  show: 'Shown together',
  reply: 'Replied',
  merge: 'Merged',
  place: 'Moved to a building',
  keep: 'Kept separate',
  strike: 'Struck out',
  unstrike: 'Restored',
  assign: 'Assigned',
  export: 'Exported',
  block: 'Blocked',
  unblock: 'Unblocked',
  'make-admin': 'Made an administrator',
  'unmake-admin': 'Removed as administrator',
  end: 'Ended',
  rotate: 'Replaced',
  pin: 'Pinned',
  'roll-back': 'Rolled back',
  disable: 'Disabled',
  enable: 'Enabled',
  refuse: 'Refused',
  recover: 'Recovered',
  reset: 'Reset',
};

/** Returns `Distinct from` for `distinctFrom`, `Second factor` for `second-factor`. */
export function spellOut(name: string): string {
  const text = name.replaceAll('-', ' ').replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Labels of fields that say more than the name spelled out. */
const FIELDS: Record<string, string> = {
  content: 'Text',
  residencyStatus: 'Connection',
  issuesTags: 'Tags',
  photoDescriptions: 'Descriptions of photos',
  isVerified: 'Verified',
  isAdmin: 'Administrator',
  isBlocked: 'Blocked',
  isHidden: 'Hidden',
  moderationNote: 'Reason shown to the author',
  isAnswered: 'Answered',
  isStruck: 'Struck out',
  assignedTo: 'Assigned to',
  unassigned: 'Assignments ended',
  address: 'Street address',
  propertyType: 'Type',
  parkingSpaces: 'Car spaces',
  propertySize: 'Size',
  propertyImages: 'Images',
  ended: 'Sessions ended',
  isComplete: 'To the end',
  authorsOf: 'Anonymous reviews',
  distinctFrom: 'Kept separate from',
  restores: 'Values from before entry',
  undoes: 'Entry',
  entries: 'Their entries',
  notRestored: 'Not restored',
};

export const fieldLabel = (name: string) => FIELDS[name] ?? spellOut(name);

const VALUES: Record<string, Record<string, string>> = {
  status: LEAD_STATUS_LABELS,
  residencyStatus: RESIDENCY,
  decision: COMPLAINT_DECISIONS,
  kind: { review: 'Report of a review', ...COMPLAINT_KINDS },
  verifiedBy: VERIFIED_BY,
};

/** Returns a value of a field as text; an empty string if there is none. */
export function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value
      .map(each => valueText(name, each))
      .filter(Boolean)
      .join(', ');
  if (typeof value === 'object') return 'username' in value ? String(value.username) : JSON.stringify(value);
  return VALUES[name]?.[String(value)] ?? String(value);
}

/** Returns `Lead 7`. */
export const recordName = ({ subject, subjectId }: Pick<AuditEntry, 'subject' | 'subjectId'>) =>
  [SUBJECTS[subject] ?? spellOut(subject), subjectId || ''].join(' ').trim();
