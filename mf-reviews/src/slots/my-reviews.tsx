import type { SlotModule } from '@home-truths/platform/slots';
import { MyReviews } from '../my-reviews/my-reviews.tsx';
import { myReviewsQuery, pagesAhead } from '../queries.ts';
import { readListAddress } from '../reviews/list-address.ts';

/** Slot `reviews.mine/v1`: what a person wrote, to be changed and taken back. */
export default {
  Component: MyReviews,
  load({ queryClient, api }, { userId }, search) {
    const wanted = pagesAhead(readListAddress(search).pages);
    return Promise.all(wanted.map(page => queryClient.ensureQueryData(myReviewsQuery(api, userId, page))));
  },
} satisfies SlotModule<'reviews.mine/v1'>;
