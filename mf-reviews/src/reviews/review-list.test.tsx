import {
  deleteReview,
  type MyReview,
  markedReviews,
  markHelpful,
  type PropertyDetail,
  type Review,
  readProperty,
  reviewsOfProperty,
  reviewsOfUser,
} from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import {
  buildUser,
  createOutage,
  createTestApi,
  on,
  press,
  screen,
  showPart,
  userEvent,
  waitFor,
  within,
} from '@home-truths/platform/testing';
import { DIALOG_LOADERS } from '../my-reviews/review-actions.tsx';
import { useProperty } from '../queries.ts';
import { buildReview } from '../write-review/testing.tsx';
import { PropertyReviews } from './property-reviews.tsx';

const manyReviews = (count: number) =>
  Array.from({ length: count }, (_, index) => buildReview(count - index));

/** An API that holds these reviews and orders them by id or rating. */
const createReviewsApi = (reviews: Review[]) =>
  createTestApi(
    on(reviewsOfProperty, ({ query }) => {
      const page = Number(query.page ?? 1);
      const limit = Number(query.limit ?? 100);
      const low = query.sort === 'rating-low';
      const matching = reviews.filter(({ rating }) => query.rating === undefined || rating === query.rating);
      const sorted = matching.toSorted((a, b) => (low ? a.rating - b.rating : b.id - a.id));
      const rows = sorted.slice((page - 1) * limit, page * limit);
      return { rows, total: String(matching.length) };
    }),
  );

const show = (reviews: Review[], path = '/property/7') =>
  showPart(PropertyReviews, { propertyId: 7 }, { api: createReviewsApi(reviews), path });

const titles = async () => (await screen.findAllByRole('heading', { level: 3 })).map(h => h.textContent);

test('nothing is shown for a property without reviews', async () => {
  show([]);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a review shows who, how they know the property, when, and how many stars', async () => {
  show([
    buildReview(1, {
      isVerified: true,
      edited: 'moderators',
      helpfulCount: 17,
      issuesTags: ['Leaks'],
      residencyStatus: 'owned',
    }),
  ]);
  const card = within(await screen.findByRole('article', { name: 'Review 1' }));
  for (const text of ['Tom K.', 'Verified', 'Owned', '7 May 2025', 'Edited by moderators', 'Leaks']) {
    expect(card.getByText(text)).toBeTruthy();
  }
  expect(card.getByRole('button', { name: 'Helpful 17' })).toBeTruthy();
  const stars = card.getByRole('img', { name: '4 out of 5' });
  expect(stars.nextElementSibling?.textContent).toBe('4.0');
  expect(screen.getByRole('heading', { name: '1 review' })).toBeTruthy();
});

test('Verified says what it means, at the pointer and when it is pressed', async () => {
  show([buildReview(1, { isVerified: true })]);
  const card = within(await screen.findByRole('article', { name: 'Review 1' }));
  const badge = card.getByRole('button', { name: 'Verified' });
  const meaning =
    'A moderator has seen something that shows the author knows this property, such as a lease, a bill or a listing.';
  expect(badge.title).toBe(meaning);
  const popover = document.getElementById(badge.getAttribute('popovertarget') ?? '');
  expect(popover?.getAttribute('popover')).toBe('auto');
  expect(popover?.firstElementChild?.textContent).toBe(meaning);
  expect(popover?.querySelector('a')?.getAttribute('href')).toBe('/help#reading');
});

