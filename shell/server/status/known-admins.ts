import crypto from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { fetchUser } from '../http/visitor.ts';

/** Milliseconds for which an administrator stays known while the backend is silent, and how many are cached. */
const HOUR = 3_600_000;
const MOST = 100;

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
  const seen = new Map<string, number>();
  return async (request: IncomingMessage): Promise<boolean> => {
    const key = keyOf(request);
    try {
      const user = await fetchUser(request, apiUrl);
      const isAdmin = user?.isAdmin === true && !user.mustChangePassword;
      seen.delete(key);
      if (isAdmin) seen.set(key, Date.now());
      if (seen.size > MOST) seen.delete(seen.keys().next().value ?? '');
      return isAdmin;
    } catch {
      request.signal.throwIfAborted();
      return Date.now() - (seen.get(key) ?? Number.NEGATIVE_INFINITY) < HOUR;
    }
  };
}
