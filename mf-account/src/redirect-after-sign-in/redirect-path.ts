import { pathOnSite } from '@home-truths/platform/router';

/** Returns the path, or `/` if it leads to another site or to a page for signing in. */
export function redirectPath(next: string | null): string {
  const path = pathOnSite(next);
  return path && !path.startsWith('/auth/') ? path : '/';
}

export const withNext = (path: string, next: string | null) =>
  next ? `${path}?${new URLSearchParams({ next })}` : path;
