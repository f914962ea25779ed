import type { PropertyDetail } from '@home-truths/platform/contract';
import { fullAddress, knownPostcode } from '@home-truths/platform/ui/home';

/** The kinds of home in the words of schema.org; other types are simply an accommodation. */
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

/** A home with reviews as schema.org describes a place to live and its rating; without reviews nothing is claimed. */
export function structuredData(home: PropertyDetail): object[] {
  if (home.reviewCount === 0) return [];
  const address = known({
    '@type': 'PostalAddress',
    streetAddress: home.address,
    addressLocality: home.suburb,
    addressRegion: home.state,
    postalCode: knownPostcode(home),
    addressCountry: 'AU',
  });
  const aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: home.averageRating,
    reviewCount: home.reviewCount,
    bestRating: 5,
    worstRating: 1,
  };
  return [
    known({
      '@context': 'https://schema.org',
      '@type': KINDS[home.propertyType] ?? 'Accommodation',
      name: fullAddress(home),
      numberOfBedrooms: home.bedrooms,
      numberOfBathroomsTotal: home.bathrooms,
      yearBuilt: home.buildYear,
      address,
      aggregateRating,
    }),
  ];
}
