import type { CookieOptions, Request } from 'express';
import { type Environment, isHttps } from '../environment.ts';

/** Reads one cookie of a request. */
export const readCookie = (request: Request, name: string): string | undefined =>
  request.headers.cookie
    ?.split('; ')
    .find(pair => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The full name of one of our cookies: `__Host-` binds it to this host where people come by https (decision 144). */
export const cookieName = (environment: Environment, name: 'sid' | 'visitor' | 'browser') =>
  isHttps(environment) ? `__Host-${name}` : name;

/** How our cookies are sent. */
export const cookieOptions = (environment: Environment, maxAgeMs: number): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: isHttps(environment),
  path: '/',
  maxAge: maxAgeMs,
});
