import {
  type BuildingDetail,
  type BuildingProperty,
  historyOfBuilding,
  type PropertyDetail,
  propertiesOfBuilding,
  type RatingHistory,
  readBuilding,
  readProperty,
} from '@home-truths/platform/contract';
import type { PageHandle } from '@home-truths/platform/router';
import {
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
import { buildBuildingDetail, buildBuildingProperty } from './build-building-detail.ts';

const Reviews = ({ brief }: { brief?: boolean }) => <p>{brief ? 'The three latest' : 'All reviews'}</p>;
const slots = {
  'building.reviews/v1': Reviews,
  'property.reviews/v1': () => <p>The reviews</p>,
  'account.bookmark/v1': () => null,
};

const NO_HISTORY: RatingHistory = { years: [], recent: null };
const year = (year: number, reviewCount: number, averageRating: string) => ({
  year,
  reviewCount,
  averageRating,
});

function show(
  building: BuildingDetail,
  {
    path = '/building/9',
    properties = [] as BuildingProperty[],
    total = undefined as number | undefined,
    history = NO_HISTORY,
  } = {},
) {
  const api = [
    on(readBuilding, () => building),
    on(historyOfBuilding, () => history),
    on(propertiesOfBuilding, ({ query }) => {
      const [limit, page] = [Number(query.limit), Number(query.page)];
      return {
        rows: properties.slice((page - 1) * limit, page * limit),
        total: String(total ?? properties.length),
      };
    }),
  ];
  return showPage(routes, path, { api, slots });
}

/** The head of the page that is shown. */
function headOf({ router }: ReturnType<typeof show>, id: string, query = '') {
  const { handle } = router.state.matches.at(-1)?.route ?? {};
  return (handle as PageHandle).head({ params: { id }, searchParams: new URLSearchParams(query) });
}

test('a building says how many properties and reviews it has', async () => {
  show(buildBuildingDetail());
  expect(await screen.findByRole('heading', { level: 1, name: '26 Kilbride Crescent' })).toBeTruthy();
  for (const text of [
    'Zetland NSW 2017',
    '9 properties on Home Truths, 7 reviewed',
    'Based on 34 reviews of 7 properties',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('img', { name: '3.4 out of 5' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Reviews by stars' }).textContent).toContain(
    '4 stars11 reviews · 32%',
  );
  expect(screen.getByRole('list', { name: 'Problems' }).textContent).toBe('Leaks12 of 34');
  expect(await screen.findByText('All reviews')).toBeTruthy();
});

test('a building with a name shows its address, too', async () => {
  const shown = show(buildBuildingDetail({ name: 'The Residences' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The Residences' })).toBeTruthy();
  expect(screen.getByText('26 Kilbride Crescent, Zetland NSW 2017')).toBeTruthy();
  expect(await hrefOf('Show on a map')).toContain('?query=26+Kilbride+Crescent%2C+Zetland+NSW+2017');
  expect(headOf(shown, '9')).toEqual({
    title: 'The Residences, 26 Kilbride Crescent, Zetland NSW 2017 | Home Truths',
    description:
      '3.4 out of 5.0 from 34 reviews of 7 properties at 26 Kilbride Crescent, Zetland NSW 2017. Most mentioned: Leaks. Know the truth before you sign.',
    canonical: '/building/9',
    image: '/share/building/9-34-341.png',
    jsonLd: [
      expect.objectContaining({ '@type': 'ApartmentComplex' }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ],
    noindex: false,
  });
});

test.each(['rating=4', 'issueTag=Leaks', 'homes=2'])(
  'with %s it stays out of search engines',
  async query => {
    const shown = show(buildBuildingDetail());
    await screen.findByRole('heading', { level: 1 });
    expect(headOf(shown, '9', query)).toMatchObject({ canonical: '/building/9', noindex: true });
  },
);

test('a building without reviews says so, and stays out of search engines', async () => {
  const shown = show(
    buildBuildingDetail({
      propertyCount: 1,
      reviewedPropertyCount: 0,
      reviewCount: 0,
      averageRating: '0.00',
      issueTagCounts: [],
    }),
  );
  expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeTruthy();
  expect(screen.getByText('1 property on Home Truths, 0 reviewed')).toBeTruthy();
  expect(screen.queryByText('All reviews')).toBeNull();
  expect(screen.queryByRole('img', { name: /out of 5/ })).toBeNull();
  expect(headOf(shown, '9').noindex).toBe(true);
});

test('years are shown from three on, as a bar and in words', async () => {
  const years = [year(2024, 3, '2.33'), year(2025, 1, '5.00'), year(2026, 8, '3.50')];
  show(buildBuildingDetail(), { history: { years, recent: null } });
  const list = within(await screen.findByRole('list', { name: 'By year' }));
  expect(list.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '20242.3 out of 5 · 3 reviews',
    '20255.0 out of 5 · 1 review',
    '20263.5 out of 5 · 8 reviews',
  ]);
});

test('two years are no trend', async () => {
  show(buildBuildingDetail(), {
    history: { years: [year(2025, 1, '5.00'), year(2026, 8, '3.50')], recent: null },
  });
  await screen.findByText('All reviews');
  expect(screen.queryByRole('heading', { name: 'By year' })).toBeNull();
});

test('its properties are named by their unit and link to their pages', async () => {
  const properties = [
    buildBuildingProperty(),
    buildBuildingProperty({
      id: 3,
      unit: null,
      address: '26 Kilbride Crescent',
      reviewCount: 0,
      issueTags: [],
    }),
  ];
  show(buildBuildingDetail(), { properties });
  const list = within(await screen.findByRole('list', { name: 'Properties in this building' }));
  expect(list.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Unit 1103', '/property/252'],
    ['No unit number given', '/property/3'],
  ]);
  expect(list.getAllByRole('listitem').map(item => item.querySelector('p')?.textContent)).toEqual([
    'Unit 1103 · Apartment · 3.4 from 13 reviews',
    'No unit number given · Apartment · No reviews yet',
  ]);
});

test('seven properties are shown, more are a link, which keeps the order of the reviews', async () => {
  const properties = Array.from({ length: 8 }, (_, index) =>
    buildBuildingProperty({ id: index + 1, unit: String(index + 1) }),
  );
  show(buildBuildingDetail(), { properties, path: '/building/9?sort=helpful' });
  const more = await screen.findByRole('link', { name: 'Show more properties' });
  expect(more.getAttribute('href')).toBe('/building/9?sort=helpful&homes=2');
  expect(screen.queryByRole('link', { name: 'Unit 8' })).toBeNull();
  await userEvent.click(more);
  expect(await screen.findByRole('link', { name: 'Unit 8' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Show more properties' })).toBeNull();
});

test('after the last of 50 pages there is no link that would show no more', async () => {
  show(buildBuildingDetail(), {
    properties: [buildBuildingProperty()],
    total: 351,
    path: '/building/9?homes=50',
  });
  expect(await screen.findByRole('link', { name: 'Unit 1103' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Show more properties' })).toBeNull();
});

test('the review form gets the address, and a hint says what is missing', async () => {
  show(buildBuildingDetail());
  await screen.findByText('All reviews');
  const links = screen.getAllByRole('link', { name: 'Write a Review' });
  expect(new Set(links.map(link => link.getAttribute('href')))).toEqual(
    new Set(['/write-review?address=26+Kilbride+Crescent%2C+Zetland%2C+NSW+2017']),
  );
  expect(
    screen.getByText('Start with your unit number. For example: 5/26 Kilbride Crescent, Zetland, NSW 2017'),
  ).toBeTruthy();
});

test('the breadcrumb leads to the search of the state and of the suburb', async () => {
  show(buildBuildingDetail());
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/search',
    '/search?state=NSW',
    '/search?suburb=Zetland&state=NSW',
  ]);
  expect(trail.getByText('26 Kilbride Crescent').getAttribute('aria-current')).toBe('page');
});

test.each(['/building/999', '/building/abc'])('%s shows that there is no such building', async path => {
  showPage(routes, path, { slots });
  expect(await screen.findByRole('heading', { name: 'Building not found' })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/search');
});

test('a building that could not be loaded can be retried', async () => {
  const { respond, tryAgain } = createOutage(() => buildBuildingDetail());
  showPage(routes, '/building/9', { api: [on(readBuilding, respond)], slots });
  expect(await screen.findByRole('heading', { name: 'We can’t show this building right now' })).toBeTruthy();
  await tryAgain();
  expect(await screen.findByText('All reviews')).toBeTruthy();
});

const LINE = { id: 9, name: null, address: '26 Kilbride Crescent', averageRating: '3.41' };

test('a property names its building where that has others', async () => {
  const building = { ...LINE, propertyCount: 9, reviewCount: 34 };
  const api = [on(readProperty, () => buildPropertyDetail({ building }))];
  showPage(routes, '/property/252', { api, slots });
  const link = await screen.findByRole('link', { name: '26 Kilbride Crescent' });
  expect(link.getAttribute('href')).toBe('/building/9');
  expect(link.parentElement?.textContent).toBe('Part of 26 Kilbride Crescent: 34 reviews of 9 properties');
});

test('the only property of a building does not name it', async () => {
  const building = { ...LINE, propertyCount: 1, reviewCount: 13 };
  const api = [on(readProperty, () => buildPropertyDetail({ building }))];
  showPage(routes, '/property/252', { api, slots });
  await screen.findByText('The reviews');
  expect(screen.queryByText(/^Part of/)).toBeNull();
});

test('a property without reviews shows those of its building before what else helps', async () => {
  const building = { ...LINE, propertyCount: 9, reviewCount: 34 };
  const api = [
    on(readProperty, () => ({ ...buildUnreviewed(), building })),
    on(readBuilding, () => buildBuildingDetail()),
  ];
  showPage(routes, '/property/252', { api, slots });
  const title = await screen.findByRole('heading', { name: 'What people say about this building' });
  expect(screen.getByRole('heading', { name: 'No reviews yet' }).compareDocumentPosition(title)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getByText('No reviews of 1103 yet.')).toBeTruthy();
  expect(await hrefOf('3.4 from 34 reviews of this building')).toBe('/property/252#in-building');
  const checklist = screen.getByRole('link', { name: 'Open the checklist' });
  expect(checklist.getAttribute('href')).toBe('/property/252/checklist');
  expect(title.compareDocumentPosition(checklist)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const part = within(screen.getByRole('region', { name: 'What people say about this building' }));
  expect(part.getByText('Based on 34 reviews of 7 properties')).toBeTruthy();
  expect(part.getByRole('list', { name: 'Common Issues Mentioned' }).textContent).toBe('Leaks12');
  expect(await part.findByText('The three latest')).toBeTruthy();
  const all = part.getByRole('link', { name: 'See all 34 reviews of this building' });
  expect(all.getAttribute('href')).toBe('/building/9#reviews');
});

test('the only review of a building is one', async () => {
  const api = [
    on(readProperty, () => ({
      ...buildUnreviewed(),
      building: { ...LINE, propertyCount: 2, reviewCount: 1 },
    })),
    on(readBuilding, () => buildBuildingDetail({ reviewCount: 1, reviewedPropertyCount: 1 })),
  ];
  showPage(routes, '/property/252', { api, slots });
  expect(await screen.findByRole('link', { name: 'See the review of this building' })).toBeTruthy();
  expect(screen.getByText('Based on 1 review of 1 property')).toBeTruthy();
});

test('a building that was merged leads to the one it went into', async () => {
  const api = [on(readBuilding, () => buildBuildingDetail({ id: 12 }))];
  const { router } = showPage(routes, '/building/9', { api, slots });
  await waitFor(() => expect(router.state.location.pathname).toBe('/building/12'));
});

test('a property that was merged leads to the one it went into', async () => {
  const api = [on(readProperty, () => buildPropertyDetail({ id: 7 }))];
  const { router } = showPage(routes, '/property/252', { api, slots });
  await screen.findByText('The reviews');
  expect(router.state.location.pathname).toBe('/property/7');
});

test.each([
  ['/property/252', '/property/7'],
  ['/property/252/checklist', '/property/7/checklist'],
])('%s of a merged property leads on even if the reply is slow', async (from, to) => {
  const { promise: reply, resolve } = Promise.withResolvers<PropertyDetail>();
  const { router } = showPage(routes, from, { api: [on(readProperty, () => reply)], slots });
  // placeholders are shown
  await waitFor(() => expect(router.state.initialized).toBe(true));
  resolve(buildPropertyDetail({ id: 7 }));
  await waitFor(() => expect(router.state.location.pathname).toBe(to));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a merged building leads on even if the reply is slow', async () => {
  const { promise: reply, resolve } = Promise.withResolvers<BuildingDetail>();
  const { router } = showPage(routes, '/building/9', { api: [on(readBuilding, () => reply)], slots });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  resolve(buildBuildingDetail({ id: 12 }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/building/12'));
});
