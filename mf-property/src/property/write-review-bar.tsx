import type { Property } from '@home-truths/platform/contract';
import { ButtonLink, chakra } from '@home-truths/platform/ui';
import { PenLine } from '@home-truths/platform/ui/icons';
import { ReadReviews } from './read-reviews.tsx';

const Bar = chakra('div', {
  base: {
    display: { base: 'block', md: 'none' },
    pos: 'sticky',
    bottom: '0',
    px: '4',
    pt: '2.5',
    pb: 'calc(0.625rem + env(safe-area-inset-bottom))',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    _print: { display: 'none' },
    '@media (max-height: 30rem)': { pos: 'static' },
  },
});

export const WriteReviewBar = ({ to, isStatic }: { to: string; isStatic?: boolean }) => (
  <Bar {...(isStatic && { pos: 'static', mx: '-4', mb: '8' })}>
    <ButtonLink w="full" to={to}>
      <PenLine size={18} aria-hidden /> Write a Review
    </ButtonLink>
  </Bar>
);

/** Sticks to the bottom until the reviews cover it, so the negative margin makes it take no space. */
export const ReadReviewsBar = ({ property }: { property: Pick<Property, 'reviewCount'> }) => (
  <Bar mb="calc(-4rem - 1px)" _focusWithin={{ zIndex: '1' }}>
    <ReadReviews property={property} w="full" />
  </Bar>
);
