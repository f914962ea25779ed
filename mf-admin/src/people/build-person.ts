import type { AdminPerson, PersonRow } from '@home-truths/platform/contract';

/** Test data. */
export const buildPersonRow = (id: number, values: Partial<PersonRow> = {}): PersonRow => ({
  id,
  username: `mei_${id}`,
  email: `mei${id}@example.com`,
  isEmailConfirmed: true,
  firstName: 'Mei',
  lastName: `Tran ${id}`,
  isAdmin: false,
  isBlocked: false,
  reviewCount: 2,
  createdAt: '2026-11-01T00:00:00.000Z',
  ...values,
});

export const buildPerson = (id: number, values: Partial<AdminPerson> = {}): AdminPerson => ({
  ...buildPersonRow(id),
  blocked: null,
  hasSecondFactor: false,
  reviews: { visible: 1, hidden: 1, deleted: 0 },
  sessions: [
    {
      id: 'ab'.repeat(12),
      startedAt: '2026-11-02T00:00:00.000Z',
      lastSeenAt: '2026-11-20T00:00:00.000Z',
    },
  ],
  ...values,
});
