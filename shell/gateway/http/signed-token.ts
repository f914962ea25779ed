import crypto from 'node:crypto';
import type { Settings } from '../environment.ts';

/** `<fields>~<end in seconds>~<signature>`, which needs no escaping in URLs and cookies. */
const TOKEN = /^((.+)~(\d{10}))~([\w-]{43})$/;

export type Secret = Pick<Settings, 'gatewayToken'>;
/** Each purpose has a key of its own, so that a token is good for one. */
type Purpose = 'preview' | 'development link' | 'development';

const signatureOf = (text: string, { gatewayToken }: Secret, purpose: Purpose) => {
  const key = crypto.hkdfSync('sha256', gatewayToken, '', purpose, 32);
  return crypto.createHmac('sha256', Buffer.from(key)).update(text).digest();
};

const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** @param fields they contain no `~` */
export function signToken(purpose: Purpose, fields: (string | number)[], seconds: number, secret: Secret) {
  const signed = [...fields, nowInSeconds() + seconds].join('~');
  return `${signed}~${signatureOf(signed, secret, purpose).toString('base64url')}`;
}

/** Returns undefined if a token is invalid, forged, for another purpose, or has ended. */
export function readSigned(purpose: Purpose, token: string, secret: Secret) {
  const [, signed = '', fields = '', end, signature = ''] = TOKEN.exec(token) ?? [];
  const secondsLeft = Number(end) - nowInSeconds();
  const expected = signatureOf(signed, secret, purpose);
  const isSigned = signature && crypto.timingSafeEqual(Buffer.from(signature, 'base64url'), expected);
  return isSigned && secondsLeft > 0 ? { fields: fields.split('~'), secondsLeft } : undefined;
}
