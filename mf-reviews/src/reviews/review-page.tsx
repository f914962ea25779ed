import { Box, type Elements } from '@home-truths/platform/ui';
import { Ad, RENTER_GUIDE } from '@home-truths/platform/ui/ad';
import { Fragment } from 'react';
import { type ListedReview, type ReviewSubject, useHelpfulVotes } from '../queries.ts';
import { ReviewCard } from './review-card.tsx';
import { useFocusOnLoad } from './use-focus-on-load.ts';

interface ReviewPageProps {
  subject: ReviewSubject;
  reviews: ListedReview[];
  isFirst: boolean;
  isOutdated: boolean;
  ownId: number | undefined;
  renderHeader: ((review: ListedReview) => Elements) | undefined;
  /** True if the visitor opened this page with Show more. */
  shouldFocus: boolean;
}

export function ReviewPage(props: ReviewPageProps) {
  const { subject, reviews, isFirst, isOutdated, ownId, renderHeader, shouldFocus } = props;
  const votedIds = useHelpfulVotes(subject);
  const page = useFocusOnLoad('h3', shouldFocus);
  return (
    <Box ref={page} aria-busy={isOutdated} opacity={isOutdated ? 0.5 : 1} transition="opacity 120ms">
      {reviews.map((review, index) => (
        <Fragment key={review.id}>
          <ReviewCard review={review} hasVoted={votedIds.includes(review.id)} isOwn={review.id === ownId}>
            {renderHeader?.(review)}
          </ReviewCard>
          {isFirst && index === 0 && (
            <Box mb="5">
              <Ad placement="review-break" fallbackAd={RENTER_GUIDE} />
            </Box>
          )}
        </Fragment>
      ))}
    </Box>
  );
}
