import type { Server } from 'node:http';

/** Longest wait for the last response after the drain time. */
const RESPONSE_LIMIT_MS = 7500;

/** Returns a function that stops a server: idle connections close, and `onStopped` is called after the last response. */
export function gracefulStop(server: Server, drainMs: number, onStopped: () => void) {
  let isClosing = false;
  server.prependListener('request', (_request, response) => {
    if (isClosing) response.shouldKeepAlive = false;
  });
  return () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => {
      server.close(onStopped);
      setInterval(() => server.closeIdleConnections(), 100).unref();
    }, drainMs);
    setTimeout(onStopped, drainMs + RESPONSE_LIMIT_MS).unref();
  };
}
