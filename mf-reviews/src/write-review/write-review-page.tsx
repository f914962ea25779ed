import { Container, LazyPart, lazily, Skeleton, Unavailable } from '@home-truths/platform/ui';
import { useState } from 'react';

/** The code of the page; it travels apart from the reviews of a home, which far more people ask for. */
export const loadWriteReview = lazily(() =>
  import('./write-review-screen.tsx').then(module => module.WriteReviewScreen),
);

const Waiting = () => (
  <Container py="8">
    <Skeleton minH="60vh" />
  </Container>
);

/** Write a Review. */
export function WriteReviewPage() {
  const [attempt, setAttempt] = useState(0);
  const failed = (
    <Container py="8">
      <Unavailable what="The form" onRetry={() => setAttempt(attempt + 1)} offerReload={attempt > 0} />
    </Container>
  );
  return <LazyPart key={attempt} load={loadWriteReview} props={{}} waiting={<Waiting />} failed={failed} />;
}
