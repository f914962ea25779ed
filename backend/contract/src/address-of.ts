import { plainLetters } from './plain-letters.ts';
import { canonicalSpelling } from './spellings.ts';
import { partsOf, type StreetLine } from './street-line.ts';

/** A street address in its parts. `key`, suburb, state and postcode together identify a property. */
export interface Address extends StreetLine {
  /** Identifies the building within a suburb, such as `26 kilbride cr`. */
  baseKey: string;
  /** The suburb in the canonical spelling, such as `st kilda`. */
  suburbKey: string;
  state: string;
  postcode: string;
}

/**
 * The version of the rules for keys. Raise it if a change of the rules changes a key: each database then gets
 * new keys once.
 */
export const ADDRESS_KEY_VERSION = 1;

const suburbKeyOf = (suburb: string) =>
  (plainLetters(suburb).match(/[\p{L}\p{N}]+/gu) ?? []).map(canonicalSpelling).join(' ');

export function addressOf(line: string, suburb: string, state: string, postcode: string): Address {
  const parts = partsOf(line);
  return { ...parts, baseKey: parts.base, suburbKey: suburbKeyOf(suburb), state, postcode };
}
