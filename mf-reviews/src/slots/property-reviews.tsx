import type { SlotModule } from '@home-truths/platform/slots';
import { markedQuery, reviewsQuery } from '../queries.ts';
import { readListAddress } from '../reviews/list-address.ts';
import { ReviewList } from '../reviews/review-list.tsx';

/** Pages that are fetched before the list is drawn: as many a reader without script can open. */
const PAGES_AHEAD = 5;

/** Slot `property.reviews/v1`: the reviews of a home; sort and pages stand in the address. */
export default {
  Component: ReviewList,
  load({ queryClient, api }, { propertyId }, search) {
    const { sort, pages } = readListAddress(search);
    const wanted = Array.from({ length: Math.min(pages, PAGES_AHEAD) }, (_, index) => index + 1);
    return Promise.all([
      // the list can be read without it
      queryClient.prefetchQuery(markedQuery(api, propertyId)),
      ...wanted.map(page => queryClient.ensureQueryData(reviewsQuery(api, { propertyId, sort, page }))),
    ]);
  },
} satisfies SlotModule<'property.reviews/v1'>;
