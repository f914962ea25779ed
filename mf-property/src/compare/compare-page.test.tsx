import { type CompareProperty, compareProperties } from '@home-truths/platform/contract';
import {
  act,
  createOutage,
  hrefOf,
  on,
  screen,
  showPage,
  userEvent,
  waitFor,
  within,
} from '@home-truths/platform/testing';
import { buildPropertyDetail, buildUnreviewed } from '../property/build-property-detail.ts';
import routes from '../routes.tsx';

const reviewed: CompareProperty = {
  ...buildPropertyDetail({
    id: 7,
    residencyAverages: { lived_here: '3.11', visited: null, owned: '4.50' },
    building: {
      id: 9,
      name: null,
      address: '26 Kilbride Crescent',
      propertyCount: 9,
      reviewCount: 34,
      averageRating: '3.41',
    },
  }),
  history: { years: [], recent: { months: 24, reviewCount: 6, averageRating: '2.90' } },
};
const unreviewed: CompareProperty = {
  ...buildUnreviewed(),
  id: 12,
  address: '12 Smith Street',
  propertyType: 'house',
  bathrooms: null,
  parkingSpaces: 0,
  buildYear: null,
  history: { years: [], recent: null },
};
const known = [reviewed, unreviewed];

function show(
  path: string,
  reply = (ids: string) => ids.split(',').flatMap(id => known.filter(p => p.id === +id)),
) {
  const requested: string[] = [];
  const api = [
    on(compareProperties, ({ query }) => {
      requested.push(String(query.ids));
      return reply(String(query.ids));
    }),
  ];
  return { ...showPage(routes, path, { api }), requested };
}

/** The cells of a row, by its name. */
const cells = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name });
  return within(header.closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(cell => cell.textContent);
};

/** A dash, and what screen readers say instead. */
const UNKNOWN = '–Not known';

const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

/** As another tab does. */
function store(value: string) {
  localStorage.setItem('compare', value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'compare' })));
}

beforeEach(() => store('[]'));

test('properties stand side by side, in the agreed rows', async () => {
  show('/compare?homes=7,12');
  expect(await cells('Rating')).toEqual(['3.4 (13 reviews)', 'No reviews yet']);
  expect(rowNames()).toEqual([
    ...['Rating', 'Problems', 'Good points', 'Lived here', 'Visited', 'Owned', 'Last 2 years'],
    ...['Building', 'Type', 'Bedrooms', 'Bathrooms', 'Car spaces', 'Built'],
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '1103/26 Kilbride CrescentZetland NSW 20173.4 · 13 reviews',
    '12 Smith StreetZetland NSW 2017',
  ]);
  expect(await cells('Lived here')).toEqual(['3.1 (9)', UNKNOWN]);
  expect(await cells('Visited')).toEqual([UNKNOWN, UNKNOWN]);
  expect(await cells('Owned')).toEqual(['4.5 (2)', UNKNOWN]);
  expect(await cells('Last 2 years')).toEqual(['2.9 (6 reviews)', UNKNOWN]);
  expect(await cells('Problems')).toEqual(['Leaks: 2\u00a0of\u00a013', UNKNOWN]);
  expect(await cells('Good points')).toEqual(['Great Landlord: 5\u00a0of\u00a013', UNKNOWN]);
  expect(await cells('Building')).toEqual(['26 Kilbride Crescent3.4 (34 reviews)', UNKNOWN]);
  expect(await cells('Type')).toEqual(['Apartment', 'House']);
  expect(await cells('Bathrooms')).toEqual(['1', UNKNOWN]);
  expect(await cells('Car spaces')).toEqual(['1', '0']);
  expect(await cells('Built')).toEqual(['2004', UNKNOWN]);
});

/** A reviewed property with other reviews. */
const withReviews = (id: number, reviewCount: number, averageRating: string, livedHere: string) => ({
  ...reviewed,
  id,
  reviewCount,
  averageRating,
  residencyAverages: { lived_here: livedHere, visited: null, owned: null },
  issueTagCounts: ['Leaks', 'Pests', 'Noise Issues', 'Parking Issues'].map(tag => ({ tag, count: 2 })),
});

