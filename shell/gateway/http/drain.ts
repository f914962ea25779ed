import type { Server } from 'node:http';

/** Longest wait for the last response after the drain time. */
const RESPONSE_LIMIT_MS = 7500;

/** Stops a server gracefully: idle connections close, and the process ends with the last response. */
export function drainOn(server: Server, drainMs: number, stopped: () => void) {
  let closing = false;
  server.prependListener('request', (_request, response) => {
    if (closing) response.shouldKeepAlive = false;
  });
  return () => {
    if (closing) return;
    closing = true;
    setTimeout(() => {
      server.close(stopped);
      setInterval(() => server.closeIdleConnections(), 100).unref();
    }, drainMs);
    setTimeout(stopped, drainMs + RESPONSE_LIMIT_MS).unref();
  };
}
