import {
  type AdminReview,
  deleteAdminReview,
  editAdminReview,
  listAdminReviews,
  restoreAdminReview,
} from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { on, press, screen, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { changeRow } from '../console/change-row.ts';
import { chooseMore } from '../console/choose-more.ts';
import { confirmBulk } from '../console/confirm-bulk.ts';
import { loadConfirmDialog } from '../console/lazy-dialog.tsx';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildReview } from './build-review.ts';
import { loadEditReviewDialog, loadVerifyDialog } from './reviews-screen.tsx';

// the dialogs’ chunks are loaded before a test opens them
beforeAll(() => Promise.all([loadEditReviewDialog(), loadConfirmDialog(), loadVerifyDialog()]));

const { toasts } = watchMessages();

/** Opens the screen over reviews in memory. A version that is not the newest is refused. */
function open(reviews: AdminReview[], path = '/admin/reviews') {
  const edits: object[] = [];
  const queries: object[] = [];
  const change = (id: number | string, values: Partial<AdminReview>) => changeRow(reviews, id, values);
  const { router } = showConsole(path, [
    on(listAdminReviews, ({ query }) => {
      queries.push(query);
      const { after = Number.POSITIVE_INFINITY, visibility } = query as {
        after?: number;
        visibility?: string;
      };
      const rows = reviews.filter(
        review => review.id < after && [review.visibility, undefined].includes(visibility as never),
      );
      return { rows, total: String(rows.length) };
    }),
    on(editAdminReview, ({ params, body }) => {
      const { version, isHidden: _, moderationNote = null, ...content } = body;
      edits.push({ id: params.id, ...body });
      if (version !== reviews.find(({ id }) => id === params.id)?.version)
        throw new ApiError(409, 'Somebody else changed this meanwhile');
      return change(params.id, { ...content, moderationNote });
    }),
    on(deleteAdminReview, ({ params }) => void change(params.id, { visibility: 'deleted' })),
    on(restoreAdminReview, ({ params }) => change(params.id, { visibility: 'visible' })),
  ]);
  return { edits, queries, router, change };
}

test('a review is shown with its author, its property and its moderation', async () => {
  open([
    buildReview(3, {
      isVerified: true,
      edited: 'moderators',
      isAnonymous: true,
      moderationNote: 'A name',
      reports: 2,
      helpfulCount: 7,
    }),
  ]);
  const title = await screen.findByRole('heading', { name: 'Review number 3' });
  const row = within(title.closest('tr') as HTMLElement);
  for (const text of [
    'Verified',
    'Edited by moderators',
    '2 reports',
    '7 helpful',
    'Anonymous',
    'Lived here',
    '1 Nov 2026',
    'A name',
  ])
    expect(row.getByText(text)).toBeTruthy();
  expect(row.getByRole('link', { name: /NSW 2026$/ }).getAttribute('href')).toBe('/property/7#review-3');
});

