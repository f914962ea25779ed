import { type BuildingDetail, type PropertyDetail, statePath } from '@home-truths/platform/contract';
import { breadcrumbList } from '@home-truths/platform/structured-data';
import { fullAddress, joinWithSpaces, knownPostcode } from '@home-truths/platform/ui/property';

const SCHEMA_TYPES: Record<string, string> = {
  apartment: 'Apartment',
  unit: 'Apartment',
  studio: 'Apartment',
  house: 'House',
  townhouse: 'House',
};

type PropertyOrBuilding = Pick<
  PropertyDetail,
  'address' | 'suburb' | 'state' | 'postcode' | 'place' | 'averageRating' | 'reviewCount'
>;

const withoutUnknown = <Facts extends object>(facts: Facts) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== ''));

const commonFacts = (record: PropertyOrBuilding) => ({
  address: withoutUnknown({
    '@type': 'PostalAddress',
    streetAddress: record.address,
    addressLocality: record.suburb,
    addressRegion: record.state,
    postalCode: knownPostcode(record),
    addressCountry: 'AU',
  }),
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: record.averageRating,
    reviewCount: record.reviewCount,
    bestRating: 5,
    worstRating: 1,
  },
});

/** Links to searches if the suburb has no page. */
function breadcrumbOf(record: PropertyOrBuilding, name: string, path: string) {
  const { suburb, state, place: suburbPath } = record;
  return breadcrumbList([
    { name: 'Search', path: '/search' },
    {
      name: state,
      path: suburbPath ? statePath(state) : `/search?${new URLSearchParams({ state })}`,
    },
    {
      name: joinWithSpaces(suburb, knownPostcode(record)),
      path: suburbPath ?? `/search?${new URLSearchParams({ suburb, state })}`,
    },
    { name, path },
  ]);
}

/** Returns schema.org data for search engines, if there are reviews. */
export function propertyData(property: PropertyDetail): object[] {
  if (property.reviewCount === 0) return [];
  return [
    withoutUnknown({
      '@context': 'https://schema.org',
      '@type': SCHEMA_TYPES[property.propertyType] ?? 'Accommodation',
      name: fullAddress(property),
      numberOfBedrooms: property.bedrooms,
      numberOfBathroomsTotal: property.bathrooms,
      yearBuilt: property.buildYear,
      ...commonFacts(property),
    }),
    breadcrumbOf(property, property.address, `/property/${property.id}`),
  ];
}

export function buildingData(building: BuildingDetail): object[] {
  if (building.reviewCount === 0) return [];
  const path = `/building/${building.id}`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ApartmentComplex',
      name: building.name ?? fullAddress(building),
      url: path,
      ...commonFacts(building),
    },
    breadcrumbOf(building, building.name ?? building.address, path),
  ];
}
