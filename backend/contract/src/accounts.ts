import { route } from './route.ts';

export const readMe = route({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Who is signed in.',
  access: 'member',
  limit: 'read',
  schemas: () => import('./accounts.schemas.ts').then(({ readMeSchemas }) => readMeSchemas),
  errors: [401],
});

export const register = route({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Make an account and sign in.',
  access: 'anyone',
  limit: 'register',
  schemas: () => import('./accounts.schemas.ts').then(({ registerSchemas }) => registerSchemas),
  status: 201,
  errors: [403, 409, 413, 415],
});

export const signIn = route({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with email and password.',
  access: 'anyone',
  limit: 'signIn',
  schemas: () => import('./accounts.schemas.ts').then(({ signInSchemas }) => signInSchemas),
  errors: [401, 403, 413, 415],
});

export const signOut = route({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out; the session is over.',
  access: 'anyone',
  limit: 'read',
  schemas: () => import('./accounts.schemas.ts').then(({ signOutSchemas }) => signOutSchemas),
  status: 204,
  errors: [403],
});

export const forgotPassword = route({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Ask for a link to set a new password; answers the same for every address.',
  access: 'anyone',
  limit: 'forgotPassword',
  schemas: () => import('./accounts.schemas.ts').then(({ forgotPasswordSchemas }) => forgotPasswordSchemas),
  errors: [403, 413, 415],
});

export const verifyResetToken = route({
  method: 'GET',
  path: '/api/auth/verify-reset-token',
  summary: 'Whether a reset link can still be used.',
  access: 'anyone',
  limit: 'read',
  schemas: () =>
    import('./accounts.schemas.ts').then(({ verifyResetTokenSchemas }) => verifyResetTokenSchemas),
});

export const resetPassword = route({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password by the link from the mail; ends all sessions.',
  access: 'anyone',
  limit: 'forgotPassword',
  schemas: () => import('./accounts.schemas.ts').then(({ resetPasswordSchemas }) => resetPasswordSchemas),
  errors: [403, 413, 415],
});

export const editProfile = route({
  method: 'PATCH',
  path: '/api/users/:id',
  summary: 'Change one’s names and username.',
  access: 'self',
  limit: 'memberWrite',
  schemas: () => import('./accounts.schemas.ts').then(({ editProfileSchemas }) => editProfileSchemas),
  errors: [401, 403, 409, 413, 415],
});

export const changePassword = route({
  method: 'PUT',
  path: '/api/users/:id/password',
  summary: 'Change one’s password; ends all other sessions.',
  access: 'self',
  limit: 'signIn',
  schemas: () => import('./accounts.schemas.ts').then(({ changePasswordSchemas }) => changePasswordSchemas),
  errors: [401, 403, 413, 415],
});

export const exportAccount = route({
  method: 'GET',
  path: '/api/users/:id/export',
  summary: 'Everything we keep about a person.',
  access: 'self',
  limit: 'memberWrite',
  schemas: () => import('./accounts.schemas.ts').then(({ exportAccountSchemas }) => exportAccountSchemas),
  errors: [401, 403],
});

export const deleteAccount = route({
  method: 'DELETE',
  path: '/api/users/:id',
  summary: 'Delete one’s account; its reviews stay without an author.',
  access: 'self',
  limit: 'signIn',
  schemas: () => import('./accounts.schemas.ts').then(({ deleteAccountSchemas }) => deleteAccountSchemas),
  status: 204,
  errors: [401, 403, 413, 415],
});
