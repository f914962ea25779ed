import { types } from 'node:util';

/**
 * Network errors, and SQLSTATEs: connection lost (08), shutting down or starting (57P0), cancelled (57014), too many
 * connections (53300), read-only (25006).
 */
const UNAVAILABLE_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|57P0[1-5]|57014|53300|25006)$/;

const UNAVAILABLE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed)/;

/** Returns an error, its causes and aggregated errors. `instanceof` would fail across the realms of tests. */
function causes(error: unknown): (Error & { code?: unknown })[] {
  if (!types.isNativeError(error)) return [];
  const aggregated = (error as Partial<AggregateError>).errors ?? [];
  return [error, ...aggregated.flatMap(causes), ...causes(error.cause)];
}

export const isDatabaseUnavailable = (error: unknown) =>
  causes(error).some(({ code, message }) =>
    typeof code === 'string' && code !== ''
      ? UNAVAILABLE_CODES.test(code)
      : UNAVAILABLE_MESSAGES.test(message),
  );

export const isDatabaseReadOnly = (error: unknown) => causes(error).some(({ code }) => code === '25006');

export const isDiskFull = (error: unknown) =>
  causes(error).some(({ code }) => code === 'ENOSPC' || code === '53100');

/** Returns the name of a foreign key whose row was deleted meanwhile; undefined for other errors. */
export const missingReference = (error: unknown): string | undefined =>
  causes(error)
    .filter(({ code }) => code === '23503')
    .map(cause => (cause as { constraint?: string }).constraint ?? '')[0];
