import { STREET_SUFFIXES, STREET_TYPES } from './address-words.ts';
import { canonicalSpelling } from './spellings.ts';

/** What the words after a house number consist of, in full words. */
export interface StreetName {
  /** `saint kilda` */
  street: string;
  /** `road` */
  type: string | null;
  /** `north` */
  suffix: string | null;
}

/** A direction may stand at the end of a name without a type, as in `Broadway West`. */
const DIRECTION = /^(?:north|south|east|west)/;
const MAX_WORDS = 3;
/** How keys spell what the spelling of all other words does not tell apart, or has no spelling for. */
const KEY_CODES: Record<string, string> = {
  boulevarde: 'boulevarde',
  'north east': 'ne',
  'north west': 'nw',
  'south east': 'se',
  'south west': 'sw',
};
const codeOf = (word: string | null) => (word === null ? '' : (KEY_CODES[word] ?? canonicalSpelling(word)));

/** The longest end of a name that is in a table, with what stands before it. */
function endIn(table: ReadonlyMap<string, string>, words: readonly string[]) {
  for (let length = Math.min(MAX_WORDS, words.length - 1); length > 0; length--) {
    const word = table.get(words.slice(-length).join(' '));
    if (word !== undefined) return { word, rest: words.slice(0, -length) };
  }
  return undefined;
}

/** Type and suffix stand at the end; all that stands before them is the name. */
function splitStreetName(words: readonly string[]) {
  const suffix = endIn(STREET_SUFFIXES, words);
  const typeBefore = suffix && endIn(STREET_TYPES, suffix.rest);
  if (suffix && typeBefore) return { name: typeBefore.rest, type: typeBefore.word, suffix: suffix.word };
  if (suffix && DIRECTION.test(suffix.word)) return { name: suffix.rest, type: null, suffix: suffix.word };
  const type = endIn(STREET_TYPES, words);
  return { name: type?.rest ?? words, type: type?.word ?? null, suffix: null };
}

/** A name that is one word without a type, such as `Esplanade`, may be abbreviated as a type is. */
function nameInKey(name: readonly string[], type: string | null) {
  const [only = ''] = name;
  const words = type === null && name.length === 1 ? [STREET_TYPES.get(only) ?? only] : name;
  return words.map(codeOf).join(' ');
}

const FULL_WORDS: Record<string, string> = { st: 'saint', mt: 'mount', nth: 'north', sth: 'south' };

/** The street of these words, small and without marks. `St` is a street at the end of a name, and a saint before it. */
export function streetName(words: readonly string[]): StreetName {
  const { name, type, suffix } = splitStreetName(words);
  return { street: name.map(word => FULL_WORDS[word] ?? word).join(' '), type, suffix };
}

/** The same in the spelling of keys: `st kilda rd nth`. */
export function streetKeyOf(words: readonly string[]): string {
  const { name, type, suffix } = splitStreetName(words);
  return [nameInKey(name, type), codeOf(type), codeOf(suffix)].filter(Boolean).join(' ');
}
