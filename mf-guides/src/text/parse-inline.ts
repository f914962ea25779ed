/** A piece of inline text; `at` is its offset. */
export type Piece =
  | { kind: 'plain' | 'strong' | 'brand'; at: number; text: string }
  | { kind: 'link'; at: number; text: string; to: string };

const MARK = /\*\*(.+?)\*\*|\[([^\]]+)\]\(((?:\/|https:\/\/)[^)\s]*)\)|(Home Truths)/g;

function markOf([, strong, linkText = '', to = '', brand]: RegExpMatchArray, at: number): Piece {
  if (brand) return { kind: 'brand', at, text: brand };
  return strong === undefined
    ? { kind: 'link', at, text: linkText, to }
    : { kind: 'strong', at, text: strong };
}

/** Splits a text at `**text**` (strong), `[text](url)` (a link to https or a path of this site) and the site's name. */
export function parseInline(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const plainUntil = (to: number) => {
    if (to > end) pieces.push({ kind: 'plain', at: end, text: text.slice(end, to) });
  };
  for (const mark of text.matchAll(MARK)) {
    plainUntil(mark.index);
    pieces.push(markOf(mark, mark.index));
    end = mark.index + mark[0].length;
  }
  plainUntil(text.length);
  return pieces;
}
