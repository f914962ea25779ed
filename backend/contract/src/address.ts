import { STREET_TYPES } from './address-terms.ts';
import { plainLetters } from './plain-letters.ts';
import { isPostcodeInState, UNKNOWN_POSTCODE } from './postcodes.ts';
import { LIMITS, type State } from './rules.ts';
import { normaliseTyped } from './typed-text.ts';

export interface ParsedAddress {
  /** The street line, such as `Unit 5, 12 Smith St`. */
  address: string;
  suburb: string;
  state: State;
  /** Four digits; `0000` if none was typed. */
  postcode: string;
}

/** Street line, suburb and state. */
const MIN_PARTS = 3;

/** Returns a pattern for names at the end of a text. Its groups are the text before, and the name. */
const endPattern = (names: string) => new RegExp(`(^|.*[^\\p{L}])(${names})$`, 'iu');

const COUNTRY = endPattern('australia');
const POSTCODE = /(^|.*[^\d/-])(\d{4})$/;

const STATE_PATTERNS: readonly (readonly [State, RegExp])[] = [
  ['NSW', endPattern('n[. ]?s[. ]?w|new south wales')],
  ['VIC', endPattern('vic|victoria')],
  ['QLD', endPattern('qld|queensland')],
  ['SA', endPattern('s[. ]?a|south australia')],
  ['WA', endPattern('w[. ]?a|western australia')],
  ['TAS', endPattern('tas|tasmania')],
  ['NT', endPattern('n[. ]?t|northern territory')],
  ['ACT', endPattern('a[. ]?c[. ]?t|australian capital territory')],
];

const isStreetType = (token: string) => STREET_TYPES.has(plainLetters(token));

/** Street types that few names of streets and suburbs contain, so that a suburb may follow without a comma. */
const COMMON_TYPES: ReadonlySet<string> = new Set(
  'avenue boulevard boulevarde circuit close court crescent drive esplanade gardens grove highway lane parade parkway place road square street terrace way'.split(
    ' ',
  ),
);
const isCommonType = (token: string) => COMMON_TYPES.has(STREET_TYPES.get(plainLetters(token)) ?? '');

/** A suburb neither begins nor ends with a number; a street line may. */
const isSuburb = (name: string) => /^\p{L}(.*\D)?$/u.test(name);

/** No valid address is longer. */
const MAX_TYPED_LENGTH = 2 * LIMITS.address;

const commaParts = (typed: string) =>
  normaliseTyped(typed.length > MAX_TYPED_LENGTH ? '' : typed)
    .split(',')
    .map(part => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

const withoutTrailingPunctuation = (part = '') => part.replace(/[ .;]+$/, '');

/** Cuts country, state and postcode off the end. State and postcode come in either order, in one part or two. */
function parseTail(parts: readonly string[]) {
  const partsBefore = [...parts];
  const cut = (pattern: RegExp) => {
    const match = pattern.exec(withoutTrailingPunctuation(partsBefore.at(-1)));
    if (!match) return undefined;
    partsBefore.pop();
    const textBefore = withoutTrailingPunctuation(match[1]);
    if (textBefore) partsBefore.push(textBefore);
    return match[2];
  };
  // cuts off the first state that matches
  const cutState = () => STATE_PATTERNS.find(([, pattern]) => cut(pattern))?.[0];
  const stateAtEnd = cutState() ?? (cut(COUNTRY) && cutState());
  const postcode = cut(POSTCODE);
  return { partsBefore, state: stateAtEnd ?? cutState(), postcode };
}

/**
 * Parses an address such as `12 Smith St, Bondi, NSW 2026` from the right.
 * @returns null if there are fewer than three non-empty parts, no state, or no street or suburb
 */
export function parseAddress(typed: string): ParsedAddress | null {
  const parts = commaParts(typed);
  if (parts.length < MIN_PARTS) return null;
  const { partsBefore, state, postcode = UNKNOWN_POSTCODE } = parseTail(parts);
  const suburb = partsBefore.pop();
  if (!state || !suburb || !isSuburb(suburb) || partsBefore.length === 0) return null;
  return { address: partsBefore.join(', '), suburb, state, postcode };
}

/** Words that replace the number of a street line. */
const NUMBER_SUBSTITUTE = /^(lot|rear|penthouse)$/i;

const isStreetLine = (line: string) => {
  const tokens = line.split(/[^\p{L}\d]+/u);
  return (
    /\d/.test(line) || (tokens.some(token => NUMBER_SUBSTITUTE.test(token)) && tokens.some(isStreetType))
  );
};

export const findAddressError = ({ address }: Pick<ParsedAddress, 'address'>): string | undefined =>
  isStreetLine(normaliseTyped(address))
    ? undefined
    : 'Please include the street number, for example 12 Smith St';

/** Returns a question, not an error, about a postcode that is not known in its state: it may still be right. */
export const postcodeQuestion = ({ suburb, state, postcode }: Omit<ParsedAddress, 'address'>) =>
  isPostcodeInState(postcode, state)
    ? undefined
    : `Is ${postcode} the right postcode for ${suburb} ${state}?`;

/**
 * Splits `12 Smith St Bondi` after the first common street type, or else any street type, that follows a number
 * and a name.
 */
function splitStreet(line: string): [street: string, suburb: string] | undefined {
  const tokens = line.split(' ');
  const number = tokens.findLastIndex(token => /\d[a-z]?$/i.test(token));
  const findType = (isType: (token: string) => boolean) =>
    tokens.findIndex((token, index) => index >= number + 2 && isType(token));
  const common = findType(isCommonType);
  const end = common === -1 ? findType(isStreetType) : common;
  const suburb = tokens.slice(end + 1).join(' ');
  return end > 0 && isSuburb(suburb) ? [tokens.slice(0, end + 1).join(' '), suburb] : undefined;
}

/**
 * Returns an address to suggest if only commas are missing. Returns null for a valid address, or without a state
 * and a postcode.
 */
export function correctedAddress(typed: string): string | null {
  if (parseAddress(typed)) return null;
  const { partsBefore, state, postcode } = parseTail(commaParts(typed));
  const last = partsBefore.pop();
  if (!state || !postcode || !last) return null;
  const isLastSuburb = partsBefore.length > 0 && isSuburb(last);
  const [street, suburb] = (isLastSuburb ? ['', last] : splitStreet(last)) ?? [];
  if (suburb === undefined) return null;
  return [...partsBefore, street, suburb, `${state} ${postcode}`].filter(Boolean).join(', ');
}
