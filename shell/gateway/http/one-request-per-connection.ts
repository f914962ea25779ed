import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const MAX_WAITING = 100;

type PendingRequests = { response: ServerResponse; begin: () => void }[];

function openConnection(socket: Socket): PendingRequests {
  const pending: PendingRequests = [];
  // Node takes several turns of the event loop to notice a closed connection
  socket.once('end', () => {
    if (pending[0]?.response.writableEnded === false) socket.destroy();
  });
  return pending;
}

/** Handles a connection's requests in turn, so that few connections cannot fill the queues; none after it closes. */
export function oneRequestPerConnection(handle: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, PendingRequests>();
  return (request, response) => {
    const { socket } = request;
    const pending = connections.get(socket) ?? openConnection(socket);
    connections.set(socket, pending);
    if (pending.length > MAX_WAITING) return socket.destroy();
    const begin = () => {
      if (socket.writable) handle(request, response);
    };
    pending.push({ response, begin });
    response.once('close', () => {
      pending.shift();
      pending[0]?.begin();
    });
    if (pending.length === 1) begin();
  };
}
