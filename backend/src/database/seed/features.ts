import type { Fact, Feature } from './bank/facts.ts';
import type { Shape } from './plan.ts';
import type { Rng } from './rng.ts';

/** One property while its facts are being settled; later rules may ask what earlier ones decided. */
interface Draft extends Shape {
  address: string;
  has: (fact: Fact) => boolean;
}

/** A feature and how likely a property has it, 0 to 1. */
type Rule = readonly [Feature, (draft: Draft) => number];

const yes = (condition: boolean) => (condition ? 1 : 0);
const maybe = (condition: boolean, probability: number) => (condition ? probability : 0);

const BUILDING: readonly Rule[] = [
  ['shared building', d => yes(['tower', 'lift block', 'walk-up'].includes(d.form))],
  ['tower', d => yes(d.form === 'tower')],
  ['lift', d => yes(d.form === 'tower' || d.form === 'lift block')],
  ['walk-up', d => yes(d.form === 'walk-up')],
  ['upper level', d => yes(d.level >= 3)],
  ['high up', d => yes(d.level >= 7)],
  ['neighbour above', d => yes(d.has('shared building') && d.level < d.levels)],
  ['roof above', d => yes(!d.has('neighbour above') && !d.has('tower'))],
  ['shared wall', d => yes(d.form !== 'house')],
  ['strata', d => yes(d.form !== 'house' && d.form !== 'terrace' && d.address.includes('/'))],
  ['building manager', d => maybe(d.form === 'tower', 0.8)],
  ['intercom', d => yes(d.has('lift')) + maybe(d.has('walk-up'), 0.3)],
  ['pool', d => maybe(d.form === 'tower', 0.6)],
  ['gym', d => maybe(d.has('pool'), 0.7)],
  ['cladding', d => maybe(d.form === 'tower' && d.buildYear >= 2005 && d.buildYear <= 2017, 0.35)],
  ['short stays', d => maybe(d.form === 'tower' && (d.has('holiday') || d.has('centre')), 0.5)],
  ['two storeys', d => yes(d.levels === 2 && !d.has('shared building'))],
];

const PARKING: readonly Rule[] = [
  ['no parking', d => yes(d.parkingSpaces === 0)],
  ['one space', d => yes(d.parkingSpaces === 1)],
  ['car space', d => yes(d.parkingSpaces > 0 && d.has('shared building'))],
  ['basement', d => yes(d.has('car space') && d.has('lift'))],
  ['stacker', d => maybe(d.has('basement') && d.buildYear >= 2012, 0.15)],
  ['open bay', d => yes(d.has('car space') && d.has('walk-up'))],
  ['storage cage', d => maybe(d.has('basement'), 0.7)],
  ['garage', d => maybe(d.parkingSpaces > 0 && !d.has('shared building'), 0.6)],
  [
    'driveway',
    d => yes(d.parkingSpaces > 0 && (d.form === 'house' || !d.has('strata')) && !d.has('car space')),
  ],
  ['carport', d => yes(d.form === 'house' && d.has('driveway') && !d.has('garage'))],
];

const INSIDE: readonly Rule[] = [
  ['renovated', d => maybe(d.buildYear < 1995, 0.38)],
  ['double glazing', d => maybe(d.buildYear >= 2010, d.has('cold') ? 0.8 : 0.4)],
  ['dishwasher', d => maybe(d.type !== 'studio', d.buildYear >= 1996 || d.has('renovated') ? 0.85 : 0.2)],
  ['bath', d => maybe(d.type !== 'studio', d.bedrooms >= 3 ? 0.8 : 0.35)],
  ['gas', d => maybe(!d.has('tropics'), d.buildYear < 2015 ? 0.6 : 0.35)],
  ['split system', d => (d.has('tropics') ? 0.95 : d.has('cold') ? 0.6 : 0.7)],
  ['no cooling', d => yes(!d.has('split system'))],
  ['solar', d => maybe(d.form === 'house', 0.3)],
  ['floorboards', d => maybe(true, d.buildYear < 1990 ? 0.65 : 0.35)],
  ['carpet', d => maybe(!d.has('tropics'), d.has('floorboards') ? 0.3 : 0.95)],
  ['fibre', d => maybe(true, d.buildYear >= 2012 ? 0.9 : 0.45)],
  ['copper', d => maybe(!d.has('fibre') && d.buildYear < 2010, 0.6)],
  ['second bathroom', d => yes(d.bathrooms > 1)],
  ['small second bedroom', d => maybe(d.bedrooms === 2 && d.form !== 'house', 0.45)],
  ['big second bedroom', d => maybe(d.bedrooms >= 2 && !d.has('small second bedroom'), 0.6)],
  ['borrowed light', d => maybe(d.form === 'tower' && d.type === 'apartment' && d.bedrooms <= 2, 0.2)],
];

const OUTSIDE: readonly Rule[] = [
  [
    'balcony',
    d => maybe(d.has('lift') || (d.has('walk-up') && d.level > 1), d.type === 'studio' ? 0.4 : 0.85),
  ],
  ['courtyard', d => maybe(d.form === 'unit' || d.form === 'townhouse' || d.form === 'terrace', 0.8)],
  ['yard', d => yes(d.form === 'house')],
  ['deck', d => maybe(d.form === 'house', 0.5)],
  ['on stumps', d => maybe(d.form === 'house' && d.buildYear < 1972, STUMPED[d.suburb.state] ?? 0)],
  ['main road', d => maybe(!d.address.endsWith('Lane'), 0.3)],
  ['quiet street', d => yes(!d.has('main road') && !d.has('short stays'))],
  ['building site', d => maybe(!d.has('high up'), 0.2)],
  ['near the line', d => maybe(d.has('train') && !d.has('high up'), 0.25)],
  ['shops below', d => maybe(d.has('lift') && d.has('main road') && d.buildYear >= 2000, 0.5)],
];

/** Share of older houses on timber or concrete stumps, by state; elsewhere they stand on slabs or brick. */
const STUMPED: Record<string, number> = { VIC: 0.9, QLD: 0.95, NSW: 0.4, TAS: 0.7, WA: 0.2 };

const ASPECTS: readonly Fact[] = ['north', 'south', 'west'];

/** Everything that is true of a property, settled once so that its reviews agree with each other. */
export function factsOf(shape: Shape, address: string, rng: Rng): ReadonlySet<Fact> {
  const facts = new Set<Fact>([shape.type, shape.suburb.state, ...shape.suburb.near]);
  const draft: Draft = { ...shape, address, has: fact => facts.has(fact) };
  for (const [feature, odds] of [...BUILDING, ...PARKING, ...INSIDE, ...OUTSIDE]) {
    if (rng.chance(odds(draft))) facts.add(feature);
  }
  if (facts.has('tropics')) facts.add('warm');
  if (rng.chance(0.75)) facts.add(rng.pick(ASPECTS));
  return facts;
}
