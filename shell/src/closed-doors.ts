import type { SessionUser } from '@home-truths/contract';
import type { Flash } from '@home-truths/platform/host';
import type { Head } from '@home-truths/platform/router';
import { SITE } from './site.ts';

/** A page that this person may not enter: told in its place, or on the page they are sent to (decision 166). */
export type ClosedDoor =
  | { kind: 'told'; status: 401 | 403; title: string; text: string; signIn?: string }
  | { kind: 'sent-away'; to: string; flash?: Flash };

const denied = (text: string): ClosedDoor => ({ kind: 'told', status: 403, title: 'Access Denied', text });
const SENT_AWAY: ClosedDoor = { kind: 'sent-away', to: '/', flash: 'access-denied' };
/** The page says why itself. */
const PASSWORD_FIRST: ClosedDoor = { kind: 'sent-away', to: '/profile?tab=settings' };

const ADMIN_DOORS: Record<string, ClosedDoor> = {
  '/admin': SENT_AWAY,
  '/admin/reviews': SENT_AWAY,
  '/admin/properties': denied("You don't have permission to access this page."),
};

/** Where to sign in so as to come back to a path of our own (decision 149). */
export const signInAddress = (comeBackTo: string) =>
  `/auth/login?${new URLSearchParams({ next: comeBackTo })}`;

const trimmed = (path: string) => path.replace(/\/+$/, '') || '/';

/**
 * The door that stands closed at an address, if one does.
 * @param pathname for example `/admin/leads`
 * @param search with its question mark, or empty
 */
export function closedDoor(
  { pathname, search }: { pathname: string; search: string },
  user: SessionUser | null,
): ClosedDoor | undefined {
  const path = trimmed(pathname);
  if (path === '/profile' && !user) {
    const signIn = signInAddress(pathname + search);
    return {
      kind: 'told',
      status: 401,
      title: 'Access Required',
      text: 'Please sign in to view your profile.',
      signIn,
    };
  }
  if (!/^\/(admin(\/|$)|status$)/.test(path)) return undefined;
  if (user?.isAdmin) return user.mustChangePassword ? PASSWORD_FIRST : undefined;
  return ADMIN_DOORS[path] ?? denied('You need admin privileges to access this page.');
}

/** What the document's head says where a door is closed. */
export const headOfDoor = (door: ClosedDoor | undefined): Head | undefined =>
  door?.kind === 'told' ? { title: `${door.title} | ${SITE}`, noindex: true, noStore: true } : undefined;
