const APOSTROPHES = /[´`‘’‛′ʹʻʼʽˈ＇]/g;
const COMMAS = /[，、､،﹐﹑⹁︐]/g;
/** The place before a fraction such as `½`, whose normalised digits would otherwise join the number. */
const FRACTION_AFTER_NUMBER = /(?<=\d)(?=[¼-¾⅐-⅞])/g;

/**
 * Normalises typed text: full-width letters become plain, invisible marks are removed, and apostrophes and
 * commas are unified.
 */
export const normaliseTyped = (typed: string) =>
  typed
    .replace(APOSTROPHES, '’')
    .replace(COMMAS, ',')
    .replace(FRACTION_AFTER_NUMBER, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
