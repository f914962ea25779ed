import { differencesOf } from '../console/conflict-panel.tsx';
import { EMPTY_PROPERTY, PROPERTY_LABELS, toPropertyBody } from './property-values.ts';

test('what is left empty is sent as null, numbers as numbers, an apartment unless said otherwise', () => {
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

test('what is no number is left to the contract to refuse', () => {
  expect(toPropertyBody({ ...EMPTY_PROPERTY, bedrooms: 'two' }, []).bedrooms).toBeNaN();
});

test('a conflict names the fields that differ, and only those', () => {
  const theirs = { ...EMPTY_PROPERTY, bedrooms: '3', description: 'Quiet' };
  expect(
    differencesOf(PROPERTY_LABELS, theirs, { ...EMPTY_PROPERTY, bedrooms: '2', description: 'Quiet' }),
  ).toEqual([{ label: 'Bedrooms', theirs: '3', mine: '2' }]);
});
