import type { SessionUser } from '@home-truths/contract';

/** A person as the database holds them; the mark is always there. */
export type SessionRow = SessionUser & { mustChangePassword: boolean };

/** A session's view of a person. The mark stands only where it is set: all others look as they always did. */
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
