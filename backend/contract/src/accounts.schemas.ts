import * as z from 'zod/mini';
import { LIMITS } from './rules.ts';
import { email, pathId, text } from './text.ts';

/** The signed-in person, as stored under the browser storage key `user`. */
export const SessionUser = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isAdmin: z.boolean(),
  /** The password was made up by the site: until its owner has chosen another, calls for administrators are refused. */
  mustChangePassword: z.optional(z.boolean()),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** The state of an administrator's second factor. */
export const SecondFactor = z.object({
  /** This site requires a security code before some calls. */
  isRequired: z.boolean(),
  /** When an authenticator app was set up (ISO 8601, UTC); `null` where none is. */
  since: z.nullable(z.string()),
  /** A code was entered in this session within the last 8 hours. */
  isChecked: z.boolean(),
  /** How many recovery codes are left. */
  recoveryCodes: z.int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** What goes into `readMe` and what comes out; `secondFactor` for administrators. */
export const readMeSchemas = {
  reply: z.object({ user: SessionUser, secondFactor: z.optional(SecondFactor) }),
};

const emailAddress = email('Invalid email address');

/** A password as it is typed when signing in; nothing is said about what it should have been. */
const typedPassword = z
  .string('Password must be at least 6 characters')
  .check(
    z.minLength(LIMITS.password.min, 'Password must be at least 6 characters'),
    z.maxLength(LIMITS.password.max, 'Password must be at most 128 characters'),
  );

/** What programs for mail and chat make a link of; letters in full width count, too. */
const isLinkLike = (value: string) => /[/:@]|[.。]\p{L}{2}/u.test(value.normalize('NFKC'));

/** First or last name. It is shown to others, who must not find a link in it. */
const personName = (label: string) =>
  text(label, { min: 1, max: LIMITS.personName }).check(
    z.refine(value => !isLinkLike(value), `${label} can’t contain a link, or any of / : @`),
  );

const username = text('Username', {
  ...LIMITS.username,
  tooShort: 'Username must be at least 3 characters',
}).check(z.regex(/^[A-Za-z0-9_-]+$/, 'Use only letters, numbers, _ and -'));

/** Who signs in, with what. */
export const Credentials = z.object({ email: emailAddress, password: typedPassword });
export type Credentials = z.infer<typeof Credentials>;

/** A new account (decision 145). */
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

/** What a person may change of their profile (decision 150). */
export const ProfileEdit = z.object({
  firstName: personName('First name'),
  lastName: personName('Last name'),
  username,
});
export type ProfileEdit = z.infer<typeof ProfileEdit>;

const signedIn = z.object({ user: SessionUser });
const done = z.object({ message: z.string() });

/** What goes into `register` and what comes out. */
export const registerSchemas = { body: Registration, reply: signedIn };

/** What goes into `signIn` and what comes out. */
export const signInSchemas = { body: Credentials, reply: signedIn };

/** `signOut` has no input and no output. */
export const signOutSchemas = { reply: z.void() };

/** What goes into `forgotPassword` and what comes out: the same for every email (decision 147). */
export const forgotPasswordSchemas = { body: z.object({ email: emailAddress }), reply: done };

/** What goes into `verifyResetToken` and what comes out. */
export const verifyResetTokenSchemas = {
  query: z.object({ token: z.optional(text('Token', { max: 200 })) }),
  reply: z.object({ valid: z.boolean() }),
};

/** What goes into `checkResetToken` and what comes out. */
export const checkResetTokenSchemas = {
  body: z.object({ token: text('Token', { min: 1, max: 200 }) }),
  reply: verifyResetTokenSchemas.reply,
};

/** What goes into `resetPassword` and what comes out. */
export const resetPasswordSchemas = {
  body: z.object({ token: text('Token', { min: 1, max: 200 }), password: typedPassword }),
  reply: done,
};

/** A person's email. */
export const ReadEmail = z.object({
  email: z.string(),
  /** Its owner opened the link that was mailed to it. */
  isConfirmed: z.boolean(),
  /** The email that replaces it once it is confirmed; `null` where there is none. */
  pending: z.nullable(z.string()),
});
export type ReadEmail = z.infer<typeof ReadEmail>;

/** What comes out of `readEmail`. */
export const readEmailSchemas = { reply: ReadEmail };

/** What goes into `changeEmail` and what comes out. */
export const changeEmailSchemas = {
  body: z.object({ password: typedPassword, email: emailAddress }),
  reply: done,
};

/** What comes out of `sendConfirmation`. */
export const sendConfirmationSchemas = { reply: done };

const confirmationToken = z.object({ token: text('Token', { min: 1, max: 200 }) });

/** What goes into `readConfirmation` and what comes out: `null` where the link can no longer be used. */
export const readConfirmationSchemas = {
  body: confirmationToken,
  reply: z.object({ email: z.nullable(z.string()) }),
};

/** What goes into `confirmEmail` and what comes out: the email that is confirmed now. */
export const confirmEmailSchemas = { body: confirmationToken, reply: z.object({ email: z.string() }) };

/** What goes into `editProfile` and what comes out. */
export const editProfileSchemas = {
  params: z.object({ id: pathId }),
  body: ProfileEdit,
  reply: signedIn,
};

/** What goes into `changePassword` and what comes out. */
export const changePasswordSchemas = {
  params: z.object({ id: pathId }),
  body: z.object({ currentPassword: typedPassword, password: typedPassword }),
  reply: done,
};

/** A browser in which the person is signed in. */
export const OwnSession = z.object({
  /** Names the session to its owner; opens nothing. */
  id: z.string(),
  /** ISO 8601, UTC. */
  startedAt: z.string(),
  /** To the minute. */
  lastSeenAt: z.string(),
  /** It is the session of the caller. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** What goes into `listSessions` and what comes out: the one seen last comes first. */
export const listSessionsSchemas = {
  params: z.object({ id: pathId }),
  reply: z.array(OwnSession),
};

/** What goes into `endSessions`: the id of one, or nothing for all but the caller's. */
export const endSessionsSchemas = {
  params: z.object({ id: pathId }),
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

/** What goes into `exportAccount` and what comes out: everything we store about a person (decision 151). */
export const exportAccountSchemas = {
  params: z.object({ id: pathId }),
  reply: z.object({
    /** ISO 8601, UTC. */
    exportedAt: z.string(),
    user: z.extend(SessionUser, {
      emailVerified: z.boolean(),
      createdAt: z.string(),
      /** When an authenticator app was set up; `null` where none is. */
      secondFactorSince: z.optional(z.nullable(z.string())),
      /** The email that replaces `email` once it is confirmed; `null` where there is none. */
      pendingEmail: z.optional(z.nullable(z.string())),
    }),
    reviews: z.array(z.looseObject({})),
    bookmarks: z.array(z.looseObject({})),
    helpfulVotes: z.array(z.looseObject({})),
    complaints: z.array(z.looseObject({})),
    sessions: z.array(z.looseObject({})),
  }),
};

/** What goes into `deleteAccount`. */
export const deleteAccountSchemas = {
  params: z.object({ id: pathId }),
  body: z.object({ password: typedPassword }),
  reply: z.void(),
};

/** A code as people type it: gaps and hyphens do not count, nor does the case. */
const typedCode = (pattern: RegExp, wrong: string) =>
  z.string(wrong).check(
    z.overwrite(value => value.replaceAll(/[\s-]/g, '').toUpperCase()),
    z.regex(pattern, wrong),
  );

const appCode = typedCode(/^\d{6}$/, 'Enter the 6-digit code from your authenticator app');
const anyCode = typedCode(/^(\d{6}|[A-Z2-7]{24})$/, 'Enter a 6-digit code or a recovery code');

/** What comes out of `startSecondFactor`, this once. */
export const startSecondFactorSchemas = {
  reply: z.object({
    /** For typing into the app, in base32. */
    secret: z.string(),
    /** The same as an `otpauth:` URI, for a QR code. */
    uri: z.string(),
    recoveryCodes: z.array(z.string()),
  }),
};

/** What goes into `confirmSecondFactor` and what comes out. */
export const confirmSecondFactorSchemas = {
  body: z.object({ password: typedPassword, code: appCode }),
  reply: done,
};

/** What goes into `checkSecondFactor` and what comes out. */
export const checkSecondFactorSchemas = { body: z.object({ code: anyCode }), reply: done };

/** What goes into `endSecondFactor` and what comes out. */
export const endSecondFactorSchemas = {
  body: z.object({ password: typedPassword, code: anyCode }),
  reply: done,
};
