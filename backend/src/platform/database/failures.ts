import { types } from 'node:util';

/**
 * Network errors, and the SQLSTATEs of a database that is unavailable: connection lost, shutting down, starting, too
 * many connections, cancelled.
 */
const UNAVAILABLE_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|57P0[1-5]|57014|53300|25006)$/;

/** Messages of the driver that come without a code. */
const UNAVAILABLE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed)/;

/** An error, its causes, and the errors they aggregate; tested by shape, as errors cross realms in tests. */
function causes(error: unknown): (Error & { code?: unknown })[] {
  if (!types.isNativeError(error)) return [];
  const aggregated = (error as Partial<AggregateError>).errors ?? [];
  return [error, ...aggregated.flatMap(causes), ...causes(error.cause)];
}

/** Whether an error means that the database is unavailable right now. */
export const isDatabaseUnavailable = (error: unknown) =>
  causes(error).some(({ code, message }) =>
    typeof code === 'string' && code !== ''
      ? UNAVAILABLE_CODES.test(code)
      : UNAVAILABLE_MESSAGES.test(message),
  );

/** Whether an error means that the database takes no writes at all, such as a standby. */
export const isDatabaseReadOnly = (error: unknown) => causes(error).some(({ code }) => code === '25006');

/** Whether an error means that a disk is full, ours or the database's. */
export const isDiskFull = (error: unknown) =>
  causes(error).some(({ code }) => code === 'ENOSPC' || code === '53100');

/**
 * Detects that the row a foreign key refers to was deleted meanwhile, for example an account while its owner signs in
 * elsewhere.
 * @returns the name of the foreign key; undefined for any other error
 */
export const missingReference = (error: unknown): string | undefined =>
  causes(error)
    .filter(({ code }) => code === '23503')
    .map(cause => (cause as { constraint?: string }).constraint ?? '')[0];
