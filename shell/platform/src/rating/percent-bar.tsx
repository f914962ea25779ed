import { chakra } from '@home-truths/platform/ui';
import type { CSSProperties } from 'react';

const Track = chakra('span', {
  base: {
    h: '3',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'rating.track',
    forcedColorAdjust: 'none',
    _before: {
      content: '""',
      display: 'block',
      w: 'var(--percent)',
      h: 'full',
      borderRadius: 'full',
      bg: 'var(--bar, {colors.rating.spread})',
    },
  },
});

/** A parent may set its colour as `--bar`. */
export const PercentBar = ({ percent }: { percent: number }) => (
  <Track aria-hidden style={{ '--percent': `${percent}%` } as CSSProperties} />
);
