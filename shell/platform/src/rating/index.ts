// Each remote that shows averages bundles this module.

export { CommonIssues } from './common-issues.tsx';
export { oneDecimal, percentOf } from './numbers.ts';
export { PercentBar } from './percent-bar.tsx';
export { type RatedReviews, RatingOverview, RatingSpread } from './rating-overview.tsx';
export type { ReviewGroupProps } from './review-group.tsx';
export { groupsOfTags } from './tag-groups.ts';
