import { plainLetters } from './plain-letters.ts';
import { canonicalSpelling } from './spellings.ts';
import { partsOf, type StreetLine } from './street-line.ts';

/** The parts of an address. With suburb, state and postcode `key` tells one home from all others. */
export interface Address extends StreetLine {
  /** The key of the building, `26 kilbride cr`. */
  baseKey: string;
  /** The suburb in one spelling, `st kilda`. */
  suburbKey: string;
  state: string;
  postcode: string;
}

/**
 * The version of the rules by which keys are made. A change of them that changes a key raises it: then `rekey` runs once on
 * each database.
 */
export const ADDRESS_KEY_VERSION = 1;

const suburbKeyOf = (suburb: string) =>
  (plainLetters(suburb).match(/[\p{L}\p{N}]+/gu) ?? []).map(canonicalSpelling).join(' ');

/** Takes an address apart, whatever its spelling. */
export function addressOf(line: string, suburb: string, state: string, postcode: string): Address {
  const parts = partsOf(line);
  return { ...parts, baseKey: parts.base, suburbKey: suburbKeyOf(suburb), state, postcode };
}
