import { STREET_TYPES } from './address-terms.ts';
import { plainLetters } from './plain-letters.ts';
import { isSpelledUnit, numberOf, ordinalOf, spelledUnit } from './spelled-units.ts';
import { canonicalSpelling } from './spellings.ts';
import { type StreetName, streetKeyOf, streetName } from './street-name.ts';
import { BLOCK_OF_KEY, isNumber, streetTokensOf, type Token } from './street-tokens.ts';
import { normaliseTyped } from './typed-text.ts';
import {
  BEDROOM_AT_END,
  BLOCK_LABELS,
  gluedLabel,
  isLabel,
  isUnitBeforeSlash,
  isUnitNumber,
  LEVEL_LABELS,
  labelOf,
  NAMED_LEVELS,
  NUMBER_OR_LETTER,
  NUMBER_SIGNS,
  SHORT_NUMBER_OR_LETTER,
  UNIT_LABELS,
  UNIT_PREFIXES,
  UNITS_WITHOUT_NUMBER,
} from './unit-labels.ts';

/** The parts of a street line such as `The Residences, Tower 2, 1103/26 Kilbride Cr`. */
export interface StreetLine extends StreetName {
  /** As typed, such as `The Residences`. */
  name: string | null;
  /** Such as `2`. */
  block: string | null;
  /** Such as `1103`; `l3` for a whole level, `r2` for a room, `ph`, `rear` or `granny`. */
  unit: string | null;
  /** Such as `11` or `g`; beside a unit number it does not distinguish properties. */
  level: string | null;
  /** The house number, a range `12-14`, or `lot 5`; may be empty. */
  number: string;
  /** The building's canonical address: `26 kilbride cr`. */
  base: string;
  /** Identifies the property: `b2-1103/26 kilbride cr`. */
  key: string;
}

const BLOCK_NAME = /^\p{L}+$/u;
const LETTER_OR_DIRECTION = /^(?:[a-z]|north|nth|south|sth|east|west)$/;

/** The most words of a building's name. */
const MAX_NAME_TERMS = 6;

/**
 * A street line during parsing; tokens from `start` to `end` are not recognised yet. Each `read…` method recognises the
 * next ones and moves `start` or `end`, or returns false.
 */
