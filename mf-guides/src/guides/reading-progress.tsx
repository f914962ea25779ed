import { chakra } from '@home-truths/platform/ui';
import type { RefObject } from 'react';
import { useReadProgress } from './use-read-progress.ts';

/** A line along the lower edge of the header. */
const Track = chakra('div', {
  base: {
    pos: 'sticky',
    top: '4rem',
    zIndex: 'header',
    h: '3px',
    mb: '-3px',
    _print: { display: 'none' },
    '@media (max-height: 30rem)': { display: 'none' },
    '@media (scripting: none)': { display: 'none' },
  },
});

const Bar = chakra('div', {
  base: { h: 'full', bg: 'brand.fg', transformOrigin: 'left', transform: 'scaleX(var(--read, 0))' },
});

/** How much of a text has been read; decorative only, since the outline gives the same information as text. */
export const ReadingProgress = ({ text }: { text: RefObject<HTMLElement | null> }) => (
  <Track aria-hidden data-reading-progress="">
    <Bar ref={useReadProgress(text)} />
  </Track>
);
