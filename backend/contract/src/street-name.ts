import { STREET_SUFFIXES, STREET_TYPES } from './address-terms.ts';
import { canonicalSpelling } from './spellings.ts';

/** The parts of a street's name in full words. */
export interface StreetName {
  /** Such as `saint kilda`. */
  street: string;
  /** Such as `road`. */
  type: string | null;
  /** Such as `north`. */
  suffix: string | null;
}

/** A direction may end a name without a type, as in `Broadway West`. */
const DIRECTION = /^(?:north|south|east|west)/;
const MAX_TERMS = 3;
/** Spellings in keys of words whose canonical spelling is missing or that of another word. */
const KEY_CODES: Record<string, string> = {
  boulevarde: 'boulevarde',
  'north east': 'ne',
  'north west': 'nw',
  'south east': 'se',
  'south west': 'sw',
};
const codeOf = (term: string | null) => (term === null ? '' : (KEY_CODES[term] ?? canonicalSpelling(term)));

/** Returns the term of the longest end of a name that is in a table, and the words before that end. */
function splitEnd(table: ReadonlyMap<string, string>, texts: readonly string[]) {
  for (let length = Math.min(MAX_TERMS, texts.length - 1); length > 0; length--) {
    const term = table.get(texts.slice(-length).join(' '));
    if (term !== undefined) return { term, before: texts.slice(0, -length) };
  }
  return undefined;
}

function splitStreetName(texts: readonly string[]) {
  const suffix = splitEnd(STREET_SUFFIXES, texts);
  const typeBefore = suffix && splitEnd(STREET_TYPES, suffix.before);
  if (suffix && typeBefore) return { name: typeBefore.before, type: typeBefore.term, suffix: suffix.term };
  if (suffix && DIRECTION.test(suffix.term)) return { name: suffix.before, type: null, suffix: suffix.term };
  const type = splitEnd(STREET_TYPES, texts);
  return { name: type?.before ?? texts, type: type?.term ?? null, suffix: null };
}

/** Returns the name in the spelling of keys. A single word such as `Esplanade` may be abbreviated like a type. */
function nameInKey(name: readonly string[], type: string | null) {
  const [only = ''] = name;
  const texts = type === null && name.length === 1 ? [STREET_TYPES.get(only) ?? only] : name;
  return texts.map(codeOf).join(' ');
}

const FULL_TERMS: Record<string, string> = { st: 'saint', mt: 'mount', nth: 'north', sth: 'south' };

/** Parses a street's name in lower-case words. `st` at the end is a street, before that a saint. */
export function streetName(texts: readonly string[]): StreetName {
  const { name, type, suffix } = splitStreetName(texts);
  return { street: name.map(term => FULL_TERMS[term] ?? term).join(' '), type, suffix };
}

/** Returns a street's name, type and suffix in the spelling of keys: `st kilda rd nth`. */
export function streetKeyOf(texts: readonly string[]): string {
  const { name, type, suffix } = splitStreetName(texts);
  return [nameInKey(name, type), codeOf(type), codeOf(suffix)].filter(Boolean).join(' ');
}
