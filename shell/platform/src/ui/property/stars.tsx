import { chakra } from '@chakra-ui/react';

/** In percent of the star's box. */
const CORNERS = [
  [50, 8],
  [62.5, 35],
  [92, 38.5],
  [70, 58.5],
  [76, 87.5],
  [50, 73],
  [24, 87.5],
  [30, 58.5],
  [8, 38.5],
  [37.5, 35],
  [50, 8],
] as const;

/** Clips, because a mask image would delay the first paint. */
const FIVE_STARS = `polygon(${[0, 1, 2, 3, 4]
  .flatMap(index => CORNERS.map(([x, y]) => `${index * 20 + x / 5}% ${y}%`))
  .join()})`;

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
    clipPath: FIVE_STARS,
    forcedColorAdjust: 'none',
  },
});

/** Rounds down to half a star. */
export const litStars = (rating: number) => Math.floor(rating) + (rating % 1 >= 0.5 ? 0.5 : 0);

export function Stars({ rating, size }: { rating: number; size?: string }) {
  const shown = Number(rating.toFixed(1));
  return (
    <Row
      role="img"
      aria-label={`${shown} out of 5`}
      fontSize={size}
      style={{ '--lit': `${litStars(shown) * 20}%` } as React.CSSProperties}
    />
  );
}
