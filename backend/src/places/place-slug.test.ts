import { suburbSlug } from '@home-truths/contract';
import { canonicalText } from '../properties/addresses/address-tokens.ts';
import { parseSlug } from './place-slug.ts';

test.each([
  ['Richmond', '3121'],
  ['Mount Isa', '4825'],
  ['O’Connor', '2602'],
  ['Saint Kilda East', '3183'],
  ['Town of 1770', '4677'],
  ['Dee-Why', '2099'],
  ['St. Marys (North)', '2760'],
  ['Ü', '0800'],
  ['Flat Rock', '2464'],
  ['Richmond', '0000'],
  ['Unit 5 Flats', '0000'],
])('the path of %s %s leads back to it', (suburb, postcode) => {
  expect(parseSlug(suburbSlug({ suburb, postcode }))).toContainEqual({
    suburbKey: canonicalText(suburb),
    postcode,
  });
});

test('what is no name means nothing', () => {
  for (const slug of ['', '-', '---', '😀']) expect(parseSlug(slug)).toEqual([]);
});
