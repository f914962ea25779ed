/** One line of JSON on stderr: what happened, never to whom. */
export function log(
  level: 'info' | 'warn' | 'error',
  message: string,
  details: Record<string, unknown> = {},
) {
  process.stderr.write(`${JSON.stringify({ level, time: new Date().toISOString(), message, ...details })}\n`);
}

/** The words of an error for the log. */
export const reasonOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
