import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

const MAX_HEADER_LENGTH = 200;
const OURS = ['br', 'gzip'] as const;

/** Returns encodings that the client accepts, the best first. */
export function acceptedEncodings({ headers }: Pick<IncomingMessage, 'headers'>) {
  const given = headers['accept-encoding'] ?? '';
  if (given.length > MAX_HEADER_LENGTH) return [];
  const negotiator = new Negotiator({ headers: { 'accept-encoding': given.toLowerCase() } });
  const accepted = negotiator.encodings([...OURS]);
  return OURS.filter(encoding => accepted.includes(encoding));
}
