import { Box, LazyPart } from '@home-truths/platform/ui';
import { useState, useSyncExternalStore } from 'react';
import { loadRatingPlot } from './late-chunks.ts';
import type { Months } from './plot.ts';

const subscribeToNothing = () => () => {};

/** Preserves the server-rendered HTML: React does not compare it during hydration. */
const KEEP_SERVER_HTML = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

const SIZE = { mt: '6', minH: '12rem' };

/** Ratings over time. Its chunk is fetched only where the browser has to render it, not for a server-rendered page. */
export function LazyRatingPlot({ months }: { months: Months }) {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => typeof document !== 'undefined',
  );
  const [serverRendered] = useState(isHydrating && months);
  if (serverRendered === months) return <Box key="server" {...SIZE} {...KEEP_SERVER_HTML} />;
  return (
    <Box key="browser" {...SIZE}>
      <LazyPart load={loadRatingPlot} props={{ months }} errorFallback={null} />
    </Box>
  );
}
