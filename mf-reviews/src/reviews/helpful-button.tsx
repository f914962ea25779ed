import {
  markedReviews,
  markHelpful,
  type Review,
  reviewsOfBuilding,
  reviewsOfProperty,
} from '@home-truths/platform/contract';
import {
  ApiError,
  type ApiResult,
  type InfiniteData,
  keyOf,
  useQueryClient,
  useWrite,
} from '@home-truths/platform/data';
import { Button, chakra, toast } from '@home-truths/platform/ui';
import { ThumbsUp } from '@home-truths/platform/ui/icons';

type ReviewPages = InfiniteData<ApiResult<typeof reviewsOfProperty>>;

const showError = (error: Error) =>
  toast({
    title: 'We couldn’t save that',
    description: error instanceof ApiError && !error.isUnexplained ? error.detail : 'Please try again.',
    kind: 'error',
  });

const replaceReview = (review: Review) => (list: ReviewPages | undefined) =>
  list && {
    ...list,
    pages: list.pages.map(page => ({
      ...page,
      rows: page.rows.map(row => (row.id === review.id ? { ...row, ...review } : row)),
    })),
  };

/** Marks a review as helpful and shows the reply in all cached lists, before these are fetched again. */
function useHelpful({ id, propertyId, helpfulCount }: Review) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useWrite(markHelpful, {
    onSuccess(updated) {
      queryClient.setQueriesData<number[]>({ queryKey: keyOf(markedReviews) }, (ids = []) => [...ids, id]);
      for (const queryKey of [
        keyOf(reviewsOfProperty, { params: { id: propertyId } }),
        keyOf(reviewsOfBuilding),
      ])
        queryClient.setQueriesData({ queryKey }, replaceReview(updated));
    },
    onError: showError,
  });
  // the server ignores `count`, an agreed field (shell/docs/decisions/agreed-texts.md)
  const vote = () => mutate({ input: { params: { id }, body: { count: helpfulCount + 1 } } });
  return { isPending, vote };
}

export const ACTION_STYLE = { px: '3', color: 'fg.muted', textStyle: 'meta', fontWeight: '600' } as const;

const STYLES = {
  _pressed: { bg: 'brand.subtle', color: 'brand.fg' },
  // without JavaScript the button does nothing and looks like plain text with the count
  '@media (scripting: none)': { pointerEvents: 'none' },
};

interface HelpfulButtonProps {
  review: Review;
  hasVoted: boolean;
}

/** Uses `aria-disabled`, because a button that is `disabled` loses the focus. */
export function HelpfulButton({ review, hasVoted }: HelpfulButtonProps) {
  const { isPending, vote } = useHelpful(review);
  return (
    <Button
      look="ghost"
      {...ACTION_STYLE}
      css={STYLES}
      aria-pressed={hasVoted}
      aria-disabled={isPending}
      onClick={() => isPending || hasVoted || vote()}
    >
      <ThumbsUp size={18} /> Helpful
      {review.helpfulCount > 0 && <chakra.span fontWeight="500">{review.helpfulCount}</chakra.span>}
    </Button>
  );
}
