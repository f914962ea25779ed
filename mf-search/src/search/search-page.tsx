import { Container, LazyPart, lazyWithRetry, Skeleton, Unavailable } from '@home-truths/platform/ui';
import { useState } from 'react';

/** The code of the search page; split from the home page's, which is the more frequent landing page. */
export const loadSearch = lazyWithRetry(() =>
  import('./search-screen.tsx').then(module => module.SearchScreen),
);

const PageSkeleton = () => (
  <Container py="8">
    <Skeleton minH="60vh" />
  </Container>
);

/** The search page. */
export function SearchPage() {
  const [attempt, setAttempt] = useState(0);
  const failed = (
    <Container py="8">
      <Unavailable what="the search" onRetry={() => setAttempt(attempt + 1)} offerReload={attempt > 0} />
    </Container>
  );
  return (
    <LazyPart key={attempt} load={loadSearch} props={{}} fallback={<PageSkeleton />} errorFallback={failed} />
  );
}
