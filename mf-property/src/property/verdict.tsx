import { Box, chakra, Flex, Text } from '@home-truths/platform/ui';
import { reviewsText, Stars } from '@home-truths/platform/ui/property';
import { FilterLink } from './filter-link.tsx';
import { averageText } from './rating.ts';
import { type RatedProperty, type RatingGap, type Recent, ratingGap } from './rating-gap.ts';

const ENOUGH_REVIEWS = 3;

const GroupLink = chakra(FilterLink, {
  base: { '&[href]': { textDecoration: 'underline' } },
});

function GapText({ gap, property }: { gap: RatingGap; property: RatedProperty }) {
  const [average, otherAverage] = gap.averages.map(value => value.toFixed(1));
  const { lived_here, visited, owned } = property.residencySplit;
  if (gap.by === 'time') {
    return (
      <Text>
        {`${gap.averages[0] > gap.averages[1] ? 'Better' : 'Worse'} lately: ${average} in the last 2 years, ${otherAverage} before.`}
      </Text>
    );
  }
  return (
    <Text>
      <GroupLink name="residencyStatus" value="lived_here" count={lived_here}>
        <span>People who lived here</span>
      </GroupLink>
      <span>{` rate it ${average}, `}</span>
      {/* no link (0) to two groups, because no filter combines them */}
      <GroupLink name="residencyStatus" value={owned ? 'owned' : 'visited'} count={visited && owned ? 0 : 1}>
        <span>others</span>
      </GroupLink>
      <span>{` ${otherAverage}.`}</span>
    </Text>
  );
}

interface VerdictProps {
  property: RatedProperty;
  basis?: string;
  recent?: Recent;
}

export function Verdict({ property, basis, recent }: VerdictProps) {
  const gap = ratingGap(property, recent);
  return (
    <Box as="section" aria-label="Rating" mt="3">
      <Flex align="center" columnGap="3" wrap="wrap">
        <Text
          fontFamily="heading"
          fontWeight="800"
          fontSize="3rem"
          lineHeight="1"
          letterSpacing="-0.04em"
          aria-hidden
        >
          {averageText(property)}
        </Text>
        <Box lineHeight="1.4">
          <Stars rating={Number(property.averageRating)} size="1.4rem" />
          <Text color="fg.muted">{basis ?? `Based on ${reviewsText(property.reviewCount)}`}</Text>
          {property.reviewCount < ENOUGH_REVIEWS && <Text color="fg.muted">Few reviews</Text>}
        </Box>
      </Flex>
      {gap && (
        // two lines on phones, in any font
        <Box mt="1.5" maxW={{ base: '17rem', md: 'none' }} fontWeight="500" fontSize="1.03rem">
          <GapText gap={gap} property={property} />
        </Box>
      )}
    </Box>
  );
}
