import type { PropertyType } from '@home-truths/contract';
import { canonicalText } from '../src/properties/addresses/address-tokens.ts';
import type { Aggregates } from './aggregates.ts';
import { copyLine, SQL_NULL } from './copy.ts';
import { createPlacePicker, type Place } from './places.ts';
import type { Rng } from './rng.ts';
import { streetLine } from './streets.ts';
import { weightedPicker } from './weighted-picker.ts';

/** The columns of `property` that {@link propertyRows} fills. */
export const PROPERTY_COLUMNS = `address, suburb, state, postcode, property_type, bedrooms, bathrooms, parking_spaces,
  build_year, description, street_key, suburb_key, average_rating, review_count, rating_counts, lived_here_count,
  visited_count, owned_count, issue_tag_counts, issue_tags, last_reviewed_at`;

const TYPE_SHARES: Record<PropertyType, number> = {
  house: 0.62,
  apartment: 0.18,
  unit: 0.09,
  townhouse: 0.095,
  studio: 0.015,
};
const drawType = weightedPicker(Object.keys(TYPE_SHARES) as PropertyType[], Object.values(TYPE_SHARES));

const DESCRIPTION =
  'Light rooms, a kitchen that was redone a few years ago and a small yard that faces north. Close to shops and buses.';

interface Address extends Place {
  type: PropertyType;
  address: string;
  streetKey: string;
}

/** Addresses, each of them once. */
function* addresses(rng: Rng, properties: number): Generator<Address> {
  const drawPlace = createPlacePicker(rng, properties);
  const used = new Set<string>();
  while (used.size < properties) {
    const property = address(rng, drawPlace(rng));
    const key = [property.streetKey, property.suburbKey, property.state, property.postcode].join('|');
    if (used.has(key)) continue;
    used.add(key);
    yield property;
  }
}

function address(rng: Rng, place: Place): Address {
  const type = drawType(rng);
  const address = streetLine(rng, type);
  return { ...place, type, address, streetKey: canonicalText(address) };
}

/** Properties as lines for COPY; property number n, counted from 0, has the aggregates number n. */
export function* propertyRows(rng: Rng, properties: number, aggregates: Aggregates): Generator<string> {
  let index = 0;
  for (const property of addresses(rng, properties)) {
    const { address, suburb, state, postcode, type, streetKey, suburbKey } = property;
    const place = [address, suburb, state, postcode, type];
    yield copyLine([...place, ...featuresOf(rng), streetKey, suburbKey, ...aggregates.row(index++)]);
  }
}

const featuresOf = (rng: Rng) => [
  rng.int(1, 4),
  rng.int(1, 2),
  rng.int(0, 2),
  rng.int(1900, 2024),
  rng.chance(0.4) ? DESCRIPTION : SQL_NULL,
];
