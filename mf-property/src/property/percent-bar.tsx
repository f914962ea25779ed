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
      w: 'var(--share)',
      h: 'full',
      borderRadius: 'full',
      bg: 'rating.on',
    },
  },
});

/** A share of all reviews as a bar; its number is shown beside it. */
export const ShareBar = ({ share }: { share: number }) => (
  <Track aria-hidden style={{ '--share': `${share}%` } as CSSProperties} />
);
