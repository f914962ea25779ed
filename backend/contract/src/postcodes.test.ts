import { isPostcodeInState } from './postcodes.ts';

test.each([
  ['2026', 'NSW'],
  ['1235', 'NSW'],
  ['2600', 'ACT'],
  ['2619', 'NSW'],
  ['0200', 'ACT'],
  ['3053', 'VIC'],
  ['8001', 'VIC'],
  ['4000', 'QLD'],
  ['9726', 'QLD'],
  ['5000', 'SA'],
  ['6160', 'WA'],
  ['7000', 'TAS'],
  ['0800', 'NT'],
  ['0872', 'WA'],
  ['0872', 'SA'],
  ['2620', 'ACT'],
  ['2620', 'NSW'],
  ['4383', 'NSW'],
  ['3644', 'NSW'],
  ['0000', 'NSW'],
  ['0000', 'NT'],
] as const)('%s is in %s', (postcode, state) => {
  expect(isPostcodeInState(postcode, state)).toBe(true);
});

test.each([
  ['6160', 'NSW'],
  ['2000', 'VIC'],
  ['2600', 'VIC'],
  ['2601', 'NSW'],
  ['3000', 'NSW'],
  ['0872', 'NSW'],
  ['0199', 'ACT'],
  ['0500', 'NT'],
] as const)('%s is not in %s', (postcode, state) => {
  expect(isPostcodeInState(postcode, state)).toBe(false);
});
