import { types } from 'node:util';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { HttpException } from '@nestjs/common';
import { isDatabaseAway, isDiskFull, lostReference } from '../database/failures.ts';
import { InUse, InvalidInput, type Issue, TooMany } from './errors.ts';
import { INVALID_LINK, NOT_FOUND, SIGN_IN_REQUIRED } from './messages.ts';

/** What a caller learns about a failure. */
export interface Problem {
  status: number;
  sentence: string;
  issues?: readonly Issue[];
  retryAfterSeconds?: number;
}

const COME_BACK_SECONDS = 2;

/** Sentences of the framework that would tell a caller about paths and parsers. */
const IN_OUR_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^Cannot [A-Z]+ /, NOT_FOUND],
  [/^(Failed to decode|URI malformed)/, INVALID_LINK],
];

/** Turns anything thrown into what the error catalogue promises (decisions 158 and 159). */
export function toProblem(error: unknown, requestId: string): Problem {
  if (error instanceof InvalidInput) return { status: 400, sentence: error.message, issues: error.issues };
  if (error instanceof InUse) return { status: 409, sentence: error.message, issues: [error.issue] };
  if (error instanceof TooMany)
    return { status: 429, sentence: error.message, retryAfterSeconds: error.retryAfterSeconds };
  if (error instanceof HttpException) return ofHttp(error);
  if (error instanceof UniqueConstraintViolationException)
    return { status: 409, sentence: 'This has already been saved.' };
  const reference = lostReference(error);
  if (reference !== undefined) return ofLost(reference);
  if (isDatabaseAway(error)) return away('Home Truths is busy right now. Please try again in a moment.');
  if (isDiskFull(error))
    return { status: 507, sentence: 'We can’t save this right now. Please try again later.' };
  return {
    status: 500,
    sentence: `Something went wrong at our end. Please try again. If it keeps happening, contact us and quote ${requestId}.`,
  };
}

/** An account or a thing was deleted between the question and the answer. */
const ofLost = (reference: string): Problem =>
  reference.includes('user')
    ? { status: 401, sentence: SIGN_IN_REQUIRED }
    : { status: 404, sentence: 'This no longer exists' };

const away = (sentence: string): Problem => ({ status: 503, sentence, retryAfterSeconds: COME_BACK_SECONDS });

function ofHttp(error: HttpException): Problem {
  const status = error.getStatus();
  const ours = IN_OUR_WORDS.find(([pattern]) => pattern.test(error.message));
  const sentence = ours?.[1] ?? error.message;
  return status === 503 ? away(sentence) : { status, sentence };
}

/** What the log may know of an error: never its message where that may hold somebody's words. */
export function describe(error: unknown) {
  if (!types.isNativeError(error)) return { name: typeof error };
  const { code, constraint } = error as Error & { code?: string; constraint?: string };
  const frames = error.stack?.split('\n').filter(line => /^\s+at /.test(line));
  const message = code === undefined ? error.message : undefined;
  return {
    name: error.name,
    message,
    code,
    constraint,
    frames: frames?.slice(0, 8).map(frame => frame.trim()),
  };
}
