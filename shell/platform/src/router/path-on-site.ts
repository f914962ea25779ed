/** A placeholder for our own origin, whatever it is. */
const HERE = 'http://here.invalid';

/** The path with query and hash on this site that a text names as browsers read it; undefined where it leads elsewhere. */
export function pathOnSite(text: string | null): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
