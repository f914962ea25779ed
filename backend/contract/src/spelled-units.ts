/** Units in words, such as `The back flat`: how street lines name them, and how keys spell them (`backunit`). */
import { UNIT_TYPES } from './address-terms.ts';

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const POSITIONS =
  'front back rear top bottom upper lower upstairs downstairs middle left right north south east west side main ground'.split(
    ' ',
  );
const KINDS =
  'unit level room house townhouse guesthouse cottage bungalow garage basement loft attic studio villa suite granny penthouse bedsit bedroom sleepout annexe residence dwelling duplex mezzanine rooftop podium'.split(
    ' ',
  );
const UNIT_KINDS = [...UNIT_TYPES.values()].filter(type => /^[a-z]{4,}$/.test(type));
const SAME_KIND: Record<string, string> = {
  apartment: 'unit',
  apt: 'unit',
  flat: 'unit',
  floor: 'level',
  flr: 'level',
  lvl: 'level',
  bsmt: 'basement',
  mezz: 'mezzanine',
  ph: 'penthouse',
};

const TERMS: ReadonlySet<string> = new Set([...NUMBERS, ...ORDINALS, ...POSITIONS, ...KINDS, ...UNIT_KINDS]);
/** Words that make a text a unit if they begin or end it, whatever its other words are. */
const ALWAYS_UNIT = 'unit|level|room';
const MAX_TERMS = 4;

/** The longest first, since `seventeen` begins with `seven`. */
const EACH_TERM = new RegExp([...TERMS].sort((a, b) => b.length - a.length).join('|'), 'g');
const NAMED_UNIT = new RegExp(`^\\p{L}*(?:${ALWAYS_UNIT})\\p{L}*$`, 'u');
/** A level after a unit, such as `l3` or `lg`. */
const LEVEL_AT_END = /l(?:[a-z]{0,2}\d+[a-z]?|[a-z])$/;

/** Returns the number of a word such as `two`, else the text itself. */
export function numberOf(text: string): string {
  const index = NUMBERS.indexOf(text);
  return index === -1 ? text : String(index + 1);
}

/** Returns the level of an ordinal: `2` for `second`, as in `second floor`. */
export function ordinalOf(text: string): string | undefined {
  const index = ORDINALS.indexOf(text);
  return index === -1 ? undefined : String(index + 1);
}

/** Returns `backunit` for the words of `The back flat`, and null for a name such as `Rose Court`. */
export function spelledUnit(typed: readonly string[]): string | null {
  const terms = typed[0] === 'the' ? typed.slice(1) : typed;
  const [first] = terms;
  if (!first || first === 'no' || terms.length > MAX_TERMS || !terms.every(term => /^\p{L}+$/u.test(term)))
    return null;
  const kinds = terms.map(term => SAME_KIND[term] ?? term);
  const isUnit = (term?: string) => term !== undefined && ALWAYS_UNIT.split('|').includes(term);
  const last = kinds.length - 1;
  const areKnownTerms = kinds.every(
    (term, index) => TERMS.has(term) || (index > 0 && index === last && /^[a-z]$/.test(term)),
  );
  // `Flat Rock House` is a name
  const isNamed = isUnit(kinds[last]) || (isUnit(kinds[0]) && first !== 'flat');
  return areKnownTerms || isNamed ? kinds.join('') : null;
}

/** Returns true if the unit of a key is in words. A letter may follow each word, and a level the last. */
export function isSpelledUnit(unit: string): boolean {
  const terms = unit.replace(LEVEL_AT_END, '');
  return [unit, terms].some(
    text => NAMED_UNIT.test(text) || /^(?:\.[a-z]?)+$/.test(text.replace(EACH_TERM, '.')),
  );
}

/** Returns `back unit` for `backunit`. */
export const separateTerms = (unit: string) => unit.replace(EACH_TERM, ' $& ').replace(/ +/g, ' ').trim();
