import { EXCERPT_LENGTH } from './search.sql.ts';

const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/** Shortens the first characters of a review to its last whole word, or to its last whole letter (decision 113). */
export function toExcerpt(content: string | null): string | null {
  if (content === null || !isLonger(content, EXCERPT_LENGTH)) return content;
  const lastSpace = lastSpaceOf(content);
  if (lastSpace > 0) return content.slice(0, lastSpace).trimEnd();
  return [...graphemes.segment(content)]
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('');
}

/** Whether a text has more characters; known without counting where it has not even as many code units. */
const isLonger = (text: string, characters: number) =>
  text.length > characters && [...text].length > characters;

/** Searches from the end, since the space is usually near it; from the beginning it would pass every word. */
function lastSpaceOf(text: string) {
  let index = text.length - 1;
  while (index >= 0 && !/\s/.test(text.charAt(index))) index--;
  return index;
}
