import crypto from 'node:crypto';
import { readSigned, type Secret, signToken } from '../http/signed-token.ts';

const LINK_LIFETIME_S = 600;
export const COOKIE_LIFETIME_S = 8 * 3600;

/** A remote that a browser loads from its machine. No other host can be named. */
export interface Development {
  /** Such as `mf_search`. */
  name: string;
  port: number;
}

export const originOf = ({ port }: Development) => `http://localhost:${port}`;

export function newLink({ name, port }: Development, secret: Secret) {
  const id = crypto.randomBytes(16).toString('base64url');
  return { id, token: signToken('development link', [name, port, id], LINK_LIFETIME_S, secret) };
}

export const newCookie = ({ name, port }: Development, secret: Secret) =>
  signToken('development', [name, port], COOKIE_LIFETIME_S, secret);

/** Returns undefined if a token is not a valid one of this kind. A cookie has no id. */
export function readDevelopment(kind: 'development link' | 'development', token: string, secret: Secret) {
  const [name = '', port, id = ''] = readSigned(kind, token, secret)?.fields ?? [];
  return port === undefined ? undefined : { name, port: Number(port), id };
}
