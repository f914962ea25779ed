import { pathOnSite } from '@home-truths/platform/router';

/**
 * The path of ours that an address's `next` names; `/` where it names none, another site's or a page for signing in
 * (decision 149).
 */
export function ownPath(next: string | null): string {
  const path = pathOnSite(next);
  return path && !path.startsWith('/auth/') ? path : '/';
}

/** An address that takes the place to come back to along. */
export const withNext = (path: string, next: string | null) =>
  next ? `${path}?${new URLSearchParams({ next })}` : path;
