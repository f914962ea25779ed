import type { SessionUser } from '@home-truths/contract';

export type SessionRow = SessionUser & { mustChangePassword: boolean };

/** Leaves out a false flag, for compatibility. */
export const toSessionUser = ({
  id,
  username,
  email,
  firstName,
  lastName,
  isAdmin,
  mustChangePassword,
}: SessionRow): SessionUser => ({
  id,
  username,
  email,
  firstName,
  lastName,
  isAdmin,
  ...(mustChangePassword && { mustChangePassword }),
});
