import { Button, Card, Heading } from '@home-truths/platform/ui';

/** Shown where reviews could not be loaded. */
export const ReviewsFailed = ({ onRetry }: { onRetry(): void }) => (
  <Card p="6" role="status">
    <Heading as="h3" look="h3">
      We couldn’t load the reviews
    </Heading>
    <Button mt="4" look="outline" onClick={onRetry}>
      Try again
    </Button>
  </Card>
);
