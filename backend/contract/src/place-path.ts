import { plainLetters } from './plain-letters.ts';
import { UNKNOWN_POSTCODE } from './postcodes.ts';
import type { State } from './rules.ts';

export const STATE_NAMES: Record<State, string> = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  SA: 'South Australia',
  WA: 'Western Australia',
  TAS: 'Tasmania',
  NT: 'Northern Territory',
  ACT: 'Australian Capital Territory',
};

export const statePath = (state: string) => `/suburb/${state.toLowerCase()}`;

/** Returns the last part of a suburb's path: `st-kilda-3182`, or `st-kilda` without a known postcode. */
export const suburbSlug = ({ suburb, postcode }: { suburb: string; postcode: string }) => {
  const tokens = plainLetters(suburb).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...tokens, ...(postcode === UNKNOWN_POSTCODE ? [] : [postcode])].join('-');
};

/** Returns the path of a suburb's page, such as `/suburb/vic/richmond-3121`. */
export const placePath = ({ suburb, state, postcode }: { suburb: string; state: string; postcode: string }) =>
  `${statePath(state)}/${encodeURIComponent(suburbSlug({ suburb, postcode }))}`;

/** The fewest reviews and reviewed properties from which averages, spread and shares of a place are shown. */
export const PLACE_MINIMUM = { reviews: 5, properties: 3 } as const;
