import type { IncomingMessage } from 'node:http';
import { type Reply, readMe, type SessionUser } from '@home-truths/contract';
import { readMeSchemas } from '@home-truths/contract/schemas';
import { parseCookie } from 'cookie';
import { log, reasonOf } from '../log.ts';
import { forwardedFor } from './proxy.ts';

/** The time limit of one call to the backend for a visitor. */
export const API_TIMEOUT_MS = 3000;

/** Whether a request has one of these cookies, under its name over http or over https. */
function hasCookie({ headers }: IncomingMessage, names: string[]) {
  const cookies = parseCookie(headers.cookie ?? '');
  return names.some(name => name in cookies || `__Host-${name}` in cookies);
}

/** The cookies by which a page can depend on a person: a session, a visitor who wrote something, a message to show. */
const OWN_COOKIES = ['sid', 'visitor', 'flash'];

/** Whether a visitor gets the pages that everyone gets. */
export const isAnonymous = (request: IncomingMessage) => !hasCookie(request, OWN_COOKIES);

/** Headers of every request that are forwarded with the calls made for it. */
const forwardedHeaders = (request: IncomingMessage) => {
  const requestId = request.headers['x-request-id'];
  return {
    ...(typeof requestId === 'string' ? { 'x-request-id': requestId } : {}),
    'x-forwarded-for': forwardedFor(request),
  };
};

/** Headers of the visitor that are forwarded with the calls made for them. */
export function visitorHeaders(request: IncomingMessage): Record<string, string> {
  const { cookie } = request.headers;
  return { ...(cookie ? { cookie } : {}), ...forwardedHeaders(request) };
}

/** Headers of calls for a page for everyone: no cookie, and nothing that lags behind the latest change. */
export const sharedHeaders = (request: IncomingMessage): Record<string, string> => ({
  'cache-control': 'no-cache',
  ...forwardedHeaders(request),
});

/**
 * The account of the signed-in user, fetched from the backend where the request has a session cookie.
 * @throws Error when the backend does not respond properly
 */
export async function fetchAccount(
  request: IncomingMessage,
  apiUrl: string,
): Promise<Reply<typeof readMe> | null> {
  if (!hasCookie(request, ['sid'])) return null;
  const response = await fetch(apiUrl + readMe.path, {
    headers: visitorHeaders(request),
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(API_TIMEOUT_MS)]),
  });
  // the session has expired
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`The backend responded with ${response.status}`);
  return readMeSchemas.reply.parse(await response.json());
}

/** As `fetchAccount`, without the state of the second factor. */
const fetchUser = async (request: IncomingMessage, apiUrl: string): Promise<SessionUser | null> =>
  (await fetchAccount(request, apiUrl))?.user ?? null;

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
