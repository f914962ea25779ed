import type { SessionUser } from '@home-truths/platform/contract';

/** Test data: who is signed in. */
export const ADMIN: SessionUser = {
  id: 1,
  username: 'admin',
  email: 'admin@example.com',
  firstName: 'Site',
  lastName: 'Administrator',
  isAdmin: true,
};
