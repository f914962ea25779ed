import type { State } from './rules.ts';

/** Ranges of postcodes that Australia Post assigns to states. */
const RANGES: Record<State, readonly (readonly [first: number, last: number])[]> = {
  NSW: [
    [1000, 2599],
    [2619, 2899],
    [2921, 2999],
  ],
  ACT: [
    [200, 299],
    [2600, 2618],
    [2900, 2920],
  ],
  VIC: [
    [3000, 3999],
    [8000, 8999],
  ],
  QLD: [
    [4000, 4999],
    [9000, 9999],
  ],
  SA: [[5000, 5999]],
  WA: [[6000, 6999]],
  TAS: [[7000, 7999]],
  NT: [[800, 999]],
};

/** Postcodes of another state's range that this state's places have (Localities: GeoNames, CC BY 3.0). */
const SHARED_POSTCODES: Partial<Record<State, readonly string[]>> = {
  NSW: ['2611', '2618', '3500', '3644', '3691', '3707', '4377', '4380', '4383', '4385'],
  ACT: ['2540', '2620'],
  SA: ['0872'],
  WA: ['0872'],
  NT: ['4825'],
};

/** The postcode of an address without one. */
export const UNKNOWN_POSTCODE = '0000';

export const isPostcodeInState = (postcode: string, state: State) =>
  postcode === UNKNOWN_POSTCODE ||
  RANGES[state].some(([first, last]) => Number(postcode) >= first && Number(postcode) <= last) ||
  (SHARED_POSTCODES[state]?.includes(postcode) ?? false);
