import type { Property } from '@home-truths/platform/contract';
import { ButtonLink, chakra } from '@home-truths/platform/ui';
import { PenLine } from '@home-truths/platform/ui/icons';
import { ReadReviews } from './read-reviews.tsx';

const Bar = chakra('div', {
  base: {
    display: { base: 'block', md: 'none' },
    pos: 'sticky',
    bottom: '0',
    zIndex: 'header',
    px: '4',
    pt: '2.5',
    pb: 'calc(0.625rem + env(safe-area-inset-bottom))',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    _print: { display: 'none' },
    '@media (max-height: 30rem)': { pos: 'static' },
  },
});

/** Keeps Write a Review within reach of the thumb. */
export const WriteReviewBar = ({ to }: { to: string }) => (
  <Bar>
    <ButtonLink w="full" to={to}>
      <PenLine size={18} aria-hidden /> Write a Review
    </ButtonLink>
  </Bar>
);

/** Keeps the link to the reviews within reach of the thumb, until the bar of the reviews covers it. */
export const ReadReviewsBar = ({ property }: { property: Pick<Property, 'reviewCount'> }) => (
  <Bar zIndex="1">
    <ReadReviews property={property} w="full" />
  </Bar>
);
