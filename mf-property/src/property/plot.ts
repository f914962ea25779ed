import type { PropertyDetail } from '@home-truths/platform/contract';

export type Months = NonNullable<PropertyDetail['ratingsByMonth']>;

const yearOf = ({ month }: Months[number]) => Number(month.slice(0, 4));

/** Months since year 0. */
const monthIndex = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

const toPercent = (fraction: number) => Math.round(fraction * 1e4) / 100;

const averageOf = (ratings: number[]) => ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;

/** Returns a dot for each review and a label for each year; `x` is in percent of the width. */
export function plotPositions(months: Months) {
  const first = monthIndex(months[0]?.month ?? '');
  const width = monthIndex(months.at(-1)?.month ?? '') - first + 1;
  const dots = months.flatMap(({ month, ratings }) =>
    ratings.map((rating, index) => ({
      x: toPercent((monthIndex(month) - first + (index + 0.5) / ratings.length) / width),
      rating,
    })),
  );
  const years = [...new Set(months.map(yearOf))].map(year => {
    const ratings = months.filter(month => yearOf(month) === year).flatMap(month => month.ratings);
    return {
      year,
      x: toPercent(Math.max(0, year * 12 - first) / width),
      count: ratings.length,
      average: averageOf(ratings).toFixed(1),
    };
  });
  return { dots, years };
}
