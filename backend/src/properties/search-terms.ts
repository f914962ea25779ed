import { CANONICAL_SPELLING, canonicalSpelling, PROPERTY_TYPES } from '@home-truths/contract';
import { addressKey, mayBeTruncated, tokensOf } from './address-tokens.ts';
import { flagOf } from './search-flags.ts';
import { MAX_COMPLETIONS, type TermMatch } from './term-matches.sql.ts';

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

/** The index stores whole words, a search has truncated ones. */
const lexeme = (term: string, ending = mayBeTruncated(term) ? ':*' : '') => `'${term}'${ending}`;
const isNumber = (term: string) => /^\d/.test(term);

/** Whether a term begins more words than a tsquery names. */
const isWide = ({ term, completions }: TermMatch) => isNumber(term) || completions.length > MAX_COMPLETIONS;

const canonicalLexemes = (terms: readonly string[]) =>
  [...new Set(terms.map(canonicalSpelling))].map(term => lexeme(term));

/**
 * The lexemes that a term may become while it is typed. Words are named one by one: for a beginning PostgreSQL reads
 * every posting list of it before the first match.
 */
function completionsOf(match: TermMatch) {
  const { term, completions } = match;
  const spellings = [...CANONICAL_SPELLING.keys()].filter(spelling => spelling.startsWith(term));
  if (isWide(match)) return [lexeme(term, ':*'), ...canonicalLexemes(spellings)];
  const all = canonicalLexemes([...completions, ...spellings]);
  return all.length > 0 ? all : [lexeme(term)];
}

/** The known words that an unknown term may be corrected to. */
const correctionsOf = ({ term, candidates }: TermMatch) =>
  term.length < MIN_CORRECTED_LENGTH ? [] : candidates.filter(other => isEditDistanceOne(term, other));

const isUsable = ({ term, isKnown, isPrefix }: TermMatch, isLast: boolean) =>
  isKnown || isNumber(term) || (isLast && isPrefix);

function alternatives(match: TermMatch, isLast: boolean, isTyping: boolean): string[] {
  const { term } = match;
  const corrections = isUsable(match, isLast) ? [] : correctionsOf(match);
  if (corrections.length > 0)
    return [...new Set(corrections.map(canonicalSpelling))].map(other => lexeme(other));
  return isBeginning(match, isLast, isTyping) ? completionsOf(match) : [lexeme(term)];
}

const isBeginning = ({ term, isPrefix, isKnown }: TermMatch, isLast: boolean, isTyping: boolean) =>
  isLast && ((isTyping && term.length > 1) || (isPrefix && !isKnown && !isNumber(term)));

/** The terms of a search, unknown ones corrected to the nearest known word. */
export const correctedTerms = (terms: readonly TermMatch[]) =>
  terms.map((match, index) =>
    isUsable(match, index === terms.length - 1) ? match.term : (correctionsOf(match)[0] ?? match.term),
  );

/**
 * The tsquery for the terms of a search. Known terms match whole words; an unknown last term matches as a prefix, else
 * unknown terms of five letters or more are corrected by one edit.
 */
const tsqueryOf = (terms: readonly (readonly string[])[]) =>
  terms.map(lexemes => `(${lexemes.join(' | ')})`).join(' & ');

/** What the statement of a search needs to know of its words. */
export interface TermCondition {
  tsquery: string;
  /** The tsquery without frequent words, where the others are in so few homes that the flags of those are looked at. */
  rareTsquery?: string;
  /** The last term, where it begins too many words to name them, and the words before it. */
  beginning?: Beginning;
  /** The flags of the frequent words (decision 241). */
  flags: number;
  /** The flags say as much as the tsquery. */
  areAllFlagged: boolean;
  /** In what share of the homes about these words are together. */
  share: number;
  counts: TermCounts;
}

/** A last term that begins many words. */
export interface Beginning {
  tsquery: string;
  before: readonly Lexemes[];
  /** The frequent ones of its words, with the number of their homes. */
  completions: readonly (readonly [term: string, count: number])[];
  /** In how many homes about the words before it are together that have no flags; absent where there are none. */
  othersTsquery?: string;
  otherProperties: number;
}

