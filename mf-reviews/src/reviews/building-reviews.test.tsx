import {
  type BuildingReview,
  markedReviews,
  markHelpful,
  reviewsOfBuilding,
} from '@home-truths/platform/contract';
import { on, press, screen, showPart, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { buildReview } from '../write-review/testing.tsx';
import { BuildingReviews } from './building-reviews.tsx';

const inUnit = (id: number, unit: string | null, rating = 4): BuildingReview => ({
  ...buildReview(id, { propertyId: 100 + id, rating }),
  property: { id: 100 + id, address: `${unit}/26 Kilbride Crescent`, unit },
});

/** An API that holds these reviews, newest first, and orders them by rating; it lists them so many times. */
function createApi(reviews: BuildingReview[], lists = Number.POSITIVE_INFINITY) {
  const marked = [2];
  let left = lists;
  return [
    on(reviewsOfBuilding, ({ query }) => {
      if (left-- === 0) return new Promise<never>(() => {});
      const [limit, page] = [Number(query.limit), Number(query.page ?? 1)];
      const matching = reviews.filter(({ rating }) => query.rating === undefined || rating === query.rating);
      const sorted =
        query.sort === 'rating-low' ? matching.toSorted((a, b) => a.rating - b.rating) : matching;
      return { rows: sorted.slice((page - 1) * limit, page * limit), total: String(matching.length) };
    }),
    on(markedReviews, ({ query }) => (query.buildingId === 9 ? [...marked] : [])),
    on(markHelpful, ({ params }) => {
      marked.push(Number(params.id));
      return buildReview(1, { propertyId: 101, helpfulCount: 5 });
    }),
  ];
}

const titles = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map(each => each.textContent);

test('each review links to the property it is about', async () => {
  showPart(BuildingReviews, { buildingId: 9 }, { api: createApi([inUnit(2, 'b2-1103'), inUnit(1, null)]) });
  const link = async (title: string) =>
    within(await screen.findByRole('article', { name: title })).getByRole('link');
  expect((await link('Review 2')).textContent).toBe('Block 2, unit 1103');
  expect((await link('Review 2')).getAttribute('href')).toBe('/property/102');
  expect((await link('Review 1')).textContent).toBe('No unit number given');
});

test('the reviews of a building have orders, filters and pages', async () => {
  const reviews = Array.from({ length: 23 }, (_, index) => inUnit(23 - index, '5', (index % 5) + 1));
  const api = createApi(reviews);
  const { router } = showPart(BuildingReviews, { buildingId: 9 }, { api, path: '/building/9' });
  expect(await screen.findByRole('heading', { name: '23 reviews' })).toBeTruthy();
  expect(await titles()).toHaveLength(20);
  await press('Show more');
  await waitFor(async () => expect(await titles()).toHaveLength(23));
  expect(router.state.location.search).toBe('?page=2');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest Rating');
  await waitFor(async () => expect((await titles())[0]).toBe('Review 23'));
  expect(router.state.location.search).toBe('?sort=rating-low');
});

test('a review of a building is marked as helpful, and keeps the link to its property', async () => {
  showPart(BuildingReviews, { buildingId: 9 }, { api: createApi([inUnit(2, '7'), inUnit(1, '5')], 1) });
  const card = within(await screen.findByRole('article', { name: 'Review 1' }));
  const other = within(screen.getByRole('article', { name: 'Review 2' }));
  await waitFor(() =>
    expect(other.getByRole('button', { name: 'Helpful' }).getAttribute('aria-pressed')).toBe('true'),
  );
  await userEvent.click(card.getByRole('button', { name: 'Helpful' }));
  const pressed = await card.findByRole('button', { name: 'Helpful 5' });
  expect(pressed.getAttribute('aria-pressed')).toBe('true');
  expect(card.getByRole('link').textContent).toBe('Unit 5');
});

test('in brief there are the three latest, without an order to choose', async () => {
  const reviews = [4, 3, 2, 1].map(id => inUnit(id, String(id)));
  showPart(BuildingReviews, { buildingId: 9, brief: true }, { api: createApi(reviews), path: '/?page=2' });
  expect(await titles()).toEqual(['Review 4', 'Review 3', 'Review 2']);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
