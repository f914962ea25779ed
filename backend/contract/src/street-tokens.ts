import { plainLetters } from './plain-letters.ts';

/** The signs before a token; `-/` only in a key that has a block without a unit, such as `b2-/12 smith st`. */
type Separator = ' ' | ',' | '/' | '-' | '-/';

export interface Token {
  text: string;
  separator: Separator;
  /** The index of its part between commas. */
  part: number;
  /** True if `#` was typed for "no". */
  isSign: boolean;
}

/** A house number such as `12a`, or a range such as `12-14`. */
export const NUMBER = /^\d+[a-z]?(?:-\d+[a-z]?){0,4}$/;
const ONE_NUMBER = /^\d+[a-z]?$/;
const AND_SIGN_BETWEEN_NUMBERS = /(?<=\d[a-z]?) *[&+] *(?=\d)/g;
/** Such as `14`, or `6r2` in the key `5-6r2/12 smith st`, whose unit has a room. */
const END_OF_RANGE = /^\d+[a-z]?(?:r\d+[a-z]?)?$/;
/**
 * A possible block of a key: `b` and a number, letter or name, such as `b2`. Words such as `bondi` match, too, so callers
 * also check the separators.
 */
export const BLOCK_OF_KEY = /^b./u;
export const isNumber = (token?: Token) => token !== undefined && NUMBER.test(token.text);

function separatorOf(signs: string, previousText: string): Separator {
  if (signs === '-/' && BLOCK_OF_KEY.test(previousText)) return '-/';
  if (signs.includes('/')) return '/';
  return signs === '' ? ' ' : '-';
}

/** Returns true for the end of a range that a comma divides: `12, 14 Smith St`. */
const isEndOfRange = (previous: Token | undefined, text: string) =>
  previous !== undefined &&
  /^[,/]$/.test(previous.separator) &&
  ONE_NUMBER.test(previous.text) &&
  NUMBER.test(text) &&
  Number.parseInt(previous.text, 10) < Number.parseInt(text, 10);

/** Adds a token, and joins `12 and 14` or `12 to 14` to the range `12-14`. */
function joinPair(tokens: Token[], token: Token): Token[] {
  const [first, joiner] = tokens.slice(-2);
  const range = `${first?.text}-${token.text}`;
  if (
    first &&
    /^(and|to)$/.test(joiner?.text ?? '') &&
    isNumber(first) &&
    isNumber(token) &&
    NUMBER.test(range)
  )
    tokens.splice(-2, 2, { ...first, text: range, part: token.part });
  else tokens.push(token);
  return tokens;
}

/** Returns the words of all parts of a typed street line, or of a key; a range of numbers is one word. */
export function streetTokensOf(parts: readonly string[]): Token[] {
  const tokens: Token[] = [];
  for (const [part, typed] of parts.entries()) {
    let signs = '';
    let isFirst = true;
    const plain = plainLetters(typed).replace(AND_SIGN_BETWEEN_NUMBERS, '-');
    for (const [text] of plain.matchAll(/[\p{L}\p{N}]+|[#/-]/gu)) {
      if (text === '/' || text === '-') {
        signs += text;
        continue;
      }
      const previous = tokens.at(-1);
      const isSign = text === '#';
      const separator = isFirst ? ',' : separatorOf(signs, previous?.text ?? '');
      const endsRange = separator === '-' ? END_OF_RANGE.test(text) : isFirst && isEndOfRange(previous, text);
      if (previous && isNumber(previous) && endsRange) {
        previous.text += `-${text}`;
        previous.part = part;
      } else tokens.push({ text: isSign ? 'no' : text, separator, part, isSign });
      signs = '';
      isFirst = false;
    }
  }
  return tokens.reduce<Token[]>(joinPair, []);
}
