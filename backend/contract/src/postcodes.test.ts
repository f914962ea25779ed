import { isPostcodeInState } from './postcodes.ts';

test.each([
  ['NSW', '2026 1235 2619 2620 4383 3644 0000', '6160 2601 3000 0872'],
  ['ACT', '2600 0200 2620', '0199'],
  ['VIC', '3053 8001', '2000 2600'],
  ['QLD', '4000 9726', ''],
  ['SA', '5000 0872', ''],
  ['WA', '6160 0872', ''],
  ['TAS', '7000', ''],
  ['NT', '0800 0000', '0500'],
] as const)('%s has the postcodes %s, and not %s', (state, inside, outside) => {
  for (const [postcodes, isInside] of [
    [inside, true],
    [outside, false],
  ] as const)
    for (const postcode of postcodes.split(' ').filter(Boolean))
      expect([postcode, isPostcodeInState(postcode, state)]).toEqual([postcode, isInside]);
});
