import type { Property } from '@home-truths/platform/contract';

type Rated = Pick<Property, 'averageRating' | 'reviewCount'>;

/** A decimal with one digit, as averages are shown: `3.4`. */
export const oneDecimal = (average: string) => Number(average).toFixed(1);

/** The average as it is shown. */
export const averageText = ({ averageRating }: Pick<Rated, 'averageRating'>) => oneDecimal(averageRating);

/** `3.4 out of 5.0`, or the text for a property without reviews (decision 112). */
export const ratingText = (property: Rated) =>
  property.reviewCount === 0 ? 'No reviews yet' : `${averageText(property)} out of 5.0`;

/** What percentage of all reviews a count is. */
export const percentOf = (count: number, total: number) => Math.round((count / Math.max(total, 1)) * 100);

/** Five rows, five stars first, each with its percentage of all reviews. */
export function distributionRows(ratingSpread: number[]) {
  const total = ratingSpread.reduce((sum, count) => sum + count, 0);
  return ratingSpread
    .map((count, index) => ({ stars: index + 1, count, percent: percentOf(count, total) }))
    .reverse();
}
