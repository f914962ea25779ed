import { LazyPart, lazily, Unavailable } from '@home-truths/platform/ui';
import { useState, useSyncExternalStore } from 'react';
import type { FigureBlock } from './drawn-figure.tsx';

/** The code of tables, plots and timelines: the server and pages that are drawn in the browser need it. */
export const loadFigure = lazily(() => import('./drawn-figure.tsx').then(module => module.DrawnFigure));

const never = () => () => {};

/** Whether this is the first drawing of a page that came from the server. */
const useHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );

/**
 * A table, plot or timeline. What the server drew stays as it is, without a script: React leaves what is within an
 * element whose markup is given, and does not compare it.
 */
export function Figure({ block }: { block: FigureBlock }) {
  const isHydrating = useHydrating();
  const [isDrawn] = useState(isHydrating);
  const [attempt, setAttempt] = useState(0);
  if (isDrawn) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; the markup of the server is kept
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  const failed = (
    <Unavailable
      what={`“${block.caption}”`}
      onRetry={() => setAttempt(attempt + 1)}
      offerReload={attempt > 0}
    />
  );
  return (
    <div>
      <LazyPart key={attempt} load={loadFigure} props={{ block }} failed={failed} />
    </div>
  );
}
