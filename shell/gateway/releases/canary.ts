import crypto from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';

const COOKIE_MAX_AGE_S = 90 * 24 * 3600;
/** Crawlers and previews get the pinned version. */
const ROBOTS = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i;

const cookieName = (https: boolean) => (https ? '__Host-canary' : 'canary');

/** Returns a constant number from 0 to 99. */
export function bucketOf(visitor: string, remote: string) {
  return crypto.createHash('sha256').update(`${visitor} ${remote}`).digest().readUInt32BE() % 100;
}

/** Selects the first buckets, so that raising the percentage keeps everyone who is already in the canary. */
export const isInCanary = (visitor: string | undefined, remote: string, percent: number) =>
  visitor !== undefined && bucketOf(visitor, remote) < percent;

export function visitorOf(request: IncomingMessage, https: boolean) {
  const visitor = parseCookie(request.headers.cookie ?? '')[cookieName(https)];
  return visitor && /^[\w-]{22}$/.test(visitor) ? visitor : undefined;
}

/**
 * True for a person's first navigation to the site. Programs and offline copies would lose the cookie. A visitor who
 * comes from one of our pages without it refuses cookies, or was here before the canary began.
 */
function isNewVisit({ headers }: IncomingMessage) {
  const mode = headers['sec-fetch-mode'] ?? 'navigate';
  const isFromUs = headers['sec-fetch-site'] === 'same-origin';
  return mode === 'navigate' && !isFromUs && !ROBOTS.test(headers['user-agent'] ?? 'bot');
}

/** Returns the random secret that decides whether a visitor is in a canary; the first response sets it as a cookie. */
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
