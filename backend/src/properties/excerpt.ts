import { EXCERPT_LENGTH } from './search.sql.ts';

const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/** Shortens the first characters of a review to its last whole word, or to its last whole letter (decision 13). */
export function toExcerpt(content: string | null): string | null {
  if (content === null || [...content].length <= EXCERPT_LENGTH) return content;
  const lastSpace = content.search(/\s\S*$/);
  if (lastSpace > 0) return content.slice(0, lastSpace).trimEnd();
  return [...graphemes.segment(content)]
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('');
}
