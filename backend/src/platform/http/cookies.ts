import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { type Environment, isHttps } from '../../environment.ts';

type CookieName = 'sid' | 'visitor' | 'browser';

/** Adds `__Host-` under https, by which browsers bind a cookie to this host. */
const fullName = (environment: Environment, name: CookieName) =>
  isHttps(environment) ? `__Host-${name}` : name;

export function readCookie(environment: Environment, request: Request, name: CookieName): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[fullName(environment, name)];
}

/** Sets a cookie; a lifetime of 0 deletes it. */
export const setCookie = (
  environment: Environment,
  response: Response,
  { name, value, maxAge }: { name: CookieName; value: string; maxAge: number },
) =>
  response.cookie(fullName(environment, name), value, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(environment),
    path: '/',
    maxAge,
  });
