import type { IncomingMessage } from 'node:http';
import { readMe, type SessionUser } from '@home-truths/contract';
import { readMeSchemas } from '@home-truths/contract/schemas';
import { log, reasonOf } from '../log.ts';
import { cameAlong } from './proxy.ts';

/** Milliseconds one call to the backend may take that is made for a visitor. */
export const API_LIMIT = 3000;

/** Headers of the visitor that go with the calls made for them. */
export function visitorHeaders(request: IncomingMessage) {
  const { cookie, 'x-request-id': requestId } = request.headers;
  return {
    ...(cookie ? { cookie } : {}),
    ...(typeof requestId === 'string' ? { 'x-request-id': requestId } : {}),
    'x-forwarded-for': cameAlong(request),
  };
}

/**
 * The signed-in person, asked of the backend where a session cookie came along.
 * @throws Error when the backend does not answer
 */
export async function askUser(request: IncomingMessage, apiUrl: string): Promise<SessionUser | null> {
  if (!/(?:^|;\s*)(?:__Host-)?sid=/.test(request.headers.cookie ?? '')) return null;
  const answer = await fetch(apiUrl + readMe.path, {
    headers: visitorHeaders(request),
    signal: AbortSignal.timeout(API_LIMIT),
  });
  if (answer.status >= 500) throw new Error(`The backend answered ${answer.status}`);
  return answer.ok ? readMeSchemas.reply.parse(await answer.json()).user : null;
}

/** As `askUser`, but a person of whom nothing can be learned is a visitor. */
export const userOf = (request: IncomingMessage, apiUrl: string) =>
  askUser(request, apiUrl).catch(error => {
    log('warn', 'session not read', { reason: reasonOf(error) });
    return null;
  });
