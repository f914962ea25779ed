import type { PropertyDetail } from '@home-truths/platform/contract';

export type Months = NonNullable<PropertyDetail['ratingsByMonth']>;

const yearOf = ({ month }: Months[number]) => Number(month.slice(0, 4));

const monthsSinceYear0 = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

const toPercent = (fraction: number) => Math.round(fraction * 10_000) / 100;

const averageOf = (ratings: number[]) => ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;

/** Returns a dot for each review and a label for each year; `x` is in percent of the width. */
export function plotPositions(months: Months) {
  const firstMonth = monthsSinceYear0(months[0]?.month ?? '');
  const monthCount = monthsSinceYear0(months.at(-1)?.month ?? '') - firstMonth + 1;
  const dots = months.flatMap(({ month, ratings }) =>
    ratings.map((rating, index) => ({
      // spreads the reviews of a month over its width
      x: toPercent((monthsSinceYear0(month) - firstMonth + (index + 0.5) / ratings.length) / monthCount),
      rating,
    })),
  );
  const years = [...new Set(months.map(yearOf))].map(year => {
    const ratings = months.filter(month => yearOf(month) === year).flatMap(month => month.ratings);
    return {
      year,
      x: toPercent(Math.max(0, year * 12 - firstMonth) / monthCount),
      count: ratings.length,
      average: averageOf(ratings).toFixed(1),
    };
  });
  return { dots, years };
}