/** In how many homes about each of the frequent words is, and how many homes there are. */
export interface TermCounts {
  properties: number;
  terms: ReadonlyMap<string, number>;
}

/** The counts from the rows of `frequentTerms`. */
export const termCountsOf = (
  rows: readonly { term: string | null; count: number; properties: number }[],
): TermCounts => ({
  properties: rows[0]?.properties ?? 1,
  terms: new Map(rows.map(({ term, count }) => [term ?? '', count])),
});

type Lexemes = readonly string[];

const termOf = (lexeme: string) => lexeme.replaceAll("'", '');
const flagOfTerm = ([only = '', ...others]: Lexemes) => (others.length === 0 ? flagOf(termOf(only)) : 0);

/** The share of the homes that match, as if words had nothing to do with each other. */
function shareOfProperties(
  terms: readonly Lexemes[],
  { properties, terms: counted }: TermCounts,
  wideShare: number,
) {
  const shareOf = (lexemes: Lexemes) => {
    if (lexemes.some(each => each.endsWith(':*'))) return wideShare;
    return lexemes.reduce((sum, each) => sum + (counted.get(termOf(each)) ?? 0), 0) / properties;
  };
  return terms.reduce((all, lexemes) => all * shareOf(lexemes), 1);
}

/** About how many homes match, of which a beginning of many words excludes none. */
const expectedProperties = (terms: readonly Lexemes[], counts: TermCounts) =>
  counts.properties * shareOfProperties(terms, counts, 1);

/** The share of the homes that a word of which no count is known may have. */
export const OTHER_SHARE = 0.0002;

const PROPERTY_TYPE_NAMES: ReadonlySet<string> = new Set(PROPERTY_TYPES);

/** The frequent words that a term begins, the most frequent first. */
const frequentCompletions = (term: string, { terms }: TermCounts): [string, number][] =>
  [...terms]
    .filter(([each]) => each.startsWith(term) && !PROPERTY_TYPE_NAMES.has(each))
    .toSorted(([, a], [, b]) => b - a);

/** The share of the homes that the other words of a beginning of many have, roughly. */
const RARE_COMPLETIONS_SHARE = 0.03;

/** About how many entries the posting lists of a beginning have. */
export const postedEntries = ({ completions }: Pick<Beginning, 'completions'>, { properties }: TermCounts) =>
  completions.reduce((all, [, count]) => all + count, properties * RARE_COMPLETIONS_SHARE);

/** In what share of the homes one of the words of a beginning of many is, roughly. */
const shareOfBeginning = (completions: Beginning['completions'], counts: TermCounts) =>
  Math.min(0.9, postedEntries({ completions }, counts) / counts.properties);

/** What part of the wanted homes is worth a try. */
const LEAST_SHARE = 0.65;

/**
 * The tsquery of a few of the words of a beginning that about so many homes have: the rarest that is enough alone, else the
 * most frequent; undefined where all are far too few. What it matches, the search matches.
 */
export function narrowTsquery({ before, completions }: Beginning, wanted: number): string | undefined {
  const enough = completions.findLast(([, count]) => count >= wanted);
  if (enough) return tsqueryOf([...before, [lexeme(enough[0])]]);
  let sum = 0;
  const needed = completions.filter(([, count]) => {
    const isWanted = sum < wanted;
    sum += count;
    return isWanted;
  });
  return sum < wanted * LEAST_SHARE
    ? undefined
    : tsqueryOf([...before, needed.map(([each]) => lexeme(each))]);
}

/** So few homes are sooner looked at than the long posting list of a frequent word is read. */
const FEW_PROPERTIES = 1_500;

