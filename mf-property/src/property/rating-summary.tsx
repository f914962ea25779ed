import type { PropertyDetail, RatingHistory } from '@home-truths/platform/contract';
import { Box, chakra, Flex, Grid, LazyPart, Text, VisuallyHidden } from '@home-truths/platform/ui';
import { reviewsText, Stars } from '@home-truths/platform/ui/home';
import { useState, useSyncExternalStore } from 'react';
import { FilterLink } from './filter-link.tsx';
import { loadRatingPlot } from './late-chunks.ts';
import { PercentBar } from './percent-bar.tsx';
import type { Months } from './plot.ts';
import { averageText, distributionRows } from './rating.ts';
import { ResidencyBar } from './residency-bar.tsx';

const subscribeToNothing = () => () => {};

/** Preserves the server-rendered HTML: React does not compare it during hydration. */
const KEEP_SERVER_HTML = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

const SIZE = { mt: '6', minH: '12rem' };

/** Ratings over time. Its chunk is fetched only where the browser has to render it, not for a server-rendered page. */
function LazyRatingPlot({ months }: { months: Months }) {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => typeof document !== 'undefined',
  );
  const [serverRendered] = useState(isHydrating && months);
  if (serverRendered === months) return <Box key="server" {...SIZE} {...KEEP_SERVER_HTML} />;
  return (
    <Box key="browser" {...SIZE}>
      <LazyPart load={loadRatingPlot} props={{ months }} errorFallback={null} />
    </Box>
  );
}

/** What a summary is of: a property, or a building, which has no ratings by month. */
type Rated = Pick<PropertyDetail, 'averageRating' | 'reviewCount' | 'ratingSpread' | 'residencySplit'> &
  Pick<PropertyDetail, 'residencyAverages' | 'ratingsByMonth'>;

/** With fewer reviews the average says little, and so does the page. */
const FEW_REVIEWS = 3;

interface RatingSummaryProps {
  property: Rated;
  /** What the average is made from. */
  basis?: string | undefined;
  /** The reviews of the last two years. */
  recent?: RatingHistory['recent'] | undefined;
}

const Average = ({ property, basis, recent }: RatingSummaryProps) => (
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
      {averageText(property)}
    </Text>
    <Box>
      <Stars rating={Number(property.averageRating)} size="1.4rem" />
      <Text mt="1" color="fg.muted">
        {basis ?? `Based on ${reviewsText(property.reviewCount)}`}
      </Text>
      {property.reviewCount < FEW_REVIEWS && <Text color="fg.muted">Few reviews</Text>}
      {recent && (
        <Text color="fg.muted">
          {`Last 2 years: ${averageText(recent)} (${reviewsText(recent.reviewCount)})`}
        </Text>
      )}
    </Box>
  </Flex>
);

const Rows = chakra('ul', {
  base: { display: 'grid', flex: '1' },
});

const Row = chakra(FilterLink, {
  base: {
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr) 5.2rem',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    '&:is([href]:hover, [aria-current]) > :first-child': { textDecoration: 'underline', color: 'brand.fg' },
    '&[aria-current]': { fontWeight: '700' },
  },
});

/** How many reviews gave how many stars: as bars and as numbers (decision 120). */
const RatingDistribution = ({ ratingSpread }: { ratingSpread: number[] }) => (
  <Rows aria-label="Reviews by stars">
    {distributionRows(ratingSpread).map(({ stars, count, percent }) => (
      <li key={stars}>
        <Row name="rating" value={String(stars)} count={count}>
          <span>{`${stars} ${stars === 1 ? 'star' : 'stars'}`}</span>
          <PercentBar percent={percent} />
          <chakra.span fontWeight="600" textAlign="end">
            <span>{count}</span>
            <VisuallyHidden>{count === 1 ? ' review' : ' reviews'}</VisuallyHidden>
            <span>{` · ${percent}%`}</span>
          </chakra.span>
        </Row>
      </li>
    ))}
  </Rows>
);

const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    color: 'brand.fg',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
});

/** Opens without a script, too. */
const HowToRead = () => (
  <Box as="details" mt="3" _print={{ display: 'none' }}>
    <Summary>How to read this rating</Summary>
    <Text maxW="measure">
      The rating is a simple average of all reviews. Check how many there are and how much they differ. Check
      who wrote them: people who’ve lived here know more than people who’ve only visited. Check when they were
      written: owners and managers change. Detail is a good sign, and so is a mix of good and bad points. A
      lot of reviews in one week isn’t. “Verified” means a moderator has seen something that shows the author
      knows the property. It doesn’t mean we know the review is true.
    </Text>
  </Box>
);

/** The average, never without its count and spread. */
export const RatingSummary = ({ property, basis, recent }: RatingSummaryProps) => (
  <Box as="section" aria-label="Rating">
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }} columnGap="12" rowGap="5">
      <Average property={property} basis={basis} recent={recent} />
      <Grid gap="5">
        <RatingDistribution ratingSpread={property.ratingSpread} />
        <ResidencyBar split={property.residencySplit} averages={property.residencyAverages} />
      </Grid>
    </Grid>
    <HowToRead />
    {/* ratings of a single month have no trend to show */}
    {property.ratingsByMonth?.[1] && <LazyRatingPlot months={property.ratingsByMonth} />}
  </Box>
);
