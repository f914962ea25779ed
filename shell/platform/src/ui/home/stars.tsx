import { chakra } from '@chakra-ui/react';

const star = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='M10 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.8L10 14.6l-5.2 2.9L6 11.7l-4.4-4 5.9-.7z'/%3E%3C/svg%3E")`;

const Row = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: '0',
    w: '5em',
    h: '1em',
    fontSize: '1.15rem',
    verticalAlign: 'middle',
    bgImage:
      'linear-gradient(to right, var(--ht-colors-rating-on) var(--lit), var(--ht-colors-rating-off) var(--lit))',
    maskImage: star,
    maskSize: '1em 1em',
    maskRepeat: 'repeat-x',
    forcedColorAdjust: 'none',
  },
});

/** How much of five stars is lit: whole stars, and a half one for a fraction of 0.5 or more (spec section 4). */
export const litStars = (rating: number) => Math.floor(rating) + (rating % 1 >= 0.5 ? 0.5 : 0);

/** Five stars; screen readers hear "4.3 out of 5". */
export const Stars = ({ rating, size }: { rating: number; size?: string }) => (
  <Row
    role="img"
    aria-label={`${Number(rating.toFixed(1))} out of 5`}
    fontSize={size}
    style={{ '--lit': `${litStars(rating) * 20}%` } as React.CSSProperties}
  />
);
