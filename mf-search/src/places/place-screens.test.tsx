import {
  listStates,
  readState,
  readSuburb,
  type StateDetail,
  type SuburbDetail,
} from '@home-truths/platform/contract';
import type { PageHandle } from '@home-truths/platform/router';
import {
  createOutage,
  on,
  refusal,
  screen,
  showPage,
  userEvent,
  waitFor,
  within,
} from '@home-truths/platform/testing';
import { buildRow } from '../property-card/build-row.ts';
import routes from '../routes.tsx';

const SUMS = {
  propertyCount: 12,
  reviewedPropertyCount: 9,
  reviewCount: 32,
  averageRating: '3.28',
  ratingSpread: [4, 6, 8, 10, 4],
  residencySplit: { lived_here: 20, visited: 8, owned: 4 },
  residencyAverages: { lived_here: '3.10', visited: '3.50', owned: null },
  issueTagShares: [
    { tag: 'Good Location', count: 16, share: 50 },
    { tag: 'Leaks', count: 9, share: 28 },
  ],
  countedAt: '2026-11-26T12:07:00.000Z',
};

const FEW = {
  reviewedPropertyCount: 2,
  reviewCount: 4,
  averageRating: null,
  ratingSpread: [],
  issueTagShares: [],
  residencyAverages: { lived_here: null, visited: null, owned: null },
};

const buildSuburb = (overrides: Partial<SuburbDetail> = {}): SuburbDetail => ({
  ...SUMS,
  name: 'Richmond',
  state: 'VIC',
  postcode: '3121',
  buildings: [],
  mostReviewed: [],
  latest: [],
  nearby: [],
  nearbyBy: 'distance',
  source: null,
  ...overrides,
});

const buildState = (overrides: Partial<StateDetail> = {}): StateDetail => ({
  ...SUMS,
  state: 'VIC',
  name: 'Victoria',
  suburbs: [],
  ...overrides,
});

/** Opens the page of a suburb; `respond` says what the API has. */
function show(respond: () => SuburbDetail, path = '/suburb/vic/richmond-3121') {
  const api = [on(readSuburb, respond)];
  return showPage(routes, path, { api }).router;
}

const headOf = (router: ReturnType<typeof show>) => {
  const match = router.state.matches.at(-1);
  const handle = match?.route.handle as PageHandle;
  return handle.head({ params: match?.params ?? {}, searchParams: new URLSearchParams() });
};

test('a suburb shows its average with spread, split and shares in words', async () => {
  const router = show(() => buildSuburb());
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Richmond VIC 3121');
  expect(
    screen.getByText(
      'Reviews of homes in Richmond, Victoria, by people who’ve lived in them, inspected them or owned them.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('12 properties on Home Truths, 9 reviewed')).toBeTruthy();
  expect(screen.getByText('Based on 32 reviews of 9 properties')).toBeTruthy();
  const rows = within(screen.getByRole('list', { name: 'Reviews by stars' })).getAllByRole('listitem');
  expect(rows.map(row => row.textContent)).toEqual([
    '5 stars4 reviews · 13%',
    '4 stars10 reviews · 31%',
    '3 stars8 reviews · 25%',
    '2 stars6 reviews · 19%',
    '1 star4 reviews · 13%',
  ]);
  expect(screen.getByRole('list', { name: 'How reviewers know these properties' }).textContent).toBe(
    'Lived here3.1(20)Visited3.5(8)Owned(4)',
  );
  expect(screen.getByRole('list', { name: 'Problems' }).textContent).toBe('Leaks28% · 9 of 32');
  expect(screen.getByRole('list', { name: 'Good points' }).textContent).toBe('Good Location50% · 16 of 32');
  expect(screen.getByText('26 Nov 2026, 11:07 pm').getAttribute('datetime')).toBe(SUMS.countedAt);
  expect(headOf(router)).toEqual({
    title: 'Richmond VIC 3121: reviews of homes | Home Truths',
    description:
      '3.3 out of 5.0 from 32 reviews of 9 properties in Richmond VIC 3121. Most mentioned: Good Location, Leaks. Know the truth before you sign.',
    canonical: '/suburb/vic/richmond-3121',
    noindex: false,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Suburbs', item: '/suburb' },
          { '@type': 'ListItem', position: 2, name: 'VIC', item: '/suburb/vic' },
          { '@type': 'ListItem', position: 3, name: 'Richmond', item: '/suburb/vic/richmond-3121' },
        ],
      },
    ],
  });
});

