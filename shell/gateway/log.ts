import { BUFFERED_LOG, LOG_FORMAT } from '@home-truths/contract/log-format';
import { type DestinationStream, destination, pino } from 'pino';
import { countFailure } from './failures.ts';

let logger = pino(LOG_FORMAT, process.stdout);
let requestStream: DestinationStream | undefined;
let flush = () => {};

let pendingLines = '';
const MAX_PENDING = 16_384;
const MAX_DELAY_MS = 1000;

/** Formatted once per millisecond. */
let now = { ms: 0, text: '' };
function timestamp() {
  const ms = Date.now();
  if (ms !== now.ms) now = { ms, text: LOG_FORMAT.timestamp() };
  return now.text;
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

/** Also logs requests, in blocks; other lines are written at once. */
export function logRequests(stream: DestinationStream & { flush?(): void } = standardOutput()) {
  writePending();
  logger = pino(LOG_FORMAT, stream);
  requestStream = stream;
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
  page: string | undefined;
  ms: number;
  isSent: boolean;
}

/** Escapes only the declared path, because nothing else can need it. */
export function writeRequestLine({ id, method, status, route, page, ms, isSent }: RequestLine) {
  if (!requestStream) return;
  const source = page ? `,"page":"${page}"` : '';
  const line = `,"req":{"id":"${id}","method":"${method}"},"res":{"status":${status}},"route":${JSON.stringify(route)}`;
  const end = `,"ms":${Math.round(ms)},"msg":"${isSent ? 'request' : 'request aborted'}"}\n`;
  pendingLines += `{"level":"info"${timestamp()},"pid":${LOG_FORMAT.base.pid}${line}${source}${end}`;
  if (pendingLines.length >= MAX_PENDING) writePending();
}

export const reasonOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
