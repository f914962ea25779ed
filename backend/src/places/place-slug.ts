import { UNKNOWN_POSTCODE } from '@home-truths/contract';
import { canonicalText } from '../properties/addresses/address-tokens.ts';

export interface SuburbKeys {
  suburbKey: string;
  postcode: string;
}

const suburbKeysOf = (name: string, postcode: string): SuburbKeys[] => {
  const suburbKey = canonicalText(name.replaceAll('-', ' '));
  return suburbKey ? [{ suburbKey, postcode }] : [];
};

/**
 * Returns the keys of suburbs that the last part of a path may mean: `mount-isa-4825` is `mt-isa-4825`, and four digits
 * are a postcode or part of the name.
 */
export function parseSlug(slug: string): SuburbKeys[] {
  const [, name, postcode] = /^(.+)-(\d{4})$/.exec(slug) ?? [];
  const withPostcode = name && postcode ? suburbKeysOf(name, postcode) : [];
  return [...withPostcode, ...suburbKeysOf(slug, UNKNOWN_POSTCODE)];
}