test('below the minimum there is no average and no share', async () => {
  const router = show(() => buildSuburb(FEW));
  expect(
    await screen.findByText(
      'Not enough reviews for an average yet. We need at least 5 reviews across at least 3 properties.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('So far there are 4 reviews of 2 properties.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Reviews by stars' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Common Issues Mentioned' })).toBeNull();
  expect(headOf(router).description).toBe(
    '4 reviews of 2 properties in Richmond VIC 3121. Know the truth before you sign.',
  );
});

test('a suburb lists its buildings, its properties and what is nearby, and leads on', async () => {
  const place = { state: 'VIC', postcode: '3066', place: '/suburb/vic/collingwood-3066', reviewCount: 7 };
  show(() =>
    buildSuburb({
      buildings: [
        { id: 9, name: null, address: '26 A St', propertyCount: 3, reviewCount: 5, averageRating: '2.40' },
      ],
      mostReviewed: [buildRow({ id: 1 })],
      latest: [
        buildRow({
          id: 2,
          address: '2 B St',
          averageRating: '4.00',
          reviewCount: 1,
          excerptMonth: '2026-11',
        }),
      ],
      nearby: [{ name: 'Collingwood', ...place }],
      source: 'Localities: GeoNames, CC BY 4.0',
    }),
  );
  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await link('26 A St')).toBe('/building/9');
  expect(screen.getByText('2.4 out of 5 · 5 reviews · 3 properties')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(await link('2 B St')).toBe('/property/2');
  expect(screen.getByText('4.0 out of 5 · 1 review · Nov 2026')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Nearby suburbs' })).toBeTruthy();
  expect(await link('Collingwood VIC 3066')).toBe('/suburb/vic/collingwood-3066');
  expect(await link('Search in Richmond')).toBe('/search?suburb=Richmond&state=VIC');
  expect(await link('Rules for renting in Victoria')).toBe('/suburb/vic#rules');
  expect(await link('VIC')).toBe('/suburb/vic');
  expect(screen.getByText('Localities: GeoNames, CC BY 4.0')).toBeTruthy();
});

test('a suburb without a review says so and is not for search engines', async () => {
  const router = show(() =>
    buildSuburb({
      ...FEW,
      propertyCount: 0,
      reviewedPropertyCount: 0,
      reviewCount: 0,
      nearbyBy: 'state',
      nearby: [
        {
          name: 'Carlton',
          state: 'VIC',
          postcode: '3053',
          place: '/suburb/vic/carlton-3053',
          reviewCount: 2,
        },
      ],
    }),
  );
  expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Other suburbs in Victoria' })).toBeTruthy();
  expect(headOf(router)).toMatchObject({ noindex: true, canonical: '/suburb/vic/richmond-3121' });
});

test.each(['/suburb/vic/richmond', '/suburb/VIC/richmond-3121', '/suburb/vic/Richmond-3121'])(
  '%s leads to the one path of the suburb',
  async path => {
    const router = show(() => buildSuburb(), path);
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.pathname).toBe('/suburb/vic/richmond-3121');
  },
);

test.each([
  ['/suburb/vic/nowhere-3999', 'Suburb not found'],
  ['/suburb/xx/richmond-3121', 'Suburb not found'],
  ['/suburb/xx', 'State not found'],
])('%s is not found, and there is a search box', async (path, heading) => {
  const router = show(refusal(404, 'Suburb not found'), path);
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  expect(headOf(router)).toMatchObject({ noindex: true, title: `${heading} | Home Truths` });
  const box = within(screen.getByRole('search'));
  await userEvent.type(box.getByRole('combobox'), 'richmond{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=richmond'));
});

