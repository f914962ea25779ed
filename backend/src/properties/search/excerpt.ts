/** Letters of a review in a search row. */
const EXCERPT_LENGTH = 120;

/** Characters that surely hold so many letters, even emoji. */
export const FETCHED_LENGTH = 8 * EXCERPT_LENGTH;

const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/** Matches 121 characters that are letters of their own; segmenting is slow. */
const PLAIN = new RegExp(`^[\\n -~¡-¬®-ʯ‐-‧‰-⁞]{${EXCERPT_LENGTH + 1}}`);

/** @param content its first `FETCHED_LENGTH` characters */
export function toExcerpt(content: string | null): string | null {
  if (content === null || content.length <= EXCERPT_LENGTH) return content;
  const end = PLAIN.test(content) ? EXCERPT_LENGTH : endOfLetters(content);
  return end === content.length ? content : `${content.slice(0, end).trimEnd()}…`;
}

/** Leaves out a last letter that the unread text may continue. */
function endOfLetters(content: string): number {
  let count = 0;
  let last = 0;
  for (const { index } of graphemes.segment(content)) {
    last = index;
    if (count++ === EXCERPT_LENGTH) return index;
  }
  return [...content].length < FETCHED_LENGTH ? content.length : last;
}
