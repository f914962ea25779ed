import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import { log, reasonOf } from '../log.ts';
import { removeHeaders, sendText } from './send.ts';

/** Ends the response of a handler that failed; with four parameters, Express calls it for errors. */
export function respondToError(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  _next?: unknown,
): void {
  // the visitor has disconnected
  if (request.signal.aborted) {
    response.destroy();
    return;
  }
  log('error', 'request failed', { reason: reasonOf(error) });
  if (response.headersSent) {
    response.destroy();
    return;
  }
  removeHeaders(response);
  sendText(request, response, 500, 'Something went wrong. Please try again.');
}

/** An Express app without what Express would add to responses; its last handler has to be `respondToError`. */
export const createApp = () =>
  express().disable('x-powered-by').enable('case sensitive routing').enable('strict routing');

/** The listener of a server whose handlers may fail at any time: that ends its own response, and nothing else. */
export const containErrors = (...handlers: RequestHandler[]): RequestListener =>
  createApp().use(...handlers, respondToError);

/**
 * From now on an exception outside of any handler is logged and ends nothing. Why:
 * shell/docs/decisions/gateway-survives-exceptions.md
 */
export function surviveExceptions() {
  // nobody reads the log any more: reporting that would fail again, endlessly
  process.stdout.on('error', () => {});
  process.on('uncaughtException', error => log('error', 'uncaught exception', { reason: reasonOf(error) }));
}
