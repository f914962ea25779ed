import { UNKNOWN_POSTCODE } from '@home-truths/contract';
import { addressKey } from '../properties/addresses/address-tokens.ts';

export interface SuburbKeys {
  suburbKey: string;
  postcode: string;
}

const parsed = (name: string, postcode: string): SuburbKeys[] => {
  const suburbKey = addressKey(name.replaceAll('-', ' '));
  return suburbKey ? [{ suburbKey, postcode }] : [];
};

/**
 * Returns the keys of suburbs that the last part of a path may mean: `mount-isa-4825` and `mt-isa-4825` mean the same.
 * Four digits at the end are either a postcode or part of the name.
 */
export function parseSlug(slug: string): SuburbKeys[] {
  const [, name, postcode] = /^(.+)-(\d{4})$/.exec(slug) ?? [];
  const withPostcode = name && postcode ? parsed(name, postcode) : [];
  return [...withPostcode, ...parsed(slug, UNKNOWN_POSTCODE)];
}
