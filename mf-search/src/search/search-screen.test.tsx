import {
  nearestProperties,
  type PropertySearch,
  searchProperties,
  suggestProperties,
} from '@home-truths/platform/contract';
import {
  act,
  createOutage,
  hrefOf,
  on,
  press,
  screen,
  showPage,
  userEvent,
  waitFor,
  within,
} from '@home-truths/platform/testing';
import { buildRow, buildRows } from '../property-card/build-row.ts';
import routes from '../routes.tsx';

const { jest } = import.meta;

afterEach(() => {
  jest.restoreAllMocks();
});

const ZETLAND = { kind: 'suburb' as const, suburb: 'Zetland', state: 'NSW', postcode: '2017' };

type Query = Record<keyof PropertySearch, unknown>;
type Found = { rows: ReturnType<typeof buildRows>; total: string };

/** Opens a search; `respond` returns what the API finds for a query. */
function open(
  path: string,
  respond: (query: Query) => Found,
  suggest: () => Promise<(typeof ZETLAND)[]> = async () => [ZETLAND],
) {
  const requests: Query[] = [];
  const api = [
    on(searchProperties, ({ query }) => {
      requests.push(query as Query);
      return respond(query as Query);
    }),
    on(suggestProperties, suggest),
  ];
  const { router } = showPage(routes, path, { api });
  const url = () => router.state.location.pathname + router.state.location.search;
  return { requests, url, router };
}

const one = (): Found => ({ rows: [buildRow()], total: '1' });
const none = (): Found => ({ rows: [], total: '0' });

test('a search shows its query and how much it found', async () => {
  open('/search?q=zetland', () => ({ rows: buildRows(24), total: '1000+' }));
  expect(await screen.findByText('1,000+ properties found')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search results for "zetland"');
  expect(screen.getAllByRole('article')).toHaveLength(24);
});

test('without a query it shows all properties and sends nothing to the API', async () => {
  const { requests } = open('/search', one);
  await screen.findByText('1 properties found');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All Properties');
  expect(Object.values(requests[0] ?? {}).filter(value => value !== undefined)).toEqual([]);
});

test('a search of a suburb leads to the page of the suburb', async () => {
  open('/search?suburb=Zetland&state=NSW', () => ({
    rows: [buildRow({ suburb: 'Zetland', state: 'NSW', postcode: '2017' })],
    total: '1',
  }));
  expect(await hrefOf('Ratings and common issues in this suburb')).toBe('/suburb/nsw/zetland-2017');
});

test('while another suburb loads, no link leads to the page of the previous one', async () => {
  const { promise: unanswered } = Promise.withResolvers<Found>();
  const api = [
    on(searchProperties, ({ query: { suburb, propertyType } }) =>
      suburb === 'Zetland' && !propertyType ? one() : unanswered,
    ),
  ];
  const { router } = showPage(routes, '/search?suburb=Zetland&state=NSW', { api });
  const name = 'Ratings and common issues in this suburb';
  await screen.findByRole('link', { name });
  await act(() => router.navigate('/search?suburb=Zetland&state=NSW&type=house'));
  expect(screen.getByText('Searching...')).toBeTruthy();
  expect(screen.getByRole('link', { name })).toBeTruthy();
  await act(() => router.navigate('/search?suburb=Bondi&state=NSW'));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('link', { name })).toBeNull();
});

test('a toggle applies at once and clears with a second click', async () => {
  const { url } = open('/search?q=zetland', one);
  const houses = within(await screen.findByRole('search')).getByRole('button', { name: 'Houses' });
  await userEvent.click(houses);
  await waitFor(() => expect(url()).toBe('/search?q=zetland&type=house'));
  await userEvent.click(houses);
  await waitFor(() => expect(url()).toBe('/search?q=zetland'));
});

test('text goes into the URL on Enter and keeps the filters', async () => {
  const { url } = open('/search?type=unit', one);
  await userEvent.type(await screen.findByRole('combobox', { name: /^Search by address/ }), ' 2017 {Enter}');
  await waitFor(() => expect(url()).toBe('/search?q=2017&type=unit'));
});

test('one issue at a time', async () => {
  const { url } = open('/search', one);
  await press('Leaks');
  await press('Pests');
  await waitFor(() => expect(url()).toBe('/search?issue=Pests'));
});

