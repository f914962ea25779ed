import type { AuditEntry } from '@home-truths/platform/contract';

/** Test data. */
export const buildAuditEntry = (id: number, values: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-11-26T02:05:00.000Z',
  by: { id: 1, username: 'jane' },
  action: 'edit',
  subject: 'lead',
  subjectId: 7,
  about: 'Mei Lin, 12 Smith Street, Bondi NSW 2026',
  propertyId: null,
  before: { status: 'pending', notes: null },
  after: { status: 'contacted', notes: 'Calls back on Monday' },
  canRestore: false,
  ...values,
});
