import { BUFFERED_LOG, LOG_FORMAT } from '@home-truths/contract/log-format';
import { type DestinationStream, destination, pino } from 'pino';
import { countFailure } from './failures.ts';
import type { PageSource } from './metrics.ts';

let logger = pino(LOG_FORMAT, process.stdout);
let requestStream: DestinationStream | undefined;
let flush = () => {};

let pendingLines = '';
const MAX_PENDING_CHARACTERS = 16_384;
const MAX_DELAY_MS = 1000;

/** The time in JSON, formatted once per millisecond. */
let lastTimestamp = { ms: 0, field: '' };
function timestampField() {
  const ms = Date.now();
  if (ms !== lastTimestamp.ms) lastTimestamp = { ms, field: LOG_FORMAT.timestamp() };
  return lastTimestamp.field;
}

function writePending() {
  const lines = pendingLines;
  pendingLines = '';
  if (lines) requestStream?.write(lines);
}

function standardOutput() {
  const stream = destination(BUFFERED_LOG);
  // the log has no reader any more, or its disk is full
  stream.on('error', () => {});
  return stream;
}

/** Also logs requests, many lines at a time; other lines are written at once. */
export function logRequests(stream: DestinationStream & { flush?(): void } = standardOutput()) {
  writePending();
  logger = pino(LOG_FORMAT, stream);
  requestStream = stream;
  // before the listener with which pino flushes the stream
  process.prependListener('exit', writePending);
  setInterval(writePending, MAX_DELAY_MS).unref();
  flush = () => stream.flush?.();
}

const stringOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

/** Logs events without personal data. Errors of a remote or page also count as failures. */
export function log(
  level: 'info' | 'warn' | 'error' | 'fatal',
  message: string,
  details: Record<string, unknown> = {},
) {
  writePending();
  logger[level](details, message);
  flush();
  if (level === 'error' && 'remote' in details) {
    countFailure(message, stringOr(details.remote, 'shell'), stringOr(details.version, 'unknown'));
  }
}

interface RequestLine {
  id: string;
  method: string;
  status: number;
  route: string;
  /** Where the page was rendered; undefined for other requests. */
  page: PageSource | undefined;
  ms: number;
  isSent: boolean;
}

/** Writes without pino, which takes twice as long. Only the route, a declared path, can need escaping. */
export function writeRequestLine({ id, method, status, route, page, ms, isSent }: RequestLine) {
  if (!requestStream) return;
  const pageField = page ? `,"page":"${page}"` : '';
  const requestFields = `,"req":{"id":"${id}","method":"${method}"},"res":{"status":${status}},"route":${JSON.stringify(route)}`;
  const end = `,"ms":${Math.round(ms)},"msg":"${isSent ? 'request' : 'request aborted'}"}\n`;
  pendingLines += `{"level":"info"${timestampField()},"pid":${LOG_FORMAT.base.pid}${requestFields}${pageField}${end}`;
  if (pendingLines.length >= MAX_PENDING_CHARACTERS) writePending();
}

export const reasonOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
