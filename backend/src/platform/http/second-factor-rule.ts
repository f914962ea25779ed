import type { Route } from '@home-truths/contract';
import type { Person } from './person.ts';

/** Administrators' routes that need no security code, with the reason. */
const WITHOUT_CODE: Readonly<Record<string, string>> = {
  'POST /api/auth/second-factor': 'begins the set-up, without which nobody has a code',
  'POST /api/auth/second-factor/confirm': 'ends the set-up, with the password and a first code',
  'POST /api/auth/second-factor/check': 'takes the code',
  'POST /api/auth/second-factor/end': 'takes the password and a code',
  'GET /api/admin/attention': 'only counts before a code was entered',
};

export const routeNeedsCode = ({ access, method, path }: Route): boolean =>
  access === 'admin' && !Object.hasOwn(WITHOUT_CODE, `${method} ${path}`);

/**
 * Returns true if a permitted person needs a security code. Members read their own data by a route with the access
 * `self`, and administrators that of others.
 */
export const needsCode = (route: Route, { user }: Pick<Person, 'user'>, id: unknown): boolean =>
  routeNeedsCode(route) || (route.access === 'self' && String(user?.id) !== id);
