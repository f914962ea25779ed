import { bookmarksOfUser, removeBookmark } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { createTestApi, on, screen, showPage, userEvent, waitFor } from '@home-truths/platform/testing';
import { BookmarkButton } from '../bookmark/bookmark-button.tsx';
import { buildBookmark } from '../bookmark/build-bookmark.ts';
import { buildUser } from '../build-user.ts';
import routes from '../routes.tsx';

const { jest } = import.meta;
jest.setTimeout(30_000);

interface CardProps {
  property: { id: number; address: string };
}

const Card = ({ property }: CardProps) => (
  <article>
    {property.address} <BookmarkButton propertyId={property.id} />
  </article>
);
const MyReviews = ({ userId }: { userId: number }) => <p>Reviews of user {userId}</p>;
const slots = { 'search.property-card/v1': Card, 'reviews.mine/v1': MyReviews };

const open = (path: string, kept: () => number[] = () => [], ...lines: ReturnType<typeof on>[]) =>
  showPage(routes, path, {
    user: buildUser(),
    slots,
    api: createTestApi(
      on(bookmarksOfUser, () => kept().map(buildBookmark)),
      ...lines,
    ),
  });

const tab = (name: string) => screen.findByRole('tab', { name });
const shown = async (name: string) => (await tab(name)).getAttribute('aria-selected');

test('the header says who it is', async () => {
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

test('without bookmarks the way leads to the search', async () => {
  open('/profile');
  expect(await screen.findByText('No bookmarks yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Search Properties' }).getAttribute('href')).toBe('/search');
});

test('bookmarks that cannot be had are asked for again', async () => {
  let isAway = true;
  open('/profile', () => {
    if (isAway) throw new ApiError(503, 'The database is away');
    return [7];
  });
  expect(await screen.findByText('Your bookmarks cannot be shown right now')).toBeTruthy();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/7 Smith Street/)).toBeTruthy();
});

test('a session that is over leaves nothing behind, no word of failure either', async () => {
  const asked = jest.fn();
  open('/profile', () => {
    asked();
    throw new ApiError(401, 'Please sign in');
  });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await waitFor(() => expect(screen.getByRole('tabpanel').textContent).toBe(''));
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a home whose bookmark is removed leaves the list, and the keyboard stays with it', async () => {
  open(
    '/profile',
    () => [7, 8],
    on(removeBookmark, () => undefined),
  );
  const [first] = await screen.findAllByRole('button', { name: 'Bookmark' });
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(screen.queryByText(/7 Smith Street/)).toBeNull());
  expect(document.activeElement?.textContent).toContain('8 Smith Street');
});

test('the other tabs stand in the address, and arrows move between them', async () => {
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
