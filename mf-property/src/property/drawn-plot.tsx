import { Box, LazyPart } from '@home-truths/platform/ui';
import { useState, useSyncExternalStore } from 'react';
import { loadRatingPlot } from './late-parts.ts';
import type { Months } from './plot.ts';

const never = () => () => {};

/** Leaves what the server drew as it is: React does not look into it while it takes a page over. */
const AS_DRAWN = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

const SIZE = { mt: '6', minH: '12rem' };

/** Ratings over time. Its code comes only where the browser has to draw it: not for a page that the server drew. */
export function DrawnPlot({ months }: { months: Months }) {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );
  const [drawn] = useState(isFromServer && months);
  if (drawn === months) return <Box key="drawn" {...SIZE} {...AS_DRAWN} />;
  return (
    <Box key="drawing" {...SIZE}>
      <LazyPart load={loadRatingPlot} props={{ months }} failed={null} />
    </Box>
  );
}
