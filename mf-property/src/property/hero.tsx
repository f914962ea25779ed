import { CompareButton } from '@home-truths/platform/compare';
import type { Property, PropertyDetail } from '@home-truths/platform/contract';
import { Slot } from '@home-truths/platform/slots';
import { Box, ButtonLink, Flex, Heading, HStack, Text, TextLink } from '@home-truths/platform/ui';
import {
  fullAddress,
  joinWithSpaces,
  knownPostcode,
  PropertyPicture,
  ShareButton,
  typeName,
} from '@home-truths/platform/ui/home';
import { Building2, House, PenLine } from '@home-truths/platform/ui/icons';
import { Facts } from './facts.tsx';
import { Gallery, photosOf } from './gallery.tsx';
import { Caption, HeroCard, PictureContainer } from './hero-card.tsx';
import { MapLink } from './map-link.tsx';
import { PartOfBuilding } from './part-of-building.tsx';
import { ReadReviews } from './read-reviews.tsx';

/** The illustration of a property without photos, labelled as one. */
const Illustration = ({ property }: { property: Property }) => (
  <>
    <PropertyPicture property={property} eager />
    <Caption>
      <span>Illustration, not the actual building</span>
      <TextLink to={`/write-review/${property.id}`}>Add a photo</TextLink>
    </Caption>
  </>
);

const FirstPhoto = ({ property, url }: { property: Property; url: string }) => (
  <PropertyPicture property={{ ...property, propertyImages: [url] }} eager />
);

function Pictures({ property }: { property: PropertyDetail }) {
  const photos = photosOf(property);
  const [first] = photos;
  if (!first) return <Illustration property={property} />;
  const isOnlyPhoto = photos.length === 1 && first.description === undefined;
  return isOnlyPhoto ? <FirstPhoto property={property} url={first.url} /> : <Gallery photos={photos} />;
}

const IN_BUILDING = new Set(['apartment', 'unit', 'studio']);

function TypeLine({ type }: { type: string }) {
  const Icon = IN_BUILDING.has(type) ? Building2 : House;
  return (
    <HStack gap="2" color="brand.fg" fontWeight="500" textStyle="meta">
      <Icon size={17} aria-hidden /> <span>{typeName(type)}</span>
    </HStack>
  );
}

/** On phones these are in the bar below. */
const SHOWN_ON_WIDE = { base: 'none', md: 'inline-flex' };

/** The actions of a property. The only filled button of the view is the header’s, on phones the bar’s. */
function Actions({ property }: { property: Property }) {
  return (
    <Flex mt={{ base: '5', md: '7' }} gap="3" flexWrap="wrap" _print={{ display: 'none' }}>
      {property.reviewCount > 0 && <ReadReviews property={property} look="outline" display={SHOWN_ON_WIDE} />}
      <ButtonLink to={`/write-review/${property.id}`} look="outline" display={SHOWN_ON_WIDE}>
        <PenLine size={18} aria-hidden /> Write a Review
      </ButtonLink>
      <Slot name="account.bookmark/v1" propertyId={property.id} />
      <CompareButton property={property} />
      <ShareButton path={`/property/${property.id}`} title={fullAddress(property)} />
    </Flex>
  );
}

/** The picture of the property beside its facts. */
export const Hero = ({ property }: { property: PropertyDetail }) => (
  <HeroCard>
    <PictureContainer>
      <Pictures property={property} />
    </PictureContainer>
    <Box px={{ base: '4', md: '7', lg: '9' }} py={{ base: '5', md: '8' }} alignSelf="center" minW="0">
      <TypeLine type={property.propertyType} />
      <Heading as="h1" look="h1" mt="2.5">
        <span translate="no">{property.address}</span>
      </Heading>
      <Text mt="2" fontSize={{ base: '1.1rem', md: '1.2rem' }} color="fg.muted">
        <span translate="no">{`${property.suburb}, ${joinWithSpaces(property.state, knownPostcode(property))}`}</span>
      </Text>
      <MapLink place={property} />
      <Facts property={property} />
      {property.building && property.building.homeCount > 1 && (
        <PartOfBuilding building={property.building} />
      )}
      <Actions property={property} />
    </Box>
  </HeroCard>
);
