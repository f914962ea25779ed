import { Box, Button, Card, Heading } from '@home-truths/platform/ui';
import { Ad } from '@home-truths/platform/ui/ad';
import { Fragment, useEffect, useRef } from 'react';
import { type ReviewsWanted, useMarked, useReviews } from '../queries.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewSkeletons } from './review-skeletons.tsx';

/** Moves the focus to the first title of a page that the person has asked for, once it is there. */
function useFocusOnArrival(wanted: boolean) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted) page.current?.querySelector('h3')?.focus({ preventScroll: true });
  }, [wanted]);
  return page;
}

const Failed = ({ onRetry }: { onRetry(): void }) => (
  <Card p="6" role="status">
    <Heading as="h3" look="h3">
      Reviews did not load
    </Heading>
    <Button mt="4" look="outline" onClick={onRetry}>
      Try again
    </Button>
  </Card>
);

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
  if (!data) return isError ? <Failed onRetry={() => void refetch()} /> : <ReviewSkeletons />;
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
          {wanted.page === 1 && index === 0 && <Ad place="review-break" />}
        </Fragment>
      ))}
    </Box>
  );
}
