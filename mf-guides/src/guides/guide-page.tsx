import { Container, LazyPart, lazily, Skeleton, Unavailable } from '@home-truths/platform/ui';
import { type ComponentType, useState } from 'react';
import { GuideArticle } from './guide-article.tsx';
import type { GuideEntry } from './library.ts';

const Waiting = () => (
  <Container py="8">
    <Skeleton minH="80vh" />
  </Container>
);

/** Fetches the words of a guide, once, as a part that draws them. */
export const pageOf = ({ load }: GuideEntry) =>
  lazily(async () => {
    const guide = await load();
    return () => <GuideArticle guide={guide} />;
  });

/** The page of a guide: drawn at once where its words have been fetched. */
export function GuidePage({ load }: { load: () => Promise<ComponentType> }) {
  const [attempt, setAttempt] = useState(0);
  const failed = (
    <Container py="8">
      <Unavailable what="This guide" onRetry={() => setAttempt(attempt + 1)} offerReload={attempt > 0} />
    </Container>
  );
  return <LazyPart key={attempt} load={load} props={{}} waiting={<Waiting />} failed={failed} />;
}