test('the highest average of a row is marked where every property has three reviews for it', async () => {
  const fewer = { residencySplit: { lived_here: 2, visited: 0, owned: 0 } };
  const all = [withReviews(7, 3, '3.41', '4.00'), { ...withReviews(12, 9, '2.80', '2.00'), ...fewer }];
  show('/compare?homes=7,12', () => all);
  expect(await cells('Rating')).toEqual(['● Highest: 3.4 (3 reviews)', '2.8 (9 reviews)']);
  expect(await cells('Lived here')).toEqual(['4.0 (9)', '2.0 (2)']);
  expect(await cells('Last 2 years')).toEqual(['2.9 (6 reviews)', '2.9 (6 reviews)']);
  expect((await cells('Problems'))[0]).toMatch(/^Leaks.*Pests.*Noise Issues[^P]*\+1 more$/);
  expect(await cells('Good points')).toEqual(['None mentioned', 'None mentioned']);
});

test('only the rows that differ are shown on demand', async () => {
  const { router } = show('/compare?homes=7,12');
  const differences = await screen.findByRole('switch', { name: 'Show differences only' });
  await userEvent.click(differences);
  await waitFor(() => expect(router.state.location.search).toBe('?homes=7,12&differs=yes'));
  await waitFor(() => expect(rowNames()).not.toContain('Bedrooms'));
  expect(rowNames()).not.toContain('Visited');
  expect(rowNames()).toContain('Car spaces');
  await userEvent.click(screen.getByRole('switch', { name: 'Show differences only' }));
  await waitFor(() => expect(rowNames()).toContain('Bedrooms'));
});

test('properties that are the same in everything say so', async () => {
  show('/compare?homes=7,12&differs=yes', () => [reviewed, { ...reviewed, id: 12 }]);
  expect(
    await screen.findByText('These properties are the same in everything we know about them.'),
  ).toBeTruthy();
});

test('a property is removed from the comparison and from the list on the device', async () => {
  store('[7,12]');
  const { router } = show('/compare?homes=7,12&differs=yes');
  const remove = await screen.findByRole('link', { name: 'Remove 12 Smith Street, Zetland NSW 2017' });
  await userEvent.click(remove);
  await waitFor(() => expect(router.state.location.search).toBe('?homes=7&differs=yes'));
  expect(await screen.findByText(/^You’ve chosen 1 property so far\./)).toBeTruthy();
  expect(localStorage.getItem('compare')).toBe('[7]');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('one that is gone is told, and no longer on the device', async () => {
  store('[7,99,12]');
  show('/compare?homes=7,99,12');
  expect(await screen.findByText('One of these properties is no longer on the site.')).toBeTruthy();
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  await waitFor(() => expect(localStorage.getItem('compare')).toBe('[7,12]'));
});

test('where all are gone it says how to choose others', async () => {
  show('/compare?homes=98,99');
  expect(await screen.findByText('2 of these properties are no longer on the site.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('link', { name: 'Search properties' })).toBeTruthy();
});

test('a link of a form and repeated or broken ids are read', async () => {
  const { requested } = show('/compare?homes=12&homes=7,x&homes=12,-3,1e3');
  expect(await cells('Type')).toEqual(['House', 'Apartment']);
  expect(requested).toEqual(['12,7']);
});

test('without properties it says how to choose some, and leads to those chosen on this device', async () => {
  store('[7,12]');
  const { requested } = show('/compare');
  expect(await screen.findByText(/^Choose 2 to 4 properties/)).toBeTruthy();
  expect(await hrefOf('Compare 2 properties')).toBe('/compare?homes=7,12');
  expect(requested).toEqual([]);
});

test('five are too many: that is said, with the first four', async () => {
  const { router, requested } = show('/compare?homes=1,2,3,4,5');
  expect(await screen.findByText('You can compare up to 4 properties. This link has 5.')).toBeTruthy();
  expect(await hrefOf('Compare the first 4')).toBe('/compare?homes=1,2,3,4');
  expect(Object.values(router.state.errors ?? {})[0]?.status).toBe(400);
  expect(requested).toEqual([]);
});

test('a failure offers to try again', async () => {
  const { respond, tryAgain } = createOutage(() => known);
  show('/compare?homes=7,12', respond);
  await tryAgain();
  expect(await cells('Type')).toEqual(['Apartment', 'House']);
});
