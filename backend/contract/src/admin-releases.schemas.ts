import * as z from 'zod/mini';
import { byId, instant, integer, text } from './fields.ts';
import {
  Canary,
  Leaving,
  Messages,
  Pin,
  ReleaseChange,
  ReleaseRight,
  RemoteFolder,
  RemoteText,
  rollout,
  StoredVersion,
} from './release-routes.schemas.ts';

const params = z.object({ remote: RemoteFolder });
const reason = text('Reason', { min: 1, max: 500, tooShort: 'Give a reason' });
const BecauseOf = z.extend(Leaving, { reason });

/** A version with what browsers and gateways counted of it. */
const VersionInUse = z.object({
  version: z.string(),
  /** Absent if the version is no longer stored. */
  stored: z.optional(z.omit(StoredVersion, { version: true })),
  /** When it was pinned or became a canary; null if the history does not go back so far. */
  since: z.nullable(instant),
  by: z.nullable(z.string()),
  /**
   * Counts since `countedSince`. Page views are counted beside a canary, else `views` is null. Vitals are 75th percentiles
   * of page views, from the full hour, in milliseconds except for CLS, or null without views.
   */
  counts: z.object({
    views: z.nullable(z.int()),
    /** Failed page views, where page views are counted; else failures in browsers. */
    failures: z.int(),
    /** Page views that sent vitals. */
    measured: z.int(),
    LCP: z.nullable(z.number()),
    INP: z.nullable(z.number()),
    CLS: z.nullable(z.number()),
  }),
});
export type VersionInUse = z.infer<typeof VersionInUse>;

/** A pin of a remote for administrators that a token asked for. A pin of its version approves it. */
const WaitingPin = z.object({
  version: z.string(),
  percent: z.int(),
  ...rollout,
  /** The name of the token. */
  askedBy: z.string(),
  askedAt: instant,
});
export type WaitingPin = z.infer<typeof WaitingPin>;

export const AdminRelease = z.object({
  /** A folder such as `mf-search`. */
  remote: z.string(),
  audience: z.enum(['public', 'admin']),
  /** Null if no version was ever pinned. */
  pinned: z.nullable(VersionInUse),
  /** The version to which `rollBackAsAdmin` returns, unless it ends a canary. */
  previous: z.nullable(z.string()),
  canary: z.nullable(z.extend(VersionInUse, Canary.shape)),
  /**
   * The start of the counts: since when the canary has its percentage or, without one, the hour in which the version was
   * pinned, a week ago at most.
   */
  countedSince: z.nullable(instant),
  /** The text on its pages if it is disabled. */
  disabled: z.nullable(z.string()),
  waiting: z.nullable(WaitingPin),
  /** The newest stored versions, newest first. A pin says why a version cannot be used. */
  versions: z.array(StoredVersion),
  /** The newest changes of this remote, newest first. */
  history: z.array(ReleaseChange),
});
export type AdminRelease = z.infer<typeof AdminRelease>;

export const listAdminReleasesSchemas = { reply: z.array(AdminRelease) };

export const pinAsAdminSchemas = {
  params,
  body: z.extend(Pin, BecauseOf.shape),
  reply: Messages,
};
export const rollBackAsAdminSchemas = { params, body: BecauseOf, reply: Messages };
export const disableAsAdminSchemas = {
  params,
  body: z.extend(BecauseOf, { text: RemoteText }),
  reply: Messages,
};
export const enableAsAdminSchemas = { params, body: BecauseOf, reply: Messages };
export const refuseWaitingPinSchemas = {
  params,
  body: z.extend(z.pick(Pin, { version: true }), { reason }),
  reply: Messages,
};

/** A release token without the token itself. */
const ReleaseTokenRow = z.object({
  id: z.int(),
  name: z.string(),
  rights: z.array(ReleaseRight),
  createdAt: instant,
  /** Null if the operator made it, or an account that is deleted. */
  createdBy: z.nullable(z.string()),
  endsAt: instant,
  lastUsedAt: z.nullable(instant),
  revokedAt: z.nullable(instant),
});
export type ReleaseTokenRow = z.infer<typeof ReleaseTokenRow>;

export const TOKEN_DAYS = { default: 90, max: 365 } as const;

export const listReleaseTokensSchemas = { params, reply: z.array(ReleaseTokenRow) };
export const createReleaseTokenSchemas = {
  params,
  body: z.object({
    name: text('Name', { min: 1, max: 80, tooShort: 'Give the token a name' }),
    rights: z.pipe(
      z
        .array(ReleaseRight, 'Choose what the token may do')
        .check(z.minLength(1, 'Choose what the token may do')),
      z.transform(rights => [...new Set(rights)]),
    ),
    days: z._default(integer('Days', { min: 1, max: TOKEN_DAYS.max }), TOKEN_DAYS.default),
  }),
  /** The token is shown only now. */
  reply: z.object({ id: z.int(), token: z.string(), endsAt: instant }),
};
export const revokeReleaseTokenSchemas = { ...byId, reply: z.void() };

/** The shape of https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json. */
export const Discovery = z.object({
  schema: z.string(),
  microFrontends: z.record(
    z.string(),
    z.array(
      z.object({
        url: z.string(),
        metadata: z.object({ integrity: z.string(), version: z.string() }),
        deployment: z.object({ traffic: z.number(), default: z.boolean() }),
      }),
    ),
  ),
});
export type Discovery = z.infer<typeof Discovery>;
export const discoverReleasesSchemas = { reply: Discovery };
