const PLACEHOLDER_ORIGIN = 'http://here.invalid';

/** Parses a URL as browsers do; undefined for another origin, even as `//example.com` or `/.//example.com`. */
export function pathOnSite(text: string | null): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, PLACEHOLDER_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, PLACEHOLDER_ORIGIN);
  return origin === PLACEHOLDER_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
