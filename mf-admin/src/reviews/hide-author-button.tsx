import type { AdminReview } from '@home-truths/platform/contract';
import { Box, TextButton } from '@home-truths/platform/ui';
import type { WhichReviews } from './use-review-visibility.tsx';

interface HideAuthorButtonProps {
  review: AdminReview;
  confirmHiding(what: { title: string; which: WhichReviews }): void;
}

/** Hides all reviews of who wrote one, with an account or without; it says no more about who that is. */
export const HideAuthorButton = ({ review, confirmHiding }: HideAuthorButtonProps) =>
  review.visibility !== 'deleted' && (
    <Box>
      <TextButton
        minH="11"
        aria-haspopup="dialog"
        aria-label={`Hide all by this author: ${review.title}`}
        onClick={() =>
          confirmHiding({ title: 'Hide all reviews by this author?', which: { authorOf: review.id } })
        }
      >
        Hide all by this author
      </TextButton>
    </Box>
  );
