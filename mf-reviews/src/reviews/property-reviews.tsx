import { useApi, useQuery } from '@home-truths/platform/data';
import { LazyPart, lazyWithRetry, Text } from '@home-truths/platform/ui';
import { LazySentReview, useSentReview } from '../private-link/lazy-sent-review.tsx';
import { propertyQuery, useOwnReview, useReviews } from '../queries.ts';
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

export function PropertyReviews({ propertyId }: { propertyId: number }) {
  const [{ sort, pages }] = useListSearchParams();
  const ownReview = useOwnReview(propertyId);
  const list = useReviews({ propertyId, sort, filter: useFilter() }, pages);
  // only from the cache: the property's page has loaded it
  const property = useQuery({ ...propertyQuery(useApi(), propertyId), enabled: false }).data;
  const sent = useSentReview();
  // the review that was just sent is above the list
  const others = list.pages?.map(page => ({ ...page, rows: page.rows.filter(({ id }) => id !== sent?.id) }));
  return (
    <ReviewList
      list={{ ...list, pages: others }}
      subject={{ propertyId }}
      totals={property}
      ownId={ownReview?.id}
    >
      {sent && (
        <LazySentReview
          {...sent}
          propertyId={propertyId}
          review={list.pages?.flatMap(({ rows }) => rows).find(({ id }) => id === sent.id)}
        />
      )}
      {ownReview && (
        <LazyPart load={loadOwnReview} props={{ review: ownReview }} errorFallback={<OwnReviewFailed />} />
      )}
    </ReviewList>
  );
}
