import type { Server } from 'node:http';

/** The time between the stop signal and the first closed connection, and the longest wait for the last one. */
const DRAIN_DELAY_MS = 500;
const DRAIN_TIMEOUT_MS = 8000;

/**
 * Shuts a server down gracefully: responses carry `Connection: close`, idle connections are closed, and the
 * process ends with the last response.
 */
export function drainOn(server: Server, stopped: () => void) {
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
    }, DRAIN_DELAY_MS);
    setTimeout(stopped, DRAIN_TIMEOUT_MS).unref();
  };
}
