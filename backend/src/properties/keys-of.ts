import { BadRequestException } from '@nestjs/common';
import { addressKey } from './address-tokens.ts';

/**
 * The limit of a key's bytes, since an index entry has at most 2,704. The key is measured, because normalising may
 * expand one letter to eighteen.
 */
export const MAX_KEY_BYTES = 400;

/**
 * Returns the keys that the entity will write for a property.
 * @throws BadRequestException if one is too long, or empty because the text has neither letter nor digit
 */
export const keysOf = ({ address, suburb }: { address: string; suburb: string }) => ({
  streetKey: keyOf(address, 'Enter a street number and name', 'Property address'),
  suburbKey: keyOf(suburb, 'Enter a suburb', 'Suburb'),
});

function keyOf(typed: string, missing: string, label: string) {
  const key = addressKey(typed);
  if (!key) throw new BadRequestException(missing);
  if (Buffer.byteLength(key) > MAX_KEY_BYTES)
    throw new BadRequestException(`${label} is too long. Please shorten it`);
  return key;
}
