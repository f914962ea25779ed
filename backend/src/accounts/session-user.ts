import type { SessionUser } from '@home-truths/contract';

/** A person as stored in the database; the flag is always present. */
export type SessionRow = SessionUser & { mustChangePassword: boolean };

/** Returns a session's view of a person. A false flag is left out, for compatibility. */
export const toSessionUser = ({
  id,
  username,
  email,
  firstName,
  lastName,
  isAdmin,
  mustChangePassword,
}: SessionRow): SessionUser => ({
  ...{ id, username, email, firstName, lastName, isAdmin },
  ...(mustChangePassword && { mustChangePassword }),
});
