/** Stands for our own origin, whatever it is. */
const HERE = 'http://here.invalid';

/**
 * The path of ours that an address's `next` names; `/` where it names none, another site's or a page for signing in
 * (decision 49).
 */
export function ownPath(next: string | null): string {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return '/';
  const { origin, pathname, search, hash } = new URL(next, HERE);
  const isOurs = origin === HERE && !pathname.startsWith('//') && !pathname.startsWith('/auth/');
  return isOurs ? pathname + search + hash : '/';
}

/** An address that takes the place to come back to along. */
export const withNext = (path: string, next: string | null) =>
  next ? `${path}?${new URLSearchParams({ next })}` : path;
