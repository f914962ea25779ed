import { markHelpful, type Review, reviewsOfProperty } from '@home-truths/platform/contract';
import { ApiError, type ApiResult, keyOf, useApi, useQueryClient } from '@home-truths/platform/data';
import { Button, chakra, toast } from '@home-truths/platform/ui';
import { ThumbsUp } from '@home-truths/platform/ui/icons';
import { useState } from 'react';
import { markedQuery } from '../queries.ts';

type ReviewList = ApiResult<typeof reviewsOfProperty>;

/** Updater that replaces a review in a page of the list. */
const withReview = (review: Review) => (page: ReviewList | undefined) =>
  page && { ...page, rows: page.rows.map(row => (row.id === review.id ? review : row)) };

/** Marks a review as helpful; the count is the server's, and the property's reviews reload (decision 116). */
function useHelpful({ id, propertyId, helpfulCount }: Review) {
  const api = useApi();
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const mark = async () => {
    setPending(true);
    try {
      const fresh = await api(markHelpful, { params: { id }, body: { count: helpfulCount + 1 } });
      const reviews = { queryKey: keyOf(reviewsOfProperty, { params: { id: propertyId } }) };
      const { queryKey } = markedQuery(api, propertyId);
      queries.setQueryData(queryKey, (ids = []) => [...ids, id]);
      queries.setQueriesData(reviews, withReview(fresh));
      // a response still in flight does not include this mark
      void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries(reviews);
    } catch (error) {
      const description = error instanceof ApiError ? error.detail : 'Please try again.';
      toast({ title: 'We couldn’t save that', description, kind: 'error' });
    } finally {
      setPending(false);
    }
  };
  return { isPending, mark };
}

/** Without JavaScript, the button is inert and looks like plain text with the count. */
const WITHOUT_SCRIPT = {
  '@media (scripting: none)': { pointerEvents: 'none', borderColor: 'transparent', px: '0' },
};

interface HelpfulButtonProps {
  review: Review;
  /** This person has marked the review before: the button stays pressed. */
  isMarked: boolean;
}

/** Marks a review as helpful, once per person; visitors can, too. It keeps the focus while it is disabled. */
export function HelpfulButton({ review, isMarked }: HelpfulButtonProps) {
  const { isPending, mark } = useHelpful(review);
  return (
    <Button
      look="outline"
      css={WITHOUT_SCRIPT}
      aria-pressed={isMarked}
      aria-disabled={isPending}
      onClick={() => isPending || isMarked || void mark()}
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
