import { LazyPart, lazyWithRetry, Text } from '@home-truths/platform/ui';
import { LazyGuestLink } from '../private-link/lazy-guest-link.tsx';
import { useOwnReview, useReviews } from '../queries.ts';
import { useFilter, useListSearchParams } from './list-search-params.ts';
import { ReviewList } from './review-list.tsx';

const loadOwnReview = lazyWithRetry(() =>
  import(/* webpackChunkName: "own" */ './own-review.tsx').then(module => module.OwnReview),
);

const OwnReviewFailed = () => (
  <Text role="alert" mb="6">
    We couldn’t load the buttons for your review. You can change it in My Reviews.
  </Text>
);

/** The reviews of a property, with the person's own one above them. */
export function PropertyReviews({ propertyId }: { propertyId: number }) {
  const [{ sort, pages }] = useListSearchParams();
  const ownReview = useOwnReview(propertyId);
  const list = useReviews({ propertyId, sort, filter: useFilter() }, pages);
  return (
    <ReviewList list={list} place={{ propertyId }} ownId={ownReview?.id}>
      <LazyGuestLink />
      {ownReview && (
        <LazyPart load={loadOwnReview} props={{ review: ownReview }} errorFallback={<OwnReviewFailed />} />
      )}
    </ReviewList>
  );
}
