/** Printable ASCII and our punctuation, in the first file of the heading font. Others are fetched when one is shown. */
export const HEADING_RANGE = 'U+20-7E,U+A0,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026';

export const FONT_WEIGHTS = { heading: { min: 600, max: 800 }, body: { min: 400, max: 800 } };

/** Parses a CSS `unicode-range` without wildcards. */
export const parseRanges = (range: string) =>
  range.split(',').map(part => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map(digits => Number.parseInt(digits, 16));
    return { first, last };
  });

const hex = (code: number) => code.toString(16).toUpperCase();

/** Returns the range of all other characters, for the second file of a font. `range` is sorted and begins above U+0. */
export function complementOf(range: string) {
  const starts = [0, ...parseRanges(range).map(({ last }) => last + 1)];
  const ends = [...parseRanges(range).map(({ first }) => first - 1), 0x10ffff];
  return starts.map((start, index) => `U+${hex(start)}-${hex(ends[index] ?? start)}`).join();
}
