/** Responds to requests that Node's parser refuses, before any handler. Browsers never load this entry point. */
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** The maximum size of the headers of a request (bytes). The backend reads a little more, which the gateway adds. */
export const MAX_HEADER_SIZE = 16_384;

const TOO_LONG =
  'This link and the cookies sent with it are too long. Please clear the cookies for this site in your browser, then open the page again.';

const REFUSALS: Partial<Record<string, [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, TOO_LONG],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'That’s too much to send at once.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive. Please try again.'],
};
const INVALID = [400, 'We couldn’t read this request.'] as const;

function responseTo({ code = '' }: NodeJS.ErrnoException) {
  const [status, message] = REFUSALS[code] ?? INVALID;
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(message)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    message,
  ].join('\r\n');
}

/** How long the rest of a refused request is still read. */
const LINGER_MS = 1_000;

/** The socket of a connection, which knows the response that is in work. */
type Connection = Duplex & { _httpMessage?: ServerResponse | null };

function refuse(error: NodeJS.ErrnoException, socket: Connection) {
  // the rest of what was refused; a connection that is closed before it is read is reset, and the response lost
  if (socket.writableEnded) return;
  // in the middle of another response it would be taken for a part of that
  if (!socket.writable || socket._httpMessage?.headersSent) return void socket.destroy(error);
  socket.end(responseTo(error));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Has a server say in plain text why it refuses a request; by itself, Node sends a status alone. */
export const explainRefusals = <S extends Server>(server: S): S => server.on('clientError', refuse);
