import type { Property } from '@home-truths/platform/contract';

type Rated = Pick<Property, 'averageRating' | 'reviewCount'>;

/** The average with one decimal, as it is shown: `3.4`. */
export const averageText = ({ averageRating }: Rated) => Number(averageRating).toFixed(1);

/** `3.4 out of 5.0`, or the text for a property without reviews (decision 112). */
export const ratingText = (property: Rated) =>
  property.reviewCount === 0 ? 'No reviews yet' : `${averageText(property)} out of 5.0`;

/** The share of all reviews that a count is, in percent. */
export const shareOf = (count: number, all: number) => Math.round((count / Math.max(all, 1)) * 100);

/** Five rows, five stars first, each with its share of all reviews in percent. */
export function spreadRows(ratingSpread: number[]) {
  const all = ratingSpread.reduce((sum, count) => sum + count, 0);
  return ratingSpread
    .map((count, index) => ({ stars: index + 1, count, share: shareOf(count, all) }))
    .reverse();
}
