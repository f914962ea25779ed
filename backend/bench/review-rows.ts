import { ISSUE_TAG_NAMES, RESIDENCIES } from '@home-truths/contract';
import { array, copyLine, SQL_NULL } from './copy.ts';
import type { GeneratedReviews } from './generated-reviews.ts';
import type { Rng } from './rng.ts';

/** The columns of `review` that {@link reviewRows} fills. */
export const REVIEW_COLUMNS = `property_id, user_id, residency_status, rating, title, content, issues_tags,
  is_verified, helpful_count, is_anonymous, created_at`;

const SUBJECTS =
  'bathroom kitchen balcony laundry garage stairwell bedroom hallway roof fence driveway courtyard lift intercom oven heater'.split(
    ' ',
  );
const PREDICATES =
  'leaks in heavy rain|was fixed within the week|still rattles at night|needs a coat of paint|was replaced before we moved in|is bigger than the photos|gets the afternoon sun|smells of damp in winter|was out of order for a month|is spotless'.split(
    '|',
  );
const PHRASES = SUBJECTS.flatMap(subject => PREDICATES.map(predicate => `The ${subject} ${predicate}.`));

/** Harsh reviews are longer. */
const PHRASES_BY_RATING = [0, 9, 7, 5, 4, 3];

/** A step that never meets the same account twice for one property: it is prime. */
const ACCOUNT_STEP = 104_729;

/** Reviews as lines for COPY, oldest first, so that ids grow with dates. */
export function* reviewRows(
  rng: Rng,
  drawn: GeneratedReviews,
  properties: number,
  accounts: number,
): Generator<string> {
  const reviewCounts = new Uint32Array(properties);
  for (let review = 0; review < drawn.property.length; review++) {
    const property = drawn.property[review] as number;
    const earlierReviews = reviewCounts[property] as number;
    reviewCounts[property] = earlierReviews + 1;
    yield reviewRow(
      rng,
      drawn,
      review,
      rng.chance(0.7) ? authorOf(property, earlierReviews, accounts) : SQL_NULL,
    );
  }
}

const authorOf = (property: number, earlierReviews: number, accounts: number) =>
  1 + ((property + earlierReviews * ACCOUNT_STEP) % accounts);

function reviewRow(rng: Rng, drawn: GeneratedReviews, review: number, author: number | string) {
  const rating = drawn.rating[review] as number;
  const phrases = contentOf(rng, rating);
  return copyLine([
    (drawn.property[review] as number) + 1,
    author,
    RESIDENCIES[drawn.residency[review] as number] as string,
    rating,
    (phrases[0] as string).slice(0, -1),
    phrases.join(' '),
    array(ISSUE_TAG_NAMES.filter((_, tag) => (drawn.tags[review] as number) & (1 << tag))),
    rng.chance(0.3) ? 't' : 'f',
    Math.floor(rng.next() ** 4 * 60),
    rng.chance(0.38) ? 't' : 'f',
    drawn.dateOf(review),
  ]);
}

function contentOf(rng: Rng, rating: number) {
  const length = Math.max(2, Math.floor((PHRASES_BY_RATING[rating] as number) * (0.5 + rng.next())));
  return Array.from({ length }, () => rng.pick(PHRASES));
}
