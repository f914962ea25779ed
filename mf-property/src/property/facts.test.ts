import { buildPropertyDetail } from './build-property-detail.ts';
import { factsOf } from './facts.tsx';

const textsOf = (facts: Parameters<typeof buildPropertyDetail>[0]) =>
  factsOf(buildPropertyDetail(facts)).map(({ text }) => text);

test('facts come in the order people expect, one in the singular', () => {
  expect(textsOf({ landSize: '300 sqm' })).toEqual([
    '2 bedrooms',
    '1 bathroom',
    '1 car space',
    'Built 2004',
    '82 sqm',
    'Land 300 sqm',
  ]);
});

test('what is not known is not shown', () => {
  expect(
    textsOf({ bedrooms: null, bathrooms: null, parkingSpaces: null, buildYear: null, propertySize: null }),
  ).toEqual([]);
});

test('a studio has no bedrooms to count, and no parking is a fact', () => {
  expect(textsOf({ bedrooms: 0, parkingSpaces: 0 }).slice(0, 2)).toEqual(['1 bathroom', 'No parking']);
});
