import { plainLetters } from './plain-letters.ts';
import { isSpelledUnit, numberOf, ordinalOf, spelledUnit } from './spelled-units.ts';
import { canonicalSpelling } from './spellings.ts';

/** What a street line such as `The Residences, Tower 2, 1103/26 Kilbride Cr` consists of. */
export interface StreetLine {
  /** The name of the building as it was typed, `The Residences`. */
  name: string | null;
  /** The block of the building, `2`. */
  block: string | null;
  /** The unit, `1103`; `l3` for a whole level, `r2` for a room, `ph`, `rear` or `granny`. */
  unit: string | null;
  /** The address of the building in the canonical spelling, `26 kilbride cr`. */
  base: string;
  /** All that tells one home from another: `b2-1103/26 kilbride cr`. Equal for all spellings of one home. */
  key: string;
}

/** What is between a word and the one before it; `-/` only in a key whose block has no unit. */
type Separator = ' ' | ',' | '/' | '-' | '-/';

interface Token {
  text: string;
  separator: Separator;
  /** Which of the parts between commas it is in. */
  part: number;
  /** Whether `#` was typed for the word "no". */
  isSign: boolean;
}

/** Words before a unit, with what the unit is called that has nothing but this word. */
const UNIT_LABELS: ReadonlyMap<string, string> = new Map([
  ['unit', 'unit'],
  ['u', 'unit'],
  ['apartment', 'apartment'],
  ['apt', 'apartment'],
  ['flat', 'flat'],
  ['villa', 'villa'],
  ['townhouse', 'townhouse'],
  ['th', 'townhouse'],
  ['studio', 'studio'],
  ['suite', 'suite'],
  ['room', 'room'],
  ['rm', 'room'],
  ['penthouse', 'ph'],
  ['ph', 'ph'],
  ['rear', 'rear'],
  ['granny', 'granny'],
  ['front', 'front'],
  ['upstairs', 'upstairs'],
  ['downstairs', 'downstairs'],
  ['no', ''],
]);
const FLAT = ['flat', 'unit', 'apartment', 'apt'];
/** Units without a number of their own; the second word may be left out. */
const UNITS_WITHOUT_NUMBER: ReadonlyMap<string, readonly string[]> = new Map([
  ['rear', ['of', ...FLAT]],
  ['granny', ['flat']],
  ['front', FLAT],
  ['upstairs', FLAT],
  ['downstairs', FLAT],
]);
/** What a room and a penthouse have before their number. */
const UNIT_PREFIXES: ReadonlyMap<string, string> = new Map([
  ['room', 'r'],
  ['ph', 'ph'],
]);
/** Levels without a number, before "floor". */
const NAMED_LEVELS: ReadonlyMap<string, string> = new Map([
  ['ground', 'g'],
  ['top', 't'],
]);
const LEVEL_LABELS: ReadonlySet<string> = new Set(['level', 'lvl', 'l', 'floor', 'fl']);
const BLOCK_LABELS: ReadonlySet<string> = new Set(['tower', 'block', 'building', 'bldg', 'wing', 'stage']);
/** What the name of a street such as `No 3 Rd` ends with. */
const STREET_TYPES: ReadonlySet<string> = new Set(
  'av cct cl cr ct dr hwy la pde pl rd sq st tce track trail walk wy'.split(' '),
);

const isLabel = (text: string) => UNIT_LABELS.has(text) || LEVEL_LABELS.has(text) || BLOCK_LABELS.has(text);

