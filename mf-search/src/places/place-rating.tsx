import { PLACE_MINIMUM, type PlaceSums } from '@home-truths/platform/contract';
import { CommonIssues, PercentBar, RatingOverview } from '@home-truths/platform/rating';
import { Box, chakra, Heading, Text } from '@home-truths/platform/ui';
import { IssueTag } from '@home-truths/platform/ui/property';
import { basisText } from './place-texts.ts';

const NOT_ENOUGH = `Not enough reviews for an average yet. We need at least ${PLACE_MINIMUM.reviews} reviews across at least ${PLACE_MINIMUM.properties} properties.`;

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
      <RatingOverview
        // the copy's average is not null
        reviews={{ ...sums, averageRating: sums.averageRating }}
        residencyLabel="How reviewers know these properties"
      >
        <Text mt="1" color="fg.muted">{`Based on ${basisText(sums)}`}</Text>
      </RatingOverview>
    )}
  </Box>
);

const ShareRow = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    minH: '9',
    textStyle: 'meta',
    '& > :first-child': { w: '9.5rem' },
  },
});

const Share = chakra('span', {
  base: {
    display: 'flex',
    flex: '1 0 auto',
    alignItems: 'center',
    gap: '2.5',
    '& > :first-child': { flex: '1', minW: '4' },
  },
});

export const PlaceIssues = ({ sums: { issueTagShares, reviewCount } }: { sums: PlaceSums }) => (
  <CommonIssues counts={issueTagShares}>
    {({ tag, count, share }) => (
      <ShareRow>
        <span>
          <IssueTag tag={tag} />
        </span>
        <Share>
          <PercentBar percent={share} />
          <span>
            <b>{`${share}%`}</b>
            <span>{` · ${count} of ${reviewCount}`}</span>
          </span>
        </Share>
      </ShareRow>
    )}
  </CommonIssues>
);
