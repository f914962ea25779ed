/** A token of inline text; `offset` is where it begins. */
export type InlineToken =
  | { kind: 'plain' | 'strong' | 'brand'; offset: number; text: string }
  | { kind: 'link'; offset: number; text: string; to: string };

const MARKUP_PATTERN = /\*\*(.+?)\*\*|\[([^\]]+)\]\(((?:\/|https:\/\/)[^)\s]*)\)|(Home Truths)/g;

function tokenOf([, strong, linkText = '', to = '', brand]: RegExpMatchArray, offset: number): InlineToken {
  if (brand) return { kind: 'brand', offset, text: brand };
  return strong === undefined
    ? { kind: 'link', offset, text: linkText, to }
    : { kind: 'strong', offset, text: strong };
}

/** Splits a text at `**text**` (strong), `[text](url)` (a link to https or a path of this site) and the site's name. */
export function parseInline(text: string): InlineToken[] {
  const tokens: InlineToken[] = [];
  let end = 0;
  const plainUntil = (to: number) => {
    if (to > end) tokens.push({ kind: 'plain', offset: end, text: text.slice(end, to) });
  };
  for (const match of text.matchAll(MARKUP_PATTERN)) {
    plainUntil(match.index);
    tokens.push(tokenOf(match, match.index));
    end = match.index + match[0].length;
  }
  plainUntil(text.length);
  return tokens;
}
