import type { Route } from '@home-truths/contract';
import type { Person } from './person.ts';

/**
 * The routes for administrators that need no security code, each with its reason; all others need one. Routes that
 * every member has for their own account, such as signing out, are not for administrators.
 */
const WITHOUT_CODE: Readonly<Record<string, string>> = {
  'POST /api/auth/second-factor': 'begins the set-up, without which nobody has a code',
  'POST /api/auth/second-factor/confirm': 'ends the set-up, with the password and a first code',
  'POST /api/auth/second-factor/check': 'takes the code',
  'POST /api/auth/second-factor/end': 'takes the password and a code',
  'GET /api/admin/attention': 'only counts before a code was entered',
};

/** Whether a route is for administrators who have entered a security code. */
export const isAfterCode = ({ access, method, path }: Route): boolean =>
  access === 'admin' && !Object.hasOwn(WITHOUT_CODE, `${method} ${path}`);

/**
 * Whether a person whom a route permits needs a security code. Members read with `self` what is their own;
 * administrators read what is others'.
 * @param id the one in the path
 */
export const needsCode = (route: Route, { user }: Pick<Person, 'user'>, id: unknown): boolean =>
  isAfterCode(route) || (route.access === 'self' && String(user?.id) !== id);
