import { groupsOfTags } from '@home-truths/platform/rating';
import { Slot } from '@home-truths/platform/slots';
import { Box, Card, Flex, Heading, Text, TextLink } from '@home-truths/platform/ui';
import { IssueTag, Stars } from '@home-truths/platform/ui/property';
import { averageText } from '../property/rating.ts';
import { useBuilding } from '../queries.ts';
import { allReviewsText, basisText } from './building-texts.ts';

export function ReviewsInBuilding({ id }: { id: number }) {
  const { data: building } = useBuilding(id);
  if (!building) return null;
  return (
    <Card as="section" aria-labelledby="in-building" px={{ base: '4', md: '5' }} pt="4" pb="2">
      <Heading id="in-building" look="h3" tabIndex={-1}>
        What people say about this building
      </Heading>
      <Flex mt="1" columnGap="2.5" align="center" flexWrap="wrap">
        <Stars rating={Number(building.averageRating)} />
        <b>{averageText(building)}</b>
        <Text color="fg.muted">{`Based on ${basisText(building)}`}</Text>
      </Flex>
      {building.issueTagCounts.length > 0 && (
        <Flex asChild mt="2" columnGap="2" rowGap="1" flexWrap="wrap">
          <ul aria-label="Common Issues Mentioned">
            {groupsOfTags(building.issueTagCounts).flatMap(({ counts }) =>
              counts.map(({ tag, count }) => (
                <li key={tag}>
                  <IssueTag tag={tag} count={count} />
                </li>
              )),
            )}
          </ul>
        </Flex>
      )}
      <Box mt="4">
        <Slot name="building.reviews/v1" buildingId={id} brief />
      </Box>
      <TextLink mt="2" minH="11" to={`/building/${id}#reviews`}>
        {allReviewsText(building.reviewCount)}
      </TextLink>
    </Card>
  );
}