test('problems and good points are separate groups of filters', async () => {
  open('/search', one);
  const choices = within(await screen.findByRole('group', { name: 'Issues and features' }));
  expect(choices.getByText('Shows homes whose reviews mention it.')).toBeTruthy();
  const tags = (name: string) =>
    within(choices.getByRole('group', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(tags('Problems')).toHaveLength(9);
  expect(tags('Good points')).toEqual(['Great Landlord', 'Well Maintained', 'Good Location']);
});

test('a suburb typed into the filters brings its state along, and another state removes it', async () => {
  const { url } = open('/search', one);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Suburb' }), 'zetland{Enter}');
  await waitFor(() => expect(url()).toBe('/search?suburb=Zetland&state=NSW'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'VIC');
  await waitFor(() => expect(url()).toBe('/search?state=VIC'));
});

test.each(['Zetland NSW', 'zetland nsw 2017', '2017'])(
  'the filter %j finds the suburb of that text',
  async text => {
    const { url } = open('/search', one);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Suburb' }), `${text}{Enter}`);
    await waitFor(() => expect(url()).toBe('/search?suburb=Zetland&state=NSW'));
  },
);

test('the postcode of several suburbs chooses none of them, a name with its state one', async () => {
  const waterloo = { ...ZETLAND, suburb: 'Waterloo' };
  const { url } = open('/search', one, async () => [waterloo, ZETLAND, { ...ZETLAND, postcode: '2018' }]);
  const field = await screen.findByRole('combobox', { name: 'Suburb' });
  await userEvent.type(field, '2017{Enter}');
  await waitFor(() => expect(url()).toBe('/search?suburb=2017'));
  await userEvent.clear(field);
  await userEvent.type(field, 'Zetland NSW{Enter}');
  await waitFor(() => expect(url()).toBe('/search?suburb=Zetland&state=NSW'));
});

test.each(['State', 'Suburb'])('a click on the label %j focuses its field', async name => {
  open('/search', one);
  await userEvent.click(await screen.findByText(name));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name }));
});

test('a filter that is chosen while a typed suburb is looked up is kept', async () => {
  const { promise: suggestions, resolve } = Promise.withResolvers<(typeof ZETLAND)[]>();
  const { url } = open('/search', one, () => suggestions);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Suburb' }), 'zetland{Enter}');
  await userEvent.click(within(screen.getByRole('search')).getByRole('button', { name: 'Houses' }));
  resolve([ZETLAND]);
  await waitFor(() => expect(url()).toBe('/search?type=house&suburb=Zetland&state=NSW'));
});

/** Submits a typed suburb, whose lookup `reply` ends. */
async function submitSuburb() {
  const { promise: suggestions, resolve } = Promise.withResolvers<(typeof ZETLAND)[]>();
  const opened = open('/search', one, () => suggestions);
  const field = await screen.findByLabelText<HTMLInputElement>('Suburb');
  field.focus();
  await userEvent.paste('zetland');
  await userEvent.keyboard('{Enter}');
  const reply = () => act(async () => resolve([ZETLAND]));
  return { ...opened, field, reply };
}

test('a suburb that is found late does not replace what was typed meanwhile', async () => {
  const { url, field, reply } = await submitSuburb();
  await userEvent.paste(' east');
  await reply();
  expect([url(), field.value]).toEqual(['/search', 'zetland east']);
});

test('a suburb that is found late does not replace a state chosen meanwhile', async () => {
  const { url, reply } = await submitSuburb();
  await userEvent.selectOptions(screen.getByLabelText('State'), 'VIC');
  await reply();
  expect(url()).toBe('/search?state=VIC');
});

test('a suburb that is found late does not lead back to the search', async () => {
  const { url, reply } = await submitSuburb();
  window.history.pushState(null, '', '/property/7');
  await reply();
  window.history.pushState(null, '', '/');
  expect(url()).toBe('/search');
});

test('a second press on Filters, before the sheet is there, adds no history entry', async () => {
  const narrow = Object.assign(window.matchMedia(''), { matches: false });
  jest.spyOn(window, 'matchMedia').mockReturnValue(narrow);
  const { url, router } = open('/search', one);
  const button = await screen.findByRole('button', { name: 'Filters' });
  button.click();
  await waitFor(() => expect(url()).toBe('/search?filters=open'));
  // without `userEvent`, which presses nothing below an open dialog
  await act(async () => button.click());
  await act(() => router.navigate(-1));
  expect(url()).toBe('/search');
});

test('Clear Filters on an empty search clears the filters first, then the query', async () => {
  const { url } = open('/search?q=x&type=unit', none);
  await press('Clear Filters');
  await waitFor(() => expect(url()).toBe('/search?q=x'));
  await press('Clear Filters');
  await waitFor(() => expect(url()).toBe('/search'));
});

test('a failed search can be tried again', async () => {
  const { respond, tryAgain } = createOutage(one);
  open('/search', respond);
  expect((await screen.findByRole('alert')).textContent).toContain('Search failed');
  await tryAgain();
  expect(await screen.findByText('1 properties found')).toBeTruthy();
});

