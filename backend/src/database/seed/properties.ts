import type { PropertyType } from '@home-truths/contract';
import type { Suburb } from './bank/facts.ts';
import { STREETS } from './bank/streets.ts';
import { SUBURBS } from './bank/suburbs.ts';
import { describeProperty } from './descriptions.ts';
import { factsOf } from './features.ts';
import type { Form, PropertyPlan, Shape } from './plan.ts';
import { createRng, type Rng } from './rng.ts';

/** Eras in which each form was built, as first and last year. */
const ERAS: Record<Form, readonly (readonly [number, number])[]> = {
  tower: [
    [1998, 2006],
    [2007, 2014],
    [2012, 2021],
    [2015, 2021],
  ],
  'lift block': [
    [1996, 2006],
    [2007, 2014],
    [2013, 2021],
  ],
  'walk-up': [
    [1936, 1942],
    [1958, 1968],
    [1964, 1978],
    [1966, 1976],
    [1985, 2003],
  ],
  unit: [
    [1962, 1978],
    [1968, 1984],
    [1985, 1998],
  ],
  townhouse: [
    [1980, 1996],
    [1996, 2010],
    [2008, 2020],
  ],
  terrace: [
    [1885, 1905],
    [1900, 1915],
  ],
  house: [
    [1895, 1916],
    [1918, 1940],
    [1946, 1962],
    [1955, 1972],
    [1972, 1989],
    [1990, 2005],
    [2005, 2019],
  ],
};

function typeOfProperty(suburb: Suburb, rng: Rng): PropertyType {
  if (rng.chance(suburb.apartments)) {
    const type = rng.weighted(['apartment', 'unit', 'studio'] as const, each => SHARED_TYPES[each]);
    return type === 'unit' && suburb.builtFrom > LAST_UNITS ? 'apartment' : type;
  }
  return rng.chance(0.24) ? 'townhouse' : 'house';
}

const SHARED_TYPES = { apartment: 62, unit: 24, studio: 14 };
/** Blocks of single-storey units went out of fashion; suburbs newer than this have none. */
const LAST_UNITS = 1990;

function formOf(type: PropertyType, suburb: Suburb, rng: Rng): Form {
  if (type === 'house' || type === 'unit') return type;
  if (type === 'townhouse') return suburb.builtFrom <= 1905 && rng.chance(0.4) ? 'terrace' : 'townhouse';
  if (suburb.tallest >= 7 && rng.chance(0.15 + suburb.tallest / 40)) return 'tower';
  return suburb.builtFrom > 1990 || (suburb.tallest >= 4 && rng.chance(0.45)) ? 'lift block' : 'walk-up';
}

function buildYearOf(form: Form, suburb: Suburb, rng: Rng): number {
  const possible = ERAS[form].filter(([, last]) => last >= suburb.builtFrom);
  const [first, last] = rng.pick(possible.length > 0 ? possible : ERAS['lift block']);
  return rng.int(Math.max(first, suburb.builtFrom), last);
}

function levelsOf(form: Form, buildYear: number, suburb: Suburb, rng: Rng): number {
  if (form === 'tower') return rng.int(7, suburb.tallest);
  if (form === 'lift block') return rng.int(4, Math.min(6, Math.max(4, suburb.tallest)));
  if (form === 'walk-up') return rng.int(2, 3);
  if (form === 'house') return rng.chance(buildYear >= 1990 ? 0.5 : 0.12) ? 2 : 1;
  return form === 'unit' ? 1 : 2;
}

function bedroomsOf(type: PropertyType, rng: Rng): number {
  if (type === 'studio') return 1;
  if (type === 'house') return rng.weighted([2, 3, 4, 5], beds => [20, 48, 26, 6][beds - 2] ?? 0);
  if (type === 'townhouse') return rng.weighted([2, 3, 4], beds => [30, 55, 15][beds - 2] ?? 0);
  return rng.weighted([1, 2, 3], beds => [30, 57, 13][beds - 1] ?? 0);
}

function bathroomsOf(bedrooms: number, buildYear: number, rng: Rng): number {
  if (bedrooms === 1) return 1;
  const expected = bedrooms * (buildYear < 1980 ? 0.42 : 0.62) + rng.next() * 0.5;
  return Math.min(3, Math.max(1, Math.round(expected)));
}

