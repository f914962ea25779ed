import { beginsWithUnit } from './begins-with-unit.ts';

test.each([
  'Unit 5, 12 Smith St',
  'unit5, 12 Smith St',
  '5/12 Smith St',
  '5a / 12 Smith St',
  'Apt 3, 1 Bay Rd',
  'U5 12 Smith St',
  ' flat 2',
])('%j begins with a unit', address => {
  expect(beginsWithUnit(address)).toBe(true);
});

test.each(['12 Smith St', '12-14 Smith St', 'United Lane 4', 'Flatrock Rd 7', 'Upper St 5', ''])(
  '%j does not',
  address => {
    expect(beginsWithUnit(address)).toBe(false);
  },
);
