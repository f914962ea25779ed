import * as z from 'zod/mini';
import { OwnSession, typedPassword } from './accounts.schemas.ts';
import { LIMITS, PERSON_ROLES, PERSON_STATES } from './rules.ts';
import { adminPage, byId, oneOf, text } from './text.ts';

/** An account in the list of the admin console. */
export const PersonRow = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  isAdmin: z.boolean(),
  isBlocked: z.boolean(),
  /** Reviews that are not deleted. */
  reviewCount: z.int(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type PersonRow = z.infer<typeof PersonRow>;

/** An account as the admin console sees it. */
export const AdminPerson = z.extend(PersonRow, {
  /** `null` unless the account is blocked. */
  blocked: z.nullable(
    z.object({
      /** ISO 8601, UTC. */
      at: z.string(),
      /** What its owner reads when they sign in. */
      reason: z.string(),
      /** The username of the administrator who blocked it; `null` for the operator, and for a deleted account. */
      by: z.nullable(z.string()),
    }),
  ),
  /** An authenticator app is set up. */
  hasSecondFactor: z.boolean(),
  reviews: z.object({ visible: z.int(), hidden: z.int(), deleted: z.int() }),
  /** Where the person is signed in, most recently used first. */
  sessions: z.array(z.pick(OwnSession, { id: true, startedAt: true, lastSeenAt: true })),
});
export type AdminPerson = z.infer<typeof AdminPerson>;

/** Input and output of `listPeople`, newest first. */
export const listPeopleSchemas = {
  query: z.object({
    ...adminPage,
    role: z.optional(oneOf('Role', PERSON_ROLES)),
    state: z.optional(oneOf('State', PERSON_STATES)),
  }),
  reply: z.array(PersonRow),
};

/** Input and output of `readPerson`. */
export const readPersonSchemas = { ...byId, reply: AdminPerson };

/** Input and output of `endPersonSessions`. */
export const endPersonSessionsSchemas = { ...byId, reply: AdminPerson };

/** Why an account is blocked, for its owner to read. */
export const BlockReason = text('Reason', { min: 1, max: LIMITS.blockReason, isMultiline: true });

/** Input and output of `blockPerson`. */
export const blockPersonSchemas = { ...byId, body: z.object({ reason: BlockReason }), reply: AdminPerson };

/** Input and output of `unblockPerson`. */
export const unblockPersonSchemas = { ...byId, reply: AdminPerson };

const confirmedByPassword = { ...byId, body: z.object({ password: typedPassword }), reply: AdminPerson };

/** Input and output of `makeAdministrator`. */
export const makeAdministratorSchemas = confirmedByPassword;

/** Input and output of `unmakeAdministrator`. */
export const unmakeAdministratorSchemas = confirmedByPassword;
