import * as z from 'zod/mini';
import { byId, email, instant, text } from './fields.ts';
import { LIMITS } from './rules.ts';
import { cleanText } from './visible-text.ts';

// Optional reply fields without a comment are absent from replies of earlier backends.

/** The signed-in person; browsers store it under the key `user`. */
export const SessionUser = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isAdmin: z.boolean(),
  /** True for a generated password, until whose change administrators' calls are rejected; otherwise left out. */
  mustChangePassword: z.optional(z.boolean()),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const SecondFactor = z.object({
  /** True if this site requires a security code before some calls. */
  isRequired: z.boolean(),
  /** The set-up of an authenticator app. */
  since: z.nullable(instant),
  /** True if a code was entered in this session within the last 8 hours. */
  isChecked: z.boolean(),
  /** The number of unused ones. */
  recoveryCodes: z.int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** Only administrators get `secondFactor`. */
export const readMeSchemas = {
  reply: z.object({ user: SessionUser, secondFactor: z.optional(SecondFactor) }),
};

const emailAddress = email('Invalid email address');

/** A password of any account. The backend also rejects new ones that are easy to guess. */
export const typedPassword = z
  .string('Password must be at least 6 characters')
  .check(
    z.minLength(LIMITS.password.min, 'Password must be at least 6 characters'),
    z.maxLength(LIMITS.password.max, 'Password must be at most 128 characters'),
  );

/** Matches text that mail and chat programs turn into a link, including full-width letters. */
const isLinkLike = (value: string) => /[/:@]|[.。]\p{L}{2}/u.test(value.normalize('NFKC'));

/** A first or last name. Others see it, so it must not contain a link. */
const personName = (label: string) =>
  text(label, { min: 1, max: LIMITS.personName }).check(
    z.refine(value => !isLinkLike(value), `${label} can’t contain a link, or any of / : @`),
  );

const username = text('Username', {
  ...LIMITS.username,
  tooShort: 'Username must be at least 3 characters',
}).check(z.regex(/^[A-Za-z0-9_-]+$/, 'Use only letters, numbers, _ and -'));

export const Credentials = z.object({ email: emailAddress, password: typedPassword });
export type Credentials = z.infer<typeof Credentials>;

export const Registration = z
  .object({
    firstName: personName('First name'),
    lastName: personName('Last name'),
    username,
    email: emailAddress,
    password: typedPassword,
    confirmPassword: z.string("Passwords don't match"),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: "Passwords don't match",
      path: ['confirmPassword'],
    }),
  );
export type Registration = z.infer<typeof Registration>;

export const ProfileEdit = z.object({
  firstName: personName('First name'),
  lastName: personName('Last name'),
  username,
});
export type ProfileEdit = z.infer<typeof ProfileEdit>;

const userReply = z.object({ user: SessionUser });
const messageReply = z.object({ message: z.string() });

export const registerSchemas = { body: Registration, reply: userReply };

export const signInSchemas = { body: Credentials, reply: userReply };

export const signOutSchemas = { reply: z.void() };

export const forgotPasswordSchemas = { body: z.object({ email: emailAddress }), reply: messageReply };

export const verifyResetTokenSchemas = {
  query: z.object({ token: z.optional(text('Token', { max: 200 })) }),
  reply: z.object({ valid: z.boolean() }),
};

/** Keeps the token out of URLs; earlier remotes use `verifyResetToken`. */
export const checkResetTokenSchemas = {
  body: z.object({ token: text('Token', { min: 1, max: 200 }) }),
  reply: verifyResetTokenSchemas.reply,
};

export const resetPasswordSchemas = {
  body: z.object({ token: text('Token', { min: 1, max: 200 }), password: typedPassword }),
  reply: messageReply,
};

export const ReadEmail = z.object({
  email: z.string(),
  isConfirmed: z.boolean(),
  /** The email that replaces it when it is confirmed. */
  pending: z.nullable(z.string()),
});
export type ReadEmail = z.infer<typeof ReadEmail>;

export const readEmailSchemas = { reply: ReadEmail };

export const changeEmailSchemas = {
  body: z.object({ password: typedPassword, email: emailAddress }),
  reply: messageReply,
};

export const sendConfirmationSchemas = { reply: messageReply };

const confirmationToken = z.object({ token: text('Token', { min: 1, max: 200 }) });

/** `email` is null if the link can no longer be used. */
export const readConfirmationSchemas = {
  body: confirmationToken,
  reply: z.object({ email: z.nullable(z.string()) }),
};

export const confirmEmailSchemas = { body: confirmationToken, reply: z.object({ email: z.string() }) };

export const editProfileSchemas = { ...byId, body: ProfileEdit, reply: userReply };

export const changePasswordSchemas = {
  ...byId,
  body: z.object({ currentPassword: typedPassword, password: typedPassword }),
  reply: messageReply,
};

export const OwnSession = z.object({
  /** Names the session in `endSessions`; it gives no access. */
  id: z.string(),
  startedAt: instant,
  /** Exact to the minute. */
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** Sorted by use, the latest first. */
export const listSessionsSchemas = { ...byId, reply: z.array(OwnSession) };

/** Ends one session by its id or, without `session`, all except the caller's. */
export const endSessionsSchemas = {
  ...byId,
  body: z.object({
    password: typedPassword,
    session: z.optional(
      z
        .string('That browser is already signed out')
        .check(z.regex(/^[0-9a-f]{24}$/, 'That browser is already signed out')),
    ),
  }),
  reply: z.void(),
};

export const exportAccountSchemas = {
  ...byId,
  reply: z.object({
    exportedAt: instant,
    user: z.extend(SessionUser, {
      emailVerified: z.boolean(),
      createdAt: instant,
      secondFactorSince: z.optional(z.nullable(z.string())),
      /** The email that replaces `email` when it is confirmed. */
      pendingEmail: z.optional(z.nullable(z.string())),
      blockedAt: z.optional(z.nullable(instant)),
      blockReason: z.optional(z.nullable(z.string())),
    }),
    reviews: z.array(z.looseObject({})),
    bookmarks: z.array(z.looseObject({})),
    helpfulVotes: z.array(z.looseObject({})),
    complaints: z.array(z.looseObject({})),
    replies: z.optional(z.array(z.looseObject({}))),
    sessions: z.array(z.looseObject({})),
    savedFilters: z.optional(z.array(z.looseObject({}))),
  }),
};

export const deleteAccountSchemas = { ...byId, body: z.object({ password: typedPassword }), reply: z.void() };

/** Returns the schema of a typed code, whose spaces, hyphens and case do not matter. */
const codeSchema = (pattern: RegExp, message: string) =>
  z.string(message).check(
    z.overwrite(value => cleanText(value).replaceAll(/[\s-]/g, '').toUpperCase()),
    z.regex(pattern, message),
  );

const appCode = codeSchema(/^\d{6}$/, 'Enter the 6-digit code from your authenticator app');
/** Recovery codes are base32. */
const appOrRecoveryCode = codeSchema(/^(\d{6}|[A-Z2-7]{24})$/, 'Enter a 6-digit code or a recovery code');

/** The only reply that contains the secret and the recovery codes. */
export const startSecondFactorSchemas = {
  reply: z.object({
    /** Base32, for typing into the app. */
    secret: z.string(),
    /** The secret as an `otpauth:` URI, for a QR code. */
    uri: z.string(),
    recoveryCodes: z.array(z.string()),
  }),
};

export const confirmSecondFactorSchemas = {
  body: z.object({ password: typedPassword, code: appCode }),
  reply: messageReply,
};

export const checkSecondFactorSchemas = { body: z.object({ code: appOrRecoveryCode }), reply: messageReply };

export const endSecondFactorSchemas = {
  body: z.object({ password: typedPassword, code: appOrRecoveryCode }),
  reply: messageReply,
};
