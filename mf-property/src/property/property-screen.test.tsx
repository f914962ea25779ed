import {
  historyOfProperty,
  type PropertyDetail,
  type RatingHistory,
  readProperty,
  type SessionUser,
} from '@home-truths/platform/contract';
import type { PageHandle } from '@home-truths/platform/router';
import {
  act,
  buildUser,
  createOutage,
  hrefOf,
  on,
  screen,
  showPage,
  within,
} from '@home-truths/platform/testing';
import { useLayoutEffect } from 'react';
import routes from '../routes.tsx';
import { buildPropertyDetail, buildUnreviewed } from './build-property-detail.ts';

const Reviews = () => <p>The reviews</p>;
const Bookmark = () => <button type="button">Bookmark</button>;
const slots = { 'property.reviews/v1': Reviews, 'account.bookmark/v1': Bookmark };

const show = (property: PropertyDetail, { path = '/property/252', user = null as SessionUser | null } = {}) =>
  showPage(routes, path, { api: [on(readProperty, () => property)], slots, user });

test('a property shows its facts, its rating and its common issues', async () => {
  show(buildPropertyDetail());
  expect(await screen.findByRole('heading', { level: 1, name: '1103/26 Kilbride Crescent' })).toBeTruthy();
  for (const text of ['Zetland, NSW 2017', 'Based on 13 reviews', '3.4 out of 5.0', 'Zetland, NSW']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByRole('img', { name: '3.4 out of 5' })).toBeTruthy();
  expect(await screen.findByText('The reviews')).toBeTruthy();
});

test('a map of another site is a plain link to the home’s building, which says nothing about this page', async () => {
  show(buildPropertyDetail());
  const map = await screen.findByRole('link', { name: 'Show on a map' });
  const { origin, searchParams } = new URL(`${map.getAttribute('href')}`);
  expect(origin).toBe('https://www.openstreetmap.org');
  expect(searchParams.get('query')).toBe('26 Kilbride Crescent, Zetland NSW 2017');
  expect(map.getAttribute('rel')).toBe('noreferrer');
  expect(map.getAttribute('target')).toBeNull();
});

/** The head of the page that is shown. */
function headOf({ state }: ReturnType<typeof show>['router'], query = '') {
  const { handle } = state.matches.at(-1)?.route ?? {};
  return (handle as PageHandle).head({ params: { id: '252' }, searchParams: new URLSearchParams(query) });
}

/** The text of the page when each property was first drawn. */
const firstDrawn: (string | undefined)[] = [];

function Observer({ propertyId }: { propertyId: number }) {
  useLayoutEffect(() => {
    firstDrawn[propertyId] = document.body.textContent;
  }, [propertyId]);
  return null;
}

test('a property that is opened from another page shows its facts before the details', async () => {
  const { router } = showPage(routes, '/property/1', {
    api: [on(readProperty, ({ params }) => buildPropertyDetail({ id: Number(params.id) }))],
    slots: { ...slots, 'account.bookmark/v1': Observer },
    user: buildUser(),
  });
  await screen.findByText('Property Overview');
  await act(() => router.navigate('/property/2'));
  await screen.findByText('Property Overview');
  expect(firstDrawn[1]).toContain('Property Overview');
  expect(firstDrawn[2]).toContain('1103/26 Kilbride Crescent');
  expect(firstDrawn[2]).not.toContain('Property Overview');
});

test('the overview shows the month of the last review, and how many lived there', async () => {
  const ratingsByMonth = [{ month: '2026-09', ratings: [4] }];
  show(buildPropertyDetail({ ratingsByMonth }));
  const card = (await screen.findByRole('heading', { name: 'Property Overview' })).parentElement;
  expect(card?.textContent).toContain('Last reviewSep 2026');
  expect(card?.textContent).toContain('Lived here9 of 13');
});

