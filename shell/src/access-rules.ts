import type { SessionUser } from '@home-truths/contract';
import type { Flash } from '@home-truths/platform/host';
import type { Head } from '@home-truths/platform/router';
import { SITE } from './site.ts';

/** Access to a page is denied: with a message in its place, or with a redirect and a flash message. */
export type AccessDenied =
  | { kind: 'message'; status: 401 | 403; title: string; text: string; signIn?: string }
  | { kind: 'redirect'; to: string; flash?: Flash };

const denied = (text: string): AccessDenied => ({
  kind: 'message',
  status: 403,
  title: 'Access Denied',
  text,
});
const REDIRECT_HOME: AccessDenied = { kind: 'redirect', to: '/', flash: 'access-denied' };
/** The page itself says why. */
const CHANGE_PASSWORD: AccessDenied = { kind: 'redirect', to: '/profile?tab=settings' };

const ADMIN_RULES: Record<string, AccessDenied> = {
  '/admin': REDIRECT_HOME,
  '/admin/reviews': REDIRECT_HOME,
  '/admin/properties': denied("You don't have permission to access this page."),
};

/** The URL of sign-in that redirects back to a path on this site. */
export const signInUrl = (returnTo: string) => `/auth/login?${new URLSearchParams({ next: returnTo })}`;

const withoutTrailingSlash = (path: string) => path.replace(/\/+$/, '') || '/';

/**
 * Why a person may not open a URL; undefined where they may.
 * @param pathname for example `/admin/leads`
 * @param search with its question mark, or empty
 */
export function accessDenied(
  { pathname, search }: { pathname: string; search: string },
  user: SessionUser | null,
): AccessDenied | undefined {
  const path = withoutTrailingSlash(pathname);
  if (path === '/profile' && !user) {
    const signIn = signInUrl(pathname + search);
    return {
      kind: 'message',
      status: 401,
      title: 'Access Required',
      text: 'Please sign in to view your profile.',
      signIn,
    };
  }
  if (!/^\/(admin(\/|$)|status$)/.test(path)) return undefined;
  if (user?.isAdmin) return user.mustChangePassword ? CHANGE_PASSWORD : undefined;
  return ADMIN_RULES[path] ?? denied('You need admin privileges to access this page.');
}

/** The document head where access is denied. */
export const headOfDenied = (denied: AccessDenied | undefined): Head | undefined =>
  denied?.kind === 'message'
    ? { title: `${denied.title} | ${SITE}`, noindex: true, noStore: true }
    : undefined;
