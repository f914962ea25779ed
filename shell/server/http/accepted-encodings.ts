import type { IncomingMessage } from 'node:http';

/** No browser's list is longer (characters). */
const MAX_HEADER_LENGTH = 200;

/**
 * The encodings of ours that a client accepts, the best first: browsers accept brotli over https and from their own
 * machine only.
 */
export function acceptedEncodings({ headers }: Pick<IncomingMessage, 'headers'>) {
  const given = headers['accept-encoding'] ?? '';
  if (given.length > MAX_HEADER_LENGTH) return [];
  const listed = given.split(',').map(each => each.split(';').map(part => part.trim().toLowerCase()));
  const accepts = (name: string) =>
    listed.some(([coding, ...rest]) => coding === name && !rest.some(each => /^q=0(\.0*)?$/.test(each)));
  return (['br', 'gzip'] as const).filter(accepts);
}
