import type { IncomingMessage } from 'node:http';
import { readMe, type SessionUser } from '@home-truths/contract';
import { readMeSchemas } from '@home-truths/contract/schemas';
import { log, reasonOf } from '../log.ts';
import { forwardedFor } from './proxy.ts';

/** The time limit of one call to the backend for a visitor. */
export const API_TIMEOUT_MS = 3000;

/** Headers of the visitor that are forwarded with the calls made for them. */
export function visitorHeaders(request: IncomingMessage) {
  const { cookie, 'x-request-id': requestId } = request.headers;
  return {
    ...(cookie ? { cookie } : {}),
    ...(typeof requestId === 'string' ? { 'x-request-id': requestId } : {}),
    'x-forwarded-for': forwardedFor(request),
  };
}

/**
 * The signed-in user, fetched from the backend where the request has a session cookie.
 * @throws Error when the backend does not respond properly
 */
export async function fetchUser(request: IncomingMessage, apiUrl: string): Promise<SessionUser | null> {
  if (!/(?:^|;\s*)(?:__Host-)?sid=/.test(request.headers.cookie ?? '')) return null;
  const response = await fetch(apiUrl + readMe.path, {
    headers: visitorHeaders(request),
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(API_TIMEOUT_MS)]),
  });
  // the session has expired
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`The backend responded with ${response.status}`);
  return readMeSchemas.reply.parse(await response.json()).user;
}

/**
 * As `fetchUser`, but undefined where that fails.
 * @throws the reason of the request's signal, once the visitor has disconnected
 */
export const userOf = (request: IncomingMessage, apiUrl: string): Promise<SessionUser | null | undefined> =>
  fetchUser(request, apiUrl).catch(error => {
    request.signal.throwIfAborted();
    log('warn', 'session not read', { reason: reasonOf(error) });
    return undefined;
  });
