/** Characters that show nothing, but are not white space in Unicode. */
const BLANK = /[\u2800\u{1D159}]/gu;

/** Joiners and selectors that change how visible characters look. The `.` of a look-behind is the character itself. */
const SHAPING = [
  // joiners in scripts such as Arabic and Hindi
  /[\u200C\u200D](?<=(?![\p{Script=Latin}\p{DI}])[\p{L}\p{M}].)/u,
  // joiners between emoji
  /\u200D(?<=\p{ExtPict}[\uFE0F\p{EMod}]?.)(?=\p{ExtPict})/u,
  // selectors after emoji, and in keycaps
  /[\uFE0E\uFE0F](?<=\p{ExtPict}.)|\uFE0F(?<=[\d#*].)(?=\u20E3)/u,
  // selectors of forms of Han characters
  /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}](?<=\p{Script=Han}.)/u,
  // tags in flags of regions
  /[\u{E0030}-\u{E007A}]{3,6}\u{E007F}(?<=\u{1F3F4}.{4,7})/u,
];

/** Matches invisible characters, and captures those of `SHAPING`, which `cleanText` keeps. */
const INVISIBLE = new RegExp(
  `(${SHAPING.map(({ source }) => source).join('|')})|(?![\\t\\n\\r])[\\p{Cc}\\p{DI}\\p{NChar}\\uFFF9-\\uFFFC]`,
  'gu',
);

/** Matches one visible character: marks, modifiers, joined emoji and repeated blanks do not count. */
const CHARACTER = /\s+|\p{RI}{2}|(?!(?<=\u200D)\p{ExtPict})[^\s\p{M}\p{DI}\p{EMod}]/gu;

/**
 * Returns text as it is stored: trimmed and without invisible characters.
 * @param isMultiline false turns line breaks and tabs into spaces
 */
export function cleanText(text: string, isMultiline = false): string {
  const lines = isMultiline
    ? text.replace(/[\v\f\x85\u2028\u2029]/g, '\n')
    : text.replace(/[\t-\r\x85\u2028\u2029]+/g, ' ');
  return lines.replace(BLANK, ' ').replace(INVISIBLE, '$1').trim();
}

/** Counts visible characters; minimum lengths use it. */
export const visibleLength = (text: string) => cleanText(text).match(CHARACTER)?.length ?? 0;

/** Counts stored code points as PostgreSQL does; maximum lengths use it. */
export const storedLength = (text: string) => [...cleanText(text, true)].length;
