/** Signs that people and keyboards use for an apostrophe, and for a comma. */
const APOSTROPHES = /[´`‘’‛′ʹʻʼʽˈ＇]/g;
const COMMAS = /[，、､،﹐﹑⹁︐]/g;
/** Half of what compatible forms such as `½` stand for: a fraction belongs to no other number. */
const FRACTION_AFTER_NUMBER = /(?<=\d)(?=[¼-¾⅐-⅞])/g;

/**
 * Text as everything reads it: compatible forms such as full-width letters are plain ones, marks of direction and width are
 * taken out, and there is one kind of apostrophe and of comma.
 */
export const normaliseTyped = (typed: string) =>
  typed
    .replace(APOSTROPHES, '’')
    .replace(COMMAS, ',')
    .replace(FRACTION_AFTER_NUMBER, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
