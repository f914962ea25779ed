import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { HttpException } from '@nestjs/common';
import { isDatabaseUnavailable, isDiskFull, missingReference } from '../database/failures.ts';
import { InvalidInput, type Issue, ReadOnly, TooManyRequests, ValueInUse } from './errors.ts';
import { INVALID_LINK, NOT_FOUND, SIGN_IN_REQUIRED, STORAGE_FULL } from './messages.ts';

export interface Problem {
  status: number;
  message: string;
  code?: string;
  issues?: readonly Issue[];
  retryAfterSeconds?: number;
}

const RETRY_AFTER_SECONDS = 2;
const RETRY_WHEN_FULL_SECONDS = 300;

/** Replacements for framework messages that would reveal paths and parsers. */
const FRAMEWORK_MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^Cannot [A-Z]+ /, NOT_FOUND],
  [/^(Failed to decode|URI malformed)/, INVALID_LINK],
];

export function toProblem(error: unknown, requestId: string): Problem {
  if (error instanceof InvalidInput) return { status: 400, message: error.message, issues: error.issues };
  if (error instanceof ValueInUse) return { status: 409, message: error.message, issues: [error.issue] };
  if (error instanceof TooManyRequests || error instanceof ReadOnly) {
    const { message, retryAfterSeconds } = error;
    return { status: error.getStatus(), message, retryAfterSeconds };
  }
  if (error instanceof HttpException) return httpProblem(error);
  if (error instanceof UniqueConstraintViolationException)
    return { status: 409, message: 'This has already been saved.' };
  const foreignKey = missingReference(error);
  if (foreignKey !== undefined) return missingReferenceProblem(foreignKey);
  if (isDatabaseUnavailable(error))
    return unavailableProblem('Home Truths is busy right now. Please try again in a moment.');
  if (isDiskFull(error)) return storageFullProblem(STORAGE_FULL);
  return {
    status: 500,
    message: `Something went wrong at our end. Please try again. If it keeps happening, contact us and quote ${requestId}.`,
  };
}

/** The caller's account, which the column `user_id` names, or another record was deleted meanwhile. */
const missingReferenceProblem = (foreignKey: string): Problem =>
  foreignKey.endsWith('_user_id_foreign')
    ? { status: 401, message: SIGN_IN_REQUIRED }
    : { status: 404, message: 'This no longer exists' };

const unavailableProblem = (message: string): Problem => ({
  status: 503,
  message,
  retryAfterSeconds: RETRY_AFTER_SECONDS,
});

const storageFullProblem = (message: string): Problem => ({
  status: 507,
  message,
  retryAfterSeconds: RETRY_WHEN_FULL_SECONDS,
});

function httpProblem(error: HttpException): Problem {
  const status = error.getStatus();
  const replacement = FRAMEWORK_MESSAGES.find(([pattern]) => pattern.test(error.message));
  const message = replacement?.[1] ?? error.message;
  if (status === 503) return unavailableProblem(message);
  return status === 507 ? storageFullProblem(message) : { status, message, code: error.errorCode };
}

/**
 * Returns an error's log fields, even for the plain objects of pg-boss. Leaves out the messages of errors with a code,
 * such as PostgreSQL's, which may contain what somebody wrote.
 */
export function describeError(error: unknown) {
  if (typeof error !== 'object' || error === null || !('stack' in error)) return { name: typeof error };
  const { name, message, stack, code, constraint } = error as Partial<Error> & {
    code?: string;
    constraint?: string;
  };
  const frames = stack?.split('\n').filter(line => /^\s+at /.test(line));
  return {
    name,
    message: code === undefined ? message : undefined,
    code,
    constraint,
    frames: frames?.slice(0, 8).map(frame => frame.trim()),
  };
}
