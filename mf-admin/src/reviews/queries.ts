import { type AdminReview, listAdminReviews, type Visibility } from '@home-truths/platform/contract';
import { type Api, keyOf } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { type Filters, readFilters, type SelectFilter } from '../console/filters.ts';
import { type AdminList, pagesOf, ROWS_PER_PAGE, rowsQuery } from '../console/rows-query.ts';

export const REVIEW_FILTER: SelectFilter<Visibility | 'all'> = {
  name: 'visibility',
  label: 'Visibility',
  options: { visible: 'On the site', hidden: 'Hidden', deleted: 'Deleted', all: 'All reviews' },
  defaultOption: 'visible',
};

/** The reviews that match the filters, newest first. */
export function reviewsList(api: Api, { q, option }: Filters<Visibility | 'all'>): AdminList<AdminReview> {
  const query = { q: q || undefined, visibility: option === 'all' ? undefined : option };
  return {
    key: keyOf(listAdminReviews, { query }),
    fetchPage: ({ before }, options) =>
      api(listAdminReviews, { query: { ...query, before, limit: ROWS_PER_PAGE } }, options),
  };
}

/** Prefetches the reviews of a URL; a failure is shown in their place. */
export const prefetchReviews = ({ api, queryClient }: Ctx, params: URLSearchParams) => {
  const filters = readFilters(params, REVIEW_FILTER);
  return queryClient.prefetchInfiniteQuery({
    ...rowsQuery(reviewsList(api, filters)),
    pages: pagesOf(filters.shown),
  });
};
