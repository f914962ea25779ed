import { type AdminReview, listAdminReviews, type Visibility } from '@home-truths/platform/contract';
import { type Api, keyOf } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { type Choices, type Filters, readFilters } from '../console/filters.ts';
import { type AdminList, rowsQuery, STEP } from '../console/rows-query.ts';

export const REVIEW_CHOICES: Choices<Visibility | 'all'> = {
  name: 'visibility',
  label: 'Visibility',
  options: { visible: 'On the site', hidden: 'Hidden', deleted: 'Deleted', all: 'All reviews' },
  defaultChoice: 'visible',
};

/** The reviews that match the filters, newest first. */
export function reviewsList(api: Api, { q, choice }: Filters<Visibility | 'all'>): AdminList<AdminReview> {
  const query = { q: q || undefined, visibility: choice === 'all' ? undefined : choice };
  return {
    key: keyOf(listAdminReviews, { query }),
    next: (known, options) =>
      api(listAdminReviews, { query: { ...query, before: known.at(-1)?.id, limit: STEP } }, options),
  };
}

/** Prefetches the reviews of a URL; a failure is shown in their place. */
export const prepareReviews = ({ api, queryClient }: Ctx, params: URLSearchParams) => {
  const filters = readFilters(params, REVIEW_CHOICES);
  return queryClient.prefetchQuery(rowsQuery(reviewsList(api, filters), filters.shown));
};
