import { CompareCheckbox } from '@home-truths/platform/compare';
import {
  bookmarkedProperties,
  bookmarksOfUser,
  removeBookmark,
  reviewsOfUser,
} from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import type { SlotProps } from '@home-truths/platform/slots';
import {
  buildUser,
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
import { BookmarkButton } from '../bookmark/bookmark-button.tsx';
import { buildBookmark } from '../bookmark/build-bookmark.ts';
import routes from '../routes.tsx';

const { jest } = import.meta;

const Card = ({ property, compareForm }: SlotProps['search.property-card/v1']) => (
  <article>
    {property.address} <BookmarkButton propertyId={property.id} />
    {compareForm && (
      <CompareCheckbox property={property} form={compareForm} name="homes" value={property.id} />
    )}
  </article>
);
const MyReviews = ({ userId }: { userId: number }) => <p>Reviews of user {userId}</p>;
const slots = { 'search.property-card/v1': Card, 'reviews.mine/v1': MyReviews };

const open = (path: string, bookmarked: () => number[] = () => [], ...handlers: ReturnType<typeof on>[]) =>
  showPage(routes, path, {
    user: buildUser(),
    slots,
    api: [
      on(bookmarksOfUser, ({ query }) => {
        const [limit, page] = [Number(query.limit), Number(query.page)];
        const ids = bookmarked();
        const rows = ids.slice((page - 1) * limit, page * limit).map(buildBookmark);
        return { rows, total: String(ids.length) };
      }),
      // the buttons get no more than the newest 30 here
      on(bookmarkedProperties, () =>
        bookmarked()
          .slice(0, 30)
          .map(propertyId => ({ propertyId })),
      ),
      ...handlers,
    ],
  });

test('the number of reviews stands beside the tab, which keeps its name', async () => {
  open(
    '/profile',
    undefined,
    on(reviewsOfUser, () => ({ rows: [], total: '3' })),
  );
  await waitFor(async () => expect((await tab('My Reviews')).textContent).toBe('My Reviews3'));
  expect((await tab('My Reviews')).title).toBe('3 reviews');
});

const tab = (name: string) => screen.findByRole('tab', { name });
const shown = async (name: string) => (await tab(name)).getAttribute('aria-selected');

test('the header shows who is signed in', async () => {
  open('/profile');
  expect(await screen.findByRole('heading', { level: 1, name: 'Matilda Nguyen' })).toBeTruthy();
  expect(screen.getByText('@matilda')).toBeTruthy();
  expect(screen.getByText('matilda@example.com')).toBeTruthy();
});

test.each(['/profile', '/profile?tab=bookmarks', '/profile?tab=nonsense'])(
  '%s shows the bookmarks as cards',
  async path => {
    open(path, () => [7, 8]);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(await shown('Bookmarks')).toBe('true');
  },
);

test('bookmarks are selected and compared', async () => {
  const { router } = open('/profile', () => [7, 8, 9, 10, 11]);
  const compare = await screen.findByRole('button', { name: 'Compare' });
  const select = (id: number) =>
    userEvent.click(screen.getByRole('checkbox', { name: `Compare ${id} Smith Street, Bondi NSW 2026` }));
  await select(8);
  expect(compare.textContent).toBe('Compare 1 selected');
  await userEvent.click(compare);
  expect(await screen.findByText('Select at least 2 properties to compare.')).toBeTruthy();
  for (const id of [7, 9, 10, 11]) await select(id);
  await userEvent.click(compare);
  expect(await screen.findByText('You can compare up to 4 properties. Remove one first.')).toBeTruthy();
  await select(9);
  await userEvent.click(compare);
  await waitFor(() => expect(router.state.location.pathname).toBe('/compare'));
  expect(router.state.location.search).toBe('?homes=7,8,10,11');
});

test('a single bookmark cannot be compared', async () => {
  open('/profile', () => [7]);
  expect(await screen.findAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('without bookmarks there is a link to the search', async () => {
  open('/profile');
  expect(await screen.findByText('No bookmarks yet')).toBeTruthy();
  expect(await hrefOf('Search Properties')).toBe('/search');
});

test('bookmarks that did not load can be retried', async () => {
  const { respond, tryAgain } = createOutage(() => [7]);
  open('/profile', respond);
  expect(await screen.findByText('We couldn’t load your bookmarks')).toBeTruthy();
  await tryAgain();
  expect(await screen.findByText(/7 Smith Street/)).toBeTruthy();
});

test('an expired session leaves nothing behind, not even an error message', async () => {
  const requested = jest.fn();
  open('/profile', () => {
    requested();
    throw new ApiError(401, 'Please sign in to do this.');
  });
  await waitFor(() => expect(requested).toHaveBeenCalled());
  await waitFor(() => expect(screen.getByRole('tabpanel').textContent).toBe(''));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a property whose bookmark is removed leaves the list, and the list gets the focus', async () => {
  const bookmarked = [7, 8];
  open(
    '/profile',
    () => bookmarked,
    on(removeBookmark, ({ body }) => void bookmarked.splice(bookmarked.indexOf(body.propertyId), 1)),
  );
  const [first] = await screen.findAllByRole('button', { name: 'Bookmark' });
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(screen.queryByText(/7 Smith Street/)).toBeNull());
  expect(document.activeElement?.textContent).toContain('8 Smith Street');
});

const propertyIds = (count: number) => Array.from({ length: count }, (_, index) => 100 + index);
const cards = () => screen.findAllByRole('article');

test('Show more adds the next 24, and the count is exact', async () => {
  const { router } = open('/profile', () => propertyIds(60));
  expect(await cards()).toHaveLength(24);
  expect(screen.getByText('Showing 24 of 60 bookmarks')).toBeTruthy();
  await press('Show more');
  expect(await screen.findByText('Showing 48 of 60 bookmarks')).toBeTruthy();
  expect(router.state.location.search).toBe('?tab=bookmarks&page=2');
  await press('Show more');
  expect(await screen.findByText('Showing 60 of 60 bookmarks')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a bookmark older than the ids of the buttons is shown as one, and removed', async () => {
  const bookmarked = propertyIds(40);
  open(
    '/profile?page=2',
    () => bookmarked,
    on(removeBookmark, ({ body }) => void bookmarked.splice(bookmarked.indexOf(body.propertyId), 1)),
  );
  await waitFor(async () => expect(await cards()).toHaveLength(40));
  const button = () => within(screen.getByText(/^139 Smith Street/)).getByRole('button');
  await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('true'));
  await userEvent.click(button());
  await waitFor(() => expect(screen.queryByText(/^139 Smith Street/)).toBeNull());
  expect(screen.getByText('Showing 39 of 39 bookmarks')).toBeTruthy();
});

test('a second arrow key, before the tab of the first is shown, moves on from there', async () => {
  const { router } = open('/profile?tab=reviews');
  expect(await screen.findByText('Reviews of user 1')).toBeTruthy();
  (await tab('My Reviews')).focus();
  for (let count = 1; count <= 2; count++)
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=bookmarks'));
});

test('the other tabs are in the URL, and arrow keys move between them', async () => {
  const { router } = open('/profile?tab=reviews');
  expect(await screen.findByText('Reviews of user 1')).toBeTruthy();
  (await tab('My Reviews')).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByRole('heading', { name: 'Danger Zone' })).toBeTruthy();
  expect(router.state.location.search).toBe('?tab=settings');
  expect(document.activeElement).toBe(await tab('Settings'));
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=bookmarks'));
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=settings'));
});
