import type { IncomingMessage } from 'node:http';
import { type Reply, readMe, type SessionUser } from '@home-truths/contract';
import { readMeSchemas } from '@home-truths/contract/schemas';
import { parseCookie } from 'cookie';
import { log, reasonOf } from '../log.ts';
import { forwardedFor } from './proxy.ts';

export const API_TIMEOUT_MS = 3000;

function hasCookie({ headers }: IncomingMessage, names: string[]) {
  const cookies = parseCookie(headers.cookie ?? '');
  return names.some(name => name in cookies || `__Host-${name}` in cookies);
}

/** Cookies on which a page can depend: a session, an author without an account, and a message to show. */
const OWN_COOKIES = ['sid', 'visitor', 'flash'];

export const isAnonymous = (request: IncomingMessage) => !hasCookie(request, OWN_COOKIES);

const forwardedHeaders = (request: IncomingMessage) => {
  const requestId = request.headers['x-request-id'];
  return {
    ...(typeof requestId === 'string' ? { 'x-request-id': requestId } : {}),
    'x-forwarded-for': forwardedFor(request),
  };
};

export function visitorHeaders(request: IncomingMessage): Record<string, string> {
  const { cookie } = request.headers;
  return { ...(cookie ? { cookie } : {}), ...forwardedHeaders(request) };
}

/** Sends no cookie, and accepts nothing that lags behind the latest change. */
export const sharedHeaders = (request: IncomingMessage): Record<string, string> => ({
  'cache-control': 'no-cache',
  ...forwardedHeaders(request),
});

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

export const mayAdminister = (account: Reply<typeof readMe> | null): boolean =>
  account?.user.isAdmin === true &&
  !account.user.mustChangePassword &&
  (!account.secondFactor?.isRequired || account.secondFactor.isChecked);

/** Returns undefined if the session cannot be read. @throws the signal's reason if the visitor has disconnected */
export const userOf = (request: IncomingMessage, apiUrl: string): Promise<SessionUser | null | undefined> =>
  fetchAccount(request, apiUrl).then(
    account => account?.user ?? null,
    error => {
      request.signal.throwIfAborted();
      log('warn', 'session not read', { reason: reasonOf(error) });
      return undefined;
    },
  );
