import type { Property, PropertyDetail } from '@home-truths/platform/contract';
import { ButtonLink, Card, Heading, Stack, Text, TextLink } from '@home-truths/platform/ui';
import { PenLine } from '@home-truths/platform/ui/icons';
import { ReviewsInBuilding } from '../building/reviews-in-building.tsx';
import { InspectorCard } from '../inspector/inspector-card.tsx';
import { hasReviewedBuilding } from './has-reviewed-building.ts';

/** Invites visitors to write the first review. */
const NoReviews = ({ property }: { property: Property }) => (
  <Card as="section" aria-labelledby="no-reviews" p={{ base: '5', md: '8' }}>
    <Heading id="no-reviews">No reviews yet</Heading>
    <Text mt="3" maxW="measure" color="fg.muted">
      No one has reviewed this property yet. If you’ve lived here, inspected it or owned it, your review will
      help the next person decide.
    </Text>
    <ButtonLink look="outline" mt="6" to={`/write-review/${property.id}`} _print={{ display: 'none' }}>
      <PenLine size={18} aria-hidden /> Write First Review
    </ButtonLink>
  </Card>
);

/** A link to the inspection checklist. */
const Checklist = () => (
  <Card as="section" aria-labelledby="checklist" p={{ base: '5', md: '8' }} _print={{ display: 'none' }}>
    <Heading id="checklist" look="h3">
      See for yourself
    </Heading>
    <Text mt="1.5" maxW="measure" color="fg.muted">
      Our inspection checklist covers what to look at, listen for and ask about.
    </Text>
    <TextLink mt="2" minH="11" to="/resources/checklists/inspection">
      Open the checklist
    </TextLink>
  </Card>
);

/** What is known of the suburb instead. */
const SuburbLink = ({ property: { suburb, place } }: { property: PropertyDetail }) =>
  place ? (
    <Card as="section" aria-labelledby="suburb" p={{ base: '5', md: '8' }} _print={{ display: 'none' }}>
      <Heading id="suburb" look="h3">
        What people say about homes nearby
      </Heading>
      <TextLink mt="2" minH="11" to={place}>
        <span>
          Ratings and common issues in <span translate="no">{suburb}</span>
        </span>
      </TextLink>
    </Card>
  ) : null;

/** Shown in place of the reviews. */
export const Unreviewed = ({ property }: { property: PropertyDetail }) => (
  <Stack gap="6">
    <NoReviews property={property} />
    <Checklist />
    <InspectorCard property={property} />
    {hasReviewedBuilding(property) && <ReviewsInBuilding id={property.building.id} />}
    <SuburbLink property={property} />
  </Stack>
);
