import { buildBuildingDetail } from '../building/build-building-detail.ts';
import { buildPropertyDetail, buildUnreviewed } from './build-property-detail.ts';
import { buildingData, propertyData } from './structured-data.ts';

test('a reviewed property has a type, an address and a rating', () => {
  expect(propertyData(buildPropertyDetail())).toEqual([
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
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ]);
});

test('an unknown postcode is left out, and an unknown type is an accommodation', () => {
  const [data] = propertyData(buildPropertyDetail({ postcode: '0000', propertyType: 'houseboat' }));
  expect(data).toMatchObject({
    '@type': 'Accommodation',
    address: expect.not.objectContaining({ postalCode: '0000' }),
  });
});

test('a property without reviews has no structured data', () => {
  expect(propertyData(buildUnreviewed())).toEqual([]);
});

/** Name and path of each step. */
const stepsOf = (data: object | undefined) =>
  (data as { itemListElement: { position: number; name: string; item: string }[] }).itemListElement.map(
    ({ position, name, item }) => [position, name, item],
  );

test('the breadcrumb leads to the pages of state and suburb, where there are any', () => {
  const place = '/suburb/nsw/zetland-2017';
  expect(stepsOf(propertyData(buildPropertyDetail({ place }))[1])).toEqual([
    [1, 'Search', '/search'],
    [2, 'NSW', '/suburb/nsw'],
    [3, 'Zetland 2017', place],
    [4, '1103/26 Kilbride Crescent', '/property/252'],
  ]);
  expect(stepsOf(propertyData(buildPropertyDetail({ place: null, postcode: '0000' }))[1])).toEqual([
    [1, 'Search', '/search'],
    [2, 'NSW', '/search?state=NSW'],
    [3, 'Zetland', '/search?suburb=Zetland&state=NSW'],
    [4, '1103/26 Kilbride Crescent', '/property/252'],
  ]);
});

test('a building with reviews is an apartment complex with a rating, and names nobody who wrote', () => {
  const [complex, breadcrumb] = buildingData(buildBuildingDetail({ name: 'The Wrens' }));
  expect(complex).toMatchObject({
    '@type': 'ApartmentComplex',
    name: 'The Wrens',
    url: '/building/9',
    address: { streetAddress: '26 Kilbride Crescent', postalCode: '2017' },
    aggregateRating: { ratingValue: '3.41', reviewCount: 34 },
  });
  expect(stepsOf(breadcrumb).at(-1)).toEqual([4, 'The Wrens', '/building/9']);
  expect(JSON.stringify([complex, breadcrumb])).not.toMatch(/author|"review"|date|image/i);
  expect(buildingData(buildBuildingDetail({ reviewCount: 0, averageRating: '0.00' }))).toEqual([]);
});
