import { UNIT_TYPES } from './address-terms.ts';
import { isSpelledUnit } from './spelled-units.ts';
import { NUMBER } from './street-tokens.ts';

/** Kinds of unit that people use for each other; only the number counts. */
const INTERCHANGEABLE = new Set(
  'unit,apartment,flat,villa,townhouse,studio,suite,duplex,maisonette,strata unit'.split(','),
);
const NAMES_IN_KEYS: Record<string, string> = { penthouse: 'ph', 'strata unit': 'unit' };
/** Words before a unit's number, with the key of a unit that is only this word (none for `no`). */
export const UNIT_LABELS: ReadonlyMap<string, string> = new Map([
  ...[...UNIT_TYPES].map(
    ([spelling, type]) => [spelling, NAMES_IN_KEYS[type] ?? type.replaceAll(' ', '')] as const,
  ),
  ['rear', 'rear'],
  ['granny', 'granny'],
  ['front', 'front'],
  ['upstairs', 'upstairs'],
  ['downstairs', 'downstairs'],
  ['no', ''],
]);
const UNIT_NAMES: ReadonlySet<string> = new Set(UNIT_LABELS.values());
const FLAT = ['flat', 'unit', 'apartment', 'apt'];
/** Units without a number, with words that may follow: `rear of`, `granny flat`. */
export const UNITS_WITHOUT_NUMBER: ReadonlyMap<string, readonly string[]> = new Map([
  ['rear', ['of', ...FLAT]],
  ['granny', ['flat']],
  ['front', FLAT],
  ['upstairs', FLAT],
  ['downstairs', FLAT],
]);
/** Prefixes of unit numbers in keys: `r2` for a room, `ph2` for a penthouse, `shop3`. */
export const UNIT_PREFIXES: ReadonlyMap<string, string> = new Map(
  [...UNIT_TYPES.values()]
    .filter(type => !INTERCHANGEABLE.has(type))
    .map(type => NAMES_IN_KEYS[type] ?? type.replaceAll(' ', ''))
    .map(name => [name, name === 'room' ? 'r' : name]),
);
/** Words before "floor", with what a key writes for them. */
export const NAMED_LEVELS: ReadonlyMap<string, string> = new Map([
  ['ground', 'g'],
  ['gnd', 'g'],
  ['top', 't'],
]);
export const LEVEL_LABELS: ReadonlySet<string> = new Set(['level', 'lvl', 'lev', 'lv', 'l', 'floor', 'flr']);
export const BLOCK_LABELS: ReadonlySet<string> = new Set(
  'tower twr tow block blck blk building bldg bld wing stage'.split(' '),
);
/** Signs between a word such as "unit" and its number. */
export const NUMBER_SIGNS: ReadonlySet<string> = new Set(['no', 'nr', 'num', 'number']);

export const isLabel = (text: string) =>
  UNIT_LABELS.has(text) || LEVEL_LABELS.has(text) || BLOCK_LABELS.has(text);

/** A number after a word such as "unit": `5`, `5a`, `g02`, `c`. */
export const NUMBER_OR_LETTER = /^(?:[a-z]{0,2}\d+[a-z]?|[a-z])$/;
/** The same without letters before the number. */
export const SHORT_NUMBER_OR_LETTER = /^(?:\d+[a-z]?|[a-z])$/;
/** A word joined with its number: `u5`, `level3`. */
const LABEL_AND_NUMBER = /^([a-z]+)(\d+[a-z]?)$/;
/** Not split from a number: `f2` is a unit's number, and `str2`, like the others, may end with the room `r2`. */
const NEVER_GLUED: ReadonlySet<string> = new Set(['f', 'str', 'twr', 'flr', 'stor']);

/** Splits a label and its number that are written together, such as `level3`. */
export function gluedLabel(text: string): { label?: string; value?: string } {
  const [, label, value] = LABEL_AND_NUMBER.exec(text) ?? [];
  return label && value && !NEVER_GLUED.has(label) ? { label, value } : {};
}
/** Returns `level` for `level3`, and any other text as it is. */
export const labelOf = (text: string) => gluedLabel(text).label ?? text;
/** A room after a unit: `5r2`. */
export const BEDROOM_AT_END = /^(.*?)(r\d+[a-z]?)$/;
/** A unit before a slash: `5`, `5-6`, `g02`, `c`. */
const UNIT_BEFORE_SLASH = /^(?!lot|no$)(?:\d+[a-z]?(?:-\d+[a-z]?)*|[a-z]{1,3}\d+[a-z]?|[a-z]{1,3})$/;

/** After a prefix of keys a number has no letters before it, since they could not be told from the prefix. */
export function isUnitNumber(label: string, value: string) {
  const unit = UNIT_LABELS.get(label);
  if (unit === undefined || UNITS_WITHOUT_NUMBER.has(label)) return false;
  if (UNIT_PREFIXES.has(unit)) return SHORT_NUMBER_OR_LETTER.test(value);
  return NUMBER_OR_LETTER.test(value) || NUMBER.test(value);
}

export const isUnitBeforeSlash = (text: string) => {
  const unit = BEDROOM_AT_END.exec(text)?.[1] ?? text;
  return (
    unit === '' ||
    UNIT_BEFORE_SLASH.test(unit) ||
    UNIT_NAMES.has(unit) ||
    UNIT_PREFIXES.has(gluedLabel(unit).label ?? '') ||
    isSpelledUnit(unit)
  );
};
