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

export const containErrors = (...handlers: RequestHandler[]): RequestListener =>
  createApp().use(...handlers, respondToError);

/**
 * Logs exceptions outside of handlers, because one request must not end the process for all. The gateway has no state
 * that could be half changed.
 */
export function surviveExceptions() {
  // the log has no reader any more; reporting that would fail endlessly
  process.stdout.on('error', () => {});
  process.on('uncaughtException', error => log('error', 'uncaught exception', { reason: reasonOf(error) }));
}
