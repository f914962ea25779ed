/** A placeholder for our own origin, whatever it is. */
const PLACEHOLDER_ORIGIN = 'http://here.invalid';

/** The path, query and hash of a URL on this site, parsed as browsers do; undefined for any other origin. */
export function pathOnSite(text: string | null): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, PLACEHOLDER_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, PLACEHOLDER_ORIGIN);
  return origin === PLACEHOLDER_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
