import { STREET_SUFFIXES, STREET_TYPES } from './address-terms.ts';
import { canonicalSpelling } from './spellings.ts';

/** The parts of the words after a house number, in full words. */
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
const MAX_TERMS = 3;
/** How keys spell what the spelling of all other words does not tell apart, or has no spelling for. */
const KEY_CODES: Record<string, string> = {
  boulevarde: 'boulevarde',
  'north east': 'ne',
  'north west': 'nw',
  'south east': 'se',
  'south west': 'sw',
};
const codeOf = (term: string | null) => (term === null ? '' : (KEY_CODES[term] ?? canonicalSpelling(term)));

/** The longest end of a name that is in a table, with what stands before it. */
function endIn(table: ReadonlyMap<string, string>, texts: readonly string[]) {
  for (let length = Math.min(MAX_TERMS, texts.length - 1); length > 0; length--) {
    const term = table.get(texts.slice(-length).join(' '));
    if (term !== undefined) return { term, rest: texts.slice(0, -length) };
  }
  return undefined;
}

/** Type and suffix stand at the end; all that stands before them is the name. */
function splitStreetName(texts: readonly string[]) {
  const suffix = endIn(STREET_SUFFIXES, texts);
  const typeBefore = suffix && endIn(STREET_TYPES, suffix.rest);
  if (suffix && typeBefore) return { name: typeBefore.rest, type: typeBefore.term, suffix: suffix.term };
  if (suffix && DIRECTION.test(suffix.term)) return { name: suffix.rest, type: null, suffix: suffix.term };
  const type = endIn(STREET_TYPES, texts);
  return { name: type?.rest ?? texts, type: type?.term ?? null, suffix: null };
}

/** A name that is one word without a type, such as `Esplanade`, may be abbreviated as a type is. */
function nameInKey(name: readonly string[], type: string | null) {
  const [only = ''] = name;
  const texts = type === null && name.length === 1 ? [STREET_TYPES.get(only) ?? only] : name;
  return texts.map(codeOf).join(' ');
}

const FULL_TERMS: Record<string, string> = { st: 'saint', mt: 'mount', nth: 'north', sth: 'south' };

/** The street of these words, small and without marks. `St` is a street at the end of a name, and a saint before it. */
export function streetName(texts: readonly string[]): StreetName {
  const { name, type, suffix } = splitStreetName(texts);
  return { street: name.map(term => FULL_TERMS[term] ?? term).join(' '), type, suffix };
}

/** The same in the spelling of keys: `st kilda rd nth`. */
export function streetKeyOf(texts: readonly string[]): string {
  const { name, type, suffix } = splitStreetName(texts);
  return [nameInKey(name, type), codeOf(type), codeOf(suffix)].filter(Boolean).join(' ');
}
