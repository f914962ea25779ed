import type { BuildingDetail } from '@home-truths/platform/contract';
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
  HStack,
  Text,
} from '@home-truths/platform/ui';
import { localityOf, PropertyPicture, ShareButton } from '@home-truths/platform/ui/home';
import { Building2, PenLine } from '@home-truths/platform/ui/icons';
import { Breadcrumb } from '../property/breadcrumb.tsx';
import { Caption, HeroCard, PictureContainer } from '../property/hero-card.tsx';
import { IssueCounts } from '../property/issue-counts.tsx';
import { MapLink } from '../property/map-link.tsx';
import { RatingSummary } from '../property/rating-summary.tsx';
import { ReadReviews } from '../property/read-reviews.tsx';
import { PageSections } from '../property/sections.tsx';
import { ReadReviewsBar, WriteReviewBar } from '../property/write-review-bar.tsx';
import { useBuildingHistory } from '../queries.ts';
import { BuildingProperties } from './building-properties.tsx';
import { basisOf, countsText, unitHint, writeReviewUrl } from './building-texts.ts';
import { ByYear } from './by-year.tsx';

/** On phones these are in the bar below. */
const SHOWN_ON_WIDE = { base: 'none', md: 'inline-flex' };

const Hero = ({ building }: { building: BuildingDetail }) => (
  <HeroCard>
    <PictureContainer>
      <PropertyPicture property={{ ...building, propertyType: 'apartment', propertyImages: [] }} eager />
      <Caption>
        <span>Illustration, not the actual building</span>
      </Caption>
    </PictureContainer>
    <Box px={{ base: '4', md: '7', lg: '9' }} py={{ base: '5', md: '8' }} alignSelf="center" minW="0">
      <HStack gap="2" color="brand.fg" fontWeight="500" textStyle="meta">
        <Building2 size={17} aria-hidden /> <span>Building</span>
      </HStack>
      <Heading as="h1" look="h1" mt="2.5">
        <span translate="no">{building.name ?? building.address}</span>
      </Heading>
      <Text mt="2" fontSize={{ base: '1.1rem', md: '1.2rem' }} color="fg.muted">
        <span translate="no">
          {[building.name && building.address, localityOf(building)].filter(Boolean).join(', ')}
        </span>
      </Text>
      <MapLink place={building} />
      <Text mt="5">{countsText(building)}</Text>
      <Flex mt={{ base: '5', md: '7' }} gap="3" flexWrap="wrap" _print={{ display: 'none' }}>
        {building.reviewCount > 0 && (
          <ReadReviews property={building} look="outline" display={SHOWN_ON_WIDE} />
        )}
        <ButtonLink to={writeReviewUrl(building)} look="outline" display={SHOWN_ON_WIDE}>
          <PenLine size={18} aria-hidden /> Write a Review
        </ButtonLink>
        <ShareButton path={`/building/${building.id}`} title={building.name ?? building.address} />
      </Flex>
    </Box>
  </HeroCard>
);

const NoReviews = () => (
  <Card as="section" aria-labelledby="no-reviews" p={{ base: '5', md: '8' }}>
    <Heading id="no-reviews">No reviews yet</Heading>
    <Text mt="3" maxW="measure" color="fg.muted">
      No one has reviewed a property in this building yet. If you’ve lived here, inspected one or owned one,
      your review will help the next person decide.
    </Text>
  </Card>
);

/** Invites visitors to write the next review, and says how to complete the address. */
const WritePrompt = ({ building }: { building: BuildingDetail }) => (
  <Card as="section" aria-labelledby="write" p="5" alignSelf="start" _print={{ display: 'none' }}>
    <Heading id="write" look="h3">
      Lived here?
    </Heading>
    <Text mt="1.5" color="fg.muted">
      {unitHint(building)}
    </Text>
    <ButtonLink look="outline" mt="4" w="full" to={writeReviewUrl(building)}>
      Write a Review
    </ButtonLink>
  </Card>
);

/** The reviews, and on phones the bar that invites their readers to write one. */
const Reviews = ({ building }: { building: BuildingDetail }) => (
  <Box css={{ '& > :last-child': { mx: { base: '-4', md: '0' } } }}>
    <Slot name="building.reviews/v1" buildingId={building.id} />
    <WriteReviewBar to={writeReviewUrl(building)} />
  </Box>
);

/** Keeps the focused element above the bar on phones. */
const Page = chakra('div', {
  base: { '& :is(a, button, select, h3)': { scrollMarginBottom: { base: '6rem', md: '0' } } },
});

/** The page of a building: what its properties add up to, the properties, and their reviews. */
export function BuildingPage({ building }: { building: BuildingDetail }) {
  const isReviewed = building.reviewCount > 0;
  const history = useBuildingHistory(building.id);
  return (
    <Page>
      <Container>
        <Breadcrumb property={{ ...building, address: building.name ?? building.address }} />
      </Container>
      <Container px={{ base: '0', md: '6' }}>
        <Hero building={building} />
      </Container>
      <Container mt={{ base: '6', md: '9' }} pb="8">
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' }} gap="10">
          <PageSections>
            {isReviewed ? (
              <RatingSummary
                property={building}
                basis={`Based on ${basisOf(building)}`}
                recent={history?.recent}
              />
            ) : (
              <NoReviews />
            )}
            <IssueCounts property={building} />
            {isReviewed && history && <ByYear years={history.years} />}
            <BuildingProperties buildingId={building.id} />
            {isReviewed && <Reviews building={building} />}
          </PageSections>
          <WritePrompt building={building} />
        </Grid>
      </Container>
      {isReviewed ? <ReadReviewsBar property={building} /> : <WriteReviewBar to={writeReviewUrl(building)} />}
    </Page>
  );
}