function parkingOf(form: Form, type: PropertyType, bedrooms: number, suburb: Suburb, rng: Rng): number {
  const scarce = suburb.near.includes('inner') || suburb.near.includes('centre');
  if (form === 'terrace') return rng.chance(0.25) ? 1 : 0;
  if (type === 'studio') return rng.chance(0.35) ? 1 : 0;
  if (form === 'house') return rng.chance(scarce ? 0.25 : 0.02) ? 0 : rng.int(1, scarce ? 1 : 2);
  if (rng.chance(scarce ? 0.25 : 0.08)) return 0;
  return bedrooms >= 3 && rng.chance(0.5) ? 2 : 1;
}

function shapeProperty(rng: Rng): Shape {
  const suburb = rng.weighted(SUBURBS, each => each.weight);
  const type = typeOfProperty(suburb, rng);
  const form = formOf(type, suburb, rng);
  const buildYear = buildYearOf(form, suburb, rng);
  const levels = levelsOf(form, buildYear, suburb, rng);
  const level = levels > 1 && ['apartment', 'studio'].includes(type) ? rng.int(1, levels) : 1;
  const bedrooms = bedroomsOf(type, rng);
  const bathrooms = bathroomsOf(bedrooms, buildYear, rng);
  const parkingSpaces = parkingOf(form, type, bedrooms, suburb, rng);
  return { suburb, type, form, levels, level, buildYear, bedrooms, bathrooms, parkingSpaces };
}

function unitNumber({ form, type, level, levels }: Shape, rng: Rng): string {
  if (form === 'walk-up') return `${(level - 1) * 4 + rng.int(1, 4)}/`;
  if (type === 'apartment' || type === 'studio') return `${level * 100 + rng.int(1, levels > 12 ? 12 : 8)}/`;
  if (type === 'unit') return `${rng.int(1, 8)}/`;
  return form === 'townhouse' && rng.chance(0.75) ? `${rng.int(1, 9)}/` : '';
}

function streetNumber({ form }: Shape, rng: Rng): string {
  const number = 1 + Math.floor(rng.next() ** 1.6 * 180);
  if (form === 'house' && rng.chance(0.05)) return `${number}A`;
  const wide = form === 'tower' || form === 'lift block' || form === 'walk-up';
  return wide && rng.chance(0.2) ? `${number}-${number + 2 * rng.int(1, 3)}` : `${number}`;
}

function floorArea({ type, bedrooms, form }: Shape, rng: Rng): number {
  if (type === 'studio') return rng.int(24, 38);
  if (form === 'house') return 62 + bedrooms * 30 + rng.int(0, 40);
  if (form === 'terrace' || form === 'townhouse') return 52 + bedrooms * 24 + rng.int(0, 16);
  return 28 + bedrooms * 22 + rng.int(0, 16);
}

function landArea({ form, suburb }: Shape, floor: number, rng: Rng): number | null {
  if (form === 'terrace') return rng.int(90, 190);
  if (form !== 'house') return null;
  const block = suburb.near.includes('inner') ? rng.int(180, 420) : rng.int(380, 860);
  return Math.max(block, Math.round(floor * 1.3));
}

const inSquareMetres = (area: number | null) => (area === null ? null : `${area} sqm`);

function planProperty(address: string, shape: Shape, rng: Rng): PropertyPlan {
  const { suburb, type, bedrooms, bathrooms, parkingSpaces, buildYear } = shape;
  const facts = factsOf(shape, address, rng);
  const floor = floorArea(shape, rng);
  const propertySize = rng.chance(0.8) ? inSquareMetres(floor) : null;
  const landSize = inSquareMetres(landArea(shape, floor, rng));
  const description = rng.chance(0.5) ? describeProperty(shape, facts, rng) : null;
  const place = { address, suburb: suburb.name, state: suburb.state, postcode: suburb.postcode };
  const rooms = { propertyType: type, bedrooms, bathrooms, parkingSpaces, buildYear };
  return { property: { ...place, ...rooms, propertySize, landSize, description }, shape, facts };
}

/**
 * Homes on invented streets of real suburbs, no address twice.
 * @param count how many
 */
export function planProperties(count: number): PropertyPlan[] {
  const rng = createRng(6160);
  const used = new Set<string>();
  const plans: PropertyPlan[] = [];
  while (plans.length < count) {
    const shape = shapeProperty(rng);
    const address = `${unitNumber(shape, rng)}${streetNumber(shape, rng)} ${rng.pick(STREETS)}`;
    const key = `${address}, ${shape.suburb.name}`;
    if (used.has(key)) continue;
    used.add(key);
    plans.push(planProperty(address, shape, rng));
  }
  return plans;
}
