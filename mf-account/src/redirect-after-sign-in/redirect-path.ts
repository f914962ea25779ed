import { pathOnSite } from '@home-truths/platform/router';

/**
 * The path on this site in a URL’s `next` parameter; `/` if there is none, or if it leads to another site or to a page
 * for signing in.
 */
export function redirectPath(next: string | null): string {
  const path = pathOnSite(next);
  return path && !path.startsWith('/auth/') ? path : '/';
}

/** Adds the `next` parameter to a path. */
export const withNext = (path: string, next: string | null) =>
  next ? `${path}?${new URLSearchParams({ next })}` : path;
