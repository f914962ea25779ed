import { plainLetters } from './plain-letters.ts';
import { canonicalSpelling } from './spellings.ts';
import { partsOf, type StreetLine } from './street-line.ts';

/** The parts of an address. `key` with suburb, state and postcode identifies a property. */
export interface Address extends StreetLine {
  /** The key of the building, such as `26 kilbride cr`. */
  baseKey: string;
  /** The suburb in the canonical spelling, such as `st kilda`. */
  suburbKey: string;
  state: string;
  postcode: string;
}

/**
 * The version of the rules for keys. Raise it when a change of the rules changes a key: `rekey` then runs
 * once on each database.
 */
export const ADDRESS_KEY_VERSION = 1;

const suburbKeyOf = (suburb: string) =>
  (plainLetters(suburb).match(/[\p{L}\p{N}]+/gu) ?? []).map(canonicalSpelling).join(' ');

export function addressOf(line: string, suburb: string, state: string, postcode: string): Address {
  const parts = partsOf(line);
  return { ...parts, baseKey: parts.base, suburbKey: suburbKeyOf(suburb), state, postcode };
}