class Reading {
  name: string | null = null;
  block: string | null = null;
  start = 0;
  end: number;
  level: string | null = null;
  /** A unit with a label or before a slash, such as `5`, `ph2` or, in a key, `backunit`. */
  private ownUnit: string | null = null;
  /** A unit in words as keys spell it, such as `backunit`. */
  private unitInWords = '';
  private bedroom: string | null = null;
  /** The index at which the unit of a key would begin: after its block, if it has one. */
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
    const street = this.streetIndex();
    while (street !== -1 && this.readAtEnd(street));
  }

  get unit() {
    const level = this.level && !this.bedroom ? `l${this.level}` : '';
    // a unit number distinguishes units alone, without level and words; `own` is then null
    const own = this.ownUnit === null ? level : spelledUnit([this.ownUnit]);
    const all = this.unitInWords + own;
    const words = own !== null && isSpelledUnit(all) ? all : this.unitInWords;
    const isInWords = this.unitInWords !== '' && own !== null;
    const unit = isInWords ? (UNIT_LABELS.get(words) ?? words) : (this.ownUnit ?? level);
    return `${unit}${this.bedroom ?? ''}` || null;
  }

  get hasNameOrUnitInWords() {
    return this.name !== null || this.unitInWords !== '';
  }

  get hasStreet() {
    const street = this.streetIndex();
    return street !== -1 && street < this.end;
  }

  get base() {
    return [this.number, streetKeyOf(this.street)].filter(Boolean).join(' ');
  }

  /** The house number with the words before it, such as `lot 5`. */
  get number() {
    return this.tokens
      .slice(this.start, this.streetStart)
      .map(({ text, separator }, index, all) => {
        const before = all[index - 1]?.text;
        if (before === undefined) return text === 'lt' && all.length > 1 ? 'lot' : canonicalSpelling(text);
        const isFraction = separator.includes('/') && /\d[a-z]?$/.test(before) && /^\d/.test(text);
        return `${isFraction ? '/' : ' '}${canonicalSpelling(text)}`;
      })
      .join('');
  }

  get street() {
    return this.tokens.slice(this.streetStart, this.end).map(({ text }) => text);
  }

  private get streetStart() {
    const street = this.streetIndex();
    if (street !== -1 && street < this.end) return street;
    return this.tokens.slice(this.start, this.end).some(isNumber) ? this.end : this.start;
  }

  private text(index: number) {
    return this.tokens[index]?.text ?? '';
  }

  private isBeforeNumber(index: number) {
    return index <= this.lastNumber && index < this.end;
  }

  private isBoundary(index: number) {
    const token = this.tokens[index];
    return this.isBeforeNumber(index) && (isNumber(token) || /[,/]/.test(token?.separator ?? ''));
  }

  /** Returns true if a unit, level or block may end here, before a number, label or name. */
  private isComplete(index: number) {
    const isBeforeName = /\d/.test(this.text(index - 1)) && this.endOfName(index) !== -1;
    return this.isBeforeUnitOrNumber(index) || (isBeforeName && !this.isNumberedStreet(index));
  }

  private isBeforeUnitOrNumber(index: number) {
    if (this.isNumberedStreet(index)) return false;
    return this.isBoundary(index) || (this.isBeforeNumber(index) && isLabel(labelOf(this.text(index))));
  }

  /** Returns true at a street that is named by a number: `No 3 Rd`. */
  private isNumberedStreet(index: number) {
    const [no, number, type, next] = this.tokens.slice(index, index + 4);
    if (no?.text !== 'no' || !isNumber(number) || !type) return false;
    const isEnd = !next || isLabel(labelOf(next.text)) || LETTER_OR_DIRECTION.test(next.text);
    return isEnd && STREET_TYPES.has(type.text);
  }

  private advance(index: number) {
    this.start = index;
    return true;
  }

  /** Returns a label, its value and the index after both: `unit 5`, `unit5`, `unit no 5`. The label may be any word. */
  private labelAndValueAt(index: number): [label: string, value: string, next: number] {
    const { label, value } = gluedLabel(this.text(index));
    if (label && value && isLabel(label) && !UNITS_WITHOUT_NUMBER.has(label))
      return [label, value, index + 1];
    const term = this.isUnitOfKey(index) ? '' : this.text(index);
    if (term === 'no') return [term, this.text(index + 1), index + 2];
    const hasSign = isLabel(term) && NUMBER_SIGNS.has(this.text(index + 1));
    const valueIndex = hasSign ? index + 2 : index + 1;
    return [term, numberOf(this.text(valueIndex)).replace(/^(?:no|nr)(?=\d)/, ''), valueIndex + 1];
  }

  /** Returns true in `L/12 Smith St`, where L is a unit, not a level. */
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
    const [label, value, next] = this.labelAndValueAt(this.start);
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
    const [label, value, next] = this.labelAndValueAt(this.start);
    const isName = BLOCK_NAME.test(value) && !isLabel(value);
    if (BLOCK_LABELS.has(label) && (NUMBER_OR_LETTER.test(value) || isName) && this.isComplete(next))
      return this.setBlock(value, next);
    if (!this.isBlockOfKey()) return false;
    this.unitOfKey = this.start + 1;
    return this.setBlock(before.slice(1), this.unitOfKey);
  }

  /** Returns true at `b2-5/12 smith st`, or without a unit `b2-/12 smith st`. */
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
    const [label, value, next] = this.labelAndValueAt(this.start);
    if (isUnitNumber(label, value) && this.isComplete(next) && this.setUnit(label, value))
      return this.advance(next);
    return (label === this.text(this.start) && this.readUnitWithoutNumber(label)) || this.readBareUnit();
  }

  /** Reads `Penthouse` in `Penthouse, 12 Smith St`, or skips `No` in `No 12 Smith St`. */
  private readUnitWithoutNumber(label: string) {
    const unit = UNIT_LABELS.get(label);
    const hasSecondWord = UNITS_WITHOUT_NUMBER.get(label)?.includes(this.text(this.start + 1));
    const next = this.start + (hasSecondWord ? 2 : 1);
    if (unit === undefined || !this.isBoundary(next) || this.isNumberedStreet(this.start)) return false;
    if (unit === '') return this.advance(next);
    // `readName` reads `cottage`, so that a level after it counts
    if (this.ownUnit !== null || (UNIT_PREFIXES.get(unit) === unit && unit !== 'ph')) return false;
    this.ownUnit = unit;
    return this.advance(next);
  }

  /** Reads the unit of `5/12 Smith St`, `5 12 Smith St`, `C, 12 Smith St` and `A-5/12 Smith St`. */
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

  /** @returns false if there is a unit already */
  private setUnit(label: string, value: string): boolean {
    // the value of `shop3/12 Smith St` has a label of its own
    const { label: ownLabel = '', value: number = '' } = gluedLabel(value);
    if (LEVEL_LABELS.has(ownLabel)) return this.setLevel(number);
    if (isLabel(ownLabel) && !BLOCK_LABELS.has(ownLabel)) return this.setUnit(ownLabel, number);
    const prefix = UNIT_PREFIXES.get(UNIT_LABELS.get(label) ?? '') ?? '';
    // one letter is a unit's letter, although `u` and `f` are labels, too
    const typed = label || value.length === 1 ? prefix + value : (UNIT_LABELS.get(value) ?? value);
    const match = BEDROOM_AT_END.exec(typed);
    const unit = match ? match[1] : typed;
    const bedroom = match?.[2];
    if ((unit && this.ownUnit !== null) || (bedroom && this.bedroom !== null)) return false;
    if (unit) this.ownUnit = unit;
    if (bedroom) this.bedroom = bedroom;
    return true;
  }

  /** Reads words before a number as a unit or else as the building's name. */
  private readName() {
    if (!this.mayHaveName) return false;
    const next = this.endOfPart() ?? this.endOfName(this.start);
    if (next === -1) return false;
    const terms = spelledUnit(this.tokens.slice(this.start, next).map(({ text }) => text));
    if (terms !== null && isSpelledUnit(this.unitInWords + terms)) {
      this.unitInWords += terms;
      return this.advance(next);
    }
    this.name ??= this.typedBetween(this.start, next);
    return this.advance(next);
  }

  /** Returns the end of the part between commas that begins here, if it has no digit and a number follows. */
  private endOfPart() {
    const part = this.tokens[this.start]?.part;
    if (part === undefined || this.tokens[this.start - 1]?.part === part) return undefined;
    let next = this.start;
    while (this.tokens[next]?.part === part) next++;
    const hasDigit = this.tokens.slice(this.start, next).some(({ text }) => /\d/.test(text));
    return hasDigit || !this.isBeforeNumber(next) ? undefined : next;
  }

  /** Returns the end of a name without a comma after it: `Riverview 5/12 Tea Tree Rd`. */
  private endOfName(start: number) {
    let next = start;
    while (/^\p{L}+$/u.test(this.text(next)) && !this.isLabelledNumber(next))
      if (++next - start > MAX_NAME_TERMS) return -1;
    const texts = this.tokens.slice(start, next).map(({ text }) => text);
    const last = texts.at(-1);
    const isName =
      last !== undefined &&
      !texts.some(typedText => /^(?:lot|lt|no|of|cnr|corner)$/.test(typedText)) &&
      !(texts.length === 1 && isLabel(last));
    if (!isName || !this.isBeforeNumber(next)) return -1;
    const street = this.tokens.slice(this.lastNumber + 1).map(({ text }) => text);
    const hasStreet = STREET_TYPES.has(last) ? streetName(street).type !== null : street.length > 0;
    return hasStreet ? next : -1;
  }

  private isLabelledNumber(index: number) {
    const [label, value, next] = this.labelAndValueAt(index);
    return isLabel(label) && NUMBER_OR_LETTER.test(value) && this.isBeforeUnitOrNumber(next);
  }

  private typedBetween(start: number, next: number) {
    const part = this.tokens[start]?.part ?? 0;
    const typed = this.parts[part] ?? '';
    if (this.tokens[next]?.part !== part && this.tokens[start - 1]?.part !== part) return typed;
    const texts = typed.split(' ');
    const textOf = (typedText = '') => /[\p{L}\p{N}]+/u.exec(plainLetters(typedText))?.[0];
    const first = texts.findIndex(typedText => textOf(typedText) === this.text(start));
    const last = texts.findIndex(
      (typedText, index) => index >= first && textOf(typedText) === this.text(next - 1),
    );
    return texts.slice(first, last + 1).join(' ');
  }

  /** Returns the index of the first word after the first number; -1 without one. */
  private streetIndex() {
    const number = this.tokens.findIndex((token, index) => index >= this.start && isNumber(token));
    if (number === -1) return -1;
    return this.tokens.findIndex((token, index) => index > number && !isNumber(token));
  }

  /** Reads text after the street: `12 Smith St, Apt 5`, `12 Smith St Level 3`. */
  private readAtEnd(street: number) {
    const last = this.end - 1;
    const reachesEnd = (index: number) => this.labelAndValueAt(index)[2] === this.end;
    const hasSign = reachesEnd(last - 2) && isLabel(this.text(last - 2)) && !this.endsStreet(last - 2);
    // `apt5` is one token, `apt 5` two and `apt no 5` three
    let labelIndex = hasSign ? last - 2 : last - 1;
    if (reachesEnd(last)) labelIndex = last;
    const [label, value, next] = this.labelAndValueAt(labelIndex);
    return (
      (next === this.end && labelIndex > street && this.readLabelledAtEnd(label, value, labelIndex)) ||
      (last > street && this.readLabelAtEnd(last, street))
    );
  }

  /** Returns true for a type of street that is also a unit: `12 Rose Villa 5`. */
  private endsStreet(index: number) {
    const isType = STREET_TYPES.has(this.text(index)) && this.tokens[index]?.separator !== ',';
    return isType && !STREET_TYPES.has(this.text(index - 1));
  }

  private readLabelledAtEnd(label: string, value: string, labelIndex: number) {
    const isAfterComma = this.tokens[labelIndex]?.separator === ',';
    if (this.endsStreet(labelIndex)) return false;
    const isValue = NUMBER_OR_LETTER.test(value);
    const isRead =
      (LEVEL_LABELS.has(label) && (isValue || value === 'ground') && this.setLevel(value)) ||
      (BLOCK_LABELS.has(label) && (isValue || isAfterComma) && this.setBlockAtEnd(value)) ||
      (isUnitNumber(label, value) &&
        // `12 Road No 5` is a street that is named by a number
        (isAfterComma || label !== 'no' || this.tokens[labelIndex]?.isSign) &&
        this.setUnit(label, value));
    if (isRead) this.end = labelIndex;
    return isRead;
  }

  private setBlockAtEnd(value: string) {
    if (this.block !== null || !(NUMBER_OR_LETTER.test(value) || BLOCK_NAME.test(value))) return false;
    this.block = canonicalSpelling(value);
    return true;
  }

  /** Reads a unit without a number, such as `12 Smith St Rear` or `12 Smith St, Shop`. */
  private readLabelAtEnd(last: number, street: number) {
    const hasSecondWord =
      UNITS_WITHOUT_NUMBER.get(this.text(last - 1))?.includes(this.text(last)) && last - 1 > street;
    const labelIndex = hasSecondWord ? last - 1 : last;
    const unit = UNIT_LABELS.get(this.text(labelIndex));
    const isUnit =
      ['ph', 'rear', 'granny'].includes(unit ?? '') || this.tokens[labelIndex]?.separator === ',';
    if (!unit || !isUnit || this.ownUnit !== null) return false;
    this.ownUnit = unit;
    this.end = labelIndex;
    return true;
  }
}

/** Parses a street line. All its spellings have the same key, and a key parses to itself. */
export function partsOf(line: string): StreetLine {
  const parts = normaliseTyped(line)
    .split(',')
    .map(part => part.trim().replace(/\s+/g, ' '));
  const tokens = streetTokensOf(parts);
  let reading = new Reading(parts, tokens, true);
  // `Smith St, 12`: without a street all streets would have the same key
  if (reading.hasNameOrUnitInWords && !reading.hasStreet) reading = new Reading(parts, tokens, false);
  const { name, block, unit, level, number, base } = reading;
  const prefix = block === null ? (unit ?? '') : `b${block}-${unit ?? ''}`;
  const key = prefix ? `${prefix}/${base}` : base;
  // a key has to parse to itself, but a base that begins with words may read differently without what followed it
  const reparsed = /^\p{L}.*\d/u.test(base) && key !== line ? partsOf(key) : undefined;
  if (reparsed && reparsed.key !== key) return { ...reparsed, name: name ?? reparsed.name };
  return { name, block, unit, level, number, ...streetName(reading.street), base, key };
}
