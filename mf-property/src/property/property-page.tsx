import type { BuildingLine, Property, PropertyDetail } from '@home-truths/platform/contract';
import { useLocation, useNavigationType } from '@home-truths/platform/router';
import { Slot } from '@home-truths/platform/slots';
import {
  Box,
  ButtonLink,
  Card,
  Container,
  chakra,
  Flex,
  Grid,
  Heading,
  LazyPart,
  Text,
  TextLink,
} from '@home-truths/platform/ui';
import { Ad, CHECKLIST } from '@home-truths/platform/ui/ad';
import { reviewsText, Stars } from '@home-truths/platform/ui/property';
import { startTransition, useEffect, useState } from 'react';
import { propertyChecklistPath } from '../checklist/checklist-path.ts';
import { useRatingHistory } from '../queries.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { hasReviewedBuilding } from './has-reviewed-building.ts';
import { Hero } from './hero.tsx';
import { IssueCounts } from './issue-counts.tsx';
import { loadUnreviewed } from './late-chunks.ts';
import { BelowReviews, PageFrame, PageSections } from './page-frame.tsx';
import { PropertyOverview } from './property-overview.tsx';
import { averageText } from './rating.ts';
import { RatingDetails } from './rating-details.tsx';
import { Verdict } from './verdict.tsx';

interface BuildingRatingProps {
  property: Pick<Property, 'address'> & { building: BuildingLine };
}

function BuildingRating({ property: { address, building } }: BuildingRatingProps) {
  const [unit, street] = address.split('/');
  return (
    <Flex mt="3" wrap="wrap" align="center" columnGap="2">
      <span>{`No reviews of ${street ? unit : 'this property'} yet.`}</span>
      <Stars rating={Number(building.averageRating)} />
      <TextLink minH="8" to="#in-building">
        <span>{`${averageText(building)} from ${reviewsText(building.reviewCount)} of this building`}</span>
      </TextLink>
    </Flex>
  );
}

const Failed = () => <Text role="status">We couldn’t load part of this page. Reload it to try again.</Text>;

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

const writePathOf = ({ id }: PropertyDetail) => `/write-review/${id}`;

const About = ({ property }: { property: PropertyDetail }) => (
  <div>
    {property.description && <Description text={property.description} />}
    <TextLink mt="3" minH="11" to={propertyChecklistPath(property.id)} _print={{ display: 'none' }}>
      Going to an inspection? Take the checklist
    </TextLink>
  </div>
);

const Reviewed = ({ property }: { property: PropertyDetail }) => (
  <PageSections>
    <Slot name="property.reviews/v1" propertyId={property.id} />
    <BelowReviews writePath={writePathOf(property)}>
      <RatingDetails property={property} recent={useRatingHistory(property.id)?.recent} />
      <About property={property} />
    </BelowReviews>
  </PageSections>
);

const NotReviewed = ({ property }: { property: PropertyDetail }) => (
  <PageSections>
    <LazyPart load={loadUnreviewed} props={{ property }} errorFallback={<Failed />} />
    {property.description && <Description text={property.description} />}
  </PageSections>
);

/** Phones have the bar at the bottom instead. */
const WritePrompt = ({ property }: { property: PropertyDetail }) => (
  <Card p="5" display={{ base: 'none', md: 'block' }} _print={{ display: 'none' }}>
    <Heading look="h3">{property.reviewCount > 0 ? 'Lived here too?' : 'Lived here?'}</Heading>
    <Text mt="1.5" color="fg.muted">
      Tell the next person what the listing leaves out. You can post anonymously.
    </Text>
    <ButtonLink look="outline" mt="4" w="full" to={writePathOf(property)}>
      Write a Review
    </ButtonLink>
  </Card>
);

const StickyCards = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '@media (min-width: 1024px) and (min-height: 36rem)': { pos: 'sticky', top: '5.5rem' },
  },
});

const Sidebar = ({ property }: { property: PropertyDetail }) => (
  <Grid as="aside" aria-label="This property" templateRows="1fr auto" gap="5" minW="0">
    <div>
      <StickyCards>
        <WritePrompt property={property} />
        <PropertyOverview property={property} />
      </StickyCards>
    </div>
    {property.reviewCount > 0 && <Ad placement="sidebar" fallbackAd={CHECKLIST} />}
  </Grid>
);

/**
 * Shows the rest of the page after picture and facts are painted, but at once after Back or with a hash, for the right
 * scroll position.
 */
function Details({ property }: { property: PropertyDetail }) {
  const { hash } = useLocation();
  const isLinkClick = useNavigationType() === 'PUSH' && !hash;
  const [isShown, setShown] = useState(!isLinkClick);
  useEffect(() => startTransition(() => setShown(true)), []);
  // as high as the window, so that nothing in view moves later
  if (!isShown) return <Box minH="100vh" />;
  return (
    <Container pt={{ base: '6', md: '9' }} pb="8">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' }} gap="10">
        {property.reviewCount > 0 ? <Reviewed property={property} /> : <NotReviewed property={property} />}
        <Sidebar property={property} />
      </Grid>
    </Container>
  );
}

const RatingSummary = ({ property }: { property: PropertyDetail }) => (
  <>
    <Verdict property={property} recent={useRatingHistory(property.id)?.recent} />
    <IssueCounts property={property} />
  </>
);

export const PropertyPage = ({ property }: { property: PropertyDetail }) => (
  <PageFrame
    propertyOrBuilding={property}
    writePath={writePathOf(property)}
    breadcrumb={<Breadcrumb property={property} />}
    hero={
      <Hero property={property}>
        {property.reviewCount > 0 && <RatingSummary property={property} />}
        {hasReviewedBuilding(property) && <BuildingRating property={property} />}
      </Hero>
    }
  >
    <Details property={property} />
  </PageFrame>
);
