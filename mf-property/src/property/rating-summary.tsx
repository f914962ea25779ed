import {
  type PropertyDetail,
  RESIDENCIES,
  RESIDENCY,
  type ResidencySplit,
} from '@home-truths/platform/contract';
import { Box, chakra, Flex, Grid, Text, VisuallyHidden } from '@home-truths/platform/ui';
import { reviewsText, Stars } from '@home-truths/platform/ui/home';
import { averageText, spreadRows } from './rating.ts';

const Average = ({ home }: { home: PropertyDetail }) => (
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
      {averageText(home)}
    </Text>
    <Box>
      <Stars rating={Number(home.averageRating)} size="1.4rem" />
      <Text mt="1" color="fg.muted">
        {`Based on ${reviewsText(home.reviewCount)}`}
      </Text>
    </Box>
  </Flex>
);

const Rows = chakra('ul', {
  base: { display: 'grid', gap: '2', flex: '1', m: '0', p: '0', listStyle: 'none' },
});

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '3.6rem minmax(0, 1fr) 5.2rem',
    alignItems: 'center',
    gap: '2',
  },
});

const Bar = chakra('span', {
  base: {
    h: '3',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'rating.track',
    forcedColorAdjust: 'none',
    _before: {
      content: '""',
      display: 'block',
      w: 'var(--share)',
      h: 'full',
      borderRadius: 'full',
      bg: 'rating.on',
    },
  },
});

/** How many reviews gave how many stars: bars for the eye, numbers for everyone (decision 20). */
const Spread = ({ ratingSpread }: { ratingSpread: number[] }) => (
  <Rows aria-label="Reviews by stars">
    {spreadRows(ratingSpread).map(({ stars, count, share }) => (
      <Row key={stars}>
        <span>{`${stars} star`}</span>
        <Bar aria-hidden style={{ '--share': `${share}%` } as React.CSSProperties} />
        <chakra.span fontWeight="600" textAlign="end">
          <span>{count}</span>
          <VisuallyHidden>{count === 1 ? ' review' : ' reviews'}</VisuallyHidden>
          <span>{` · ${share}%`}</span>
        </chakra.span>
      </Row>
    ))}
  </Rows>
);

/** How the reviewers know the home (decision 20). */
const Split = ({ split }: { split: ResidencySplit }) => (
  <Flex as="dl" columnGap="6" rowGap="1" flexWrap="wrap" m="0" color="fg.muted" textStyle="meta">
    {RESIDENCIES.map(residency => (
      <Flex key={residency} gap="1.5">
        <dt>{RESIDENCY[residency]}</dt>
        <chakra.dd m="0" fontWeight="600" color="fg">
          {split[residency]}
        </chakra.dd>
      </Flex>
    ))}
  </Flex>
);

/** The average, never without its count and spread. */
export const RatingSummary = ({ home }: { home: PropertyDetail }) => (
  <Box as="section" aria-label="Rating">
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }} columnGap="12" rowGap="5">
      <Average home={home} />
      <Grid gap="5">
        <Spread ratingSpread={home.ratingSpread} />
        <Split split={home.residencySplit} />
      </Grid>
    </Grid>
  </Box>
);
