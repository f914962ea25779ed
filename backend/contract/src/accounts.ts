import type { Route } from './route.ts';

export const readMe = {
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Who is signed in.',
  access: 'member',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).readMeSchemas,
  shows: ['account'],
  errors: [401],
} as const satisfies Route;

export const register = {
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Make an account and sign in.',
  access: 'anyone',
  limit: 'register',
  schemas: async () => (await import('@home-truths/contract/schemas')).registerSchemas,
  changes: ['account'],
  status: 201,
  errors: [403, 409, 413, 415],
} as const satisfies Route;

export const signIn = {
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with email and password.',
  access: 'anyone',
  limit: 'signIn',
  schemas: async () => (await import('@home-truths/contract/schemas')).signInSchemas,
  changes: ['account'],
  errors: [401, 403, 413, 415],
} as const satisfies Route;

export const signOut = {
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out; the session is over.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).signOutSchemas,
  changes: [],
  status: 204,
  errors: [403],
} as const satisfies Route;

export const forgotPassword = {
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Request a link to set a new password; the response is the same for every email.',
  access: 'anyone',
  limit: 'forgotPassword',
  schemas: async () => (await import('@home-truths/contract/schemas')).forgotPasswordSchemas,
  changes: [],
  errors: [403, 413, 415],
} as const satisfies Route;

/** For remotes built before `checkResetToken`. */
export const verifyResetToken = {
  method: 'GET',
  path: '/api/auth/verify-reset-token',
  summary: 'Whether a reset link can still be used.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).verifyResetTokenSchemas,
  shows: [],
} as const satisfies Route;

export const checkResetToken = {
  method: 'POST',
  path: '/api/auth/verify-reset-token',
  summary:
    'Whether a reset link can still be used; the token is in the body, so that no log of URLs contains it.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).checkResetTokenSchemas,
  changes: [],
  errors: [403, 413, 415],
} as const satisfies Route;

export const resetPassword = {
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password by the link from the mail; ends all sessions.',
  access: 'anyone',
  limit: 'forgotPassword',
  schemas: async () => (await import('@home-truths/contract/schemas')).resetPasswordSchemas,
  changes: ['account', 'session'],
  errors: [403, 413, 415],
} as const satisfies Route;

export const readEmail = {
  method: 'GET',
  path: '/api/auth/email',
  summary: 'The caller’s email, whether it is confirmed, and the one that will replace it.',
  access: 'member',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).readEmailSchemas,
  shows: ['email'],
  errors: [401],
} as const satisfies Route;

export const changeEmail = {
  method: 'PUT',
  path: '/api/auth/email',
  summary: 'Request another email; it is used once it is confirmed by the link that is mailed to it.',
  access: 'member',
  limit: 'confirm',
  schemas: async () => (await import('@home-truths/contract/schemas')).changeEmailSchemas,
  changes: ['email'],
  errors: [401, 403, 409, 413, 415],
} as const satisfies Route;

export const sendConfirmation = {
  method: 'POST',
  path: '/api/auth/confirm-email/send',
  summary: 'Request a link that confirms the caller’s email, or the one that will replace it.',
  access: 'member',
  limit: 'confirm',
  schemas: async () => (await import('@home-truths/contract/schemas')).sendConfirmationSchemas,
  changes: [],
  errors: [401, 403, 409],
} as const satisfies Route;

export const readConfirmation = {
  method: 'POST',
  path: '/api/auth/confirm-email/read',
  summary: 'Which email a link confirms.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).readConfirmationSchemas,
  changes: [],
  errors: [403, 413, 415],
} as const satisfies Route;

export const confirmEmail = {
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary: 'Confirm an email by the link from the mail; the account uses it from now on.',
  access: 'anyone',
  limit: 'confirm',
  schemas: async () => (await import('@home-truths/contract/schemas')).confirmEmailSchemas,
  changes: ['account', 'email'],
  errors: [403, 409, 413, 415],
} as const satisfies Route;

