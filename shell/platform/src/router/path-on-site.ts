/** A placeholder for our own origin, whatever it is. */
const HERE = 'http://here.invalid';

/** The path, query and hash of a URL on this site, parsed as browsers do; undefined for any other origin. */
export function pathOnSite(text: string | null): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
