import { BadRequestException } from '@nestjs/common';
import { addressKey } from './address-tokens.ts';

/**
 * Measured in the key, since normalising may expand one letter to eighteen: an index entry may have at most 2,704
 * bytes.
 */
export const MAX_KEY_BYTES = 400;

/**
 * The keys of a property about to be written, as the entity will write them.
 * @throws BadRequestException when one is empty, as the text contained neither letter nor digit, or too long
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