/** A house number or a range of them, as in `12a` and `12-14`. */
const NUMBER = /^\d+[a-z]?(?:-\d+[a-z]?)*$/;
const END_OF_RANGE = /^\d+[a-z]?(?:r\d+[a-z]?)?$/;
/** What may follow a word such as "unit": `5`, `5a`, `g02`, `c`. */
const NUMBER_OR_LETTER = /^(?:[a-z]{0,2}\d+[a-z]?|[a-z])$/;
const SHORT_NUMBER_OR_LETTER = /^(?:\d+[a-z]?|[a-z])$/;
const BLOCK_NAME = /^\p{L}+$/u;
/** A word together with its number: `u5`, `level3`. */
const LABEL_AND_NUMBER = /^([a-z]+)(\d+[a-z]?)$/;
const labelOf = (text: string) => LABEL_AND_NUMBER.exec(text)?.[1] ?? text;
const BEDROOM_AT_END = /^(.*?)(r\d+[a-z]?)$/;
/** What before a slash is a unit: `5`, `5-6`, `g02`, `c`. */
const UNIT_BEFORE_SLASH = /^(?!lot|no$)(?:\d+[a-z]?(?:-\d+[a-z]?)*|[a-z]{1,3}\d+[a-z]?|[a-z]{1,3})$/;
/** A block as it is in a key. */
const BLOCK_OF_KEY = /^b./u;
const LETTER_OR_DIRECTION = /^(?:[a-z]|north|nth|south|sth|east|west)$/;

const isNumber = (token?: Token) => token !== undefined && NUMBER.test(token.text);

function isUnitNumber(label: string, value: string) {
  const unit = UNIT_LABELS.get(label);
  if (unit === undefined || UNITS_WITHOUT_NUMBER.has(label)) return false;
  if (UNIT_PREFIXES.has(unit)) return SHORT_NUMBER_OR_LETTER.test(value);
  return NUMBER_OR_LETTER.test(value) || NUMBER.test(value);
}

const isUnitBeforeSlash = (text: string) => {
  const unit = BEDROOM_AT_END.exec(text)?.[1] ?? text;
  return (
    unit === '' ||
    UNIT_BEFORE_SLASH.test(unit) ||
    [...UNIT_LABELS.values()].includes(unit) ||
    isSpelledUnit(unit)
  );
};

function separatorOf(typed: string, before: string): Separator {
  if (typed === '-/' && BLOCK_OF_KEY.test(before)) return '-/';
  if (typed.includes('/')) return '/';
  return typed === '' ? ' ' : '-';
}

