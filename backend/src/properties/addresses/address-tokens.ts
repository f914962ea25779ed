import { canonicalSpelling, plainLetters } from '@home-truths/contract';

const UNIT_LABEL = '(?:unit|apartment|apt|flat|u)';
/** Matches the unit of `unit 5 12 smith st`. */
const UNIT_FIRST = new RegExp(`^${UNIT_LABEL} ?([a-z]?\\d+[a-z]?|[a-z])[ /]+(?=\\d)`);
/** Matches the unit of `5 12 smith st`. */
const TWO_NUMBERS = /^(\d+[a-z]?) (?=\d+[a-z]?(?:-\d+[a-z]?)? )/;

/** Keeps letters without marks, digits, `/` and `-` between numbers, and single spaces. */
const normalise = (text: string) =>
  plainLetters(text)
    .replace(/[^\p{L}\p{N}/-]+/gu, ' ')
    .replace(/(?<=\d[a-z]?) ?([/-]) ?(?=\d)/g, '$1')
    .replace(/(?<!\d[a-z]?)[/-]|[/-](?!\d)/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

/**
 * Returns a canonical spelling for comparison: `Unit 5, 12 Smith Street` and `5/12 Smith St` both give `5/12 smith
 * st`. Empty for a text without letter or digit.
 */
export const canonicalText = (text: string) =>
  normalise(text)
    .replace(UNIT_FIRST, '$1/')
    .replace(TWO_NUMBERS, '$1/')
    .split(' ')
    .map(canonicalSpelling)
    .join(' ');

/**
 * Comparing tokens with omitted letters costs the square of their length, and normalising may expand one letter to
 * eighteen; the longest word of an Australian address has 26.
 */
const MAX_TOKEN_LENGTH = 40;

const truncate = (token: string) =>
  token.length > MAX_TOKEN_LENGTH ? [...token].slice(0, MAX_TOKEN_LENGTH).join('') : token;

export const mayBeTruncated = (token: string) => token.length >= MAX_TOKEN_LENGTH;

/** `5/12 smith st` → `5`, `12`, `smith`, `st`, each truncated. */
export const tokensOf = (key: string) =>
  key
    .split(/[ /-]+/)
    .filter(Boolean)
    .map(truncate);
