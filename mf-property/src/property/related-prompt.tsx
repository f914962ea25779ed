import type { Property } from '@home-truths/platform/contract';
import { ButtonLink, Card, Heading, Text } from '@home-truths/platform/ui';

/** Invites visitors to write the next review, or the first one. On phones the bar at the bottom does. */
export const RelatedPrompt = ({ property }: { property: Property }) => (
  <Card p="5" display={{ base: 'none', md: 'block' }} _print={{ display: 'none' }}>
    <Heading look="h3">{property.reviewCount > 0 ? 'Lived here too?' : 'Lived here?'}</Heading>
    <Text mt="1.5" color="fg.muted">
      Tell the next person what the listing leaves out. You can post anonymously.
    </Text>
    <ButtonLink look="outline" mt="4" w="full" to={`/write-review/${property.id}`}>
      Write a Review
    </ButtonLink>
  </Card>
);
