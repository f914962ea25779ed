import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** A longer header counts as absent, because parsing it can take seconds. */
const MAX_HEADER_LENGTH = 200;
const SUPPORTED = ['br', 'gzip'] as const;

/** Returns encodings that the client accepts, the one with fewer bytes first. */
export function acceptedEncodings({ headers }: Pick<IncomingMessage, 'headers'>) {
  const header = headers['accept-encoding'] ?? '';
  if (header.length > MAX_HEADER_LENGTH) return [];
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header.toLowerCase() } });
  const accepted = negotiator.encodings([...SUPPORTED]);
  return SUPPORTED.filter(encoding => accepted.includes(encoding));
}
