import type { PropertyDetail, RatingHistory } from '@home-truths/platform/contract';
import { RatingOverview, type ReviewGroupProps } from '@home-truths/platform/rating';
import { Box, chakra, LazyPart, Text, useHydrating } from '@home-truths/platform/ui';
import { reviewsText } from '@home-truths/platform/ui/home';
import { useState } from 'react';
import { FilterLink } from './filter-link.tsx';
import { loadRatingPlot } from './late-chunks.ts';
import type { Months } from './plot.ts';
import { averageText } from './rating.ts';

/** Preserves the server-rendered HTML: React does not compare it during hydration. */
const KEEP_SERVER_HTML = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

const SIZE = { mt: '6', minH: '12rem' };

/** Ratings over time. Its chunk is fetched only where the browser has to render it, not for a server-rendered page. */
function LazyRatingPlot({ months }: { months: Months }) {
  const isHydrating = useHydrating();
  const [serverRendered] = useState(isHydrating && months);
  if (serverRendered === months) return <Box key="server" {...SIZE} {...KEEP_SERVER_HTML} />;
  return (
    <Box key="browser" {...SIZE}>
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
    '&[href]': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    '&:is([href]:hover, [aria-current])': { color: 'brand.fg', fontWeight: '600' },
  },
});

/** Filters the list of reviews. */
const GroupLink = (group: ReviewGroupProps) =>
  group.name === 'rating' ? <StarsLink {...group} /> : <ResidencyLink {...group} />;

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
    <RatingOverview reviews={property} residencyLabel="How reviewers know this property" Group={GroupLink}>
      <Text mt="1" color="fg.muted">
        {basis ?? `Based on ${reviewsText(property.reviewCount)}`}
      </Text>
      {property.reviewCount < FEW_REVIEWS && <Text color="fg.muted">Few reviews</Text>}
      {recent && (
        <Text color="fg.muted">
          {`Last 2 years: ${averageText(recent)} (${reviewsText(recent.reviewCount)})`}
        </Text>
      )}
    </RatingOverview>
    <HowToRead />
    {/* ratings of a single month have no trend to show */}
    {property.ratingsByMonth?.[1] && <LazyRatingPlot months={property.ratingsByMonth} />}
  </Box>
);