test('a suburb that could not be loaded can be retried', async () => {
  const { respond, tryAgain } = createOutage(() => buildSuburb());
  show(respond);
  expect(await screen.findByRole('heading', { name: 'We can’t show this page right now' })).toBeTruthy();
  await tryAgain();
  expect(await screen.findByRole('heading', { name: 'Richmond VIC 3121' })).toBeTruthy();
});

const buildLine = (name: string, reviewCount: number, averageRating: string | null = '3.28') => {
  const place = `/suburb/vic/${name.toLowerCase()}-3121`;
  return { name, place, postcode: '3121', propertyCount: 12, reviewCount, averageRating };
};

/** Opens the page of a state with these suburbs. */
function showState(suburbs: StateDetail['suburbs']) {
  showPage(routes, '/suburb/vic', { api: [on(readState, () => buildState({ suburbs }))] });
  return screen.findByRole('region', { name: 'Suburbs with reviews' });
}

const texts = (items: HTMLElement[]) => items.map(({ textContent }) => textContent);

test('a state lists its suburbs, most reviews first, and says why one has no average', async () => {
  const suburbs = within(
    await showState([
      buildLine('Geelong', 14, null),
      { ...buildLine('Kew', 1, null), postcode: '0000' },
      buildLine('Richmond', 32),
    ]),
  );
  expect(texts(suburbs.getAllByRole('listitem'))).toEqual([
    'Richmond 31213.3 out of 5 · 32 reviews',
    'Geelong 312114 reviews, too few properties for an average',
    'Kew1 review, too few for an average',
  ]);
  expect(suburbs.queryByText(/^Show all/)).toBeNull();
});

test('of many suburbs a state shows those with the most reviews, and the others from A to Z', async () => {
  const names = ['Abbotsford', 'Balwyn', ...'CDEFGHIJKLMN'];
  const suburbs = await showState(
    names.map((name, index) => buildLine(name, name.length > 1 ? 5 : 10 + index)),
  );
  const others = within(suburbs).getByText('Show all 14').parentElement as HTMLElement;
  expect(texts(within(others).getAllByRole('link'))).toEqual(['Abbotsford 3121', 'Balwyn 3121']);
  expect(within(suburbs).getAllByRole('link')[0]?.textContent).toBe('N 3121');
});

test('a state has its suburbs before what they add up to, and its rules', async () => {
  await showState([buildLine('Richmond', 32)]);
  expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
    ...['Suburbs with reviews', 'Common Issues Mentioned', 'Rating', 'Rules for renting in Victoria'],
  ]);
  const rules = within(screen.getByRole('region', { name: 'Rules for renting in Victoria' }));
  expect(rules.getByText(/^As at November 2026/)).toBeTruthy();
  expect(rules.getByText(/rental non-compliance register/)).toBeTruthy();
  expect(rules.getAllByRole('link', { name: 'Consumer Affairs Victoria' })[0]?.getAttribute('href')).toBe(
    'https://www.consumer.vic.gov.au',
  );
});

test('only Victoria has its register', async () => {
  const api = [on(readState, () => buildState({ state: 'NSW', name: 'New South Wales' }))];
  showPage(routes, '/suburb/nsw', { api });
  expect(await screen.findByRole('link', { name: 'NSW Fair Trading' })).toBeTruthy();
  expect(screen.queryByText(/register/)).toBeNull();
});

test('the page of all states leads to each', async () => {
  const line = { state: 'VIC', name: 'Victoria', place: '/suburb/vic', propertyCount: 1, reviewCount: 2 };
  const api = [on(listStates, () => [{ ...line, averageRating: null }])];
  showPage(routes, '/suburb', { api });
  const link = await screen.findByRole('link', { name: 'Victoria' });
  expect([link.getAttribute('href'), link.parentElement?.textContent]).toEqual([
    '/suburb/vic',
    'Victoria2 reviews · 1 property',
  ]);
});
