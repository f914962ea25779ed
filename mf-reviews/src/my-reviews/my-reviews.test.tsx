import {
  deleteReview,
  editReview,
  type MyReview,
  type ReviewEdit,
  reviewsOfUser,
} from '@home-truths/platform/contract';
import {
  hrefOf,
  on,
  press,
  refusal,
  screen,
  showPart,
  userEvent,
  waitFor,
  watchToasts,
  within,
} from '@home-truths/platform/testing';
import { buildReview } from '../write-review/testing.tsx';
import { MyReviews } from './my-reviews.tsx';
import { DIALOG_LOADERS } from './review-actions.tsx';

const toastSpy = watchToasts();

beforeAll(() => Promise.all(Object.values(DIALOG_LOADERS).map(load => load())));

const buildMine = (id: number, overrides: Partial<MyReview> = {}): MyReview => ({
  ...buildReview(id),
  property: { id: 7, address: '12 Smith St', suburb: 'Bondi', state: 'NSW', postcode: '2026' },
  isHidden: false,
  moderationNote: null,
  ...overrides,
});

/** Shows these reviews over an API that changes and deletes them, unless it refuses. */
function show(reviews: MyReview[], refuse: () => void = () => {}) {
  const edits: ReviewEdit[] = [];
  let stored = reviews;
  const api = [
    on(reviewsOfUser, ({ query }) => {
      const [limit, page] = [Number(query.limit), Number(query.page)];
      return { rows: stored.slice((page - 1) * limit, page * limit), total: String(stored.length) };
    }),
    on(editReview, ({ params, body }) => {
      edits.push(body as ReviewEdit);
      refuse();
      stored = stored.map(review =>
        review.id === params.id ? { ...review, ...(body as object), edited: 'author', version: 2 } : review,
      );
      return stored.find(({ id }) => id === params.id) as MyReview;
    }),
    on(deleteReview, ({ params }) => {
      refuse();
      stored = stored.filter(({ id }) => id !== params.id);
    }),
  ];
  const { router } = showPart(MyReviews, { userId: 3 }, { api, path: '/profile?tab=reviews' });
  return { edits, router };
}

const dialog = async (name: string | RegExp, role = 'dialog') =>
  within(await screen.findByRole(role, { name }));

test('each review has a link to its property', async () => {
  show([buildMine(2), buildMine(1)]);
  const links = await screen.findAllByRole('link', { name: '12 Smith St, Bondi' });
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/property/7', '/property/7']);
});

test('a review shows its thanks from the first one on', async () => {
  const thanks = [0, 1, 1900].map((helpfulCount, index) => buildMine(index + 1, { helpfulCount }));
  show(thanks);
  await screen.findAllByRole('article');
  const shown = screen.queryAllByText(/found this helpful$/).map(({ textContent }) => textContent);
  expect(shown).toEqual(['1 person found this helpful', '1,900 people found this helpful']);
});

test('without a review the first one is offered', async () => {
  show([]);
  expect(await hrefOf('Write Your First Review')).toBe('/write-review');
});

test('after the end of the session there is nothing', async () => {
  const api = [on(reviewsOfUser, refusal(401, 'Please sign in to do this.'))];
  showPart(MyReviews, { userId: 3 }, { api });
  await waitFor(() => expect(screen.queryByText('Loading reviews')).toBeNull());
  expect(screen.queryByText('We couldn’t load the reviews')).toBeNull();
});

test('Show more adds the next 24 and goes on with the first of them, and the count is the true one', async () => {
  const { router } = show(Array.from({ length: 30 }, (_, index) => buildMine(30 - index)));
  expect(await screen.findAllByRole('article')).toHaveLength(24);
  expect(screen.getByText('Showing 24 of 30 reviews')).toBeTruthy();
  await press('Show more');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30));
  const [link] = within(screen.getByRole('article', { name: 'Review 6' })).getAllByRole('link');
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(router.state.location.search).toBe('?tab=reviews&page=2');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('what a moderator did is shown with the reason', async () => {
  show([
    buildMine(2, { isHidden: true, moderationNote: 'It names a neighbour.' }),
    buildMine(1, { edited: 'moderators', moderationNote: 'A phone number was taken out.' }),
  ]);
  expect(await screen.findByText('Hidden by a moderator. Only you can see this review.')).toBeTruthy();
  expect(screen.getByText('It names a neighbour.')).toBeTruthy();
  expect(screen.getByText('Edited by a moderator.')).toBeTruthy();
  expect(screen.getByText('A phone number was taken out.')).toBeTruthy();
});

