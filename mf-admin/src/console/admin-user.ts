import type { SessionUser } from '@home-truths/platform/contract';

export const ADMIN: SessionUser = {
  id: 1,
  username: 'admin',
  email: 'admin@example.com',
  firstName: 'Site',
  lastName: 'Administrator',
  isAdmin: true,
};
