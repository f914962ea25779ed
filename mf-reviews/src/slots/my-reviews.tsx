import type { SlotModule } from '@home-truths/platform/slots';
import { MyReviews } from '../my-reviews/my-reviews.tsx';
import { myReviewsQuery } from '../queries.ts';

/** Slot `reviews.mine/v1`: what a person wrote, to be changed and taken back. */
export default {
  Component: MyReviews,
  load: ({ queryClient, api }, { userId }) => queryClient.ensureQueryData(myReviewsQuery(api, userId)),
} satisfies SlotModule<'reviews.mine/v1'>;
