import { pathOnSite } from '@home-truths/platform/router';

/**
 * The path of this site in a URL’s `next`; `/` where there is none, or it is another site’s or a page for signing in
 * (decision 149).
 */
export function ownPath(next: string | null): string {
  const path = pathOnSite(next);
  return path && !path.startsWith('/auth/') ? path : '/';
}

/** A path that passes the redirect on. */
export const withNext = (path: string, next: string | null) =>
  next ? `${path}?${new URLSearchParams({ next })}` : path;
