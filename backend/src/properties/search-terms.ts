import { addressKey, CANONICAL_SPELLING, mayBeTruncated, tokensOf } from './address-tokens.ts';
import type { TermMatch } from './term-matches.sql.ts';

const MAX_TERMS = 12;
const MIN_CORRECTED_LENGTH = 5;
const STOP_WORDS = new Set(['unit', 'apartment', 'apt', 'flat', 'australia']);

const STATE_NAMES: Record<string, string> = {
  'new sth wales': 'nsw',
  victoria: 'vic',
  queensland: 'qld',
  'sth australia': 'sa',
  'western australia': 'wa',
  tasmania: 'tas',
  'northern territory': 'nt',
  'australian capital territory': 'act',
};
const STATE_AT_END = new RegExp(`(?:^| )(${Object.keys(STATE_NAMES).join('|')})(?: australia)?( \\d{4})?$`);

/** A state's long name at the end, or before the postcode, is abbreviated: elsewhere Victoria is a street. */
const shortenState = (key: string) =>
  key.replace(STATE_AT_END, (_, name: string, postcode = '') => ` ${STATE_NAMES[name]}${postcode}`);

/** The terms of a search, in the spelling of the index: at most twelve, without "unit" and the like. */
export function searchTerms(q: string): string[] {
  const terms = tokensOf(shortenState(addressKey(q))).slice(0, MAX_TERMS);
  const significant = terms.filter(term => !STOP_WORDS.has(term));
  return significant.length > 0 ? significant : terms;
}

/**
 * Whether two words differ by one letter deleted, inserted or replaced, or two neighbouring letters swapped (decision
 * 110).
 */
export function isEditDistanceOne(a: string, b: string) {
  const [short, long] = a.length <= b.length ? [[...a], [...b]] : [[...b], [...a]];
  let commonLength = 0;
  while (commonLength < short.length && short[commonLength] === long[commonLength]) commonLength++;
  const restOf = (letters: string[], from: number) => letters.slice(commonLength + from).join('');
  if (short.length < long.length) return restOf(short, 0) === restOf(long, 1);
  const isSwapped =
    short[commonLength] === long[commonLength + 1] && short[commonLength + 1] === long[commonLength];
  return restOf(short, 1) === restOf(long, 1) || (isSwapped && restOf(short, 2) === restOf(long, 2));
}

const canonical = (term: string) => CANONICAL_SPELLING.get(term) ?? term;
/** The index stores whole words, a search has truncated ones. */
const lexeme = (term: string, ending = mayBeTruncated(term) ? ':*' : '') => `'${term}'${ending}`;
const isNumber = (term: string) => /^\d/.test(term);

/** The lexemes that a term may become while it is typed. */
function completionsOf(term: string) {
  const spellings = [...CANONICAL_SPELLING.keys()]
    .filter(spelling => spelling.startsWith(term))
    .map(canonical);
  return [lexeme(term, ':*'), ...[...new Set(spellings)].map(spelling => lexeme(spelling))];
}

/** The known words that an unknown term may be corrected to. */
const correctionsOf = ({ term, candidates }: TermMatch) =>
  term.length < MIN_CORRECTED_LENGTH ? [] : candidates.filter(other => isEditDistanceOne(term, other));

const isUsable = ({ term, isKnown, isPrefix }: TermMatch, isLast: boolean) =>
  isKnown || isNumber(term) || (isLast && isPrefix);

function alternatives(match: TermMatch, isLast: boolean, isTyping: boolean): string[] {
  const { term } = match;
  const corrections = isUsable(match, isLast) ? [] : correctionsOf(match);
  if (corrections.length > 0) return [...new Set(corrections.map(canonical))].map(other => lexeme(other));
  if (isTyping && isLast && term.length > 1) return completionsOf(term);
  return isLast && match.isPrefix && !match.isKnown && !isNumber(term) ? completionsOf(term) : [lexeme(term)];
}

/** The terms of a search, unknown ones corrected to the nearest known word. */
export const correctedTerms = (terms: readonly TermMatch[]) =>
  terms.map((match, index) =>
    isUsable(match, index === terms.length - 1) ? match.term : (correctionsOf(match)[0] ?? match.term),
  );

/**
 * The tsquery for the terms of a search. Known terms match whole words; an unknown last term matches as a prefix, else
 * unknown terms of five letters or more are corrected by one edit.
 * @param terms the entries of the search index for each term, in order
 * @param isTyping the last term is always a prefix (suggestions)
 */
export const toTsquery = (terms: readonly TermMatch[], isTyping = false) =>
  terms
    .map((term, index) => `(${alternatives(term, index === terms.length - 1, isTyping).join(' | ')})`)
    .join(' & ');
