import { Box } from '@home-truths/platform/ui';
import { Ad, RENTER_GUIDE } from '@home-truths/platform/ui/ad';
import { Fragment } from 'react';
import { type ReviewPageParams, useHelpfulMarks, useReviews } from '../queries.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewSkeletons } from './review-skeletons.tsx';
import { ReviewsFailed } from './reviews-failed.tsx';
import { useFocusOnLoad } from './use-focus-on-load.ts';

interface ReviewPageProps {
  params: ReviewPageParams;
  /** The review that this person wrote. */
  ownId: number | undefined;
  /** The person has opened this page with Show more. */
  shouldFocus: boolean;
}

/** Up to 20 reviews: loading, failed or loaded; dimmed while another order is loading. */
export function ReviewPage({ params, ownId, shouldFocus }: ReviewPageProps) {
  const { data, isError, isPlaceholderData, refetch } = useReviews(params);
  const helpfulIds = useHelpfulMarks(params.propertyId);
  const list = useFocusOnLoad('h3', shouldFocus && data !== undefined);
  if (!data) return isError ? <ReviewsFailed onRetry={() => void refetch()} /> : <ReviewSkeletons />;
  return (
    <Box
      ref={list}
      aria-busy={isPlaceholderData}
      opacity={isPlaceholderData ? 0.5 : 1}
      transition="opacity 120ms"
    >
      {data.rows.map((review, index) => (
        <Fragment key={review.id}>
          <ReviewCard review={review} isMarked={helpfulIds.includes(review.id)} isOwn={review.id === ownId} />
          {params.page === 1 && index === 0 && (
            <Box mb="8">
              <Ad placement="review-break" fallbackAd={RENTER_GUIDE} />
            </Box>
          )}
        </Fragment>
      ))}
    </Box>
  );
}
