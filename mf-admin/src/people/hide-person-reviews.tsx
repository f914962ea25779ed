import type { AdminPerson } from '@home-truths/platform/contract';
import { Box, Button } from '@home-truths/platform/ui';
import { VisibilityNotices } from '../reviews/review-visibility.tsx';
import { useReviewVisibility } from '../reviews/use-review-visibility.tsx';

export function HidePersonReviews({ person }: { person: AdminPerson }) {
  const visibility = useReviewVisibility();
  const hideAll = () =>
    visibility.confirmHiding({ title: 'Hide all reviews by this person?', which: { userId: person.id } });
  return (
    <Box mt="3">
      <VisibilityNotices {...visibility} />
      {person.reviews.visible > 0 && (
        <Button look="outline" aria-haspopup="dialog" onClick={hideAll}>
          Hide all reviews
        </Button>
      )}
    </Box>
  );
}
