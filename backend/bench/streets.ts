import type { PropertyType } from '@home-truths/contract';
import { NAMES } from './names.ts';
import type { Rng } from './rng.ts';
import { weightedPicker } from './weighted-picker.ts';

/** Kinds of street with their frequency in per cent. */
const STREET_KINDS = {
  Street: 29,
  Court: 12,
  Road: 11,
  Avenue: 9,
  Place: 9,
  Drive: 5,
  Crescent: 4,
  Way: 4,
  Close: 4,
  Lane: 2.5,
  Grove: 1.2,
  Circuit: 1.1,
  Terrace: 0.9,
  Parade: 0.9,
  Boulevard: 0.6,
  Rise: 0.5,
};

/** Street names are Zipf-Mandelbrot with exponent 0.58 (measured over the 129,275 names of the capitals). */
const drawName = weightedPicker(
  NAMES,
  NAMES.map((_, rank) => (rank + 12) ** -0.58),
);
const drawKind = weightedPicker(Object.keys(STREET_KINDS), Object.values(STREET_KINDS));

/** The line of an address before the suburb: `14 Ashbury Street`, `5/14 Ashbury Street`, `1203/14 Ashbury Street`. */
export function streetLine(rng: Rng, type: PropertyType) {
  const number = 1 + Math.floor(rng.next() ** 1.7 * 220);
  const street = `${drawName(rng)} ${drawKind(rng)}`;
  if (type === 'house') return `${number}${rng.chance(0.04) ? 'A' : ''} ${street}`;
  const isTower = type === 'apartment' || type === 'studio';
  const unit = isTower ? rng.int(1, 20) * 100 + rng.int(1, 12) : rng.int(1, 9);
  return `${unit}/${number} ${street}`;
}