test('an edit begins with what was written, is sent with its version, and is shown', async () => {
  const { edits } = show([buildMine(1, { rating: 2, issuesTags: ['Leaks', 'A tag of old'] })]);
  await press('Edit');
  const form = await dialog('Edit review');
  expect((form.getByRole('radio', { name: '2 stars' }) as HTMLInputElement).checked).toBe(true);
  await userEvent.type(form.getByLabelText(/^Title/), ' changed');
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('article', { name: 'Review 1 changed' })).toBeTruthy();
  expect(edits[0]).toMatchObject({ title: 'Review 1 changed', rating: 2, issuesTags: ['Leaks'], version: 1 });
  expect(toastSpy).toHaveBeenLastCalledWith({ title: 'Review updated successfully', kind: 'success' });
  expect(screen.getByText('Edited')).toBeTruthy();
});

test('an edit of a review that was changed meanwhile says so and offers the newer version', async () => {
  const { edits } = show([buildMine(1)], refusal(409, 'Somebody changed this meanwhile'));
  await press('Edit');
  const form = await dialog('Edit review');
  await userEvent.type(form.getByLabelText(/^Title/), ' changed');
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText('Somebody changed this meanwhile')).toBeTruthy();
  expect(edits).toHaveLength(1);
  await press('Load the latest version');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('closing an edit with changes needs a confirmation', async () => {
  show([buildMine(1)]);
  await press('Edit');
  const form = await dialog('Edit review');
  await userEvent.click(form.getByRole('button', { name: 'Leaks' }));
  await press('Cancel');
  expect(await form.findByText('You have unsaved changes.')).toBeTruthy();
  await press('Keep editing');
  expect(form.getByRole('button', { name: 'Leaks' }).getAttribute('aria-pressed')).toBe('true');
  await press('Cancel');
  await press('Discard');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a review is deleted after a confirmation', async () => {
  show([buildMine(1)]);
  await press('Delete');
  const question = await dialog(/^Delete your review of 12 Smith St ?\?$/, 'alertdialog');
  expect(
    question.getByText('Are you sure you want to delete this review? This action cannot be undone.'),
  ).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No reviews yet')).toBeTruthy();
  expect(toastSpy).toHaveBeenLastCalledWith({ title: 'Review deleted successfully', kind: 'success' });
});

describe('after a review is deleted the focus goes', () => {
  const isFocused = (element: () => HTMLElement) =>
    waitFor(() => expect(document.activeElement).toBe(element()), { timeout: 10_000 });
  const remove = async (title: string) => {
    const card = within(await screen.findByRole('article', { name: title }));
    await userEvent.click(card.getByRole('button', { name: 'Delete' }));
    const question = await dialog(/^Delete your review of 12 Smith St ?\?$/, 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: title })).toBeNull());
  };
  const linkOf = (title: string) =>
    within(screen.getByRole('article', { name: title })).getAllByRole('link')[0] as HTMLElement;

  test('to the next one, or to the one before the last', async () => {
    show([buildMine(3), buildMine(2), buildMine(1)]);
    await remove('Review 2');
    await isFocused(() => linkOf('Review 1'));
    await remove('Review 1');
    await isFocused(() => linkOf('Review 3'));
  });

  test('to the heading where none is left', async () => {
    show([buildMine(1)]);
    await remove('Review 1');
    const heading = await screen.findByRole('heading', { name: 'No reviews yet' });
    await isFocused(() => heading);
  });
});

test('a review that could not be deleted stays', async () => {
  show([buildMine(1)], () => {
    throw new TypeError('no line');
  });
  await press('Delete');
  const question = await dialog(/^Delete your review of 12 Smith St ?\?$/, 'alertdialog');
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(toastSpy).toHaveBeenLastCalledWith({
      title: 'Error',
      description: 'Failed to delete review',
      kind: 'error',
    }),
  );
  expect(screen.getAllByText('Review 1').length).toBeGreaterThan(0);
});
