import { LazySection } from '@home-truths/platform/page';
import { lazyWithRetry, useHydrating } from '@home-truths/platform/ui';
import { useState } from 'react';
import type { FigureBlock } from './drawn-figure.tsx';

/** The code of tables, plots and timelines: needed on the server and by pages that are rendered in the browser. */
export const loadFigure = lazyWithRetry(() =>
  import('./drawn-figure.tsx').then(module => module.DrawnFigure),
);

/**
 * A table, plot or timeline. Server-rendered HTML is preserved and not hydrated: React does not compare the content of
 * an element whose inner HTML is set.
 */
export function Figure({ block }: { block: FigureBlock }) {
  const isHydrating = useHydrating();
  const [isServerRendered] = useState(isHydrating);
  if (isServerRendered) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; the server's markup is preserved
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <div>
      <LazySection load={loadFigure} props={{ block }} what={`“${block.caption}”`} />
    </div>
  );
}
