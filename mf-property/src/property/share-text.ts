import { isProblem, type PropertyDetail } from '@home-truths/platform/contract';
import { reviewsText } from '@home-truths/platform/ui/property';
import { averageText } from './rating.ts';
import { type Recent, ratingGap } from './rating-gap.ts';

export function shareText(property: PropertyDetail, recent: Recent) {
  if (property.reviewCount === 0) return undefined;
  const gap = ratingGap(property, recent);
  const [first, second] = gap?.averages.map(average => average.toFixed(1)) ?? [];
  const problems = property.issueTagCounts.filter(({ tag }) => isProblem(tag)).slice(0, 3);
  return [
    `${averageText(property)} from ${reviewsText(property.reviewCount)}.`,
    gap?.by === 'residency' && `People who lived here: ${first}, others: ${second}.`,
    gap?.by === 'time' && `Last 2 years: ${first}, before: ${second}.`,
    problems.length > 0 && `Most named: ${problems.map(({ tag }) => tag.toLowerCase()).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
