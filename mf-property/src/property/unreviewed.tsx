import type { Property, PropertyDetail } from '@home-truths/platform/contract';
import { Box, ButtonLink, Card, Heading, Stack, Text, TextLink } from '@home-truths/platform/ui';
import { PenLine } from '@home-truths/platform/ui/icons';
import { ReviewsInBuilding } from '../building/reviews-in-building.tsx';
import { propertyChecklistPath } from '../checklist/checklist-path.ts';
import { InspectorCard } from '../inspector/inspector-card.tsx';
import { hasReviewedBuilding } from './has-reviewed-building.ts';

const NoReviews = ({ property }: { property: Property }) => (
  <Card
    asChild
    p={{ base: '4', md: '5' }}
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    columnGap="6"
    rowGap="3"
  >
    <section aria-labelledby="no-reviews">
      <Box flex="1 1 18rem">
        <Heading id="no-reviews" look="h3">
          No reviews yet
        </Heading>
        <Text mt="1" color="fg.muted">
          No one has reviewed this property yet. If you’ve lived here, inspected it or owned it, your review
          will help the next person decide.
        </Text>
      </Box>
      <ButtonLink look="outline" to={`/write-review/${property.id}`} _print={{ display: 'none' }}>
        <PenLine size={18} aria-hidden /> Write First Review
      </ButtonLink>
    </section>
  </Card>
);

const Checklist = ({ property }: { property: PropertyDetail }) => (
  <Card as="section" aria-labelledby="checklist" p="5" _print={{ display: 'none' }}>
    <Heading id="checklist" look="h3">
      See for yourself
    </Heading>
    <Text mt="1" maxW="measure" color="fg.muted">
      <span>Our inspection checklist covers what to look at, listen for and ask about.</span>
      {hasReviewedBuilding(property) && <span> It starts with what reviews of this building mention.</span>}
    </Text>
    <TextLink mt="1" minH="11" to={propertyChecklistPath(property.id)}>
      Open the checklist
    </TextLink>
  </Card>
);

const SuburbLink = ({ property: { suburb, place } }: { property: PropertyDetail }) =>
  place ? (
    <Card as="section" aria-labelledby="suburb" p="5" _print={{ display: 'none' }}>
      <Heading id="suburb" look="h3">
        What people say about homes nearby
      </Heading>
      <TextLink mt="1" minH="11" to={place}>
        <span>
          Ratings and common issues in <span translate="no">{suburb}</span>
        </span>
      </TextLink>
    </Card>
  ) : null;

export const Unreviewed = ({ property }: { property: PropertyDetail }) => (
  <Stack gap={{ base: '4', md: '6' }}>
    <NoReviews property={property} />
    {hasReviewedBuilding(property) && <ReviewsInBuilding id={property.building.id} />}
    <Checklist property={property} />
    <InspectorCard property={property} />
    <SuburbLink property={property} />
  </Stack>
);