test('Show more adds a page and ends with the last one', async () => {
  const { url } = open('/search', ({ page = 1 }) => ({
    rows: page === 1 ? buildRows(24) : buildRows(6, 25),
    total: '30',
  }));
  await press('Show more');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30));
  expect(url()).toBe('/search?page=2');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByText('Showing 30 of 30 properties').role).toBe('status');
  expect(document.activeElement).toBe(screen.getAllByRole('link', { name: /^Read Reviews/ })[24]);
});

test('a next page that comes late leaves the focus in a field', async () => {
  const { promise: nextPage, resolve } = Promise.withResolvers<Found>();
  const api = [
    on(searchProperties, ({ query: { page = 1 } }) =>
      page === 1 ? { rows: buildRows(24), total: '30' } : nextPage,
    ),
    on(suggestProperties, () => []),
  ];
  showPage(routes, '/search', { api });
  await press('Show more');
  const field = screen.getByLabelText(/^Search by address/);
  field.focus();
  resolve({ rows: buildRows(6, 25), total: '30' });
  await screen.findByText('Showing 30 of 30 properties');
  expect(document.activeElement).toBe(field);
});

test('a property that moved to the next page meanwhile is shown once', async () => {
  open('/search?page=2', ({ page = 1 }) => ({
    rows: page === 1 ? buildRows(24) : buildRows(5, 24),
    total: '28',
  }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(28));
});

test('a building that several of the first results share is named above them', async () => {
  const building = {
    id: 9,
    name: null,
    address: '26 Kilbride Crescent',
    averageRating: '3.40',
    propertyCount: 9,
    reviewCount: 34,
  };
  open('/search?q=kilbride', () => ({ rows: buildRows(3).map(row => ({ ...row, building })), total: '3' }));
  const link = await screen.findByRole('link', { name: 'See this building' });
  expect(link.getAttribute('href')).toBe('/building/9');
  expect(link.parentElement?.textContent).toBe(
    '26 Kilbride Crescent: 9 properties, 34 reviews. See this building',
  );
});

test('the order by how well ratings are supported says what few reviews mean', async () => {
  const { requests } = open('/search?q=zetland', one);
  const explanation = 'Properties with only a few reviews are ranked closer to the middle.';
  const sorts = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(screen.queryByText(explanation)).toBeNull();
  await userEvent.selectOptions(sorts, 'Best-supported rating');
  expect((await screen.findByText(explanation)).id).toBe(sorts.getAttribute('aria-describedby'));
  await waitFor(() => expect(requests.at(-1)?.sort).toBe('best-supported'));
});

test.each([
  ['12 nowhere st bondi', '/write-review?address=12+nowhere+st+bondi'],
  ['nowhere', undefined],
])('a search for %s that finds nothing leads to the form and to suburbs', async (q, form) => {
  const suburbs = ['NSW', 'QLD', 'SA', 'VIC'].map((state, index) => {
    return { suburb: 'Bondi', state, postcode: '2026', reviewCount: 3 - index };
  });
  const api = [
    on(searchProperties, none),
    on(nearestProperties, () => ({ spelling: null, sameStreet: [], suburbs, listed: [] })),
  ];
  showPage(routes, `/search?q=${encodeURIComponent(q)}`, { api });
  const items = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(items.filter(text => text?.startsWith('Bondi'))).toEqual([
    ...['Bondi NSW 2026 · 3 reviews', 'Bondi QLD 2026 · 2 reviews', 'Bondi SA 2026 · 1 review'],
  ]);
  expect(screen.queryByRole('link', { name: 'Write the first review' })?.getAttribute('href')).toBe(form);
});

describe('a suburb without reviews', () => {
  const show = (path: string, place: string | null) => {
    const nearest = { spelling: 'wetland', sameStreet: [], suburbs: [] };
    const api = [
      on(searchProperties, none),
      on(nearestProperties, () => ({
        ...nearest,
        listed: [{ suburb: 'Zetland', state: 'NSW', postcode: '2017', place }],
      })),
    ];
    showPage(routes, path, { api });
  };

  test('is named, and leads to its page where it has one', async () => {
    show('/search?suburb=Zetland&state=NSW', '/suburb/nsw/zetland-2017');
    const link = await screen.findByRole('link', { name: 'Zetland NSW 2017' });
    expect(link.getAttribute('href')).toBe('/suburb/nsw/zetland-2017');
    expect(screen.getByRole('link', { name: 'Write the first review' })).toBeTruthy();
  });

  test('is named where it has none', async () => {
    show('/search?q=zetland', null);
    expect(await screen.findByText('Zetland NSW 2017')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Zetland NSW 2017' })).toBeNull();
  });

  test('is not said to have no reviews where a filter excludes them', async () => {
    show('/search?suburb=Zetland&state=NSW&type=house', null);
    expect(await screen.findByRole('link', { name: 'wetland' })).toBeTruthy();
    expect(screen.queryByText('No reviews here yet')).toBeNull();
  });
});
