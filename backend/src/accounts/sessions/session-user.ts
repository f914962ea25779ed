import type { SessionUser } from '@home-truths/contract';

export type SessionUserRow = SessionUser & { mustChangePassword: boolean };

/** Leaves `mustChangePassword` out unless it is true, as the contract says. */
export const toSessionUser = ({
  id,
  username,
  email,
  firstName,
  lastName,
  isAdmin,
  mustChangePassword,
}: SessionUserRow): SessionUser => ({
  id,
  username,
  email,
  firstName,
  lastName,
  isAdmin,
  ...(mustChangePassword && { mustChangePassword }),
});