test('a review is verified from its menu or by key, by a press on what was seen', async () => {
  const { edits, change } = open([buildReview(2), buildReview(1)]);
  await chooseMore('Verify: Review number 2');
  await press('A lease');
  await waitFor(() => expect(toasts).toEqual([{ title: 'Review updated successfully' }]));
  expect(edits).toMatchObject([{ id: 2, isVerified: true, verifiedBy: 'lease', version: 1 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('v');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('jv');
  change(1, { title: 'Changed meanwhile' });
  await press('Something else');
  expect(await screen.findByRole('heading', { name: 'Changed meanwhile' })).toBeTruthy();
  expect(toasts.at(-1)).toMatchObject({ kind: 'error' });
  expect(screen.getAllByText('Verified')).toHaveLength(1);
});

test('a search term and a visibility narrow the list through the URL', async () => {
  const { queries, router } = open([buildReview(1)]);
  await userEvent.type(await screen.findByLabelText('Search reviews'), ' wardrobe {Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=wardrobe'));
  await userEvent.selectOptions(screen.getByLabelText('Visibility'), 'Deleted');
  expect(await screen.findByText('No reviews found.')).toBeTruthy();
  expect(router.state.location.search).toBe('?q=wardrobe&visibility=deleted');
  expect(queries.at(-1)).toMatchObject({ q: 'wardrobe', visibility: 'deleted' });
});

test('a review is changed, with tags between commas and the version that was read', async () => {
  const { edits } = open([buildReview(2, { version: 4 })]);
  await press('Edit: Review number 2');
  const dialog = within(await screen.findByRole('dialog'));
  const names = [...(await screen.findByRole('dialog')).querySelectorAll('[name]')].map(field =>
    field.getAttribute('name'),
  );
  expect(names.slice(0, 4)).toEqual(['isVerified', 'isHidden', 'title', 'content']);
  await userEvent.selectOptions(dialog.getByLabelText('Rating'), '2');
  await userEvent.clear(dialog.getByLabelText(/^Issue tags/));
  await userEvent.type(dialog.getByLabelText(/^Issue tags/), ' Leaks,, No sun ');
  await userEvent.click(dialog.getByLabelText('Mark as verified'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('Choose what you’ve seen')).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText('What shows that they know the property?'), 'A bill');
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Review updated successfully' }]));
  expect(edits).toMatchObject([
    { id: 2, rating: 2, issuesTags: ['Leaks', 'No sun'], isVerified: true, verifiedBy: 'bill', version: 4 },
  ]);
  expect(await screen.findByText('Verified')).toBeTruthy();
});

test('the later of two is shown both versions, and may save their own', async () => {
  const { change, edits } = open([buildReview(2)]);
  await press('Edit: Review number 2');
  change(2, { title: 'Theirs entirely' });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Title'));
  await userEvent.type(dialog.getByLabelText('Title'), 'Mine entirely');
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  const conflict = within(await dialog.findByRole('alert'));
  expect(conflict.getByText('Theirs entirely')).toBeTruthy();
  expect(conflict.getByText('Mine entirely')).toBeTruthy();
  await userEvent.click(conflict.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Review updated successfully' }]));
  expect(edits).toMatchObject([{ version: 1 }, { version: 2, title: 'Mine entirely' }]);
});

test('a review is deleted after confirmation, and restored', async () => {
  open([buildReview(5)]);
  await chooseMore('Delete: Review number 5');
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText('Are you sure you want to delete this review? This action cannot be undone.'),
  ).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No reviews found.')).toBeTruthy();
  const notice = within(screen.getByRole('group', { name: 'Deleted' }));
  expect(notice.getByText('Deleted. You can restore it for 30 days from the audit.')).toBeTruthy();
  expect(notice.getByText('Review number 5')).toBeTruthy();
  await press('Undo');
  expect(await screen.findByRole('heading', { name: 'Review number 5' })).toBeTruthy();
  expect(toasts.map(({ title }) => title)).toEqual(['Review deleted successfully', 'Review restored']);
});

test('several are verified in bulk and otherwise left as they are; a newer version is not overwritten', async () => {
  const { edits, change } = open([
    buildReview(4, { visibility: 'visible', moderationNote: 'A name was taken out' }),
    buildReview(3, { isVerified: true }),
    buildReview(2),
  ]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 3' }));
  change(2, { title: 'Changed meanwhile' });
  await press('Mark as verified');
  expect(edits).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Seen'), 'A lease');
  expect(await confirmBulk('Mark as verified')).toBe('Mark 2 reviews as verified?');
  await waitFor(() =>
    expect(toasts).toEqual([
      {
        title: 'Failed to update review',
        description: '1 of 2 reviews updated. The rest are still selected; try again.',
        kind: 'error',
      },
    ]),
  );
  const { title, content, rating, residencyStatus, issuesTags } = buildReview(4);
  expect(edits[0]).toEqual({
    id: 4,
    title,
    content,
    rating,
    residencyStatus,
    issuesTags,
    isVerified: true,
    verifiedBy: 'lease',
    version: 1,
  });
  expect(await screen.findByText('Changed meanwhile')).toBeTruthy();
  expect(screen.getAllByText('Verified')).toHaveLength(2);
  expect(await confirmBulk('Mark as verified')).toBe('Mark 1 review as verified?');
  await waitFor(() => expect(toasts.at(-1)).toEqual({ title: 'Review updated successfully' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 3' }));
  expect(screen.queryByRole('button', { name: 'Mark as verified' })).toBeNull();
});

test('the author of an anonymous review is shown on request, any other at once', async () => {
  open([
    buildReview(6, { isAnonymous: true, authorName: 'Anonymous' }),
    buildReview(5, { user: { id: 4, username: 'kim', email: 'kim@example.com' } }),
    buildReview(4, { isAnonymous: true, authorName: 'Anonymous', user: null }),
  ]);
  expect(await screen.findByText('kim@example.com')).toBeTruthy();
  expect(screen.queryByText(/matilda/)).toBeNull();
  expect(screen.queryByText('Show author')).toBeNull();
  await chooseMore('Show author: Review number 6');
  expect(await screen.findByText('matilda')).toBeTruthy();
  expect(screen.getByText('matilda@example.com')).toBeTruthy();
  expect(screen.getByText(/shown as Anonymous/)).toBeTruthy();
  await press('More: Review number 6');
  expect(screen.queryByRole('button', { name: /^Show author/ })).toBeNull();
});

test('a review whose text was erased says so and is not restored', async () => {
  open(
    [buildReview(6, { visibility: 'deleted', title: '', content: '' })],
    '/admin/reviews?visibility=deleted',
  );
  expect(await screen.findByRole('heading', { name: 'Text erased' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
});
