/** Characters that are typed for an apostrophe, and for a comma. */
const APOSTROPHES = /[´`‘’‛′ʹʻʼʽˈ＇]/g;
const COMMAS = /[，、､،﹐﹑⹁︐]/g;
/** Separates a number from a fraction such as `½`, whose normalised digits would otherwise join it. */
const FRACTION_AFTER_NUMBER = /(?<=\d)(?=[¼-¾⅐-⅞])/g;

/**
 * Normalises typed text: compatibility forms such as full-width letters become plain, marks of direction and
 * width are removed, and apostrophes and commas are unified.
 */
export const normaliseTyped = (typed: string) =>
  typed
    .replace(APOSTROPHES, '’')
    .replace(COMMAS, ',')
    .replace(FRACTION_AFTER_NUMBER, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
