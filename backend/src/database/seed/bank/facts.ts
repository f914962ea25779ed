import type { PropertyType, State } from '@home-truths/contract';

/** What lies near every home of a suburb. `water` is a river, harbour or foreshore to walk along. */
type Nearby =
  | 'train'
  | 'tram'
  | 'ferry'
  | 'beach'
  | 'water'
  | 'river'
  | 'inner'
  | 'centre'
  | 'regional'
  | 'uni'
  | 'hospital'
  | 'market'
  | 'flight path'
  | 'holiday';

/** `tropics` is also `warm`; a suburb with neither `warm` nor `cold` has mild winters. */
type Climate = 'tropics' | 'warm' | 'cold';

/** What is true of the building, the block or the street of one home. */
export type Feature =
  | 'shared building'
  | 'lift'
  | 'tower'
  | 'walk-up'
  | 'upper level'
  | 'high up'
  | 'neighbour above'
  | 'shared wall'
  | 'strata'
  | 'building manager'
  | 'intercom'
  | 'storage cage'
  | 'basement'
  | 'stacker'
  | 'car space'
  | 'open bay'
  | 'garage'
  | 'driveway'
  | 'carport'
  | 'one space'
  | 'no parking'
  | 'pool'
  | 'gym'
  | 'balcony'
  | 'courtyard'
  | 'yard'
  | 'deck'
  | 'two storeys'
  | 'roof above'
  | 'on stumps'
  | 'renovated'
  | 'dishwasher'
  | 'bath'
  | 'gas'
  | 'split system'
  | 'no cooling'
  | 'solar'
  | 'floorboards'
  | 'carpet'
  | 'double glazing'
  | 'cladding'
  | 'fibre'
  | 'copper'
  | 'north'
  | 'south'
  | 'west'
  | 'main road'
  | 'quiet street'
  | 'building site'
  | 'near the line'
  | 'shops below'
  | 'short stays'
  | 'small second bedroom'
  | 'big second bedroom'
  | 'second bathroom'
  | 'borrowed light';

/** Anything a sentence may require of the home it speaks of. */
export type Fact = PropertyType | State | Nearby | Climate | Feature;

/** A suburb as the seed knows it. */
export interface Suburb {
  name: string;
  state: State;
  postcode: string;
  /** Share of homes in shared buildings, 0 to 1. */
  apartments: number;
  /** How many homes it gets, relative to the others. */
  weight: number;
  /** Levels of its tallest residential building. */
  tallest: number;
  /** Earliest build year that is believable there. */
  builtFrom: number;
  /** Weekly rent of an ordinary two-bedroom home, in dollars. */
  rent: number;
  near: readonly (Nearby | Climate)[];
}
