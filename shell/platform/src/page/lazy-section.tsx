import { Container, LazyPart, Skeleton, Unavailable } from '@home-truths/platform/ui';
import { type ComponentType, type ReactNode, useState } from 'react';

interface LazySectionProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** The end of the message "We couldn’t load …". */
  what: string;
  /** Shown while the code is loading. */
  fallback?: ReactNode;
  /** Surrounds the message. */
  frame?: (message: ReactNode) => ReactNode;
  /** See `LazyPart`. */
  deferred?: () => boolean;
}

/** A section whose code is loaded lazily. Where that fails it offers Try again, from the second time on to reload. */
export function LazySection<Props extends object>({ what, frame, ...part }: LazySectionProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  const message = (
    <Unavailable what={what} onRetry={() => setAttempt(attempt + 1)} offerReload={attempt > 0} />
  );
  return <LazyPart key={attempt} {...part} errorFallback={frame ? frame(message) : message} />;
}

/** Shown while a page or its data is loading. */
export const PageSkeleton = () => (
  <Container py="8">
    <Skeleton minH="80vh" />
  </Container>
);

interface LazyPageProps {
  load: () => Promise<ComponentType>;
  /** The end of the message "We couldn’t load …". */
  what: string;
  /** See `LazyPart`. */
  deferred?: () => boolean;
}

/** A page whose code or content is loaded lazily: rendered synchronously if it is loaded already. */
export const LazyPage = ({ what, ...page }: LazyPageProps) => (
  <LazySection
    {...page}
    props={{}}
    what={what}
    fallback={<PageSkeleton />}
    frame={message => <Container py="8">{message}</Container>}
  />
);
