import { CANONICAL_SPELLING, canonicalSpelling, partsOf, STATES, spellingsOf } from '@home-truths/contract';
import { canonicalText, mayBeTruncated, tokensOf } from '../addresses/address-tokens.ts';
import { MAX_COMPLETIONS, MIN_CORRECTED_LENGTH, type TermMatch } from './term-matches.sql.ts';

/** More terms than any address has are dropped. */
const MAX_TERMS = 12;
const STOP_WORDS = new Set(['unit', 'apartment', 'apt', 'flat', 'australia']);

/** Names in canonical spelling, in which `south` is `sth`. */
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

/** Abbreviates a state only at the end or before the postcode, since elsewhere Victoria is a street. */
const shortenState = (text: string) =>
  text.replace(STATE_AT_END, (_, name: string, postcode = '') => ` ${STATE_NAMES[name]}${postcode}`);

const indexedTokens = (text: string) => tokensOf(shortenState(text));

const hasStreetType = (line: string) => line.split(' ').some(token => spellingsOf(token).length > 0);

/** Splits a typed text into terms. Reduces the unit and block of an address to what the index has (`partsOf`). */
function termsOf(q: string): string[] {
  const typed = indexedTokens(canonicalText(q));
  const { name, block, unit, base } = partsOf(q);
  // "No 12 Smith St" has a street number, "No. 4 Branch" is a suburb
  const isPlace = (unit === null || typed.includes('no')) && !hasStreetType(base);
  // a unit or block that `partsOf` spells in another way stays as it was typed
  const isUnitTyped = unit === null || typed.includes(unit) || /^[\d-]+[a-z]?$/.test(unit);
  const isBlockTyped = block === null || (unit !== null && typed.includes(block));
  if (isPlace || !isUnitTyped || !isBlockTyped) return typed;
  return indexedTokens([canonicalText(name ?? ''), block, unit, base].filter(Boolean).join(' '));
}

/** Returns the terms of a typed text without words such as "unit". */
export function searchTerms(q: string): string[] {
  const terms = termsOf(q).slice(0, MAX_TERMS);
  const significant = terms.filter(term => !STOP_WORDS.has(term));
  return significant.length > 0 ? significant : terms;
}

const STATE_TERMS: ReadonlySet<string> = new Set(STATES.map(state => state.toLowerCase()));

/**
 * Returns true if terms and filter name two states: nothing matches, but PostgreSQL would search for long. "Vic St" is
 * a street.
 */
export function namesTwoStates(terms: readonly string[], state?: string): boolean {
  const named = terms.filter(
    (term, index) => STATE_TERMS.has(term) && spellingsOf(terms[index + 1] ?? '').length === 0,
  );
  return new Set(state === undefined ? named : [...named, state.toLowerCase()]).size > 1;
}

/** Returns true for texts that differ by a letter or by two swapped neighbours. */
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

/** A truncated term is a prefix of the indexed word. */
const lexeme = (term: string, ending = mayBeTruncated(term) ? ':*' : '') => `'${term}'${ending}`;
const isNumber = (term = '') => /^\d/.test(term);

/** Returns true for a number, or a prefix of too many words to name them. */
const staysPrefix = ({ term, completions }: TermMatch) =>
  isNumber(term) || completions.length > MAX_COMPLETIONS;

const canonicalLexemes = (terms: readonly string[]) =>
  [...new Set(terms.map(canonicalSpelling))].map(term => lexeme(term));

/** Names the words that a prefix may become, since PostgreSQL estimates them far better than a prefix. */
function completionsOf(match: TermMatch) {
  const { term, completions } = match;
  const spellings = [...CANONICAL_SPELLING.keys()].filter(spelling => spelling.startsWith(term));
  if (staysPrefix(match)) return [lexeme(term, ':*'), ...canonicalLexemes(spellings)];
  const all = canonicalLexemes([...completions, ...spellings]);
  return all.length > 0 ? all : [lexeme(term)];
}

const correctionsOf = ({ term, candidates }: TermMatch) =>
  term.length < MIN_CORRECTED_LENGTH ? [] : candidates.filter(other => isEditDistanceOne(term, other));

const isCorrect = ({ term, isKnown, isPrefix }: TermMatch, isLast: boolean) =>
  isKnown || isNumber(term) || (isLast && isPrefix);

/** Matches `ph2` and `penthouse 2` before a house number. */
function penthouseSpelling(terms: readonly TermMatch[], index: number): string[] {
  const [before, term = '', next, afterNext] = [-1, 0, 1, 2].map(offset => terms[index + offset]?.term);
  const [, number] = /^ph(\d+[a-z]?)$/.exec(term) ?? [];
  if (number && isNumber(next)) return [`(${lexeme('penthouse')} & ${lexeme(number)})`];
  if (term === 'penthouse' && isNumber(next) && isNumber(afterNext)) return [lexeme(`ph${next}`)];
  return before === 'penthouse' && isNumber(term) && isNumber(next) ? [lexeme(`ph${term}`)] : [];
}

interface TermState {
  isLast: boolean;
  isTyping: boolean;
}

/** Returns lexemes; an address with one of them matches the term. */
function alternatives(match: TermMatch, state: TermState): string[] {
  const { term } = match;
  const corrections = isCorrect(match, state.isLast) ? [] : correctionsOf(match);
  if (corrections.length > 0)
    return [...new Set(corrections.map(canonicalSpelling))].map(other => lexeme(other));
  return mayBeUnfinished(match, state) ? completionsOf(match) : [lexeme(term)];
}

const lexemesOf = (terms: readonly TermMatch[], { isTyping }: Pick<TermState, 'isTyping'>) =>
  terms.map((match, index) => [
    ...alternatives(match, { isLast: index === terms.length - 1, isTyping }),
    ...penthouseSpelling(terms, index),
  ]);

const mayBeUnfinished = ({ term, isPrefix, isKnown }: TermMatch, { isLast, isTyping }: TermState) =>
  isLast && ((isTyping && term.length > 1) || (isPrefix && !isKnown && !isNumber(term)));

export const correctedTerms = (terms: readonly TermMatch[]) =>
  terms.map((match, index) =>
    isCorrect(match, index === terms.length - 1) ? match.term : (correctionsOf(match)[0] ?? match.term),
  );

const tsqueryOf = (terms: readonly (readonly string[])[]) =>
  terms.map(lexemes => `(${lexemes.join(' | ')})`).join(' & ');

/**
 * Returns a query in which known terms match whole words, an unknown last term is a prefix, and a typo is corrected in
 * other unknown terms.
 */
export const searchTsquery = (terms: readonly TermMatch[]) =>
  tsqueryOf(lexemesOf(terms, { isTyping: false }));

/** Returns the query for suggestions: the last term, which may be unfinished, is also a prefix. */
export const typedTsquery = (terms: readonly TermMatch[]) => tsqueryOf(lexemesOf(terms, { isTyping: true }));

/** Returns the query without terms that stay prefixes; undefined if there is no other term. */
export function wholeTsquery(terms: readonly TermMatch[]): string | undefined {
  const whole = lexemesOf(terms, { isTyping: true }).filter(
    lexemes => !lexemes.some(each => each.endsWith(':*')),
  );
  return whole.length > 0 ? tsqueryOf(whole) : undefined;
}
