import crypto from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Seconds for which a visitor keeps their share: 90 days. */
const LIFE = 90 * 24 * 3600;
/** Whoever reads for others gets what is pinned. */
const ROBOTS = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i;

const cookieName = (https: boolean) => (https ? '__Host-trial' : 'trial');

/** The hundredth, from 0 to 99, a visitor falls into for a remote: the same one for ever. */
export function bucketOf(visitor: string, remote: string) {
  return crypto.createHash('sha256').update(`${visitor} ${remote}`).digest().readUInt32BE() % 100;
}

/** Whether a visitor is in the first hundredths of a remote; raising the share keeps those who are in. */
export const isInCanary = (visitor: string | undefined, remote: string, percent: number) =>
  visitor !== undefined && bucketOf(visitor, remote) < percent;

/** The visitor's number in the cookie of a request, if there is one. */
export function visitorOf(request: IncomingMessage, https: boolean) {
  const pattern = new RegExp(`(?:^|;\\s*)${cookieName(https)}=([\\w-]{22})(?:;|$)`);
  return pattern.exec(request.headers.cookie ?? '')?.[1];
}

/**
 * Whether a request is a person's who comes to the site: programs and copies for the device would lose the cookie, and
 * whoever comes from a page of ours without it does not take it, or was here before something was tried.
 */
function isNewVisit({ headers }: IncomingMessage) {
  const mode = headers['sec-fetch-mode'] ?? 'navigate';
  const isFromUs = headers['sec-fetch-site'] === 'same-origin';
  return mode === 'navigate' && !isFromUs && !ROBOTS.test(headers['user-agent'] ?? 'bot');
}

/**
 * The number by which a visitor's share is decided while a canary runs: random, known to nobody, and
 * set by the first answer that is decided by it.
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
  const setCookie = `${cookieName(https)}=${visitor}; Path=/; Max-Age=${LIFE}; HttpOnly; SameSite=Lax${secure}`;
  return { visitor, setCookie };
}
