import type { SlotModule } from '@home-truths/platform/slots';
import { buildingReviewsQuery, helpfulVotesQuery, latestReviewsQuery, pagesToPreload } from '../queries.ts';
import { BuildingReviews } from '../reviews/building-reviews.tsx';
import { readFilter, readListParams } from '../reviews/list-search-params.ts';

export default {
  Component: BuildingReviews,
  load({ queryClient, api }, { buildingId, brief }, search) {
    const { sort, pages } = readListParams(search);
    return Promise.all([
      // optional: a failure does not affect the list
      queryClient.prefetchQuery(helpfulVotesQuery(api, { buildingId })),
      brief
        ? queryClient.ensureInfiniteQueryData(latestReviewsQuery(api, buildingId))
        : queryClient.ensureInfiniteQueryData({
            ...buildingReviewsQuery(api, { buildingId, sort, filter: readFilter(search) }),
            pages: pagesToPreload(pages),
          }),
    ]);
  },
} satisfies SlotModule<'building.reviews/v1'>;
