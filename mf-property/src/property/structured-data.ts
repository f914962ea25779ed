import type { PropertyDetail } from '@home-truths/platform/contract';
import { fullAddress, knownPostcode } from '@home-truths/platform/ui/home';

/** The property types in terms of schema.org; any other type is an accommodation. */
const SCHEMA_TYPES: Record<string, string> = {
  apartment: 'Apartment',
  unit: 'Apartment',
  studio: 'Apartment',
  house: 'House',
  townhouse: 'House',
};

/** Drops unknown facts. */
const withoutUnknown = <Facts extends object>(facts: Facts) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== ''));

/** A property with reviews in terms of schema.org, with its rating; without reviews there is none. */
export function structuredData(property: PropertyDetail): object[] {
  if (property.reviewCount === 0) return [];
  const address = withoutUnknown({
    '@type': 'PostalAddress',
    streetAddress: property.address,
    addressLocality: property.suburb,
    addressRegion: property.state,
    postalCode: knownPostcode(property),
    addressCountry: 'AU',
  });
  const aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: property.averageRating,
    reviewCount: property.reviewCount,
    bestRating: 5,
    worstRating: 1,
  };
  return [
    withoutUnknown({
      '@context': 'https://schema.org',
      '@type': SCHEMA_TYPES[property.propertyType] ?? 'Accommodation',
      name: fullAddress(property),
      numberOfBedrooms: property.bedrooms,
      numberOfBathroomsTotal: property.bathrooms,
      yearBuilt: property.buildYear,
      address,
      aggregateRating,
    }),
  ];
}
