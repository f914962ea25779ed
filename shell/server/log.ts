import { LOG_FORMAT } from '@home-truths/contract/log-format';
import { pino } from 'pino';
import { countFailure } from './failures.ts';

const logger = pino(LOG_FORMAT, process.stdout);

const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

/** Logs on standard output what happened, never to whom. Errors of a remote or a page are counted, too. */
export function log(
  level: 'info' | 'warn' | 'error' | 'fatal',
  message: string,
  details: Record<string, unknown> = {},
) {
  logger[level](details, message);
  if (level === 'error' && 'remote' in details) {
    countFailure(message, text(details.remote, 'shell'), text(details.version, 'unknown'));
  }
}

/** The text of an error for the log. */
export const reasonOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
