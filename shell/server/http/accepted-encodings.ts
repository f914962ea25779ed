import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** No browser's list is longer (characters). */
const MAX_HEADER_LENGTH = 200;
const OURS = ['br', 'gzip'] as const;

/**
 * The encodings of ours that a client accepts, the best first: browsers accept brotli over https and from their own
 * machine only.
 */
export function acceptedEncodings({ headers }: Pick<IncomingMessage, 'headers'>) {
  const given = headers['accept-encoding'] ?? '';
  if (given.length > MAX_HEADER_LENGTH) return [];
  const negotiator = new Negotiator({ headers: { 'accept-encoding': given.toLowerCase() } });
  const accepted = negotiator.encodings([...OURS]);
  return OURS.filter(encoding => accepted.includes(encoding));
}
