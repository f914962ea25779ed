import { STATES, type State } from '@home-truths/contract';
import { canonicalText } from '../src/properties/addresses/address-tokens.ts';
import { NAMES } from './names.ts';
import type { Rng } from './rng.ts';
import SUBURBS from './suburbs.json' with { type: 'json' };
import { weightedPicker } from './weighted-picker.ts';

/** A suburb to put properties into. */
export interface Place {
  suburb: string;
  suburbKey: string;
  state: State;
  postcode: string;
}

/** Each state's share of the people, its first postcode, and how many postcodes follow it. */
const STATE_FACTS: Record<State, { share: number; from: number; postcodes: number }> = {
  NSW: { share: 0.314, from: 2000, postcodes: 600 },
  VIC: { share: 0.257, from: 3000, postcodes: 690 },
  QLD: { share: 0.205, from: 4000, postcodes: 430 },
  WA: { share: 0.111, from: 6000, postcodes: 330 },
  SA: { share: 0.072, from: 5000, postcodes: 330 },
  TAS: { share: 0.021, from: 7000, postcodes: 110 },
  ACT: { share: 0.017, from: 2600, postcodes: 20 },
  NT: { share: 0.009, from: 800, postcodes: 30 },
};

const NAME_PATTERNS = [
  'Upper #',
  'Lower #',
  '# Heights',
  '# Park',
  '# Beach',
  'North #',
  '# South',
  'Mount #',
  'Port #',
  'St #',
  ...Array<string>(30).fill('#'),
];

/** Real ones have 15,000 with 12 million dwellings; a million properties is a good part of the denser ones. */
const PROPERTIES_PER_SUBURB = 125;

/** Dwellings per suburb are log-normal (median 8.26, sigma 0.82 on the log scale, fitted to 321 suburbs of Melbourne). */
const drawSize = (rng: Rng) => Math.exp(8.26 + rng.normal() * 0.82);
const URBAN_SHARE = 0.35;
const RURAL_SIZE_FACTOR = 0.055;

const drawState = weightedPicker(
  STATES,
  STATES.map(state => STATE_FACTS[state].share),
);

const place = (suburb: string, state: State, postcode: string): Place => ({
  suburb,
  suburbKey: canonicalText(suburb),
  state,
  postcode,
});

function inventedPlace(rng: Rng) {
  const state = drawState(rng);
  const { from, postcodes } = STATE_FACTS[state];
  const name = rng.pick(NAME_PATTERNS).replace('#', rng.pick(NAMES));
  return place(name, state, String(from + rng.int(0, postcodes - 1)).padStart(4, '0'));
}

/** Suburbs for so many properties: those of the demonstration, all in town, and invented ones. Draws one by its size. */
export function createPlacePicker(rng: Rng, properties: number): (rng: Rng) => Place {
  const known = (SUBURBS as [string, State, string][]).map(known => place(...known));
  const wanted = Math.max(Math.round(properties / PROPERTIES_PER_SUBURB) - known.length, 0);
  const all = [...known, ...Array.from({ length: wanted }, () => inventedPlace(rng))];
  const sizes = all.map(
    (_, index) => drawSize(rng) * (index < known.length || rng.chance(URBAN_SHARE) ? 1 : RURAL_SIZE_FACTOR),
  );
  return weightedPicker(all, sizes);
}
