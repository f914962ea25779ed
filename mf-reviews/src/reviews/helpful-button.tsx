import { markHelpful, type Review, reviewsOfProperty } from '@home-truths/platform/contract';
import { ApiError, type ApiResult, keyOf, useApi, useQueryClient } from '@home-truths/platform/data';
import { Button, chakra, toast } from '@home-truths/platform/ui';
import { ThumbsUp } from '@home-truths/platform/ui/icons';
import { useState } from 'react';
import { helpfulMarksQuery } from '../queries.ts';

type ReviewList = ApiResult<typeof reviewsOfProperty>;

/** Updater that replaces a review in a page of the list. */
const withReview = (review: Review) => (page: ReviewList | undefined) =>
  page && { ...page, rows: page.rows.map(row => (row.id === review.id ? review : row)) };

/** Marks a review as helpful; the count is the server's, and the property's reviews reload (decision 116). */
function useHelpful({ id, propertyId, helpfulCount }: Review) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const markReview = async () => {
    setPending(true);
    try {
      const updated = await api(markHelpful, { params: { id }, body: { count: helpfulCount + 1 } });
      const reviews = { queryKey: keyOf(reviewsOfProperty, { params: { id: propertyId } }) };
      const { queryKey } = helpfulMarksQuery(api, propertyId);
      queryClient.setQueryData(queryKey, (ids = []) => [...ids, id]);
      queryClient.setQueriesData(reviews, withReview(updated));
      // a response still in flight does not include this mark
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries(reviews);
    } catch (error) {
      const description = error instanceof ApiError ? error.detail : 'Please try again.';
      toast({ title: 'We couldn’t save that', description, kind: 'error' });
    } finally {
      setPending(false);
    }
  };
  return { isPending, markReview };
}

/** Without JavaScript, the button is inert and looks like plain text with the count. */
const NO_SCRIPT_STYLES = {
  '@media (scripting: none)': { pointerEvents: 'none', borderColor: 'transparent', px: '0' },
};

interface HelpfulButtonProps {
  review: Review;
  /** This person has marked the review before: the button stays pressed. */
  isMarked: boolean;
}

/** Marks a review as helpful, once per person; visitors can, too. It keeps the focus while it is disabled. */
export function HelpfulButton({ review, isMarked }: HelpfulButtonProps) {
  const { isPending, markReview } = useHelpful(review);
  return (
    <Button
      look="outline"
      css={NO_SCRIPT_STYLES}
      aria-pressed={isMarked}
      aria-disabled={isPending}
      onClick={() => isPending || isMarked || void markReview()}
    >
      <ThumbsUp size={18} /> Helpful
      {review.helpfulCount > 0 && (
        <chakra.span fontWeight="500" color="fg.muted">
          {review.helpfulCount}
        </chakra.span>
      )}
    </Button>
  );
}
