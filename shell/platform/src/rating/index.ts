// Averages of reviews and what is in them; bundled by each remote that shows them.

export { CommonIssues } from './common-issues.tsx';
export { oneDecimal, percentOf } from './numbers.ts';
export { PercentBar } from './percent-bar.tsx';
export { type RatedReviews, RatingOverview, RatingSpread } from './rating-overview.tsx';
export type { ReviewGroupProps } from './review-group.tsx';
export { groupsOfTags } from './tag-groups.ts';
