import type { Request } from 'express';
import type { Environment } from '../../environment.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
const DEFAULT_ORIGIN = 'http://localhost:8080';

/**
 * Returns the origin for links in mails: `PUBLIC_URL`, or the request's Host if it names this machine. Anybody may send
 * any Host, and no link with a token may lead to another site.
 */
export function siteOrigin({ PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>, request: Request): string {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin;
  const host = request.headers.host ?? '';
  return LOOPBACK.test(host) ? `http://${host}` : DEFAULT_ORIGIN;
}