test('a row of the spread shows its share of all reviews', async () => {
  show(buildPropertyDetail({ reviewCount: 18, ratingSpread: [3, 3, 5, 5, 2] }));
  const [, four] = within(await screen.findByRole('list', { name: 'Reviews by stars' })).getAllByRole(
    'listitem',
  );
  expect(four?.textContent).toBe('4 stars5 reviews · 28%');
  expect(four?.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--percent')).toBe('28%');
});

const hrefs = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(item => item.querySelector('a')?.getAttribute('href'));

test('each row of stars and each residency with reviews links to these reviews', async () => {
  show(
    buildPropertyDetail({
      ratingSpread: [0, 1, 6, 4, 2],
      residencySplit: { lived_here: 9, visited: 4, owned: 0 },
    }),
  );
  const at = (query: string) => `/property/252?${query}#reviews`;
  expect(hrefs(await screen.findByRole('list', { name: 'Reviews by stars' }))).toEqual([
    ...['rating=5', 'rating=4', 'rating=3', 'rating=2'].map(at),
    undefined,
  ]);
  const known = screen.getByRole('list', { name: 'How reviewers know this property' });
  expect(hrefs(known)).toEqual([at('residencyStatus=lived_here'), at('residencyStatus=visited'), undefined]);
  expect(known.textContent).toBe('Lived here(9)Visited(4)Owned(0)');
});

const showWithHistory = (property: PropertyDetail, recent: RatingHistory['recent']) =>
  showPage(routes, '/property/252', {
    api: [on(readProperty, () => property), on(historyOfProperty, () => ({ years: [], recent }))],
    slots,
  });

test('the rating says who gave it, when, how few it is from, and how to read it', async () => {
  const property = buildPropertyDetail({
    reviewCount: 2,
    residencySplit: { lived_here: 1, visited: 1, owned: 0 },
    residencyAverages: { lived_here: '3.06', visited: '4.00', owned: null },
  });
  showWithHistory(property, { months: 24, reviewCount: 1, averageRating: '2.94' });
  const rating = within(await screen.findByRole('region', { name: 'Rating' }));
  expect(rating.getByText('Few reviews')).toBeTruthy();
  expect(rating.queryByText(/People who lived here/)).toBeNull();
  const details = within(screen.getByRole('region', { name: 'Ratings in detail' }));
  expect(details.getByRole('list', { name: 'How reviewers know this property' }).textContent).toBe(
    'Lived here3.1(1)Visited4.0(1)Owned(0)',
  );
  expect(details.getByText('Last 2 years: 2.9 (1 review)')).toBeTruthy();
  expect(details.getByText('How to read this rating').tagName).toBe('SUMMARY');
  expect(details.getByText(/^The rating is a simple average of all reviews\./)).toBeTruthy();
});

test('residents who differ from others are told in a sentence that leads to their reviews', async () => {
  const property = buildPropertyDetail({
    averageRating: '2.75',
    reviewCount: 16,
    residencySplit: { lived_here: 8, visited: 0, owned: 8 },
    residencyAverages: { lived_here: '3.13', visited: null, owned: '2.38' },
  });
  showWithHistory(property, null);
  const rating = within(await screen.findByRole('region', { name: 'Rating' }));
  const link = rating.getByRole('link', { name: 'People who lived here' });
  expect(link.parentElement?.textContent).toBe('People who lived here rate it 3.1, others 2.4.');
  expect(link.getAttribute('href')).toBe('/property/252?residencyStatus=lived_here#reviews');
  expect(rating.getByRole('link', { name: 'others' }).getAttribute('href')).toBe(
    '/property/252?residencyStatus=owned#reviews',
  );
});

test.each([
  ['4.20', 'Better lately: 4.2 in the last 2 years, 2.9 before.'],
  ['2.20', 'Worse lately: 2.2 in the last 2 years, 4.1 before.'],
])('ratings of %s lately are compared with those before', async (averageRating, text) => {
  showWithHistory(buildPropertyDetail(), { months: 24, reviewCount: 5, averageRating });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a property leads to its checklist', async () => {
  show(buildPropertyDetail());
  expect(await hrefOf('Going to an inspection? Take the checklist')).toBe('/property/252/checklist');
});

test('three reviews are not few', async () => {
  show(buildPropertyDetail({ reviewCount: 3 }));
  await screen.findByText('Based on 3 reviews');
  expect(screen.queryByText('Few reviews')).toBeNull();
  expect(screen.queryByText(/^Last 2 years/)).toBeNull();
});

test('a link keeps the order, is marked as current, and then removes its filter', async () => {
  show(buildPropertyDetail(), { path: '/property/252?rating=4&sort=helpful&page=2' });
  const spread = within(await screen.findByRole('list', { name: 'Reviews by stars' }));
  const chosen = spread.getByRole('link', { current: true });
  expect(chosen.textContent).toContain('4 star');
  expect(chosen.getAttribute('href')).toBe('/property/252?sort=helpful#reviews');
  const other = spread.getByRole('link', { name: /^3 star/ });
  expect(other.getAttribute('href')).toBe('/property/252?rating=3&sort=helpful#reviews');
});

test('problems come before good points, each with its count and a link to its reviews', async () => {
  show(
    buildPropertyDetail({
      reviewCount: 18,
      issueTagCounts: [
        { tag: 'Great Landlord', count: 9 },
        { tag: 'Security Concerns', count: 6 },
        { tag: 'Leaks', count: 2 },
        { tag: 'Near the park', count: 1 },
      ],
    }),
  );
  const tags = within(await screen.findByRole('region', { name: 'Common Issues Mentioned' }));
  const rows = (name: string) =>
    within(tags.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(item => item.textContent);
  expect(rows('Problems')).toEqual(['Security Concerns6 of 18', 'Leaks2 of 18']);
  expect(rows('Good points')).toEqual(['Great Landlord9 of 18']);
  expect(rows('Other')).toEqual(['Near the park1 of 18']);
  const security = tags.getByRole('link', { name: /Security/ });
  expect(security.getAttribute('href')).toBe('/property/252?issueTag=Security+Concerns#reviews');
});

test('a property whose reviews name problems only has no empty group', async () => {
  show(buildPropertyDetail({ issueTagCounts: [{ tag: 'Leaks', count: 2 }] }));
  const tags = within(await screen.findByRole('region', { name: 'Common Issues Mentioned' }));
  expect(tags.getAllByRole('list')).toHaveLength(1);
});

test('ratings over time are plotted where there is more than one month', async () => {
  const months = [
    { month: '2025-03', ratings: [2] },
    { month: '2025-11', ratings: [4] },
  ];
  show(buildPropertyDetail({ ratingsByMonth: months }));
  expect(await screen.findByRole('figure', { name: 'Ratings over time' })).toBeTruthy();
});

test.each([
  ['', false],
  ['sort=helpful', false],
  ['rating=4', true],
  ['issueTag=Leaks', true],
  ['residencyStatus=owned', true],
])('a URL with %j: noindex %s, and the plain URL is canonical', async (query, noindex) => {
  const { router } = show(buildPropertyDetail());
  await screen.findByRole('heading', { level: 1 });
  const head = headOf(router, query);
  expect(head).toMatchObject({ canonical: '/property/252' });
  expect(head.noindex).toBe(noindex);
});

test('both URLs show the same page with one canonical URL', async () => {
  const { router } = show(buildPropertyDetail(), { path: '/properties/252' });
  await screen.findByRole('heading', { name: '1103/26 Kilbride Crescent' });
  const head = headOf(router);
  expect(head.canonical).toBe('/property/252');
  expect(head.title).toBe('1103/26 Kilbride Crescent, Zetland NSW 2017 | Home Truths');
});

test('the breadcrumb links to the pages of the state and of the suburb, where they are known', async () => {
  show(buildPropertyDetail({ place: '/suburb/nsw/surry-hills-2010' }));
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/search',
    '/suburb/nsw',
    '/suburb/nsw/surry-hills-2010',
  ]);
});

