import { addressKey, KEPT_SPELLING, mayBeCut, wordsOf } from './address-words.ts';
import type { KnownWord } from './words.sql.ts';

const MOST_WORDS = 12;
const SHORTEST_FORGIVEN = 5;
const NOISE = new Set(['unit', 'apartment', 'apt', 'flat', 'australia']);

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

/** A state's long name at the end, or before the postcode, becomes its short one: elsewhere Victoria is a street. */
const shortenState = (key: string) =>
  key.replace(STATE_AT_END, (_, name: string, postcode = '') => ` ${STATE_NAMES[name]}${postcode}`);

/** The words of a search, in the spelling of the index: at most twelve, without "unit" and the like. */
export function searchWords(q: string): string[] {
  const words = wordsOf(shortenState(addressKey(q))).slice(0, MOST_WORDS);
  const telling = words.filter(word => !NOISE.has(word));
  return telling.length > 0 ? telling : words;
}

/** Whether two words differ by one letter missing, added, wrong, or two neighbours swapped (decision 110). */
export function isEditDistanceOne(a: string, b: string) {
  const [short, long] = a.length <= b.length ? [[...a], [...b]] : [[...b], [...a]];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  const restOf = (letters: string[], from: number) => letters.slice(same + from).join('');
  if (short.length < long.length) return restOf(short, 0) === restOf(long, 1);
  const isSwapped = short[same] === long[same + 1] && short[same + 1] === long[same];
  return restOf(short, 1) === restOf(long, 1) || (isSwapped && restOf(short, 2) === restOf(long, 2));
}

const kept = (word: string) => KEPT_SPELLING.get(word) ?? word;
/** The index holds words whole, a search holds them cut. */
const lexeme = (word: string, ending = mayBeCut(word) ? ':*' : '') => `'${word}'${ending}`;
const isNumber = (word: string) => /^\d/.test(word);

/** Everything a word that is still being typed may become. */
function begins(word: string) {
  const spellings = [...KEPT_SPELLING.keys()].filter(spelling => spelling.startsWith(word)).map(kept);
  return [lexeme(word, ':*'), ...[...new Set(spellings)].map(spelling => lexeme(spelling))];
}

/** The known words that an unknown one may have been meant as. */
const slipsOf = ({ word, near }: KnownWord) =>
  word.length < SHORTEST_FORGIVEN ? [] : near.filter(other => isEditDistanceOne(word, other));

const isUnderstood = ({ word, known, begun }: KnownWord, isLast: boolean) =>
  known || isNumber(word) || (isLast && begun);

function alternatives(known: KnownWord, isLast: boolean, isTyping: boolean): string[] {
  const { word } = known;
  const near = isUnderstood(known, isLast) ? [] : slipsOf(known);
  if (near.length > 0) return [...new Set(near.map(kept))].map(other => lexeme(other));
  if (isTyping && isLast && word.length > 1) return begins(word);
  return isLast && known.begun && !known.known && !isNumber(word) ? begins(word) : [lexeme(word)];
}

/** The words of a search as they were meant: an unknown one gives way to the nearest that is known. */
export const correctedTerms = (words: readonly KnownWord[]) =>
  words.map((known, index) =>
    isUnderstood(known, index === words.length - 1) ? known.word : (slipsOf(known)[0] ?? known.word),
  );

/**
 * The tsquery for the words of a search. Known words match whole; a last word that is unknown
 * matches as a beginning, else unknown words of five letters or more are forgiven one slip.
 * @param words what the word list knows of each word, in order
 * @param isTyping the last word is always a beginning (suggestions)
 */
export const toTsquery = (words: readonly KnownWord[], isTyping = false) =>
  words
    .map((word, index) => `(${alternatives(word, index === words.length - 1, isTyping).join(' | ')})`)
    .join(' & ');
