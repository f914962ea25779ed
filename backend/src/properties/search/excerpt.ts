/** The letters of an excerpt, as readers count them: an emoji is one. */
const EXCERPT_LENGTH = 120;

/** Characters that are read, so that an excerpt of emoji is long enough. */
export const FETCHED_LENGTH = 8 * EXCERPT_LENGTH;

const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/** Matches a text whose characters are letters of their own, which needs no slow segmenting. */
const PLAIN = new RegExp(`^[\\n -~¡-¬®-ʯ‐-‧‰-⁞]{${EXCERPT_LENGTH + 1}}`);

export function toExcerpt(content: string | null): string | null {
  if (content === null || content.length <= EXCERPT_LENGTH) return content;
  const end = PLAIN.test(content) ? EXCERPT_LENGTH : endOfLetters(content);
  return end === content.length ? content : `${content.slice(0, end).trimEnd()}…`;
}

/** Leaves out the last letter, of which a part may be in the unread text. */
function endOfLetters(content: string): number {
  let count = 0;
  let last = 0;
  for (const { index } of graphemes.segment(content)) {
    last = index;
    if (count++ === EXCERPT_LENGTH) return index;
  }
  return [...content].length < FETCHED_LENGTH ? content.length : last;
}
