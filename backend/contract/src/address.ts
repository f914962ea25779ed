import { STREET_TYPES } from './address-terms.ts';
import { plainLetters } from './plain-letters.ts';
import { isPostcodeInState, UNKNOWN_POSTCODE } from './postcodes.ts';
import { LIMITS, type State } from './rules.ts';
import { normaliseTyped } from './typed-text.ts';

/** An address as the review form sends it. */
export interface ParsedAddress {
  /** The street line, `Unit 5, 12 Smith St`. */
  address: string;
  suburb: string;
  state: State;
  /** Four digits; `0000` where none was typed. */
  postcode: string;
}

const MIN_PARTS = 3;

/** A pattern at the end of a part, with two groups: what precedes the match, and the match itself. */
const atEnd = (names: string) => new RegExp(`(^|.*[^\\p{L}])(${names})$`, 'iu');

const COUNTRY = atEnd('australia');
const POSTCODE = /(^|.*[^\d/-])(\d{4})$/;

/** Abbreviations and full names of states, with or without full stops. */
const STATE_PATTERNS: readonly (readonly [State, RegExp])[] = [
  ['NSW', atEnd('n[. ]?s[. ]?w|new south wales')],
  ['VIC', atEnd('vic|victoria')],
  ['QLD', atEnd('qld|queensland')],
  ['SA', atEnd('s[. ]?a|south australia')],
  ['WA', atEnd('w[. ]?a|western australia')],
  ['TAS', atEnd('tas|tasmania')],
  ['NT', atEnd('n[. ]?t|northern territory')],
  ['ACT', atEnd('a[. ]?c[. ]?t|australian capital territory')],
];

const isStreetType = (token: string) => STREET_TYPES.has(plainLetters(token));

/** Types that stand in few names of streets and suburbs: after these a suburb may follow without a comma. */
const COMMON_TYPES: ReadonlySet<string> = new Set(
  'avenue boulevard boulevarde circuit close court crescent drive esplanade gardens grove highway lane parade parkway place road square street terrace way'.split(
    ' ',
  ),
);
const isCommonType = (token: string) => COMMON_TYPES.has(STREET_TYPES.get(plainLetters(token)) ?? '');

/** No suburb begins or ends with a number: that would be a street line. */
const isSuburb = (name: string) => /^\p{L}(.*\D)?$/u.test(name);

/** Longer than any street line, suburb, state and postcode we accept; what is longer is not parsed. */
const MAX_TYPED_LENGTH = 2 * LIMITS.address;

const commaParts = (typed: string) =>
  normaliseTyped(typed.length > MAX_TYPED_LENGTH ? '' : typed)
    .split(',')
    .map(part => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

const withoutTrailingPunctuation = (part = '') => part.replace(/[ .;]+$/, '');

/** Parses country, state and postcode from the end: the latter two in either order, from one part or two. */
function parseTail(parts: readonly string[]) {
  const rest = [...parts];
  const cut = (pattern: RegExp) => {
    const found = pattern.exec(withoutTrailingPunctuation(rest.at(-1)));
    if (!found) return undefined;
    rest.pop();
    const remainder = withoutTrailingPunctuation(found[1]);
    if (remainder) rest.push(remainder);
    return found[2];
  };
  const cutState = () => STATE_PATTERNS.find(([, pattern]) => cut(pattern))?.[0];
  const stateAtEnd = cutState() ?? (cut(COUNTRY) && cutState());
  const postcode = cut(POSTCODE);
  return { rest, state: stateAtEnd ?? cutState(), postcode };
}

/**
 * Reads an address typed as `12 Smith St, Bondi, NSW 2026`, from the right.
 * @returns nothing where there are fewer than three parts with content, no state, or no street or suburb
 */
export function parseAddress(typed: string): ParsedAddress | null {
  const parts = commaParts(typed);
  if (parts.length < MIN_PARTS) return null;
  const { rest, state, postcode = UNKNOWN_POSTCODE } = parseTail(parts);
  const suburb = rest.pop();
  if (!state || !suburb || !isSuburb(suburb) || rest.length === 0) return null;
  return { address: rest.join(', '), suburb, state, postcode };
}

/** What replaces the number in a street line that has none: with a street, these are addresses. */
const NUMBER_SUBSTITUTE = /^(lot|rear|penthouse)$/i;

const isStreetLine = (line: string) => {
  const tokens = line.split(/[^\p{L}\d]+/u);
  return (
    /\d/.test(line) || (tokens.some(token => NUMBER_SUBSTITUTE.test(token)) && tokens.some(isStreetType))
  );
};

/** The message about what is wrong with a complete address; undefined for a valid one. */
export const findAddressError = ({ address }: Pick<ParsedAddress, 'address'>): string | undefined =>
  isStreetLine(normaliseTyped(address))
    ? undefined
    : 'Please include the street number, for example 12 Smith St';

/** Returns the question about a postcode that the list does not know in its state; it may still be right. */
export const postcodeQuestion = ({ suburb, state, postcode }: Omit<ParsedAddress, 'address'>) =>
  isPostcodeInState(postcode, state)
    ? undefined
    : `Is ${postcode} the right postcode for ${suburb} ${state}?`;

/** `12 Smith St Bondi` as street line and suburb: the first usual type after the number and a name ends the street. */
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
 * The suggested correction of an address that `parseAddress` does not accept, for "Did you mean 12 Smith St, Bondi, NSW 2026?":
 * state and postcode are there, and commas are missing.
 */
export function correctedAddress(typed: string): string | null {
  if (parseAddress(typed)) return null;
  const { rest, state, postcode } = parseTail(commaParts(typed));
  const last = rest.pop();
  if (!state || !postcode || !last) return null;
  const [street, suburb] = (rest.length > 0 && isSuburb(last) ? ['', last] : splitStreet(last)) ?? [];
  if (suburb === undefined) return null;
  return [...rest, street, suburb, `${state} ${postcode}`].filter(Boolean).join(', ');
}
