import { buildPropertyDetail, buildUnreviewed } from './build-property-detail.ts';
import { structuredData } from './structured-data.ts';

test('a reviewed property has a type, an address and a rating', () => {
  expect(structuredData(buildPropertyDetail())).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Apartment',
      name: '1103/26 Kilbride Crescent, Zetland NSW 2017',
      numberOfBedrooms: 2,
      numberOfBathroomsTotal: 1,
      yearBuilt: 2004,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1103/26 Kilbride Crescent',
        addressLocality: 'Zetland',
        addressRegion: 'NSW',
        postalCode: '2017',
        addressCountry: 'AU',
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: '3.38',
        reviewCount: 13,
        bestRating: 5,
        worstRating: 1,
      },
    },
  ]);
});

test('an unknown postcode is left out, and an unknown type is an accommodation', () => {
  const [data] = structuredData(buildPropertyDetail({ postcode: '0000', propertyType: 'houseboat' }));
  expect(data).toMatchObject({
    '@type': 'Accommodation',
    address: expect.not.objectContaining({ postalCode: '0000' }),
  });
});

test('a property without reviews has no structured data', () => {
  expect(structuredData(buildUnreviewed())).toEqual([]);
});
