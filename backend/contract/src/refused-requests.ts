/** Responds to requests that Node's parser rejects before any handler runs. */
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Bytes of the headers of a request. The backend accepts a little more, which the gateway adds. */
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

/** Closing the connection while the client still sends would reset it and lose the response. */
const LINGER_MS = 1_000;

/** `_httpMessage` is the response in progress. */
type Connection = Duplex & { _httpMessage?: ServerResponse | null };

function refuse(error: NodeJS.ErrnoException, socket: Connection) {
  // an earlier error was answered, and the rest of the request is being read
  if (socket.writableEnded) return;
  // the client would read this response as a part of the one that has begun
  if (!socket.writable || socket._httpMessage?.headersSent) return void socket.destroy(error);
  socket.end(responseTo(error));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Makes a server explain in plain text why it rejects a request; Node sends only a status. */
export const explainRefusals = <S extends Server>(server: S): S => server.on('clientError', refuse);