test('a long review is cut until it is expanded, a short one is shown whole', async () => {
  show([buildReview(1, { content: 'Thin walls. '.repeat(60) }), buildReview(2)]);
  const long = within(await screen.findByRole('article', { name: 'Review 1' }));
  const more = long.getByRole('button', { name: 'Read more' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(more);
  expect(long.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
  const short = within(screen.getByRole('article', { name: 'Review 2' }));
  expect(short.queryByRole('button', { name: 'Read more' })).toBeNull();
});

test('the order in the URL is the order shown, and another choice goes into the URL', async () => {
  const { router } = show([buildReview(1, { rating: 5 }), buildReview(2, { rating: 1 }), buildReview(3)]);
  expect(await titles()).toEqual(['Review 3', 'Review 2', 'Review 1']);
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Lowest Rating');
  await waitFor(async () => expect(await titles()).toEqual(['Review 2', 'Review 3', 'Review 1']));
  expect(router.state.location.search).toBe('?sort=rating-low');
});

test('Show more adds the next twenty and moves the focus to the first of them', async () => {
  const { router } = show(manyReviews(45));
  await press('Show more');
  expect(await screen.findByText(/Showing 40 of 45 reviews/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Review 25'));
  await press('Show more');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(45));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(router.state.location.search).toBe('?page=3');
});

test('a filter in the URL is shown, counted and removed by a link', async () => {
  const { router } = show(
    [buildReview(1, { rating: 5 }), buildReview(2, { rating: 1 })],
    '/property/7?rating=1&sort=rating-low',
  );
  expect(await titles()).toEqual(['Review 2']);
  expect(screen.getByRole('heading', { name: '1 review' })).toBeTruthy();
  expect(screen.getByText('1 star')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('1 review, Lowest Rating, 1 star');
  const all = screen.getByRole('link', { name: 'Show all reviews' });
  expect(all.getAttribute('href')).toBe('/property/7?sort=rating-low#reviews');
  await userEvent.click(all);
  await waitFor(async () => expect(await titles()).toEqual(['Review 2', 'Review 1']));
  expect(screen.queryByRole('link', { name: 'Show all reviews' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('2 reviews');
  expect(router.state.historyAction).toBe('PUSH');
});

/** The reviews on a page that has loaded their property. */
function PageWithReviews() {
  useProperty(7);
  return <PropertyReviews propertyId={7} />;
}

const showOnPage = (reviewCount: number, path: string) =>
  showPart(
    PageWithReviews,
    {},
    {
      api: createTestApi(
        on(reviewsOfProperty, () => ({ rows: [buildReview(1)], total: '1' })),
        on(readProperty, () => ({
          ...({ id: 7, reviewCount } as PropertyDetail),
          residencySplit: { lived_here: 11, visited: 5, owned: 0 },
        })),
      ),
      path,
    },
  );

test('toggles filter by who wrote the reviews, keep the order and replace another filter', async () => {
  showOnPage(16, '/property/7?rating=4&sort=helpful&page=2');
  const toggles = within(await screen.findByRole('list', { name: 'Who wrote the reviews' }));
  const links = () => toggles.getAllByRole('link');
  expect(links().map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All 16', '/property/7?sort=helpful#reviews'],
    ['Lived here 11', '/property/7?sort=helpful&residencyStatus=lived_here#reviews'],
    ['Visited 5', '/property/7?sort=helpful&residencyStatus=visited#reviews'],
  ]);
  expect(links().map(link => link.getAttribute('aria-current'))).toEqual([null, null, null]);
  expect(screen.getByText('Filtered by')).toBeTruthy();
  await userEvent.click(toggles.getByRole('link', { name: 'Lived here 11' }));
  expect(links().map(link => link.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  expect(screen.queryByText('Filtered by')).toBeNull();
});

test('a single review has no toggles', async () => {
  showOnPage(1, '/property/7?residencyStatus=visited');
  expect(await screen.findByText('Filtered by')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Who wrote the reviews' })).toBeNull();
});

test('without script order and further pages keep the filter', async () => {
  const reviews = manyReviews(25).map(review => ({ ...review, rating: 3 }));
  show(reviews, '/property/7?rating=3');
  await titles();
  const fields = document.querySelectorAll<HTMLInputElement>('form input[type=hidden][name=rating]');
  expect([...fields].map(({ value }) => value)).toEqual(['3', '3']);
});

test('where no review matches the filter, there is a link to all of them', async () => {
  show([buildReview(1)], '/property/7?rating=2');
  expect(await screen.findByRole('heading', { name: 'No reviews match' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show all reviews' })).toBeTruthy();
});

test('reviews that did not load can be tried again', async () => {
  const { respond, tryAgain } = createOutage(() => ({ rows: [buildReview(1)], total: '1' }));
  showPart(PropertyReviews, { propertyId: 7 }, { api: [on(reviewsOfProperty, respond)] });
  expect(await screen.findByText('We couldn’t load the reviews')).toBeTruthy();
  await tryAgain();
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('three photos are shown, the others are counted', async () => {
  show([buildReview(1, { photos: ['/uploads/a.webp', '/uploads/b.webp', '/c.webp', '/d.webp', '/e.webp'] })]);
  expect(await screen.findAllByRole('button', { name: /^Photo \d of 5$/ })).toHaveLength(3);
  expect(screen.getByRole('button', { name: '+2 more photos' })).toBeTruthy();
});

test('an ad break follows the first review and no other', async () => {
  show(manyReviews(45), '/property/7?page=2');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(40));
  const [first, second] = screen.getAllByRole('article');
  const [ad, ...others] = screen.getAllByRole('group', { name: 'From Home Truths' });
  expect(others).toEqual([]);
  const follows = (one?: Element, other?: Element) =>
    Boolean(other && (one?.compareDocumentPosition(other) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect([follows(first, ad), follows(ad, second)]).toEqual([true, true]);
});

/** An API that counts marks: each mark adds one, whatever count is sent. */
function createHelpfulApi(marked: number[], beforeReply: () => Promise<void> = async () => {}) {
  const review = buildReview(1, { helpfulCount: 17 });
  const sent: unknown[] = [];
  const api = createTestApi(
    on(reviewsOfProperty, () => ({ rows: [{ ...review }], total: '1' })),
    on(markedReviews, () => marked),
    on(markHelpful, async ({ params, body }) => {
      sent.push({ ...params, ...body });
      await beforeReply();
      review.helpfulCount += 5;
      marked.push(params.id as number);
      return { ...review };
    }),
  );
  return { api, sent };
}

const helpful = () => screen.findByRole('button', { name: /^Helpful/ });

test('Helpful counts once, as the server says, and stays pressed', async () => {
  let reply = () => {};
  const { api, sent } = createHelpfulApi([], () => new Promise(done => (reply = done)));
  showPart(PropertyReviews, { propertyId: 7 }, { api });
  const button = await helpful();
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await userEvent.dblClick(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  reply();
  await waitFor(() => expect(button.textContent).toContain('22'));
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('false');
  await userEvent.click(button);
  expect(sent).toEqual([{ id: 1, count: 18 }]);
});

test('a review this person has marked before is shown as pressed', async () => {
  const { api, sent } = createHelpfulApi([1]);
  showPart(PropertyReviews, { propertyId: 7 }, { api });
  await waitFor(async () => expect((await helpful()).getAttribute('aria-pressed')).toBe('true'));
  await userEvent.click(await helpful());
  expect(sent).toEqual([]);
});

test('a mark made before it is known what was marked stays', async () => {
  const { api, sent } = createHelpfulApi([]);
  let resolveMarked = (_: number[]) => {};
  let requests = 0;
  const slow: typeof api = (route, given, options) => {
    if (route.path !== markedReviews.path || requests++ > 0) return api(route, given, options);
    return new Promise(done => (resolveMarked = done as typeof resolveMarked));
  };
  showPart(PropertyReviews, { propertyId: 7 }, { api: slow });
  await userEvent.click(await helpful());
  await waitFor(async () => expect((await helpful()).getAttribute('aria-pressed')).toBe('true'));
  resolveMarked([]);
  await waitFor(() => expect(requests).toBe(2));
  expect((await helpful()).getAttribute('aria-pressed')).toBe('true');
  expect(sent).toHaveLength(1);
});

test('a mark that was refused can be tried again', async () => {
  let refusals = 1;
  const { api, sent } = createHelpfulApi([], async () => {
    if (refusals-- > 0) throw new ApiError(503, 'Please try again in a moment');
  });
  showPart(PropertyReviews, { propertyId: 7 }, { api });
  await userEvent.click(await helpful());
  await waitFor(async () => expect((await helpful()).getAttribute('aria-disabled')).toBe('false'));
  expect((await helpful()).getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(await helpful());
  await waitFor(async () => expect((await helpful()).getAttribute('aria-pressed')).toBe('true'));
  expect(sent).toHaveLength(2);
});

test('the user’s own review is marked, and can be edited and deleted', async () => {
  await DIALOG_LOADERS.delete();
  const reviews = [buildReview(1), buildReview(2)];
  const mine = {
    ...reviews[0],
    property: { id: 7, address: '12 Smith St', suburb: 'Bondi', state: 'NSW', postcode: '2026' },
    isHidden: false,
    moderationNote: null,
  } as MyReview;
  const api = createTestApi(
    on(reviewsOfProperty, () => ({ rows: [...reviews], total: String(reviews.length) })),
    on(reviewsOfUser, ({ params, query }) => {
      expect([params.id, query.propertyId]).toEqual([3, 7]);
      const rows = reviews.length === 2 ? [mine] : [];
      return { rows, total: String(rows.length) };
    }),
    on(deleteReview, async ({ params }) => {
      expect(params.id).toBe(1);
      reviews.shift();
    }),
  );
  showPart(PropertyReviews, { propertyId: 7 }, { api, user: buildUser({ id: 3 }) });
  expect(await screen.findByText('You reviewed this property on 7 May 2025.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
  const card = (name: string) => within(screen.getByRole('article', { name }));
  expect(card('Review 1').getByText('Your review')).toBeTruthy();
  expect(card('Review 2').queryByText('Your review')).toBeNull();
  await press('Delete');
  await userEvent.click(
    await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Delete' }),
  );
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('You reviewed this property on 7 May 2025.')).toBeNull());
});
