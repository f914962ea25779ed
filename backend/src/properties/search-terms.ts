import { addressKey, KEPT_SPELLING, wordsOf } from './address-words.ts';
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

/** Whether two words differ by one letter missing, added, wrong, or two neighbours swapped (decision 10). */
export function isOneSlip(a: string, b: string) {
  const [short, long] = a.length <= b.length ? [[...a], [...b]] : [[...b], [...a]];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  const restOf = (letters: string[], from: number) => letters.slice(same + from).join('');
  if (short.length < long.length) return restOf(short, 0) === restOf(long, 1);
  const isSwapped = short[same] === long[same + 1] && short[same + 1] === long[same];
  return restOf(short, 1) === restOf(long, 1) || (isSwapped && restOf(short, 2) === restOf(long, 2));
}

const kept = (word: string) => KEPT_SPELLING.get(word) ?? word;
const lexeme = (word: string, ending = '') => `'${word}'${ending}`;
const isNumber = (word: string) => /^\d/.test(word);

/** Everything a word that is still being typed may become. */
function begins(word: string) {
  const spellings = [...KEPT_SPELLING.keys()].filter(spelling => spelling.startsWith(word)).map(kept);
  return [lexeme(word, ':*'), ...[...new Set(spellings)].map(spelling => lexeme(spelling))];
}

function alternatives(known: KnownWord, isLast: boolean, isTyping: boolean): string[] {
  const { word } = known;
  if (isTyping && isLast && word.length > 1) return begins(word);
  if (known.known || isNumber(word)) return [lexeme(word)];
  if (isLast && known.begun) return begins(word);
  const near = word.length < SHORTEST_FORGIVEN ? [] : known.near.filter(other => isOneSlip(word, other));
  return near.length > 0 ? [...new Set(near.map(kept))].map(other => lexeme(other)) : [lexeme(word)];
}

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
