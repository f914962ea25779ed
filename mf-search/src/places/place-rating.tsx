import {
  colourOfTag,
  PLACE_MINIMUM,
  type PlaceSums,
  RESIDENCIES,
  RESIDENCY,
} from '@home-truths/platform/contract';
import { Box, chakra, Flex, Grid, Heading, Text, VisuallyHidden } from '@home-truths/platform/ui';
import { IssueTag, Stars } from '@home-truths/platform/ui/home';
import type { CSSProperties } from 'react';
import { basisText, sharePercent, withOneDecimal } from './place-texts.ts';

const Track = chakra('span', {
  base: {
    h: '3',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'rating.track',
    forcedColorAdjust: 'none',
    _before: {
      content: '""',
      display: 'block',
      w: 'var(--percent)',
      h: 'full',
      borderRadius: 'full',
      bg: 'rating.on',
    },
  },
});

const PercentBar = ({ percent }: { percent: number }) => (
  <Track aria-hidden style={{ '--percent': `${percent}%` } as CSSProperties} />
);

const SpreadRow = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr) minmax(5.2rem, auto)',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    '& > :last-child': { fontWeight: '600', textAlign: 'end' },
  },
});

/** How many reviews gave how many stars: as bars and as numbers. */
function Spread({ ratingSpread, reviewCount }: Pick<PlaceSums, 'ratingSpread' | 'reviewCount'>) {
  const rows = ratingSpread.map((count, index) => ({ stars: index + 1, count })).reverse();
  return (
    <ul aria-label="Reviews by stars">
      {rows.map(({ stars, count }) => {
        const percent = sharePercent(count, reviewCount);
        return (
          <SpreadRow key={stars}>
            <span>{`${stars} ${stars === 1 ? 'star' : 'stars'}`}</span>
            <PercentBar percent={percent} />
            <span>
              <span>{count.toLocaleString('en-AU')}</span>
              <VisuallyHidden>{count === 1 ? ' review' : ' reviews'}</VisuallyHidden>
              <span>{` · ${percent}%`}</span>
            </span>
          </SpreadRow>
        );
      })}
    </ul>
  );
}

const COLOURS = { lived_here: 'brand.solid', visited: 'issue.yellow.fg', owned: 'fg.muted' } as const;

const Part = chakra('span', { base: { h: '3', flexGrow: 'var(--count)', flexBasis: '0' } });

/** How the reviewers know what they write about: one bar, and `Lived here 3.1 (9)`. */
const Split = ({
  residencySplit: split,
  residencyAverages: averages,
}: Pick<PlaceSums, 'residencySplit' | 'residencyAverages'>) => (
  <div>
    <Flex gap="0.5" borderRadius="full" overflow="hidden" forcedColorAdjust="none" aria-hidden>
      {RESIDENCIES.filter(residency => split[residency]).map(residency => (
        <Part
          key={residency}
          bg={COLOURS[residency]}
          style={{ '--count': split[residency] } as CSSProperties}
        />
      ))}
    </Flex>
    <Flex asChild columnGap="5" flexWrap="wrap" mt="1" textStyle="meta">
      <ul aria-label="How reviewers know these properties">
        {RESIDENCIES.map(residency => (
          <Flex asChild key={residency} align="center" gap="1.5" minH="8">
            <li>
              <chakra.span
                w="2.5"
                h="2.5"
                borderRadius="full"
                bg={COLOURS[residency]}
                forcedColorAdjust="none"
                aria-hidden
              />
              <span>{RESIDENCY[residency]}</span>
              {averages[residency] ? <b>{withOneDecimal(averages[residency])}</b> : null}
              <span>{`(${split[residency].toLocaleString('en-AU')})`}</span>
            </li>
          </Flex>
        ))}
      </ul>
    </Flex>
  </div>
);

const NOT_ENOUGH = `Not enough reviews for an average yet. We need at least ${PLACE_MINIMUM.reviews} reviews across at least ${PLACE_MINIMUM.homes} properties.`;

/** The average, never without its count and spread; below the minimum how many reviews there are. */
export const PlaceRating = ({ sums }: { sums: PlaceSums }) => (
  <Box as="section" aria-labelledby="rating">
    <Heading id="rating" look="section" mb="4">
      Rating
    </Heading>
    {sums.averageRating === null ? (
      <>
        <Text>{NOT_ENOUGH}</Text>
        <Text mt="2" color="fg.muted">{`So far there are ${basisText(sums)}.`}</Text>
      </>
    ) : (
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
            {withOneDecimal(sums.averageRating)}
          </Text>
          <Box>
            <Stars rating={Number(sums.averageRating)} size="1.4rem" />
            <Text mt="1" color="fg.muted">{`Based on ${basisText(sums)}`}</Text>
          </Box>
        </Flex>
        <Grid gap="5">
          <Spread {...sums} />
          <Split {...sums} />
        </Grid>
      </Grid>
    )}
  </Box>
);

const GROUPS = [
  { name: 'Problems', colours: ['red', 'orange', 'yellow'] },
  { name: 'Good points', colours: ['green', 'blue'] },
  { name: 'Other', colours: ['grey'] },
];

const ShareRow = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 9.5rem) minmax(1rem, 1fr) max-content',
    alignItems: 'center',
    gap: '2.5',
    minH: '9',
    textStyle: 'meta',
    '& > :first-child': { justifySelf: 'start' },
  },
});

/** The tags of the reviews with their shares, the most frequent first. */
export const PlaceIssues = ({ sums: { issueTagShares, reviewCount } }: { sums: PlaceSums }) =>
  issueTagShares.length > 0 && (
    <Box as="section" aria-labelledby="issues">
      <Heading id="issues" look="section">
        Common Issues Mentioned
      </Heading>
      <Grid mt="4" columnGap="10" rowGap="5" templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
        {GROUPS.map(({ name, colours }) => {
          const shares = issueTagShares.filter(({ tag }) => colours.includes(colourOfTag(tag)));
          return (
            shares.length > 0 && (
              <div key={name}>
                <Heading as="h3" look="h3">
                  {name}
                </Heading>
                <chakra.ul mt="2" aria-label={name}>
                  {shares.map(({ tag, count, share }) => (
                    <ShareRow key={tag}>
                      <IssueTag tag={tag} />
                      <PercentBar percent={share} />
                      <span>
                        <b>{`${share}%`}</b>
                        <span>{` · ${count} of ${reviewCount}`}</span>
                      </span>
                    </ShareRow>
                  ))}
                </chakra.ul>
              </div>
            )
          );
        })}
      </Grid>
    </Box>
  );
