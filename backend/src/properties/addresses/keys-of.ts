import { BadRequestException } from '@nestjs/common';
import { canonicalText } from './address-tokens.ts';

/** An index entry has at most 2,704 bytes. The key is measured, since normalising may expand one letter to eighteen. */
export const MAX_KEY_BYTES = 400;

/** @throws BadRequestException if a key is empty or too long */
export const keysOf = ({ address, suburb }: { address: string; suburb: string }) => ({
  streetKey: keyOf(address, 'Property address', 'Enter a street number and name'),
  suburbKey: keyOf(suburb, 'Suburb', 'Enter a suburb'),
});

function keyOf(typed: string, label: string, messageIfEmpty: string) {
  const key = canonicalText(typed);
  if (!key) throw new BadRequestException(messageIfEmpty);
  if (Buffer.byteLength(key) > MAX_KEY_BYTES)
    throw new BadRequestException(`${label} is too long. Please shorten it`);
  return key;
}
