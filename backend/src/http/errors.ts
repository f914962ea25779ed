import { ConflictException, HttpException, HttpStatus } from '@nestjs/common';

/** One thing wrong with what was sent. */
export interface Issue {
  path: string;
  message: string;
}

/** Input that the contract refuses; the first issue's sentence is the answer (decision 58). */
export class InvalidInput extends HttpException {
  constructor(readonly issues: readonly [Issue, ...Issue[]]) {
    super(issues[0].message, HttpStatus.BAD_REQUEST);
  }
}

/** What somebody else has already: the sentence belongs to the field it was sent in. */
export class Taken extends ConflictException {
  constructor(readonly issue: Issue) {
    super(issue.message);
  }
}

/** More than a budget allows. */
export class TooMany extends HttpException {
  constructor(
    readonly retryAfterSeconds: number,
    message = 'Too many requests. Please wait a little and try again',
  ) {
    super(message, HttpStatus.TOO_MANY_REQUESTS);
  }
}
