import { ConflictException, HttpException, HttpStatus, ServiceUnavailableException } from '@nestjs/common';

export interface Issue {
  path: string;
  message: string;
}

/** Input that the contract rejects; the response shows the first issue's message. */
export class InvalidInput extends HttpException {
  constructor(readonly issues: readonly [Issue, ...Issue[]]) {
    super(issues[0].message, HttpStatus.BAD_REQUEST);
  }
}

/** A value that somebody else already uses; the message belongs to the field of the issue. */
export class ValueInUse extends ConflictException {
  constructor(readonly issue: Issue) {
    super(issue.message);
  }
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

function duration(seconds: number) {
  if (seconds <= MINUTE) return 'a minute';
  return seconds <= 2 * HOUR
    ? `${Math.ceil(seconds / MINUTE)} minutes`
    : `${Math.ceil(seconds / HOUR)} hours`;
}

export const retryMessage = (sentence: string, seconds: number) =>
  `${sentence} Please wait ${duration(seconds)} and try again.`;

export class ReadOnly extends HttpException {
  readonly retryAfterSeconds = 5 * MINUTE;

  constructor() {
    super(
      'We’re doing some maintenance, so nothing can be saved right now. You can still search and read reviews. Please try again later.',
      HttpStatus.SERVICE_UNAVAILABLE,
    );
  }
}

export class ShuttingDown extends ServiceUnavailableException {
  constructor() {
    super('Shutting down');
  }
}

export class TooManyRequests extends HttpException {
  constructor(
    readonly retryAfterSeconds: number,
    message = retryMessage('You’ve done that too many times.', retryAfterSeconds),
  ) {
    super(message, HttpStatus.TOO_MANY_REQUESTS);
  }
}
