import type { PropertyDetail } from '@home-truths/platform/contract';
import { fullAddress, knownPostcode } from '@home-truths/platform/ui/home';

/** The kinds of property in the words of schema.org; other types are simply an accommodation. */
const KINDS: Record<string, string> = {
  apartment: 'Apartment',
  unit: 'Apartment',
  studio: 'Apartment',
  house: 'House',
  townhouse: 'House',
};

/** Facts that are known. */
const known = <Facts extends object>(facts: Facts) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== ''));

/** A property with reviews as schema.org describes a place to live and its rating; without reviews nothing is claimed. */
export function structuredData(property: PropertyDetail): object[] {
  if (property.reviewCount === 0) return [];
  const address = known({
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
    known({
      '@context': 'https://schema.org',
      '@type': KINDS[property.propertyType] ?? 'Accommodation',
      name: fullAddress(property),
      numberOfBedrooms: property.bedrooms,
      numberOfBathroomsTotal: property.bathrooms,
      yearBuilt: property.buildYear,
      address,
      aggregateRating,
    }),
  ];
}
