import type { SessionUser } from '@home-truths/contract';

/** Test data. */
export const buildUser = (overrides: Partial<SessionUser> = {}): SessionUser => ({
  id: 1,
  username: 'matilda',
  email: 'matilda@example.com',
  firstName: 'Matilda',
  lastName: 'Nguyen',
  isAdmin: false,
  ...overrides,
});
