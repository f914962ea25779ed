import type { Note } from '@home-truths/platform/contract';

/** Test data. */
export const buildNote = (id: number, values: Partial<Note> = {}): Note => ({
  id,
  text: `Rang ${id} times`,
  by: { id: 1, username: 'admin' },
  createdAt: '2026-11-20T02:05:00.000Z',
  struckAt: null,
  ...values,
});
