import type { Request } from 'express';

export type AccountEvent =
  | 'registered'
  | 'signed in'
  | 'sign-in failed'
  | 'sign-in blocked'
  | 'signed out'
  | 'reset asked'
  | 'password reset'
  | 'password changed'
  | 'email change asked'
  | 'email confirmed'
  | 'second factor started'
  | 'second factor on'
  | 'second factor checked'
  | 'security code failed'
  | 'second factor off'
  | 'sessions ended'
  | 'account blocked'
  | 'account unblocked'
  | 'administrator made'
  | 'administrator unmade'
  | 'data exported'
  | 'account deleted';

/** Logs the account's id alone, since logs contain no personal data. */
export const logAccountEvent = (request: Request, event: AccountEvent, user?: number) =>
  request.log.info({ req: { id: request.id }, event, user }, 'account');
