import { ISSUE_TAG_NAMES } from '@home-truths/contract';
import type { Rng } from './rng.ts';

/** Reviews in the order of their dates, as columns of numbers: three million of them are 24 MB. */
export interface GeneratedReviews {
  /** Number of the property, from 0. */
  property: Uint32Array;
  rating: Uint8Array;
  /** Index into the residencies. */
  residency: Uint8Array;
  /** One bit for each tag. */
  tags: Uint16Array;
  dateOf: (review: number) => string;
}

const FIRST_DAY = Date.UTC(2021, 0, 1);
const LAST_DAY = Date.UTC(2026, 0, 1);

const SHARE_WITHOUT_REVIEWS = 0.42;
/** The tail of reviews per property: Pareto, cut so that the most reviewed property of a million has some 1,800. */
const PARETO_EXPONENT = -1 / 1.25;
const MAX_WEIGHT = 1_500;

/** Draws everything about the reviews but their text. */
export function generateReviews(rng: Rng, properties: number, reviews: number): GeneratedReviews {
  const property = shuffledProperties(rng, properties, reviews);
  const quality = Float32Array.from({ length: properties }, () => clamp(3.35 + rng.normal() * 0.8, 1.1, 4.9));
  const rating = new Uint8Array(reviews);
  const residency = new Uint8Array(reviews);
  const tags = new Uint16Array(reviews);
  for (let review = 0; review < reviews; review++) {
    rating[review] = drawRating(rng, quality[property[review] as number] as number);
    residency[review] = rng.chance(0.68) ? 0 : rng.chance(0.62) ? 1 : 2;
    tags[review] = drawTags(rng);
  }
  const step = (LAST_DAY - FIRST_DAY) / reviews;
  return {
    property,
    rating,
    residency,
    tags,
    dateOf: review => new Date(FIRST_DAY + review * step).toISOString(),
  };
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));

/**
 * The property of each review: 42 % of properties have none, the median has one, one in a hundred has thirty or more.
 */
function shuffledProperties(rng: Rng, properties: number, reviews: number) {
  const weight = () =>
    rng.chance(SHARE_WITHOUT_REVIEWS) ? 0 : Math.min(MAX_WEIGHT, (1 - rng.next()) ** PARETO_EXPONENT);
  const weights = Float64Array.from({ length: properties }, weight);
  const total = weights.reduce((sum, value) => sum + value, 0);
  const property = new Uint32Array(reviews);
  let sum = 0;
  for (let index = 0, review = 0; index < properties; index++) {
    sum += weights[index] as number;
    const end = Math.round((sum / total) * reviews);
    while (review < end) property[review++] = index;
  }
  return shuffle(rng, property);
}

function shuffle(rng: Rng, values: Uint32Array) {
  for (let index = values.length - 1; index > 0; index--) {
    const other = rng.int(0, index);
    const swapped = values[index] as number;
    values[index] = values[other] as number;
    values[other] = swapped;
  }
  return values;
}

/** People are harsh or delighted more often than lukewarm. */
function drawRating(rng: Rng, quality: number) {
  const rating = clamp(Math.round(quality + rng.normal() * 1.05), 1, 5);
  if (rating === 2 && rng.chance(0.35)) return 1;
  return rating === 4 && rng.chance(0.3) ? 5 : rating;
}

function drawTags(rng: Rng) {
  const tag = () => 1 << rng.int(0, ISSUE_TAG_NAMES.length - 1);
  return rng.chance(0.55) ? tag() | tag() : tag();
}
