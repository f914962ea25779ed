import type { AuditEntry } from '@home-truths/platform/contract';
import { buildAuditEntry } from './build-audit-entry.ts';
import { descriptionOf } from './description.ts';
import { ACTIONS } from './labels.ts';

const textOf = (values: Partial<AuditEntry>) =>
  descriptionOf(buildAuditEntry(1, { before: null, after: null, about: 'Mei Lin', ...values }))
    .map(({ text }) => text)
    .join('');

const merged = { about: '11 Hakea St', other: '12 Hakea St' };
const release = { subject: 'release', about: 'mf-search' };
const reason = 'The same home, written twice.';

const CASES: [action: string, values: Partial<AuditEntry>, text: string][] = [
  ['add', { subject: 'property', about: '12 Hakea St' }, 'Added 12 Hakea St.'],
  ['add', { subject: 'note', about: 'Rang twice' }, 'Added the note Rang twice.'],
  ['add', { subject: 'second-factor', about: 'jane' }, 'Set up the authenticator app of jane.'],
  [
    'edit',
    { before: { status: 'pending', notes: null }, after: { status: 'contacted', notes: 'Monday' } },
    'Edited the lead Mei Lin: status and notes.',
  ],
  ['edit', { about: null }, 'Edited lead 7.'],
  ['delete', { subject: 'review', about: 'Damp' }, 'Deleted the review Damp.'],
  ['delete', { subject: 'second-factor', about: 'jane' }, 'Turned off the authenticator app of jane.'],
  [
    'delete',
    { subject: 'release-token', about: 'CI of costs, mf-costs' },
    'Revoked the release token CI of costs, mf-costs.',
  ],
  [
    'pin',
    { ...release, after: { pinned: '1.0.1', reason: 'Tested' } },
    'Pinned mf-search to 1.0.1. Reason: Tested',
  ],
  [
    'pin',
    { ...release, after: { pinned: '1.0.0', canary: '1.0.1 (10 %)', reason: 'Tested' } },
    'Started the canary 1.0.1 (10 %) of mf-search. Reason: Tested',
  ],
  [
    'roll-back',
    { ...release, after: { pinned: '1.0.0', reason: 'It throws' } },
    'Rolled mf-search back to 1.0.0. Reason: It throws',
  ],
  ['disable', { ...release, after: { reason: 'It throws' } }, 'Disabled mf-search. Reason: It throws'],
  ['enable', { ...release, after: { reason: 'Repaired' } }, 'Enabled mf-search. Reason: Repaired'],
  [
    'refuse',
    { ...release, after: { version: '1.0.1', reason: 'Not yet' } },
    'Refused to pin mf-search to 1.0.1. Reason: Not yet',
  ],
  ['restore', { after: { restores: 4 } }, 'Restored the lead Mei Lin.'],
  ['look', { subject: 'person', about: 'sam' }, 'Viewed sam.'],
  ['look', { subject: 'review', about: 'Damp' }, 'Viewed the contact email of the review Damp.'],
  ['look', { subject: 'review', after: { authorsOf: [4, 5] } }, 'Viewed who wrote 2 anonymous reviews.'],
  [
    'settle',
    { subject: 'complaint', about: 'Damp', after: { decision: 'hidden', note: 'It names a child.' } },
    'Decided the complaint Damp: Review hidden. Reason: It names a child.',
  ],
  ['undo', { subject: 'complaint', about: 'Damp' }, 'Undid the decision on the complaint Damp.'],
  ['undo', { before: { reply: 3 } }, 'Undid a reply to the lead Mei Lin.'],
  [
    'undo',
    { subject: 'property', before: { distinctFrom: 8 }, ...merged },
    'Undid that 11 Hakea St and 12 Hakea St are kept separate.',
  ],
  [
    'undo',
    { subject: 'person', after: { undoes: 4, restored: 1 } },
    'Undid what was done together to 1 review.',
  ],
  [
    'undo',
    { subject: 'property', before: { mergedInto: 8 }, after: { merge: 1 }, ...merged },
    'Undid the merge of 11 Hakea St into 12 Hakea St.',
  ],
  [
    'undo',
    { subject: 'property', before: { state: 'NSW' }, after: { merge: 1 }, ...merged },
    'Undid the merge of 12 Hakea St into 11 Hakea St.',
  ],
  ['answer', { subject: 'enquiry', after: { isAnswered: true } }, 'Marked the enquiry Mei Lin as answered.'],
  ['answer', { subject: 'enquiry', after: { isAnswered: false } }, 'Reopened the enquiry Mei Lin.'],
  [
    'hide',
    { subject: 'person', about: 'sam', after: { reviews: 2, moderationNote: 'Copied' } },
    'Hid 2 reviews together. Reason: Copied',
  ],
  ['show', { subject: 'review', after: { reviews: 1 } }, 'Put 1 review on the site again.'],
  ['reply', { subject: 'enquiry', after: { reply: 3 } }, 'Replied to the enquiry Mei Lin.'],
  [
    'merge',
    { subject: 'property', after: { mergedInto: 8, reason }, ...merged },
    `Merged 11 Hakea St into 12 Hakea St. Reason: ${reason}`,
  ],
  [
    'merge',
    { subject: 'building', after: { merged: 8, reason }, ...merged },
    `Merged 12 Hakea St into 11 Hakea St. Reason: ${reason}`,
  ],
  [
    'merge',
    { subject: 'building', after: { merged: 8 }, about: '12 Hakea St' },
    'Merged another one into 12 Hakea St.',
  ],
  [
    'place',
    { subject: 'property', after: { building: 3 }, ...merged },
    'Moved 11 Hakea St to the building 12 Hakea St.',
  ],
  [
    'place',
    { subject: 'property', after: { building: null }, ...merged },
    'Took 11 Hakea St out of its building.',
  ],
  [
    'keep',
    { subject: 'property', after: { distinctFrom: 8 }, ...merged },
    'Kept 11 Hakea St and 12 Hakea St separate.',
  ],
  ['strike', { subject: 'note', about: 'Rang twice' }, 'Struck out the note Rang twice.'],
  ['unstrike', { subject: 'note', about: 'Rang twice' }, 'Restored the note Rang twice.'],
  ['assign', { after: { assignedTo: { id: 2, username: 'sam' } } }, 'Assigned the lead Mei Lin to sam.'],
  ['assign', { after: { assignedTo: null } }, 'Assigned the lead Mei Lin to nobody.'],
  [
    'export',
    { subject: 'review', subjectId: 0, about: null, after: { rows: 25 } },
    'Exported 25 rows of the list: review.',
  ],
  [
    'block',
    { subject: 'person', about: 'sam', after: { isBlocked: true, reason: 'Nine reviews' } },
    'Blocked sam. Reason: Nine reviews',
  ],
  ['unblock', { subject: 'person', about: 'sam' }, 'Unblocked sam.'],
  ['make-admin', { subject: 'person', about: 'sam' }, 'Made sam an administrator.'],
  ['unmake-admin', { subject: 'person', about: 'sam' }, 'Removed sam as administrator.'],
  ['end', { subject: 'session', about: 'sam' }, 'Signed sam out everywhere.'],
  ['end', { subject: 'session', subjectId: 0, about: null }, 'Signed everyone out.'],
  ['rotate', { subject: 'key', subjectId: 0, about: null }, 'Replaced the signing key.'],
  [
    'recover',
    { subject: 'second-factor', about: 'sam' },
    'Replaced the authenticator app of sam by a recovery code.',
  ],
  ['reset', { subject: 'second-factor', about: 'sam' }, 'Removed the authenticator app of sam.'],
];

test.each(CASES)('%s %j reads “%s”', (action, values, expected) => {
  expect(textOf({ action, ...values })).toBe(expected);
});

test('every action has its sentence, and one of a newer backend says what is known', () => {
  expect(new Set(CASES.map(([action]) => action))).toEqual(new Set(Object.keys(ACTIONS)));
  expect(textOf({ action: 'close', subject: 'saved-search' })).toBe('Close: the saved search Mei Lin.');
});
