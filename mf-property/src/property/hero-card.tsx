import { chakra } from '@home-truths/platform/ui';

export const HeroCard = chakra('header', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'minmax(0, 17fr) minmax(0, 33fr)' },
    gridTemplateRows: { md: '1fr auto auto' },
    overflow: 'hidden',
    bg: 'bg.panel',
    borderWidth: { base: '1px 0', md: '1px' },
    borderRadius: { md: 'panel' },
    breakInside: 'avoid',
  },
});

export const PictureContainer = chakra('div', {
  base: {
    pos: 'relative',
    h: { base: 'min(56.25vw, 12.5rem)', md: 'auto' },
    minH: { md: '18rem' },
    // crops the top: the drawn letterbox stays above the caption
    '& img': { objectPosition: 'bottom' },
    _print: { h: '12rem', minH: '0' },
  },
});

export const HeroText = chakra('div', {
  base: {
    gridColumn: { md: '2' },
    gridRow: { md: '1 / span 3' },
    alignSelf: 'center',
    minW: '0',
    px: { base: '4', md: '7' },
    py: { base: '4', md: '6' },
  },
});

export const HeroLine = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    mt: '2.5',
    textStyle: 'meta',
    '& > ul': { w: 'full' },
  },
});

export const HeroActions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '4', _print: { display: 'none' } },
});

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
