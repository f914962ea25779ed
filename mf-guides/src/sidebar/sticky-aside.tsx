import { chakra } from '@home-truths/platform/ui';

/** Sticks below the header; scrolls separately if it is taller than the viewport. */
export const StickyAside = chakra('aside', {
  base: {
    alignSelf: 'start',
    minW: '0',
    pos: { lg: 'sticky' },
    top: { lg: '5.5rem' },
    maxH: { lg: 'calc(100dvh - 6.5rem)' },
    overflowY: { lg: 'auto' },
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    _print: { display: 'none' },
  },
});
