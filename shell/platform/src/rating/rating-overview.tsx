import type { ResidencyAverages, ResidencySplit } from '@home-truths/contract';
import { Box, chakra, type Elements, Flex, Grid, Text, VisuallyHidden } from '@home-truths/platform/ui';
import { Stars } from '@home-truths/platform/ui/property';
import type { ComponentType } from 'react';
import { oneDecimal, percentOf } from './numbers.ts';
import { PercentBar } from './percent-bar.tsx';
import { ResidencyBar } from './residency-bar.tsx';
import { PlainGroup, type ReviewGroupProps } from './review-group.tsx';

export interface RatedReviews {
  /** A decimal from 1 to 5: `3.38`. */
  averageRating: string;
  /** Reviews with 1, 2, 3, 4 and 5 stars. */
  ratingSpread: readonly number[];
  residencySplit: ResidencySplit;
  residencyAverages?: ResidencyAverages | undefined;
}

const Row = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr) minmax(5.2rem, auto)',
    alignItems: 'center',
    gap: '2',
    minH: '8',
  },
});

interface RatingDistributionProps {
  ratingSpread: readonly number[];
  Group: ComponentType<ReviewGroupProps>;
}

function RatingDistribution({ ratingSpread, Group }: RatingDistributionProps) {
  const total = ratingSpread.reduce((sum, count) => sum + count, 0);
  const rows = ratingSpread.map((count, index) => ({ stars: index + 1, count })).reverse();
  return (
    <Grid asChild flex="1">
      <ul aria-label="Reviews by stars">
        {rows.map(({ stars, count }) => (
          <li key={stars}>
            <Row asChild>
              <Group name="rating" value={String(stars)} count={count}>
                <span>{`${stars} ${stars === 1 ? 'star' : 'stars'}`}</span>
                <PercentBar percent={percentOf(count, total)} />
                <chakra.span fontWeight="600" textAlign="end">
                  <span>{count.toLocaleString('en-AU')}</span>
                  <VisuallyHidden>{count === 1 ? ' review' : ' reviews'}</VisuallyHidden>
                  <span>{` · ${percentOf(count, total)}%`}</span>
                </chakra.span>
              </Group>
            </Row>
          </li>
        ))}
      </ul>
    </Grid>
  );
}

interface RatingSpreadProps {
  reviews: RatedReviews;
  residencyLabel: string;
  Group?: ComponentType<ReviewGroupProps>;
}

export const RatingSpread = ({ reviews, residencyLabel, Group = PlainGroup }: RatingSpreadProps) => (
  <Grid gap="5">
    <RatingDistribution ratingSpread={reviews.ratingSpread} Group={Group} />
    <ResidencyBar
      split={reviews.residencySplit}
      averages={reviews.residencyAverages}
      label={residencyLabel}
      Group={Group}
    />
  </Grid>
);

interface RatingOverviewProps extends RatingSpreadProps {
  children: Elements;
}

/** Never shows an average without its count and spread. */
export const RatingOverview = ({ reviews, children, ...spreadProps }: RatingOverviewProps) => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }} columnGap="12" rowGap="5">
    <Flex
      flexDir={{ base: 'row', md: 'column' }}
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      align={{ base: 'center', md: 'flex-start' }}
      columnGap="4"
      rowGap="2"
      minW={{ md: '11rem' }}
    >
      <Text
        fontFamily="heading"
        fontWeight="800"
        fontSize={{ base: '4rem', md: '4.5rem' }}
        lineHeight="1"
        letterSpacing="-0.04em"
        aria-hidden
      >
        {oneDecimal(reviews.averageRating)}
      </Text>
      <Box>
        <Stars rating={Number(reviews.averageRating)} size="1.4rem" />
        {children}
      </Box>
    </Flex>
    <RatingSpread reviews={reviews} {...spreadProps} />
  </Grid>
);
