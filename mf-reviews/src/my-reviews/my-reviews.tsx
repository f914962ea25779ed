import { ApiError } from '@home-truths/platform/data';
import { ButtonLink, Card, Heading, Stack, Text } from '@home-truths/platform/ui';
import { PenLine } from '@home-truths/platform/ui/icons';
import { useMyReviews } from '../queries.ts';
import { ReviewSkeletons } from '../reviews/review-skeletons.tsx';
import { ReviewsFailed } from '../reviews/reviews-failed.tsx';
import { MyReviewCard } from './my-review-card.tsx';

const None = () => (
  <Card p={{ base: '5', md: '8' }}>
    <Heading as="h2">No reviews yet</Heading>
    <Text mt="3" maxW="measure" color="fg.muted">
      You know something about the homes you lived in that no listing tells. Write it down for the next
      person.
    </Text>
    <ButtonLink mt="6" to="/write-review">
      <PenLine size={18} /> Write Your First Review
    </ButtonLink>
  </Card>
);

/** What a person wrote, newest first; nothing once the session is over (spec section 7). */
export function MyReviews({ userId }: { userId: number }) {
  const { data: reviews, error, refetch } = useMyReviews(userId);
  if (error instanceof ApiError && error.status === 401) return null;
  if (!reviews) return error ? <ReviewsFailed onRetry={() => void refetch()} /> : <ReviewSkeletons />;
  if (reviews.length === 0) return <None />;
  return (
    <Stack gap="5">
      {reviews.map(review => (
        <MyReviewCard key={review.id} review={review} />
      ))}
    </Stack>
  );
}
