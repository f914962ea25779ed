import { types } from 'node:util';

/** Network errors, and the SQLSTATEs that mean "not now": connection lost, shutting down, starting, too many, cancelled. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|57P0[1-5]|57014|53300|25006)$/;

/** What the driver says without a code. */
const AWAY_IN_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed)/;

/** An error, what caused it, and what those gathered; tested by shape, as errors cross realms in tests. */
function causes(error: unknown): (Error & { code?: unknown })[] {
  if (!types.isNativeError(error)) return [];
  const gathered = (error as Partial<AggregateError>).errors ?? [];
  return [error, ...gathered.flatMap(causes), ...causes(error.cause)];
}

/** Whether an error means that the database cannot be asked right now. */
export const isDatabaseAway = (error: unknown) =>
  causes(error).some(({ code, message }) =>
    typeof code === 'string' && code !== '' ? AWAY.test(code) : AWAY_IN_WORDS.test(message),
  );

/** Whether an error means that a disk is full, ours or the database's. */
export const isDiskFull = (error: unknown) =>
  causes(error).some(({ code }) => code === 'ENOSPC' || code === '53100');

/**
 * What a row to be written refers to was deleted in the meantime: an account while its owner signs in elsewhere, say.
 * @returns the name of the foreign key; undefined for any other error
 */
export const lostReference = (error: unknown): string | undefined =>
  causes(error)
    .filter(({ code }) => code === '23503')
    .map(cause => (cause as { constraint?: string }).constraint ?? '')[0];
