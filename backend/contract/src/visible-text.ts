/** Signs that take up room and show nothing, though Unicode does not count them as white space. */
const BLANK = /[\u2800\u{1D159}]/gu;

/** Joiners and selectors where they shape what is seen: in scripts that join letters, in emoji, in forms of Han. */
const SHAPING = [
  /[\u200C\u200D](?<=(?![\p{Script=Latin}\p{DI}])[\p{L}\p{M}].)/u,
  /\u200D(?<=\p{ExtPict}[\uFE0F\p{EMod}]?.)(?=\p{ExtPict})/u,
  /[\uFE0E\uFE0F](?<=\p{ExtPict}.)|\uFE0F(?<=[\d#*].)(?=\u20E3)/u,
  /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}](?<=\p{Script=Han}.)/u,
  /[\u{E0030}-\u{E007A}]{3,6}\u{E007F}(?<=\u{1F3F4}.{4,7})/u,
];

/** Controls, marks of direction and all else that nobody sees; what shapes other signs is captured. */
const INVISIBLE = new RegExp(
  `(${SHAPING.map(({ source }) => source).join('|')})|(?![\\t\\n\\r])[\\p{Cc}\\p{DI}\\p{NChar}\\uFFF9-\\uFFFC]`,
  'gu',
);

/** Matches one visible character: its marks and modifiers, parts of an emoji and further blanks are none. */
const CHARACTER = /\s+|\p{RI}{2}|(?!(?<=\u200D)\p{ExtPict})[^\s\p{M}\p{DI}\p{EMod}]/gu;

/**
 * Text as it is stored: trimmed, and without what cannot be seen.
 * @param isMultiline without it, line breaks and tabs become spaces
 */
export function cleanText(text: string, isMultiline = false): string {
  const lines = isMultiline
    ? text.replace(/[\v\f\x85\u2028\u2029]/g, '\n')
    : text.replace(/[\t-\r\x85\u2028\u2029]+/g, ' ');
  return lines.replace(BLANK, ' ').replace(INVISIBLE, '$1').trim();
}

/** How many characters of a text can be seen, as every minimum counts them; the same in each browser and on the server. */
export const visibleLength = (text: string) => cleanText(text).match(CHARACTER)?.length ?? 0;

/** How many code points of a text are stored, as every maximum and PostgreSQL count them. */
export const storedLength = (text: string) => [...cleanText(text, true)].length;
