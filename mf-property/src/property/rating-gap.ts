import { type PropertyDetail, type RatingHistory, RESIDENCIES } from '@home-truths/platform/contract';

const MIN_REVIEWS_PER_GROUP = 3;

const MIN_GAP_HUNDREDTHS = 70;

/** Averages are shown with one decimal, which a larger error would make wrong. */
const MAX_ERROR = 0.05;

export type RatedProperty = Pick<
  PropertyDetail,
  'averageRating' | 'reviewCount' | 'ratingSpread' | 'residencySplit' | 'residencyAverages'
>;

export type Recent = RatingHistory['recent'] | undefined;

/** Two groups that rate a property differently: residents and others, or recent and older reviews. */
export interface RatingGap {
  by: 'residency' | 'time';
  /** The average of residents or of recent reviews, then that of all others. */
  averages: [number, number];
}

/** The sum of the reviews' stars, which can be wrong by `error` stars. */
interface Group {
  count: number;
  stars: number;
  error: number;
}

/** For up to 100 reviews, only one sum of whole stars has this average of two decimals; for more, several may. */
function groupOf(count: number, average: string | null): Group {
  const stars = Number(average) * count;
  return count > 100 ? { count, stars, error: count / 200 } : { count, stars: Math.round(stars), error: 0 };
}

function gapOf(by: RatingGap['by'], group: Group, others: Group) {
  const averages: RatingGap['averages'] = [group.stars / group.count, others.stars / others.count];
  const errors = [group.error / group.count, others.error / others.count] as const;
  const isCertain =
    Math.min(group.count, others.count) >= MIN_REVIEWS_PER_GROUP && Math.max(...errors) <= MAX_ERROR;
  const leastGap = Math.abs(averages[0] - averages[1]) - errors[0] - errors[1];
  return { by, averages, gap: isCertain ? Math.round(leastGap * 100) : 0 };
}

/** Returns undefined while the stars of a group are not counted yet. */
function gapByResidency({ residencySplit: counts, residencyAverages: averages }: RatedProperty) {
  if (!averages || RESIDENCIES.some(each => counts[each] && !averages[each])) return undefined;
  const visitors = groupOf(counts.visited, averages.visited);
  const owners = groupOf(counts.owned, averages.owned);
  return gapOf('residency', groupOf(counts.lived_here, averages.lived_here), {
    count: visitors.count + owners.count,
    stars: visitors.stars + owners.stars,
    error: visitors.error + owners.error,
  });
}

function gapByTime(
  { ratingSpread, reviewCount }: RatedProperty,
  { reviewCount: recentCount, averageRating }: NonNullable<Recent>,
) {
  const recent = groupOf(recentCount, averageRating);
  const stars = ratingSpread.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return gapOf('time', recent, {
    count: reviewCount - recentCount,
    stars: stars - recent.stars,
    error: recent.error,
  });
}

/** Returns the larger gap, or undefined if neither is large enough. */
export function ratingGap(property: RatedProperty, recent: Recent): RatingGap | undefined {
  return [gapByResidency(property), recent && gapByTime(property, recent)]
    .filter(each => !!each)
    .filter(({ gap }) => gap >= MIN_GAP_HUNDREDTHS)
    .sort((a, b) => b.gap - a.gap)[0];
}
