import { CompareButton } from '@home-truths/platform/compare';
import type { BuildingLine, Property, PropertyDetail } from '@home-truths/platform/contract';
import { isProblem } from '@home-truths/platform/contract';
import { Slot } from '@home-truths/platform/slots';
import { type Elements, Heading, Text, TextLink } from '@home-truths/platform/ui';
import { Scale, Share2 } from '@home-truths/platform/ui/icons';
import {
  fullAddress,
  joinWithSpaces,
  knownPostcode,
  PropertyPicture,
  reviewsText,
  ShareButton,
} from '@home-truths/platform/ui/property';
import { useRatingHistory } from '../queries.ts';
import { Facts } from './facts.tsx';
import { Caption, HeroActions, HeroCard, HeroLine, HeroText, PictureContainer } from './hero-card.tsx';
import { MapLink } from './map-link.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { averageText } from './rating.ts';
import { type Recent, ratingGap } from './rating-gap.ts';
import { ReadReviews } from './read-reviews.tsx';

export function shareText(property: PropertyDetail, recent: Recent) {
  if (property.reviewCount === 0) return undefined;
  const gap = ratingGap(property, recent);
  const [average, otherAverage] = gap?.averages.map(value => value.toFixed(1)) ?? [];
  const problems = property.issueTagCounts.filter(({ tag }) => isProblem(tag)).slice(0, 3);
  return [
    `${averageText(property)} from ${reviewsText(property.reviewCount)}.`,
    gap?.by === 'residency' && `People who lived here: ${average}, others: ${otherAverage}.`,
    gap?.by === 'time' && `Last 2 years: ${average}, before: ${otherAverage}.`,
    problems.length > 0 && `Most named: ${problems.map(({ tag }) => tag.toLowerCase()).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const PartOfBuilding = ({ building }: { building: BuildingLine }) => (
  <Text minW="0" overflowWrap="anywhere">
    <span>Part of </span>
    <TextLink to={`/building/${building.id}`} translate="no">
      {building.name ?? building.address}
    </TextLink>
    <span>{`: ${reviewsText(building.reviewCount)} of ${building.propertyCount} properties`}</span>
  </Text>
);

const Illustration = ({ property }: { property: Property }) => (
  <>
    <PropertyPicture property={property} eager />
    <Caption>
      <span>Illustration, not the actual building</span>
      <TextLink to={`/write-review/${property.id}`}>Add a photo</TextLink>
    </Caption>
  </>
);

/** Phones have `ReadReviews` in a bar instead. */
const Actions = ({ property }: { property: PropertyDetail }) => (
  <HeroActions>
    {property.reviewCount > 0 && (
      <ReadReviews property={property} display={{ base: 'none', md: 'inline-flex' }} />
    )}
    <Slot name="account.bookmark/v1" propertyId={property.id} />
    <CompareButton property={property} icon={<Scale size={20} aria-hidden />} />
    <span title="Share">
      <ShareButton
        path={`/property/${property.id}`}
        title={fullAddress(property)}
        about={shareText(property, useRatingHistory(property.id)?.recent)}
        size="icon"
        aria-label="Share"
      >
        <Share2 size={20} aria-hidden />
      </ShareButton>
    </span>
  </HeroActions>
);

const reviewPhotosTitle = (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'} from reviews`;

interface HeroProps {
  property: PropertyDetail;
  children: Elements;
}

export const Hero = ({ property, children }: HeroProps) => {
  const { propertyImages, reviewPhotos = [] } = property;
  return (
    <HeroCard>
      <PictureContainer>
        {propertyImages.length > 0 ? (
          <PropertyPicture property={property} eager />
        ) : (
          <Illustration property={property} />
        )}
      </PictureContainer>
      <HeroText>
        <Heading as="h1" look="h1" fontSize={{ base: '1.625rem', lg: '2.6rem' }}>
          <span translate="no">{property.address}</span>
        </Heading>
        <Text mt="1" fontSize={{ base: '1.1rem', md: '1.2rem' }} color="fg.muted">
          <span translate="no">{`${property.suburb}, ${joinWithSpaces(property.state, knownPostcode(property))}`}</span>
        </Text>
        {children}
        <HeroLine>
          <Facts property={property} />
          <MapLink property={property} />
          {property.building && property.building.propertyCount > 1 && (
            <PartOfBuilding building={property.building} />
          )}
        </HeroLine>
        <Actions property={property} />
      </HeroText>
      <PhotoStrip title="More photos" photos={propertyImages.slice(1).map(url => ({ url }))} />
      <PhotoStrip title={reviewPhotosTitle(reviewPhotos.length)} photos={reviewPhotos} />
    </HeroCard>
  );
};
