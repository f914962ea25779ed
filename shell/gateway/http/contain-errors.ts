import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import { log, reasonOf } from '../log.ts';
import { removeHeaders, sendText } from './send.ts';

/** Ends a failed handler's response; Express recognises error handlers by four parameters. */
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

/** The last handler has to be `respondToError`. */
export const createApp = () =>
  express().disable('x-powered-by').enable('case sensitive routing').enable('strict routing');

/** Returns a listener in which a failing handler ends only its own response. */
export const containErrors = (...handlers: RequestHandler[]): RequestListener =>
  createApp().use(...handlers, respondToError);

/**
 * Logs exceptions outside of handlers from now on, because one request must not end the process for all. The
 * gateway keeps no state that could be half changed.
 */
export function surviveExceptions() {
  // the log has no reader any more, and reporting that would fail endlessly
  process.stdout.on('error', () => {});
  process.on('uncaughtException', error => log('error', 'uncaught exception', { reason: reasonOf(error) }));
}
