import { ButtonLink, chakra } from '@home-truths/platform/ui';
import { cardRecipe } from '@home-truths/platform/ui/recipes';

/** A card (not a window) wide enough for the picture beside the text. */
const wide = '@container (min-width: 30rem)';

/** A wide card that takes half a row, so it has to be low. */
const half = '@container (min-width: 30rem) and (max-width: 37.99rem)';

/** In narrow windows and columns the picture is a small square, unless large text makes the card under 15rem wide. */
const compact = '@container small (min-width: 15rem) and (max-width: 29.99rem)';

export const CardContainer = chakra('article', {
  base: {
    containerType: 'inline-size',
    h: 'full',
    '@media (max-width: 479.9px)': { containerName: 'small' },
  },
  variants: { inRow: { true: { containerName: 'small' } } },
});

export const Surface = chakra('div', {
  base: {
    ...cardRecipe.base,
    pos: 'relative',
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    overflow: 'hidden',
    boxShadow: 'card',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'border.emphasized' },
    '&:has(a:focus-visible)': { borderColor: 'border.emphasized' },
    // room for `Corner`, whose slot has `data-slot`
    [wide]: { flexDirection: 'row', '&:has([data-slot]) :is(h3, h3 + div)': { pe: '12' } },
    [compact]: {
      display: 'grid',
      gridTemplate: 'auto 1fr / 84px minmax(0, 1fr)',
      columnGap: '3',
      rowGap: '5px',
      p: '3',
      pb: '0',
      '&:has([data-slot]) h3': { pe: '12' },
    },
  },
});

export const CardPicture = chakra('div', {
  base: {
    pos: 'relative',
    flexShrink: '0',
    aspectRatio: '8 / 5',
    overflow: 'hidden',
    bg: 'bg.muted',
    [wide]: { aspectRatio: 'auto', w: 'clamp(7.5rem, 26cqi, 13.5rem)', minH: '11.5rem' },
    [half]: { w: '7.5rem', minH: '0' },
    [compact]: { gridRow: 'span 2', alignSelf: 'start', aspectRatio: '1', borderRadius: 'control' },
  },
});

export const TypeLabel = chakra('span', {
  base: {
    pos: 'absolute',
    insetStart: '3',
    bottom: '3',
    px: '2.5',
    py: '1',
    borderRadius: 'tag',
    bg: 'deep.fg',
    color: 'accent.contrast',
    fontSize: '0.86rem',
    fontWeight: '600',
    lineHeight: '1.3',
    // large text wraps, so that the picture's edge does not clip it
    [compact]: {
      insetStart: '1',
      bottom: '1',
      maxW: 'calc(100% - 0.5rem)',
      px: '1',
      py: '0.5',
      fontSize: '0.75rem',
      overflowWrap: 'anywhere',
    },
  },
});

export const Details = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    p: '5',
    pb: '3',
    [wide]: { gap: '1', pt: '3', pb: '2' },
    [half]: { px: '4', pt: '1', pb: '1.5' },
    // all but address and rating are below the picture
    [compact]: { display: 'contents', '& > :nth-child(n + 3)': { gridColumn: '1 / -1' } },
  },
});

export const StreetAddress = chakra('h3', {
  base: {
    textStyle: 'h3',
    overflowWrap: 'anywhere',
    '& a::after': { content: '""', pos: 'absolute', inset: '0' },
    [half]: { fontSize: '1.02rem', lineHeight: '1.5rem' },
    [compact]: { fontSize: '1.1rem' },
  },
});

export const RatingRow = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    alignContent: 'start',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: '4',
    color: 'fg.muted',
    lineHeight: '1.4',
    '& ul': { display: 'flex', gap: '4' },
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    // room for `Corner`
    [half]: { pe: '12', '& ul': { gap: '3' } },
    [compact]: { fontSize: '0.92rem' },
  },
});

export const RatingLine = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '2.5',
    color: 'fg.muted',
    '& b': { color: 'fg', fontSize: '1.1rem', fontWeight: '700' },
    [compact]: { columnGap: '1.5', fontSize: '0.92rem', '& b': { fontSize: '1rem' } },
  },
});

export const CardTags = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '2',
    color: 'fg.muted',
    fontSize: '0.92rem',
    fontWeight: '500',
    // without their marks (`::before`) the two longest tags and the number of others fit into one line
    [compact]: {
      columnGap: '1.5',
      fontSize: '0.86rem',
      '& > :has(span)': { px: '1.5' },
      '& > ::before': { display: 'none' },
    },
  },
});

export const Excerpt = chakra('div', {
  base: {
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    fontSize: '0.95rem',
    lineHeight: '1.4',
    '& p + p': { color: 'fg.subtle', fontSize: '0.92rem' },
    [wide]: { '& p': { display: 'inline', me: '2' }, '& p + p': { display: 'inline-block' } },
    [compact]: { lineHeight: '1.35' },
  },
});

export const PropertyCardFooter = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '2',
    mt: 'auto',
    [compact]: { mb: '2' },
  },
});

export const CardReadReviews = chakra(ButtonLink, { base: { pos: 'relative', ms: 'auto' } });

/** The bookmark button, above the link that covers the card; empty for visitors. */
export const Corner = chakra('div', {
  base: { pos: 'absolute', top: '3', insetEnd: '3', w: '11', h: '11', _empty: { display: 'none' } },
});
