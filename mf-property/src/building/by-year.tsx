import type { RatingHistory } from '@home-truths/platform/contract';
import { oneDecimal, PercentBar } from '@home-truths/platform/rating';
import { Box, chakra, Heading } from '@home-truths/platform/ui';
import { reviewsText } from '@home-truths/platform/ui/property';

const MIN_YEARS_OF_TREND = 3;

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(1rem, 1fr) max-content',
    alignItems: 'center',
    gap: '2.5',
    minH: '8',
    maxW: '36rem',
    textStyle: 'meta',
  },
});

export function ByYear({ years }: Pick<RatingHistory, 'years'>) {
  if (years.length < MIN_YEARS_OF_TREND) return null;
  return (
    <Box as="section" aria-labelledby="by-year" breakInside="avoid">
      <Heading id="by-year" look="section">
        By year
      </Heading>
      <chakra.ul mt="4" aria-labelledby="by-year">
        {years.map(({ year, reviewCount, averageRating }) => (
          <Row key={year}>
            <span>{year}</span>
            <PercentBar percent={(Number(averageRating) / 5) * 100} />
            <chakra.span minW="10.5rem" textAlign="end">
              <b>{oneDecimal(averageRating)}</b>
              <span>{` out of 5 · ${reviewsText(reviewCount)}`}</span>
            </chakra.span>
          </Row>
        ))}
      </chakra.ul>
    </Box>
  );
}
