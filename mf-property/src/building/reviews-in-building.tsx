import { Slot } from '@home-truths/platform/slots';
import { Box, Card, Flex, Heading, Text, TextLink } from '@home-truths/platform/ui';
import { IssueTag, Stars } from '@home-truths/platform/ui/home';
import { averageText } from '../property/rating.ts';
import { useBuilding } from '../queries.ts';
import { allReviewsText, basisOf } from './building-texts.ts';

const MAX_TAGS = 6;

/** What the reviews of a building say, on the page of a property that has none of its own. */
export function ReviewsInBuilding({ id }: { id: number }) {
  const { data: building } = useBuilding(id);
  if (!building) return null;
  return (
    <Card as="section" aria-labelledby="in-building" p={{ base: '5', md: '8' }}>
      <Heading id="in-building">What people say about this building</Heading>
      <Flex mt="3" columnGap="2.5" align="center" flexWrap="wrap">
        <Stars rating={Number(building.averageRating)} />
        <b>{averageText(building)}</b>
        <Text color="fg.muted">{`Based on ${basisOf(building)}`}</Text>
      </Flex>
      {building.issueTagCounts.length > 0 && (
        <Flex asChild mt="4" gap="2" flexWrap="wrap">
          <ul aria-label="Common Issues Mentioned">
            {building.issueTagCounts.slice(0, MAX_TAGS).map(({ tag, count }) => (
              <li key={tag}>
                <IssueTag tag={tag} /> <span>{`${count} of ${building.reviewCount}`}</span>
              </li>
            ))}
          </ul>
        </Flex>
      )}
      <Box mt="5">
        <Slot name="building.reviews/v1" buildingId={id} brief />
      </Box>
      <TextLink mt="2" minH="11" to={`/building/${id}#reviews`}>
        {allReviewsText(building.reviewCount)}
      </TextLink>
    </Card>
  );
}
