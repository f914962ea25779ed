import type { Property } from '@home-truths/platform/contract';
import { ButtonLink, Card, Heading, Text } from '@home-truths/platform/ui';
import { PenLine } from '@home-truths/platform/ui/icons';

/** Invites visitors to write the first review. */
export const NoReviews = ({ property }: { property: Property }) => (
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
