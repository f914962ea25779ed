import type { PropertyDetail, RatingHistory } from '@home-truths/platform/contract';

const MIN_REVIEWS_PER_GROUP = 3;

const MIN_GAP_HUNDREDTHS = 70;

export type RatedProperty = Pick<
  PropertyDetail,
  'averageRating' | 'reviewCount' | 'residencySplit' | 'residencyAverages'
>;

export type Recent = RatingHistory['recent'] | undefined;

/** Two groups that rate a property differently: residents and others, or recent and older reviews. */
export interface RatingGap {
  by: 'residency' | 'time';
  /** Of residents or recent reviews, then of all others. */
  averages: [number, number];
}

/** Ratings are whole stars, so the rounded average times the count is their exact sum. */
function gapOf(by: RatingGap['by'], all: RatedProperty, count: number, average: string) {
  const sum = Math.round(Number(average) * count);
  const otherCount = all.reviewCount - count;
  const otherSum = Math.round(Number(all.averageRating) * all.reviewCount) - sum;
  const averages: RatingGap['averages'] = [sum / count, otherSum / otherCount];
  const gap = Math.round(Math.abs(averages[0] - averages[1]) * 100);
  return { by, averages, gap: Math.min(count, otherCount) < MIN_REVIEWS_PER_GROUP ? 0 : gap };
}

/** Returns the larger gap, or undefined if neither is large enough. */
export function ratingGap(property: RatedProperty, recent: Recent): RatingGap | undefined {
  const livedHere = property.residencyAverages?.lived_here;
  const gaps = [
    ...(livedHere ? [gapOf('residency', property, property.residencySplit.lived_here, livedHere)] : []),
    ...(recent ? [gapOf('time', property, recent.reviewCount, recent.averageRating)] : []),
  ];
  return gaps.filter(({ gap }) => gap >= MIN_GAP_HUNDREDTHS).sort((a, b) => b.gap - a.gap)[0];
}
