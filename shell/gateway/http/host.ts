import type { IncomingMessage } from 'node:http';

/** An intermediary may choose another Host than we do (RFC 9112, 3.2). */
export const hasSeveralHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((each, index) => index % 2 === 0 && each.toLowerCase() === 'host').length > 1;

export function isForHostOf(origin: string, { headers }: IncomingMessage) {
  const { protocol, host } = new URL(origin);
  const requested = `${protocol}//${headers.host}`;
  return URL.canParse(requested) && new URL(requested).host === host;
}
