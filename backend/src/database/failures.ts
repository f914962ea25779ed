/** Network errors, and the SQLSTATEs that mean "not now": connection lost, shutting down, starting, too many, cancelled. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|57P0[1-5]|57014|53300|25006)$/;

/** What the driver says without a code. */
const AWAY_IN_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/;

function* causes(error: unknown) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    yield cause as Error & { code?: unknown };
    if (cause instanceof AggregateError) yield* cause.errors as Error[];
  }
}

const some = (error: unknown, test: (cause: Error & { code?: unknown }) => boolean) => {
  for (const cause of causes(error)) if (test(cause)) return true;
  return false;
};

/** Whether an error means that the database cannot be asked right now. */
export const isDatabaseAway = (error: unknown) =>
  some(error, ({ code, message }) =>
    typeof code === 'string' && code !== '' ? AWAY.test(code) : AWAY_IN_WORDS.test(message),
  );

/** Whether an error means that a disk is full, ours or the database's. */
export const isDiskFull = (error: unknown) =>
  some(error, ({ code }) => code === 'ENOSPC' || code === '53100');