/** The words of all parts; a range of numbers is one word. */
function tokensOf(parts: readonly string[]): Token[] {
  const tokens: Token[] = [];
  for (const [part, typed] of parts.entries()) {
    let typedSeparator = '';
    let isFirst = true;
    for (const [text] of plainLetters(typed).matchAll(/[\p{L}\p{N}]+|[#/-]/gu)) {
      if (text === '/' || text === '-') {
        typedSeparator += text;
        continue;
      }
      const before = tokens.at(-1);
      const isSign = text === '#';
      const separator = isFirst ? ',' : separatorOf(typedSeparator, before?.text ?? '');
      if (before && separator === '-' && isNumber(before) && END_OF_RANGE.test(text))
        before.text += `-${text}`;
      else tokens.push({ text: isSign ? 'no' : text, separator, part, isSign });
      typedSeparator = '';
      isFirst = false;
    }
  }
  return tokens;
}

/** A street line while it is read: from `start` to `end` is what has not been recognised. */
class Reading {
  name: string | null = null;
  block: string | null = null;
  start = 0;
  end: number;
  private level: string | null = null;
  private ownUnit: string | null = null;
  /** A unit that is a part without a number: `cottage`. */
  private terms = '';
  private bedroom: string | null = null;
  /** Where in a key the unit is. */
  private unitOfKey = 0;
  private readonly lastNumber: number;
  private readonly parts: readonly string[];
  private readonly tokens: readonly Token[];
  private readonly mayHaveName: boolean;

  constructor(parts: readonly string[], tokens: readonly Token[], mayHaveName: boolean) {
    this.parts = parts;
    this.tokens = tokens;
    this.mayHaveName = mayHaveName;
    this.end = tokens.length;
    this.lastNumber = tokens.findLastIndex(isNumber);
    while (this.readLevel() || this.readBlock() || this.readUnit() || this.readName());
    const street = this.streetAt();
    while (street !== -1 && this.readAtEnd(street));
  }

  get unit() {
    const level = this.level && !this.bedroom ? `l${this.level}` : '';
    // beside a number neither a level nor words tell more
    const own = this.ownUnit === null ? level : spelledUnit([this.ownUnit]);
    const all = this.terms + own;
    const terms = own !== null && isSpelledUnit(all) ? all : this.terms;
    const isWhole = this.terms !== '' && own !== null;
    const unit = isWhole ? (UNIT_LABELS.get(terms) ?? terms) : (this.ownUnit ?? level);
    return `${unit}${this.bedroom ?? ''}` || null;
  }

  /** Whether a part was taken for a name or for a unit in words. */
  get hasNameOrSpelledUnit() {
    return this.name !== null || this.terms !== '';
  }

  get hasStreet() {
    const street = this.streetAt();
    return street !== -1 && street < this.end;
  }

  get base() {
    return this.tokens
      .slice(this.start, this.end)
      .map(({ text, separator }, index, all) => {
        const before = all[index - 1]?.text;
        if (before === undefined) return canonicalSpelling(text);
        const isFraction = separator.includes('/') && /\d[a-z]?$/.test(before) && /^\d/.test(text);
        return `${isFraction ? '/' : ' '}${canonicalSpelling(text)}`;
      })
      .join('');
  }

  private text(index: number) {
    return this.tokens[index]?.text ?? '';
  }

  /** Whether there is a number after a unit that ends here. */
  private isBeforeNumber(index: number) {
    return index <= this.lastNumber && index < this.end;
  }

  private isBoundary(index: number) {
    const token = this.tokens[index];
    return this.isBeforeNumber(index) && (isNumber(token) || /[,/]/.test(token?.separator ?? ''));
  }

  /** Whether what is before may be complete: a number follows, or another part of the same kind. */
  private isComplete(index: number) {
    if (this.isNumberedStreet(index)) return false;
    return this.isBoundary(index) || (this.isBeforeNumber(index) && isLabel(labelOf(this.text(index))));
  }

  /** Whether the name of a street begins here that is a number: `No 3 Rd`. */
  private isNumberedStreet(index: number) {
    const [no, number, type, next] = this.tokens.slice(index, index + 4);
    if (no?.text !== 'no' || !isNumber(number) || !type) return false;
    const isEnd = !next || isLabel(labelOf(next.text)) || LETTER_OR_DIRECTION.test(next.text);
    return isEnd && STREET_TYPES.has(canonicalSpelling(type.text));
  }

  private advance(index: number) {
    this.start = index;
    return true;
  }

  /** A word and its number, as in `unit 5` or `unit5`. */
  private labelled(index: number): [label: string, value: string, next: number] {
    const [, label, value] = LABEL_AND_NUMBER.exec(this.text(index)) ?? [];
    if (label && value && isLabel(label) && !UNITS_WITHOUT_NUMBER.has(label))
      return [label, value, index + 1];
    const term = this.isUnitOfKey(index) ? '' : this.text(index);
    return [term, term === 'no' ? this.text(index + 1) : numberOf(this.text(index + 1)), index + 2];
  }

  /** Whether this word is all of a unit: of `L/12 Smith St` it is L, and not a level. */
  private isUnitOfKey(index: number) {
    return (
      index === this.unitOfKey &&
      this.tokens[index + 1]?.separator === '/' &&
      isUnitBeforeSlash(this.text(index))
    );
  }

  private readLevel() {
    const term = this.text(this.start);
    const named = NAMED_LEVELS.get(term) ?? ordinalOf(term);
    if (named && !this.isUnitOfKey(this.start) && ['floor', 'level'].includes(this.text(this.start + 1)))
      return this.isComplete(this.start + 2) && this.setLevel(named) && this.advance(this.start + 2);
    const [label, value, next] = this.labelled(this.start);
    return (
      LEVEL_LABELS.has(label) &&
      (NUMBER_OR_LETTER.test(value) || value === 'ground') &&
      this.isComplete(next) &&
      this.setLevel(value) &&
      this.advance(next)
    );
  }

  private setLevel(level: string) {
    this.level ??= level === 'ground' ? 'g' : level;
    return true;
  }

  private readBlock() {
    if (this.block !== null) return false;
    const [before, after] = [this.text(this.start), this.text(this.start + 1)];
    const isReversed = LETTER_OR_DIRECTION.test(before) && BLOCK_LABELS.has(after);
    if (isReversed && !this.isUnitOfKey(this.start) && this.isComplete(this.start + 2))
      return this.setBlock(before, this.start + 2);
    const [label, value, next] = this.labelled(this.start);
    const isName = BLOCK_NAME.test(value) && !isLabel(value);
    if (BLOCK_LABELS.has(label) && (NUMBER_OR_LETTER.test(value) || isName) && this.isComplete(next))
      return this.setBlock(value, next);
    if (!this.isBlockOfKey()) return false;
    this.unitOfKey = this.start + 1;
    return this.setBlock(before.slice(1), this.unitOfKey);
  }

  /** Whether what follows is `b2-5/12 smith st`, or without a unit `b2-/12 smith st`. */
  private isBlockOfKey() {
    const [, unit, base] = this.tokens.slice(this.start, this.start + 3);
    const block = this.text(this.start);
    if (this.ownUnit !== null || isLabel(block) || !BLOCK_OF_KEY.test(block)) return false;
    if (unit?.separator === '-/') return this.isBeforeNumber(this.start + 1);
    return (
      unit?.separator === '-' &&
      base?.separator === '/' &&
      isUnitBeforeSlash(unit.text) &&
      this.isBeforeNumber(this.start + 2)
    );
  }

  private setBlock(block: string, next: number) {
    this.block = canonicalSpelling(block);
    return this.advance(next);
  }

  private readUnit() {
    const [label, value, next] = this.labelled(this.start);
    if (isUnitNumber(label, value) && this.isComplete(next) && this.setUnit(label, value))
      return this.advance(next);
    return (label === this.text(this.start) && this.readUnitWithoutNumber(label)) || this.readBareUnit();
  }

  /** `Penthouse, 12 Smith St`; of `No 12 Smith St` the first word has no meaning. */
  private readUnitWithoutNumber(label: string) {
    const unit = UNIT_LABELS.get(label);
    const isLong = UNITS_WITHOUT_NUMBER.get(label)?.includes(this.text(this.start + 1));
    const next = this.start + (isLong ? 2 : 1);
    if (unit === undefined || !this.isBoundary(next) || this.isNumberedStreet(this.start)) return false;
    if (unit === '') return this.advance(next);
    if (this.ownUnit !== null) return false;
    this.ownUnit = unit;
    return this.advance(next);
  }

  /** `5/12 Smith St`, `5 12 Smith St`, `C, 12 Smith St`, `A-5/12 Smith St`. */
  private readBareUnit() {
    const [first, second, third] = this.tokens.slice(this.start, this.start + 3);
    if (!first || !second || !this.isBeforeNumber(this.start + 1)) return false;
    const isLetter = /^[a-z]$/.test(first.text);
    const isSlash = second.separator.includes('/') && isUnitBeforeSlash(first.text);
    const isBeforeStreetNumber =
      NUMBER_OR_LETTER.test(first.text) &&
      (second.text === 'no'
        ? isNumber(third) && !this.isNumberedStreet(this.start + 1)
        : isNumber(second) && third !== undefined && !isNumber(third));
    if (isSlash || (isLetter ? second.separator === ',' : isBeforeStreetNumber))
      return this.setUnit('', first.text) && this.advance(this.start + 1);
    const isJoined =
      isLetter &&
      second.separator === '-' &&
      SHORT_NUMBER_OR_LETTER.test(second.text) &&
      isNumber(second) &&
      third?.separator === '/';
    return (
      isJoined &&
      this.isBeforeNumber(this.start + 2) &&
      this.setUnit('', `${first.text}${second.text}`) &&
      this.advance(this.start + 2)
    );
  }

  /** @returns false where there is a unit already */
  private setUnit(label: string, value: string): boolean {
    const [, glued = '', number = ''] = LABEL_AND_NUMBER.exec(value) ?? [];
    if (LEVEL_LABELS.has(glued)) return this.setLevel(number);
    if (isLabel(glued) && !BLOCK_LABELS.has(glued)) return this.setUnit(glued, number);
    const prefix = UNIT_PREFIXES.get(UNIT_LABELS.get(label) ?? '') ?? '';
    const typed = label || value.length === 1 ? prefix + value : (UNIT_LABELS.get(value) ?? value);
    const match = BEDROOM_AT_END.exec(typed);
    const unit = match ? match[1] : typed;
    const bedroom = match?.[2];
    if ((unit && this.ownUnit !== null) || (bedroom && this.bedroom !== null)) return false;
    if (unit) this.ownUnit = unit;
    return !bedroom || this.setBedroom(bedroom);
  }

  private setBedroom(bedroom: string) {
    if (this.bedroom !== null) return false;
    this.bedroom = bedroom;
    return true;
  }

  /** A part without a digit that is nothing else, before a part with a number: a unit in words, or else a name. */
  private readName() {
    const part = this.tokens[this.start]?.part;
    const isStart = part !== undefined && this.tokens[this.start - 1]?.part !== part;
    if (!this.mayHaveName || !isStart) return false;
    let next = this.start;
    while (this.tokens[next]?.part === part) next++;
    const typed = this.tokens.slice(this.start, next).map(({ text }) => text);
    if (typed.some(text => /\d/.test(text)) || !this.isBeforeNumber(next)) return false;
    const terms = spelledUnit(typed);
    if (terms !== null && isSpelledUnit(this.terms + terms)) {
      this.terms += terms;
      return this.advance(next);
    }
    if (this.name !== null) return false;
    this.name = this.parts[part] as string;
    return this.advance(next);
  }

  /** Where the name of the street begins. */
  private streetAt() {
    const number = this.tokens.findIndex((token, index) => index >= this.start && isNumber(token));
    if (number === -1) return -1;
    return this.tokens.findIndex(({ text }, index) => index > number && /^\p{L}/u.test(text));
  }

  /** What stands after the name of the street: `12 Smith St, Apt 5`, `12 Smith St Level 3`. */
  private readAtEnd(street: number) {
    const last = this.end - 1;
    const [, , nextOfLast] = this.labelled(last);
    const at = nextOfLast === this.end ? last : last - 1;
    const [label, value, next] = this.labelled(at);
    return (
      (next === this.end && at > street && this.readLabelledAtEnd(label, value, at)) ||
      (last > street && this.readLabelAtEnd(last, street))
    );
  }

  private readLabelledAtEnd(label: string, value: string, at: number) {
    const isPart = this.tokens[at]?.separator === ',';
    const isValue = NUMBER_OR_LETTER.test(value);
    const isRead =
      (LEVEL_LABELS.has(label) && (isValue || value === 'ground') && this.setLevel(value)) ||
      (BLOCK_LABELS.has(label) && (isValue || isPart) && this.setBlockAtEnd(value)) ||
      (isUnitNumber(label, value) &&
        (isPart || label !== 'no' || this.tokens[at]?.isSign) &&
        this.setUnit(label, value));
    if (isRead) this.end = at;
    return isRead;
  }

  private setBlockAtEnd(value: string) {
    if (this.block !== null || !(NUMBER_OR_LETTER.test(value) || BLOCK_NAME.test(value))) return false;
    this.block = canonicalSpelling(value);
    return true;
  }

  private readLabelAtEnd(last: number, street: number) {
    const isLong =
      UNITS_WITHOUT_NUMBER.get(this.text(last - 1))?.includes(this.text(last)) && last - 1 > street;
    const at = isLong ? last - 1 : last;
    const unit = UNIT_LABELS.get(this.text(at));
    const isUnit = ['ph', 'rear', 'granny'].includes(unit ?? '') || this.tokens[at]?.separator === ',';
    if (!unit || !isUnit || this.ownUnit !== null) return false;
    this.ownUnit = unit;
    this.end = at;
    return true;
  }
}

/**
 * Recognises the unit, the block and the name of the building in a street line, whatever its spelling. All spellings
 * of one home have the same key, and a key is a street line with this key again.
 */
export function partsOf(line: string): StreetLine {
  const parts = line.split(/[,，]/).map(part => part.trim().replace(/\s+/g, ' '));
  const tokens = tokensOf(parts);
  let reading = new Reading(parts, tokens, true);
  // `Smith St, 12`: a line without a street would be the same for all streets
  if (reading.hasNameOrSpelledUnit && !reading.hasStreet) reading = new Reading(parts, tokens, false);
  const { name, block, unit, base } = reading;
  const prefix = block === null ? (unit ?? '') : `b${block}-${unit ?? ''}`;
  return { name, block, unit, base, key: prefix ? `${prefix}/${base}` : base };
}
