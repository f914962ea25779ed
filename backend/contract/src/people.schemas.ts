import * as z from 'zod/mini';
import { OwnSession, typedPassword } from './accounts.schemas.ts';
import { adminPage, byId, instant, oneOf, text } from './fields.ts';
import { LIMITS, PERSON_ROLES, PERSON_STATES } from './rules.ts';

export const PersonRow = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  isAdmin: z.boolean(),
  isBlocked: z.boolean(),
  /** Visible and hidden ones. */
  reviewCount: z.int(),
  createdAt: instant,
});
export type PersonRow = z.infer<typeof PersonRow>;

export const AdminPerson = z.extend(PersonRow, {
  blocked: z.nullable(
    z.object({
      at: instant,
      reason: z.string(),
      /** The administrator's username; null for the operator and for a deleted account. */
      by: z.nullable(z.string()),
    }),
  ),
  hasSecondFactor: z.boolean(),
  reviews: z.object({ visible: z.int(), hidden: z.int(), deleted: z.int() }),
  /** Sorted by use, the latest first. */
  sessions: z.array(z.pick(OwnSession, { id: true, startedAt: true, lastSeenAt: true })),
});
export type AdminPerson = z.infer<typeof AdminPerson>;

export const listPeopleSchemas = {
  query: z.object({
    ...adminPage,
    role: z.optional(oneOf('Role', PERSON_ROLES)),
    state: z.optional(oneOf('State', PERSON_STATES)),
  }),
  reply: z.array(PersonRow),
};

export const readPersonSchemas = { ...byId, reply: AdminPerson };

export const endPersonSessionsSchemas = { ...byId, reply: AdminPerson };

/** The reason that the owner of a blocked account reads. */
export const BlockReason = text('Reason', { min: 1, max: LIMITS.blockReason, isMultiline: true });

export const blockPersonSchemas = { ...byId, body: z.object({ reason: BlockReason }), reply: AdminPerson };

export const unblockPersonSchemas = { ...byId, reply: AdminPerson };

const confirmedByPassword = { ...byId, body: z.object({ password: typedPassword }), reply: AdminPerson };

export const makeAdministratorSchemas = confirmedByPassword;

export const unmakeAdministratorSchemas = confirmedByPassword;
