import { BUFFERED_LOG, LOG_FORMAT } from '@home-truths/contract/log-format';
import { type DestinationStream, destination, pino } from 'pino';
import { countFailure } from './failures.ts';

let logger = pino(LOG_FORMAT, process.stdout);
let requests: DestinationStream | undefined;
let flush = () => {};

/** Lines of requests that are still to be written. */
let pending = '';
const MAX_PENDING = 16_384;
const MAX_DELAY_MS = 1000;

/** The time as the log has it; made once for all requests of a millisecond. */
let now = { ms: 0, text: '' };
function timestamp() {
  const ms = Date.now();
  if (ms !== now.ms) now = { ms, text: LOG_FORMAT.timestamp() };
  return now.text;
}

function writePending() {
  const lines = pending;
  pending = '';
  if (lines) requests?.write(lines);
}

/** Standard output, in blocks. */
function standardOutput() {
  const stream = destination(BUFFERED_LOG);
  // nobody reads the log any more, or its disk is full
  stream.on('error', () => {});
  return stream;
}

/** From now on requests are logged, too: their lines are written together, all others at once. */
export function logRequests(stream: DestinationStream & { flush?(): void } = standardOutput()) {
  writePending();
  logger = pino(LOG_FORMAT, stream);
  requests = stream;
  process.prependListener('exit', writePending);
  setInterval(writePending, MAX_DELAY_MS).unref();
  flush = () => stream.flush?.();
}

const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

/** Logs on standard output what happened, never to whom. Errors of a remote or a page are counted, too. */
export function log(
  level: 'info' | 'warn' | 'error' | 'fatal',
  message: string,
  details: Record<string, unknown> = {},
) {
  writePending();
  logger[level](details, message);
  flush();
  if (level === 'error' && 'remote' in details) {
    countFailure(message, text(details.remote, 'shell'), text(details.version, 'unknown'));
  }
}

/** What the log says of a request. */
interface RequestLine {
  id: string;
  method: string;
  status: number;
  route: string;
  page: string | undefined;
  ms: number;
  /** The whole response was sent. */
  isSent: boolean;
}

/**
 * Logs a request, in the form of the backend. Nothing in it needs escaping, except the path that a remote declares.
 */
export function writeRequestLine({ id, method, status, route, page, ms, isSent }: RequestLine) {
  if (!requests) return;
  const source = page ? `,"page":"${page}"` : '';
  const line = `,"req":{"id":"${id}","method":"${method}"},"res":{"status":${status}},"route":${JSON.stringify(route)}`;
  const end = `,"ms":${Math.round(ms)},"msg":"${isSent ? 'request' : 'request aborted'}"}\n`;
  pending += `{"level":"info"${timestamp()},"pid":${LOG_FORMAT.base.pid}${line}${source}${end}`;
  if (pending.length >= MAX_PENDING) writePending();
}

/** The text of an error for the log. */
export const reasonOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
