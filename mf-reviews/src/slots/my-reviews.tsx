import type { SlotModule } from '@home-truths/platform/slots';
import { MyReviews } from '../my-reviews/my-reviews.tsx';
import { myReviewsQuery, pagesToPreload } from '../queries.ts';
import { readListParams } from '../reviews/list-search-params.ts';

export default {
  Component: MyReviews,
  load({ queryClient, api }, { userId }, search) {
    const pages = pagesToPreload(readListParams(search).pages);
    return queryClient.ensureInfiniteQueryData({ ...myReviewsQuery(api, userId), pages });
  },
} satisfies SlotModule<'reviews.mine/v1'>;
