import type { PropertyDetail } from '@home-truths/platform/contract';
import { useLocation, useNavigationType } from '@home-truths/platform/router';
import { Slot } from '@home-truths/platform/slots';
import {
  Box,
  ButtonLink,
  Card,
  Container,
  chakra,
  Grid,
  Heading,
  LazyPart,
  Text,
  TextLink,
} from '@home-truths/platform/ui';
import { Ad, CHECKLIST } from '@home-truths/platform/ui/ad';
import { startTransition, useEffect, useState } from 'react';
import { propertyChecklistPath } from '../checklist/checklist-path.ts';
import { useHistory } from '../queries.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Hero } from './hero.tsx';
import { IssueCounts } from './issue-counts.tsx';
import { loadUnreviewed } from './late-chunks.ts';
import { PropertyOverview } from './property-overview.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { PageSections } from './sections.tsx';
import { ReadReviewsBar, WriteReviewBar } from './write-review-bar.tsx';

const Failed = () => <Text role="status">We couldn’t load part of this page. Reload it to try again.</Text>;

/** The reviews, and on phones the bar that invites their readers to write one. */
const Reviews = ({ property }: { property: PropertyDetail }) => (
  <Box css={{ '& > :last-child': { mx: { base: '-4', md: '0' } } }}>
    <Slot name="property.reviews/v1" propertyId={property.id} />
    <WriteReviewBar to={`/write-review/${property.id}`} />
  </Box>
);

const Description = ({ text }: { text: string }) => (
  <Box as="section" aria-labelledby="about">
    <Heading id="about" look="section">
      About this property
    </Heading>
    <Text mt="3" maxW="measure" textStyle="review" whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
      {text}
    </Text>
  </Box>
);

const Rating = ({ property }: { property: PropertyDetail }) => (
  <RatingSummary property={property} recent={useHistory(property.id)?.recent} />
);

const MainColumn = ({ property }: { property: PropertyDetail }) => (
  <PageSections>
    {property.reviewCount === 0 ? (
      <LazyPart load={loadUnreviewed} props={{ property }} errorFallback={<Failed />} />
    ) : (
      <Rating property={property} />
    )}
    <div>
      <IssueCounts property={property} />
      <TextLink mt="3" minH="11" to={propertyChecklistPath(property.id)} _print={{ display: 'none' }}>
        Going to an inspection? Take the checklist
      </TextLink>
    </div>
    {property.description && <Description text={property.description} />}
    {property.reviewCount > 0 && <Reviews property={property} />}
  </PageSections>
);

/** Invites visitors to write the next review, or the first one. On phones the bar at the bottom does. */
const RelatedPrompt = ({ property }: { property: PropertyDetail }) => (
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

/** Sticky beside the reviews if it fits into the viewport. */
const StickyAside = chakra('aside', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    alignSelf: 'start',
    '@media (min-width: 1024px) and (min-height: 54rem)': { pos: 'sticky', top: '5.5rem' },
  },
});

const Sidebar = ({ property }: { property: PropertyDetail }) => (
  <StickyAside aria-label="This property">
    <RelatedPrompt property={property} />
    <PropertyOverview property={property} />
    {property.reviewCount > 0 && <Ad placement="sidebar" fallbackAd={CHECKLIST} />}
  </StickyAside>
);

/** Keeps the focused element above the bar on phones. */
const Page = chakra('div', {
  base: { '& :is(a, button, select, h3)': { scrollMarginBottom: { base: '6rem', md: '0' } } },
});

/**
 * Everything below the picture and the facts. A page that is opened from another one paints those first; after Back and
 * with a hash it is drawn at once, so that scroll position and anchors are right.
 */
function Details({ property }: { property: PropertyDetail }) {
  const { hash } = useLocation();
  const isOpened = useNavigationType() === 'PUSH' && !hash;
  const [isDrawn, setDrawn] = useState(!isOpened);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  // nothing is in view that would move when the details are drawn
  if (!isDrawn) return <Box minH="100vh" />;
  return (
    <Container mt={{ base: '6', md: '9' }} pb="8">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' }} gap="10">
        <MainColumn property={property} />
        <Sidebar property={property} />
      </Grid>
    </Container>
  );
}

/** The page of a property: facts, rating, reviews. */
export const PropertyPage = ({ property }: { property: PropertyDetail }) => (
  <Page>
    <Container>
      <Breadcrumb property={property} />
    </Container>
    <Container px={{ base: '0', md: '6' }}>
      <Hero property={property} />
    </Container>
    <Details property={property} />
    {property.reviewCount > 0 ? (
      <ReadReviewsBar property={property} />
    ) : (
      <WriteReviewBar to={`/write-review/${property.id}`} />
    )}
  </Page>
);