test('a property without reviews leads to its suburb', async () => {
  show({ ...buildUnreviewed(), place: '/suburb/nsw/zetland-2017' });
  expect(await hrefOf('Ratings and common issues in Zetland')).toBe('/suburb/nsw/zetland-2017');
});

test('a property without reviews asks for the first one and shows no stars', async () => {
  show(buildUnreviewed());
  expect(await hrefOf('Write First Review')).toBe('/write-review/252');
  expect(screen.getAllByText('No reviews yet').length).toBeGreaterThan(0);
  expect(screen.queryByRole('img', { name: /out of 5/ })).toBeNull();
  expect(screen.queryByText('The reviews')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Read/ })).toBeNull();
  expect(screen.queryByRole('group', { name: 'From Home Truths' })).toBeNull();
});

test('there are links to the reviews', async () => {
  show(buildPropertyDetail(), { path: '/property/252?rating=4' });
  const links = await screen.findAllByText('Read 13 reviews');
  expect(links.map(link => link.getAttribute('href'))).toEqual(Array(2).fill('/property/252#reviews'));
});

test('only members see the bookmark', async () => {
  show(buildPropertyDetail(), { user: buildUser() });
  expect(await screen.findByRole('button', { name: 'Bookmark' })).toBeTruthy();
});

test.each(['/property/999', '/property/abc'])('%s shows that there is no such property', async path => {
  showPage(routes, path, { slots });
  expect(await screen.findByRole('heading', { name: 'Property not found' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Search properties' }).closest('form')?.action).toMatch(
    /\/search$/,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/search');
});

test('a property that could not be loaded can be retried', async () => {
  const { respond, tryAgain } = createOutage(() => buildPropertyDetail());
  showPage(routes, '/property/252', { api: [on(readProperty, respond)], slots });
  expect(await screen.findByRole('heading', { name: 'We can’t show this property right now' })).toBeTruthy();
  await tryAgain();
  expect(await screen.findByRole('heading', { name: 'Property Overview' })).toBeTruthy();
});

test('a slow property shows placeholders', async () => {
  const { promise, resolve } = Promise.withResolvers<PropertyDetail>();
  showPage(routes, '/property/252', { api: [on(readProperty, () => promise)], slots });
  expect(await screen.findByText('Loading property')).toBeTruthy();
  resolve(buildPropertyDetail());
  expect(await screen.findByRole('heading', { name: 'Property Overview' })).toBeTruthy();
});

test('a drawing is labelled as one, and the next reviewer may add a photo', async () => {
  show(buildPropertyDetail());
  expect(await screen.findByText('Illustration, not the actual building')).toBeTruthy();
  expect(await hrefOf('Add a photo')).toBe('/write-review/252');
});

test('the first photo of a property is its picture, the others open whole', async () => {
  show(buildPropertyDetail({ propertyImages: ['/uploads/front.webp', '/uploads/back.webp'] }));
  const others = within(await screen.findByRole('list', { name: 'More photos' }));
  expect(others.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/uploads/back.webp']);
  expect(screen.queryByText('Illustration, not the actual building')).toBeNull();
});

test('photos of reviews stand beside the drawing, and open whole', async () => {
  const reviewPhotos = [
    { url: '/uploads/hall.webp', description: 'The hall' },
    { url: '/uploads/bath.webp', description: '' },
  ];
  show(buildPropertyDetail({ reviewPhotos }));
  const photos = within(await screen.findByRole('list', { name: '2 photos from reviews' }));
  expect(photos.getByRole('link', { name: 'The hall' }).getAttribute('href')).toBe('/uploads/hall.webp');
  expect(photos.getByRole('link', { name: 'Photo 2 of 2' })).toBeTruthy();
  expect(screen.getByText('Illustration, not the actual building')).toBeTruthy();
});

test('ads are shown beside properties with reviews only, the inspector where there are none', async () => {
  show(buildPropertyDetail());
  expect(await screen.findByRole('group', { name: 'From Home Truths' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Request a Callback' })).toBeNull();
});

test('a property without reviews offers help that is free before the inspector', async () => {
  show(buildUnreviewed());
  const checklist = await screen.findByRole('link', { name: 'Open the checklist' });
  expect(checklist.getAttribute('href')).toBe('/property/252/checklist');
  expect(screen.queryByRole('link', { name: 'Going to an inspection? Take the checklist' })).toBeNull();
  const inspector = screen.getByRole('button', { name: 'Request a Callback' });
  expect(checklist.compareDocumentPosition(inspector)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText('Lived here')).toBeNull();
});
