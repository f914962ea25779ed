import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of a connection that may wait for the one being handled; browsers and proxies send one after the other. */
const MOST_WAITING = 100;

/** The pending requests of a connection, the one being handled first. */
type Line = { response: ServerResponse; begin: () => void }[];

function open(socket: Socket): Line {
  const line: Line = [];
  // Node sends nothing to a closed connection, but takes several turns of the event loop to notice
  socket.once('end', () => {
    if (line[0]?.response.writableEnded === false) socket.destroy();
  });
  return line;
}

/** Starts a request once the one before it on the same connection is done, and none of a closed connection. */
export function oneAtATime(handle: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? open(socket);
    lines.set(socket, line);
    if (line.length > MOST_WAITING) return socket.destroy();
    const begin = () => {
      if (socket.writable) handle(request, response);
    };
    line.push({ response, begin });
    response.once('close', () => {
      line.shift();
      line[0]?.begin();
    });
    if (line.length === 1) begin();
  };
}