export const editProfile = {
  method: 'PATCH',
  path: '/api/users/:id',
  summary: 'Change the member’s names and username.',
  access: 'self',
  limit: 'memberWrite',
  schemas: async () => (await import('@home-truths/contract/schemas')).editProfileSchemas,
  changes: ['account', 'person', 'review'],
  errors: [401, 403, 409, 413, 415],
} as const satisfies Route;

export const changePassword = {
  method: 'PUT',
  path: '/api/users/:id/password',
  summary: 'Change the member’s password; ends all other sessions.',
  access: 'self',
  limit: 'signIn',
  schemas: async () => (await import('@home-truths/contract/schemas')).changePasswordSchemas,
  changes: ['account', 'session'],
  errors: [401, 403, 413, 415],
} as const satisfies Route;

export const listSessions = {
  method: 'GET',
  path: '/api/users/:id/sessions',
  summary: 'The browsers in which the member is signed in.',
  access: 'owner',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).listSessionsSchemas,
  shows: ['session'],
  errors: [401, 403],
} as const satisfies Route;

export const endSessions = {
  method: 'DELETE',
  path: '/api/users/:id/sessions',
  summary: 'Sign out of one other browser, or of all.',
  access: 'self',
  limit: 'signIn',
  schemas: async () => (await import('@home-truths/contract/schemas')).endSessionsSchemas,
  changes: ['session'],
  status: 204,
  errors: [401, 403, 413, 415],
} as const satisfies Route;

export const exportAccount = {
  method: 'GET',
  path: '/api/users/:id/export',
  summary: 'Everything we store about a person, for that person alone.',
  access: 'owner',
  limit: 'memberWrite',
  schemas: async () => (await import('@home-truths/contract/schemas')).exportAccountSchemas,
  shows: [],
  errors: [401, 403],
} as const satisfies Route;

export const deleteAccount = {
  method: 'DELETE',
  path: '/api/users/:id',
  summary: 'Delete the member’s account; its reviews stay without an author.',
  access: 'self',
  limit: 'signIn',
  schemas: async () => (await import('@home-truths/contract/schemas')).deleteAccountSchemas,
  changes: ['review', 'building'],
  status: 204,
  errors: [401, 403, 413, 415],
} as const satisfies Route;

export const startSecondFactor = {
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'Begin to set up an authenticator app; an earlier set-up that was not confirmed is replaced.',
  access: 'admin',
  limit: 'memberWrite',
  schemas: async () => (await import('@home-truths/contract/schemas')).startSecondFactorSchemas,
  changes: [],
  errors: [401, 403, 409],
} as const satisfies Route;

export const confirmSecondFactor = {
  method: 'POST',
  path: '/api/auth/second-factor/confirm',
  summary: 'Finish the set-up with the password and a first code of the app.',
  access: 'admin',
  limit: 'signIn',
  schemas: async () => (await import('@home-truths/contract/schemas')).confirmSecondFactorSchemas,
  changes: ['account', 'second-factor'],
  errors: [401, 403, 409, 413, 415],
} as const satisfies Route;

export const checkSecondFactor = {
  method: 'POST',
  path: '/api/auth/second-factor/check',
  summary: 'Enter a code of the app, or a recovery code; it is valid for 8 hours of this session.',
  access: 'admin',
  limit: 'signIn',
  schemas: async () => (await import('@home-truths/contract/schemas')).checkSecondFactorSchemas,
  changes: ['account', 'second-factor'],
  errors: [401, 403, 409, 413, 415],
} as const satisfies Route;

export const endSecondFactor = {
  method: 'POST',
  path: '/api/auth/second-factor/end',
  summary: 'Turn the authenticator app off, with the password and a code.',
  access: 'admin',
  limit: 'signIn',
  schemas: async () => (await import('@home-truths/contract/schemas')).endSecondFactorSchemas,
  changes: ['account', 'second-factor'],
  errors: [401, 403, 409, 413, 415],
} as const satisfies Route;
