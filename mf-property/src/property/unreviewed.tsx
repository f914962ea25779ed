import type { PropertyDetail } from '@home-truths/platform/contract';
import { Card, Heading, Stack, Text, TextLink } from '@home-truths/platform/ui';
import { InspectorCard } from '../inspector/inspector-card.tsx';
import { NoReviews } from './no-reviews.tsx';

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

/** Shown in place of the reviews. */
export const Unreviewed = ({ property }: { property: PropertyDetail }) => (
  <Stack gap="6">
    <NoReviews property={property} />
    <Checklist />
    <InspectorCard property={property} />
  </Stack>
);
