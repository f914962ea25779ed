import { createHash, randomBytes } from 'node:crypto';

/** A secret for a cookie or a link: 256 bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database stores of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
