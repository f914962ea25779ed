import { UNIT_TYPES } from './address-terms.ts';
import { isSpelledUnit, separateTerms } from './spelled-units.ts';

/** The names of units by their prefixes in keys. */
const NAMES_OF_PREFIXES: Record<string, string> = {
  ph: 'Penthouse',
  r: 'Room',
  l: 'Level',
};
const WHOLE_UNITS: Record<string, string> = {
  lg: 'Ground floor',
  lt: 'Top floor',
  granny: 'Granny flat',
};

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const uncapitalise = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

function nameWithoutBlock(unit: string): string {
  // `5r2`: a room in a unit
  const [, outer, inner] = /^(.+?)(r\d+[a-z]?)$/.exec(unit) ?? [];
  if (outer && inner) return `${nameWithoutBlock(outer)}, ${uncapitalise(nameWithoutBlock(inner))}`;
  const [, kind = '', number = ''] = /^(ph|r|l)(\d+[a-z]?)$/.exec(unit) ?? [];
  // `ph` alone is a penthouse, but `r` or `l` alone a unit with this letter
  const name = NAMES_OF_PREFIXES[kind || (unit.length > 1 ? unit : '')];
  if (name) return [name, number.toUpperCase()].filter(Boolean).join(' ');
  if (WHOLE_UNITS[unit]) return WHOLE_UNITS[unit];
  // `shop3`
  const [, type, typeNumber] = /^(\p{L}{4,})(\d+[a-z]?)$/u.exec(unit) ?? [];
  if (type && typeNumber && UNIT_TYPES.has(type)) return `${capitalise(type)} ${typeNumber.toUpperCase()}`;
  // words, perhaps with a level: `backunitl2`
  const [, terms = '', level] = /^(\p{L}{4,}?)(l\d+[a-z]?)?$/u.exec(unit) ?? [];
  if (level) return `${nameWithoutBlock(terms)}, ${uncapitalise(nameWithoutBlock(level))}`;
  if (!terms) return `Unit ${unit.toUpperCase()}`;
  return capitalise(isSpelledUnit(terms) ? separateTerms(terms) : terms).replace(/ [a-z]$/, letter =>
    letter.toUpperCase(),
  );
}

/**
 * Returns the name of a unit in a key: `Unit G02` for `g02`, `Penthouse 2` for `ph2`, `Block 2, unit 1103`
 * for `b2-1103`.
 */
export function unitName(unit: string | null): string {
  if (unit === null) return 'No unit number given';
  const [, block, unitInBlock] = /^b([^-]+)-(.*)$/.exec(unit) ?? [];
  if (!block) return nameWithoutBlock(unit);
  const name = `Block ${/^\p{L}{2,}$/u.test(block) ? capitalise(block) : block.toUpperCase()}`;
  return unitInBlock ? `${name}, ${uncapitalise(nameWithoutBlock(unitInBlock))}` : name;
}
