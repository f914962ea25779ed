import { Container, LazyPart, Skeleton, Unavailable } from '@home-truths/platform/ui';
import { type ComponentType, type ReactNode, useState } from 'react';

interface LazySectionProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** The end of the message "We couldn’t load …". */
  what: string;
  fallback?: ReactNode;
  /** Wraps the message. */
  frame?: (message: ReactNode) => ReactNode;
  deferred?: () => boolean;
}

/** Offers Try again, after the second failure also to reload. */
export function LazySection<Props extends object>({ what, frame, ...part }: LazySectionProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  const message = (
    <Unavailable what={what} onRetry={() => setAttempt(attempt + 1)} offerReload={attempt > 0} />
  );
  return <LazyPart key={attempt} {...part} errorFallback={frame ? frame(message) : message} />;
}

export const PageSkeleton = () => (
  <Container py="8">
    <Skeleton minH="80vh" />
  </Container>
);

interface LazyPageProps {
  load: () => Promise<ComponentType>;
  what: string;
  deferred?: () => boolean;
}

export const LazyPage = ({ what, ...page }: LazyPageProps) => (
  <LazySection
    {...page}
    props={{}}
    what={what}
    fallback={<PageSkeleton />}
    frame={message => <Container py="8">{message}</Container>}
  />
);
