import { hasUnit } from './has-unit.ts';

const PLACE = ', Bondi, NSW 2026';

test.each([
  'Unit 5, 12 Smith St',
  'unit5, 12 Smith St',
  '5/12 Smith St',
  '5a / 12 Smith St',
  'Apt 3, 1 Bay Rd',
  'U5 12 Smith St',
  'Level 3, 12 Smith St',
  'Penthouse, 12 Smith St',
  'The Residences, 5/12 Smith St',
  '12 Smith St Unit 5',
  '12 Smith St, Apt 5',
])('%j has a unit, with or without its suburb', line => {
  expect(hasUnit(line)).toBe(true);
  expect(hasUnit(line + PLACE)).toBe(true);
});

test.each([
  '12 Smith St',
  '12-14 Smith St',
  '12A Smith St',
  'No 12 Smith St',
  'Lot 5 Smith Rd',
  'Smith House, 12 Smith St',
  '1 Level Crossing Rd',
  'United Lane 4',
  'Flatrock Rd 7',
  'Upper St 5',
  '',
])('%j has none', line => {
  expect(hasUnit(line)).toBe(false);
  expect(hasUnit(line + PLACE)).toBe(false);
});

test('while it is typed, a unit is seen with the first number', () => {
  expect([' flat', ' flat 2', '5/', '5/1'].map(hasUnit)).toEqual([false, true, false, true]);
});
