import { LazySection } from '@home-truths/platform/page';
import { lazyWithRetry, useHydrating } from '@home-truths/platform/ui';
import { useState } from 'react';
import type { FigureBlock } from './drawn-figure.tsx';

/** Loads the code of figures, which a page from the server does not need. */
export const loadFigure = lazyWithRetry(() =>
  import('./drawn-figure.tsx').then(module => module.DrawnFigure),
);

/** Keeps a server-rendered figure as it is: React does not compare the content of an element with inner HTML. */
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
