import crypto from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';

/** The cookie that holds a visitor's canary number lasts 90 days. */
const COOKIE_MAX_AGE_S = 90 * 24 * 3600;
/** Crawlers and previews get what is pinned. */
const ROBOTS = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i;

const cookieName = (https: boolean) => (https ? '__Host-canary' : 'canary');

/** The bucket, from 0 to 99, of a visitor for a remote: always the same one. */
export function bucketOf(visitor: string, remote: string) {
  return crypto.createHash('sha256').update(`${visitor} ${remote}`).digest().readUInt32BE() % 100;
}

/** Whether a visitor is in the first buckets of a remote; raising the percentage keeps those who are in. */
export const isInCanary = (visitor: string | undefined, remote: string, percent: number) =>
  visitor !== undefined && bucketOf(visitor, remote) < percent;

/** The visitor's number in the cookie of a request, if there is one. */
export function visitorOf(request: IncomingMessage, https: boolean) {
  const visitor = parseCookie(request.headers.cookie ?? '')[cookieName(https)];
  return visitor && /^[\w-]{22}$/.test(visitor) ? visitor : undefined;
}

/**
 * Whether a request is a person's first navigation to the site. Programs and offline copies would lose the cookie, and
 * a visitor without the cookie who navigates from one of our pages refuses cookies, or was here before the canary began.
 */
function isNewVisit({ headers }: IncomingMessage) {
  const mode = headers['sec-fetch-mode'] ?? 'navigate';
  const isFromUs = headers['sec-fetch-site'] === 'same-origin';
  return mode === 'navigate' && !isFromUs && !ROBOTS.test(headers['user-agent'] ?? 'bot');
}

/**
 * The number that decides whether a visitor is in a canary: random, secret, and set by the first response that depends
 * on it.
 */
export function canaryVisitor(
  request: IncomingMessage,
  https: boolean,
): { visitor?: string; setCookie?: string } {
  const known = visitorOf(request, https);
  if (known) return { visitor: known };
  if (!isNewVisit(request)) return {};
  const visitor = crypto.randomBytes(16).toString('base64url');
  const secure = https ? '; Secure' : '';
  const setCookie = `${cookieName(https)}=${visitor}; Path=/; Max-Age=${COOKIE_MAX_AGE_S}; HttpOnly; SameSite=Lax${secure}`;
  return { visitor, setCookie };
}
