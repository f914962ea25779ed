import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { log, reasonOf } from '../log.ts';
import { removeHeaders, sendText } from './send.ts';

/** The listener of a server whose handler may fail at any time: that ends its own response, and nothing else. */
export const containErrors =
  (handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>): RequestListener =>
  (request, response) => {
    handle(request, response).catch(error => {
      // the visitor has disconnected
      if (request.signal.aborted) return response.destroy();
      log('error', 'request failed', { reason: reasonOf(error) });
      if (response.headersSent) return response.destroy();
      removeHeaders(response);
      sendText(request, response, 500, 'Something went wrong. Please try again.');
    });
  };

/** From now on an exception outside of any handler is logged and ends nothing (docs/decisions/001). */
export function surviveExceptions() {
  // nobody reads the log any more: reporting that would fail again, endlessly
  process.stderr.on('error', () => {});
  process.on('uncaughtException', error => log('error', 'uncaught exception', { reason: reasonOf(error) }));
}
