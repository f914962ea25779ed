import { Container, LazyPart, Skeleton, Unavailable } from '@home-truths/platform/ui';
import { type ComponentType, useState } from 'react';

const PageSkeleton = () => (
  <Container py="8">
    <Skeleton minH="80vh" />
  </Container>
);

interface LazyPageProps {
  load: () => Promise<ComponentType>;
  /** The end of the message "We couldn’t load …". */
  label: string;
}

/** A page whose code or content is loaded lazily: rendered synchronously if it is loaded already. */
export function LazyPage({ load, label }: LazyPageProps) {
  const [attempt, setAttempt] = useState(0);
  const failed = (
    <Container py="8">
      <Unavailable what={`“${label}”`} onRetry={() => setAttempt(attempt + 1)} offerReload={attempt > 0} />
    </Container>
  );
  return <LazyPart key={attempt} load={load} props={{}} fallback={<PageSkeleton />} errorFallback={failed} />;
}
