import { Box, Button, Card, Heading, Skeleton, Stack, VisuallyHidden } from '@home-truths/platform/ui';
import type { useReviews } from '../queries.ts';

const ReviewsFailed = ({ onRetry }: { onRetry(): void }) => (
  <Card p="6" role="status">
    <Heading as="h3" look="h3">
      We couldn’t load the reviews
    </Heading>
    <Button mt="4" look="outline" onClick={onRetry}>
      Try again
    </Button>
  </Card>
);

const ReviewSkeleton = () => (
  <Stack py="5" gap="3" borderTopWidth="1px" aria-hidden>
    <Skeleton w="60%" h="6" />
    <Skeleton w="40%" h="5" />
    <Skeleton maxW="measure" h="20" />
  </Stack>
);

const ReviewSkeletons = () => (
  <Box>
    <VisuallyHidden role="status">Loading reviews</VisuallyHidden>
    <ReviewSkeleton />
    <ReviewSkeleton />
    <ReviewSkeleton />
  </Box>
);

type MissingPageProps = Pick<ReturnType<typeof useReviews>, 'error' | 'nextPage' | 'retry'> & {
  pages: unknown[] | undefined;
};

/** Shows placeholders or a failure in the place of the page of reviews that is not loaded. */
export function MissingPage({ pages, error, nextPage, retry }: MissingPageProps) {
  if (nextPage === 'failed' || (!pages && error)) return <ReviewsFailed onRetry={retry} />;
  return !pages || nextPage === 'loading' ? <ReviewSkeletons /> : null;
}
