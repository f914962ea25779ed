import { Box } from '@home-truths/platform/ui';
import { Ad } from '@home-truths/platform/ui/ad';
import { Fragment, useEffect, useRef } from 'react';
import { type ReviewsWanted, useMarked, useReviews } from '../queries.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewSkeletons } from './review-skeletons.tsx';
import { ReviewsFailed } from './reviews-failed.tsx';

/** Moves the focus to the first title of a page that the person has asked for, once it is there. */
function useFocusOnArrival(wanted: boolean) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted) page.current?.querySelector('h3')?.focus({ preventScroll: true });
  }, [wanted]);
  return page;
}

interface ReviewPageProps {
  wanted: ReviewsWanted;
  /** The person has opened this page with Show more. */
  takesFocus: boolean;
}

/** Up to 20 reviews: loading, failed, or there; dimmed while another order is on its way. */
export function ReviewPage({ wanted, takesFocus }: ReviewPageProps) {
  const { data, isError, isPlaceholderData, refetch } = useReviews(wanted);
  const marked = useMarked(wanted.propertyId);
  const page = useFocusOnArrival(takesFocus && data !== undefined);
  if (!data) return isError ? <ReviewsFailed onRetry={() => void refetch()} /> : <ReviewSkeletons />;
  return (
    <Box
      ref={page}
      aria-busy={isPlaceholderData}
      opacity={isPlaceholderData ? 0.5 : 1}
      transition="opacity 120ms"
    >
      {data.rows.map((review, index) => (
        <Fragment key={review.id}>
          <ReviewCard review={review} isMarked={marked.includes(review.id)} />
          {wanted.page === 1 && index === 0 && (
            <Box mb="8">
              <Ad place="review-break" />
            </Box>
          )}
        </Fragment>
      ))}
    </Box>
  );
}
