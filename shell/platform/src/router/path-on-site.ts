/** Stands for our own origin, whatever it is. */
const HERE = 'http://here.invalid';

/** The path with query and hash of ours that a text names as browsers read it; nothing where it leads elsewhere. */
export function pathOnSite(asked: string | null): string | undefined {
  if (!asked?.startsWith('/') || !URL.canParse(asked, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(asked, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
