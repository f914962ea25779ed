import type { BuildingDetail } from '@home-truths/platform/contract';
import { Slot } from '@home-truths/platform/slots';
import { ButtonLink, Card, Container, Grid, Heading, HStack, Text, TextLink } from '@home-truths/platform/ui';
import { Building2 } from '@home-truths/platform/ui/icons';
import { localityOf, PropertyPicture, ShareButton } from '@home-truths/platform/ui/property';
import { Breadcrumb } from '../property/breadcrumb.tsx';
import {
  Caption,
  HeroActions,
  HeroCard,
  HeroLine,
  HeroText,
  PictureContainer,
} from '../property/hero-card.tsx';
import { IssueCounts } from '../property/issue-counts.tsx';
import { MapLink } from '../property/map-link.tsx';
import { BelowReviews, PageFrame, PageSections } from '../property/page-frame.tsx';
import { RatingDetails } from '../property/rating-details.tsx';
import type { Recent } from '../property/rating-gap.ts';
import { ReadReviews } from '../property/read-reviews.tsx';
import { Verdict } from '../property/verdict.tsx';
import { useBuildingHistory } from '../queries.ts';
import { BuildingProperties } from './building-properties.tsx';
import { basisText, countsText, unitHint, writeReviewUrl } from './building-texts.ts';
import { ByYear } from './by-year.tsx';

const Hero = ({ building, recent }: { building: BuildingDetail; recent: Recent }) => (
  <HeroCard>
    <PictureContainer>
      {/* draws an apartment building */}
      <PropertyPicture property={{ ...building, propertyType: 'apartment', propertyImages: [] }} eager />
      <Caption>
        <span>Illustration, not the actual building</span>
      </Caption>
    </PictureContainer>
    <HeroText>
      <Heading as="h1" look="h1" fontSize={{ base: '1.625rem', lg: '2.6rem' }}>
        <span translate="no">{building.name ?? building.address}</span>
      </Heading>
      <Text mt="1" fontSize={{ base: '1.1rem', md: '1.2rem' }} color="fg.muted">
        <span translate="no">
          {[building.name && building.address, localityOf(building)].filter(Boolean).join(', ')}
        </span>
      </Text>
      {building.reviewCount > 0 && (
        <Verdict property={building} basis={`Based on ${basisText(building)}`} recent={recent} />
      )}
      <IssueCounts property={building} />
      <HeroLine>
        <HStack gap="1.5" color="fg.muted">
          <Building2 size={17} aria-hidden /> <span>Building</span>
        </HStack>
        <TextLink to="#properties">{countsText(building)}</TextLink>
        <MapLink property={building} />
      </HeroLine>
      <HeroActions>
        {building.reviewCount > 0 && (
          <ReadReviews property={building} display={{ base: 'none', md: 'inline-flex' }} />
        )}
        <ShareButton path={`/building/${building.id}`} title={building.name ?? building.address} />
      </HeroActions>
    </HeroText>
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

export function BuildingPage({ building }: { building: BuildingDetail }) {
  const isReviewed = building.reviewCount > 0;
  const history = useBuildingHistory(building.id);
  const writePath = writeReviewUrl(building);
  return (
    <PageFrame
      propertyOrBuilding={building}
      writePath={writePath}
      breadcrumb={<Breadcrumb property={{ ...building, address: building.name ?? building.address }} />}
      hero={<Hero building={building} recent={history?.recent} />}
    >
      <Container pt={{ base: '6', md: '9' }} pb="8">
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' }} gap="10">
          <PageSections>
            {isReviewed ? <Slot name="building.reviews/v1" buildingId={building.id} /> : <NoReviews />}
            {isReviewed ? (
              <BelowReviews writePath={writePath}>
                <BuildingProperties buildingId={building.id} />
                <RatingDetails property={building} recent={history?.recent} />
                {history && <ByYear years={history.years} />}
              </BelowReviews>
            ) : (
              <BuildingProperties buildingId={building.id} />
            )}
          </PageSections>
          <WritePrompt building={building} />
        </Grid>
      </Container>
    </PageFrame>
  );
}
