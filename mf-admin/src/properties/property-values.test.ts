import { differencesOf } from '../console/conflict-panel.tsx';
import { EMPTY_PROPERTY, PROPERTY_LABELS, toPropertyBody } from './property-values.ts';

test('empty fields are sent as null, numbers as numbers, and the default type is an apartment', () => {
  const body = toPropertyBody(
    { ...EMPTY_PROPERTY, address: '9 Quokka St', bedrooms: ' 2 ', landSize: ' 120 sqm ' },
    [],
  );
  expect(body).toMatchObject({
    address: '9 Quokka St',
    propertyType: 'apartment',
    bedrooms: 2,
    bathrooms: null,
    buildYear: null,
    description: null,
    landSize: '120 sqm',
  });
});

test('a conflict names the fields that differ, and only those', () => {
  const theirs = { ...EMPTY_PROPERTY, bedrooms: '3', description: 'Quiet' };
  expect(
    differencesOf(PROPERTY_LABELS, theirs, { ...EMPTY_PROPERTY, bedrooms: '2', description: 'Quiet' }),
  ).toEqual([{ label: 'Bedrooms', theirs: '3', mine: '2' }]);
});