/** The words of a search, for its statement. */
export function termCondition(terms: readonly TermMatch[], counts: TermCounts): TermCondition {
  const last = terms.at(-1) as TermMatch;
  const lexemes = terms.map((term, index) => alternatives(term, index === terms.length - 1, false));
  const isOpen = isBeginning(last, true, false) && isWide(last);
  const unflagged = lexemes.filter(term => flagOfTerm(term) === 0);
  const closed = isOpen ? unflagged.slice(0, -1) : unflagged;
  const completions = isOpen ? frequentCompletions(last.term, counts) : [];
  const condition: TermCondition = {
    tsquery: tsqueryOf(lexemes),
    flags: lexemes.reduce((all, term) => all | flagOfTerm(term), 0),
    areAllFlagged: unflagged.length === 0,
    share: shareOfProperties(lexemes, counts, shareOfBeginning(completions, counts)),
    counts,
  };
  const otherProperties = expectedProperties(closed, counts);
  if (closed.length > 0 && otherProperties < FEW_PROPERTIES) condition.rareTsquery = tsqueryOf(closed);
  if (isOpen)
    condition.beginning = {
      tsquery: tsqueryOf(lexemes.slice(-1)),
      before: lexemes.slice(0, -1),
      completions,
      otherProperties,
      ...(closed.length > 0 && { othersTsquery: tsqueryOf(closed) }),
    };
  return condition;
}

/** What was typed at the admin console, where the last term is a beginning. */
export interface AddressTerms {
  tsquery: string;
  /** What to look up: all of it, or without a beginning of many words where the others are in few homes. */
  indexed: string;
}

/** So few homes are sooner looked at than all words of a beginning are looked up. */
const FEWER_THAN_BEGIN = 10_000;

/** The words of a search of the admin console. */
export function addressTerms(terms: readonly TermMatch[], counts: TermCounts): AddressTerms {
  const lexemes = terms.map((term, index) => alternatives(term, index === terms.length - 1, true));
  const tsquery = tsqueryOf(lexemes);
  const closed = lexemes.slice(0, -1);
  const isOpen = lexemes.at(-1)?.some(each => each.endsWith(':*'));
  const isFew = closed.length > 0 && expectedProperties(closed, counts) < FEWER_THAN_BEGIN;
  return { tsquery, indexed: isOpen && isFew ? tsqueryOf(closed) : tsquery };
}

/** How homes to suggest are looked for. */
export interface SuggestionCondition {
  /** Of the posting lists; absent where the most reviewed homes are looked at, since so many match. */
  tsquery?: string;
  /** What the homes found match besides, or all that the most reviewed match. */
  endTsquery?: string;
  /** The flags of the frequent words. */
  flags: number;
}

/** So many homes match that among the most reviewed there are some. */
const MANY_PROPERTIES = 10_000;
/** So many homes are not looked up, whatever follows. */
const TOO_MANY_PROPERTIES = 25_000;

/** The words of suggestions: the last term is always a beginning. */
export function suggestionCondition(terms: readonly TermMatch[], counts: TermCounts): SuggestionCondition {
  const lexemes = terms.map((term, index) => alternatives(term, index === terms.length - 1, true));
  const last = lexemes.at(-1) as Lexemes;
  const before = lexemes.slice(0, -1);
  const flags = before.reduce((all, term) => all | flagOfTerm(term), 0);
  const others = before.filter(term => flagOfTerm(term) === 0);
  const isOpen = last.some(each => each.endsWith(':*'));
  const expected = others.length > 0 ? expectedProperties(others, counts) : Number.POSITIVE_INFINITY;
  if (expected < (isOpen ? TOO_MANY_PROPERTIES : FEW_PROPERTIES))
    return { tsquery: tsqueryOf(others), endTsquery: tsqueryOf([last]), flags };
  const end = (terms.at(-1) as TermMatch).term;
  if (others.length > 0 && isNumber(end)) return { tsquery: tsqueryOf([...others, [lexeme(end)]]), flags };
  const isFrequent = isOpen || expectedProperties(lexemes, counts) > MANY_PROPERTIES;
  return isFrequent
    ? { endTsquery: tsqueryOf([...others, last]), flags }
    : { tsquery: tsqueryOf([...others, last]), flags };
}
