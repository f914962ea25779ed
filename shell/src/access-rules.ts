import type { SessionUser } from '@home-truths/contract';
import type { Flash } from '@home-truths/platform/host';
import type { Head } from '@home-truths/platform/router';
import { SITE } from './site.ts';

export type AccessDenied =
  | { kind: 'message'; status: 401 | 403; title: string; text: string; signIn?: string }
  | { kind: 'redirect'; to: string; flash?: Flash };

const denyWith = (text: string): AccessDenied => ({
  kind: 'message',
  status: 403,
  title: 'Access Denied',
  text,
});
const REDIRECT_HOME: AccessDenied = { kind: 'redirect', to: '/', flash: 'access-denied' };
/** Has no flash message, because the page itself gives the reason. */
const CHANGE_PASSWORD: AccessDenied = { kind: 'redirect', to: '/profile?tab=settings' };

/** Responses of three pages; others get the message of `accessDenied`. */
const ADMIN_RULES: Record<string, AccessDenied> = {
  '/admin': REDIRECT_HOME,
  '/admin/reviews': REDIRECT_HOME,
  '/admin/properties': denyWith("You don't have permission to access this page."),
};

export const signInUrl = (returnTo: string) => `/auth/login?${new URLSearchParams({ next: returnTo })}`;

const withoutTrailingSlash = (path: string) => path.replace(/\/+$/, '') || '/';

/** Decides alike on server and browser; the API checks every call itself. */
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
  return ADMIN_RULES[path] ?? denyWith('You need admin privileges to access this page.');
}

export const headOfDenied = (denied: AccessDenied | undefined): Head | undefined =>
  denied?.kind === 'message'
    ? { title: `${denied.title} | ${SITE}`, noindex: true, noStore: true }
    : undefined;
