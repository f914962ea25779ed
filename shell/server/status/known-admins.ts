import crypto from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { fetchUser } from '../http/visitor.ts';

/** How long an administrator is remembered while the backend does not respond, and how many are. */
const REMEMBERED_MS = 3_600_000;
const MAX_ADMINS = 100;

const keyOf = ({ headers }: IncomingMessage) =>
  crypto
    .createHash('sha256')
    .update(headers.cookie ?? '')
    .digest('base64');

/**
 * Whether a request is an administrator's. The backend knows; while it does not respond, access stays with those whom
 * this process recognised as administrators within the last hour, since the status is needed most then.
 */
export function knownAdmins(apiUrl: string) {
  const recognisedAt = new Map<string, number>();
  return async (request: IncomingMessage): Promise<boolean> => {
    const key = keyOf(request);
    try {
      const user = await fetchUser(request, apiUrl);
      const isAdmin = user?.isAdmin === true && !user.mustChangePassword;
      recognisedAt.delete(key);
      if (isAdmin) recognisedAt.set(key, Date.now());
      if (recognisedAt.size > MAX_ADMINS) recognisedAt.delete(recognisedAt.keys().next().value ?? '');
      return isAdmin;
    } catch {
      request.signal.throwIfAborted();
      return Date.now() - (recognisedAt.get(key) ?? Number.NEGATIVE_INFINITY) < REMEMBERED_MS;
    }
  };
}
