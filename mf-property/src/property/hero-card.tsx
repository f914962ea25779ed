import { chakra } from '@home-truths/platform/ui';

/** The picture of a place beside what it is. */
export const HeroCard = chakra('header', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)', lg: 'minmax(0, 1.12fr) minmax(0, 1fr)' },
    overflow: 'hidden',
    bg: 'bg.panel',
    borderWidth: { base: '1px 0', md: '1px' },
    borderRadius: { md: 'panel' },
    breakInside: 'avoid',
  },
});

/** Holds its pictures. */
export const PictureContainer = chakra('div', {
  base: {
    pos: 'relative',
    minH: { md: '22rem', lg: '25rem' },
    aspectRatio: { base: '3 / 2', md: 'auto' },
    _print: { aspectRatio: '3 / 1', minH: '0' },
  },
});

/** What a picture shows, in its corner. */
export const Caption = chakra('p', {
  base: {
    pos: 'absolute',
    bottom: '0',
    insetEnd: '0',
    px: '3',
    bg: 'bg.panel',
    color: 'fg.muted',
    borderStartStartRadius: 'control',
    textStyle: 'meta',
    lineHeight: '2rem',
    '& a': { ms: '3', _print: { display: 'none' } },
  },
});
