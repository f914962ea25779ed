import type { SlotModule } from '@home-truths/platform/slots';
import { helpfulVotesQuery, ownReviewQuery, pagesToPreload, reviewsQuery } from '../queries.ts';
import { readFilter, readListParams } from '../reviews/list-search-params.ts';
import { PropertyReviews } from '../reviews/property-reviews.tsx';

export default {
  Component: PropertyReviews,
  load({ queryClient, api, session }, { propertyId }, search) {
    const { sort, pages } = readListParams(search);
    const filter = readFilter(search);
    const { user } = session.getState();
    return Promise.all([
      // a failure of the first two does not affect the list
      queryClient.prefetchQuery(helpfulVotesQuery(api, { propertyId })),
      user && queryClient.prefetchQuery(ownReviewQuery(api, user.id, propertyId)),
      queryClient.ensureInfiniteQueryData({
        ...reviewsQuery(api, { propertyId, sort, filter }),
        pages: pagesToPreload(pages),
      }),
    ]);
  },
} satisfies SlotModule<'property.reviews/v1'>;
