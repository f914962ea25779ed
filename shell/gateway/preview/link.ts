import crypto from 'node:crypto';
import type { Settings } from '../environment.ts';

const LIFETIME_S = 7 * 24 * 3600;
/** `<remote>~<version>~<end>~<signature>`, which needs no escaping in URLs and cookies. */
const TOKEN = /^(([a-z_]{1,40})~(\w[\w.-]{0,79})~(\d{10}))~([\w-]{43})$/;

const signatureOf = (text: string, gatewayToken: string) => {
  const key = crypto.hkdfSync('sha256', gatewayToken, '', 'preview', 32);
  return crypto.createHmac('sha256', Buffer.from(key)).update(text).digest();
};

const nowInSeconds = () => Math.floor(Date.now() / 1000);

type LinkSettings = Pick<Settings, 'previewUrl' | 'gatewayToken'>;

/** Returns the link that shows a release for seven days; undefined if the site has no previews. */
export function previewLink(
  { previewUrl, gatewayToken }: LinkSettings,
  name: string,
  version: string,
): string | undefined {
  if (!previewUrl) return undefined;
  const signed = [name, version, nowInSeconds() + LIFETIME_S].join('~');
  return `${previewUrl}/?preview=${signed}~${signatureOf(signed, gatewayToken).toString('base64url')}`;
}

/** Returns undefined if a token of a link is invalid, forged, or has ended. */
export function readToken(token: string, { gatewayToken }: Pick<LinkSettings, 'gatewayToken'>) {
  const [, signed = '', name = '', version = '', end, signature = ''] = TOKEN.exec(token) ?? [];
  const secondsLeft = Number(end) - nowInSeconds();
  const expected = signatureOf(signed, gatewayToken);
  const isSigned = signature && crypto.timingSafeEqual(Buffer.from(signature, 'base64url'), expected);
  return isSigned && secondsLeft > 0 ? { name, version, secondsLeft } : undefined;
}
