import type { PropertyDetail } from '@home-truths/platform/contract';
import { RatingSpread, type ReviewGroupProps } from '@home-truths/platform/rating';
import { Box, chakra, Grid, Heading, LazyPart, Text, useHydrating } from '@home-truths/platform/ui';
import { reviewsText } from '@home-truths/platform/ui/property';
import { useState } from 'react';
import { FilterLink } from './filter-link.tsx';
import { loadRatingPlot } from './late-chunks.ts';
import type { Months } from './plot.ts';
import { averageText } from './rating.ts';
import type { RatedProperty, Recent } from './rating-gap.ts';

/** React does not compare it during hydration. */
const KEEP_SERVER_HTML = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

const PLOT_SIZE = { minH: '12rem' };

/** The browser loads the plot's code only if the server has not rendered it. */
function LazyRatingPlot({ months }: { months: Months }) {
  const isHydrating = useHydrating();
  const [serverMonths] = useState(isHydrating && months);
  // the keys make React replace the server's HTML
  if (serverMonths === months) return <Box key="server" {...PLOT_SIZE} {...KEEP_SERVER_HTML} />;
  return (
    <Box key="browser" {...PLOT_SIZE}>
      <LazyPart load={loadRatingPlot} props={{ months }} errorFallback={null} />
    </Box>
  );
}

const StarsLink = chakra(FilterLink, {
  base: {
    '&:is([href]:hover, [aria-current]) > :first-child': { textDecoration: 'underline', color: 'brand.fg' },
    '&[aria-current]': { fontWeight: '700' },
  },
});

const ResidencyLink = chakra(FilterLink, {
  base: {
    '&[href]': { textDecoration: 'underline' },
    '&:is([href]:hover, [aria-current])': { color: 'brand.fg', fontWeight: '600' },
  },
});

const GroupLink = (group: ReviewGroupProps) =>
  group.name === 'rating' ? <StarsLink {...group} /> : <ResidencyLink {...group} />;

interface RatingDetailsProps {
  property: RatedProperty & Pick<PropertyDetail, 'ratingsByMonth'>;
  recent?: Recent;
}

const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    color: 'brand.fg',
    cursor: 'pointer',
    textDecoration: 'underline',
  },
});

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

export const RatingDetails = ({ property, recent }: RatingDetailsProps) => (
  <Box as="section" aria-labelledby="ratings">
    <Heading id="ratings" look="section">
      Ratings in detail
    </Heading>
    <Grid mt="4" columnGap="10" rowGap="6" templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
      <RatingSpread reviews={property} residencyLabel="How reviewers know this property" Group={GroupLink} />
      {/* ratings of a single month show no trend */}
      {property.ratingsByMonth?.[1] && <LazyRatingPlot months={property.ratingsByMonth} />}
    </Grid>
    {recent && (
      <Text mt="3" color="fg.muted">
        {`Last 2 years: ${averageText(recent)} (${reviewsText(recent.reviewCount)})`}
      </Text>
    )}
    <HowToRead />
  </Box>
);
