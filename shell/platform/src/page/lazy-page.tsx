import { Container, Skeleton } from '@home-truths/platform/ui';
import type { ComponentType } from 'react';
import { LazySection } from './lazy-section.tsx';

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
}

/** A page whose code or content is loaded lazily: rendered synchronously if it is loaded already. */
export const LazyPage = ({ load, what }: LazyPageProps) => (
  <LazySection
    load={load}
    props={{}}
    what={what}
    fallback={<PageSkeleton />}
    frame={message => <Container py="8">{message}</Container>}
  />
);
