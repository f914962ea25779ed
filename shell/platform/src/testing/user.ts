import type { SessionUser } from '@home-truths/contract';

/** A member, unless the changes say otherwise. */
export const buildUser = (changes: Partial<SessionUser> = {}): SessionUser => ({
  id: 1,
  username: 'sam',
  email: 'sam@example.com',
  firstName: 'Sam',
  lastName: 'Lee',
  isAdmin: false,
  ...changes,
});
