import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of a connection that may wait for the one in work; browsers and proxies send one after the other. */
const MOST_WAITING = 100;

/** The requests of a connection that are not answered, the one in work first. */
type Line = { response: ServerResponse; begin: () => void }[];

function open(socket: Socket): Line {
  const line: Line = [];
  // Node sends nothing to whoever has hung up, but would take several turns of the loop to say so
  socket.once('end', () => {
    if (line[0]?.response.writableEnded === false) socket.destroy();
  });
  return line;
}

/** Begins a request once the one before it on the same connection is answered, and none of a connection that is over. */
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
