import {
  type AdminReview,
  countReviewsOf,
  listAdminReviews,
  readPerson,
  restoreAuditEntry,
  reviewsOfUser,
  setReviewVisibility,
} from '@home-truths/platform/contract';
import { on, press, refusal, screen, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { buildAuditEntry } from '../audit/build-audit-entry.ts';
import { chooseMore } from '../console/choose-more.ts';
import { loadConfirmDialog } from '../console/lazy-dialog.tsx';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildPerson } from '../people/build-person.ts';
import { buildReview } from './build-review.ts';
import { loadHideReviewsDialog } from './review-visibility.tsx';

// the dialogs’ chunks are loaded before a test opens them
beforeAll(() => Promise.all([loadHideReviewsDialog(), loadConfirmDialog()]));

const { toasts } = watchMessages();

interface Setup {
  path?: string;
  count?: () => { visible: Total; hidden: Total };
  restored?: { restored: number; notRestored: number };
}
interface Total {
  reviews: number;
  properties: number;
}

const COUNTS = { visible: { reviews: 37, properties: 35 }, hidden: { reviews: 2, properties: 2 } };

/** Opens the console over reviews in memory, where hiding leaves one of several as it is. */
function open(reviews: AdminReview[], { path = '/admin/reviews?visibility=all', ...setup }: Setup = {}) {
  const sent: unknown[] = [];
  let visible = 37;
  showConsole(path, [
    on(listAdminReviews, () => ({ rows: reviews, total: String(reviews.length) })),
    on(readPerson, () => buildPerson(7, { reviews: { visible, hidden: 0, deleted: 0 } })),
    on(reviewsOfUser, () => ({ rows: [], total: '0' })),
    on(countReviewsOf, ({ query }) => {
      sent.push(query);
      return setup.count?.() ?? COUNTS;
    }),
    on(setReviewVisibility, ({ body }) => {
      sent.push(body);
      visible = body.isHidden ? 0 : 37;
      const changed = body.reviews?.length ?? 37;
      return { auditEntryId: 12, changed, unchanged: changed > 2 ? 0 : changed - 1, properties: changed };
    }),
    on(restoreAuditEntry, ({ params }) => {
      sent.push(params);
      visible = 37;
      const { restored = 37, notRestored = 0 } = setup.restored ?? {};
      return buildAuditEntry(13, { action: 'undo', after: { undoes: 12, restored, notRestored } });
    }),
  ]);
  return sent;
}

const inDialog = async () => within(await screen.findByRole('dialog'));

test('those of the selected reviews that are on the site are hidden with a reason, as they were read', async () => {
  const sent = open([
    buildReview(4, { visibility: 'hidden' }),
    buildReview(3, { version: 5 }),
    buildReview(2, { propertyId: 8 }),
    buildReview(1, { visibility: 'deleted' }),
  ]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 3' }));
  await press('Hide 2');
  const dialog = await inDialog();
  expect(dialog.getByText('2 reviews of 2 properties will be hidden.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Hide 2 reviews' }));
  expect(await dialog.findByText('Reason is required')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Copied from another site');
  await userEvent.click(dialog.getByRole('button', { name: 'Hide 2 reviews' }));
  const notice = await screen.findByRole('group', { name: 'Hidden' });
  expect(notice.textContent).toContain('2 reviews');
  expect(sent).toEqual([
    {
      isHidden: true,
      reason: 'Copied from another site',
      reviews: [
        { id: 3, version: 5 },
        { id: 2, version: 1 },
      ],
    },
  ]);
  expect(toasts).toEqual([
    { title: '2 reviews hidden', description: '1 has changed since, and stayed as before.' },
  ]);
  expect(screen.queryByRole('form', { name: 'Selected reviews' })).toBeNull();
});

test('one review is hidden from its menu, and shown again by key', async () => {
  const reviews = [buildReview(3, { version: 5 })];
  const sent = open(reviews);
  await chooseMore('Hide: Review number 3');
  const dialog = await inDialog();
  expect(dialog.getByText('1 review of 1 property will be hidden.')).toBeTruthy();
  reviews[0] = buildReview(3, { version: 6, visibility: 'hidden' });
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'It names a child');
  await userEvent.click(dialog.getByRole('button', { name: 'Hide 1 review' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('jh');
  await press('Show again');
  await screen.findByRole('group', { name: 'On the site again' });
  expect(sent).toEqual([
    { isHidden: true, reason: 'It names a child', reviews: [{ id: 3, version: 5 }] },
    { isHidden: false, reviews: [{ id: 3, version: 6 }] },
  ]);
});

test('hidden ones are shown again after a question', async () => {
  const sent = open([buildReview(4, { visibility: 'hidden', version: 3 })]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Review number 4' }));
  expect(screen.queryByRole('button', { name: /^Hide \d/ })).toBeNull();
  await press('Show 1 again');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Show 1 review on the site again?' }));
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Show again' }));
  await screen.findByRole('group', { name: 'On the site again' });
  expect(sent).toEqual([{ isHidden: false, reviews: [{ id: 4, version: 3 }] }]);
});

test('all by the author of a review are counted, hidden, and shown again but for those that changed since', async () => {
  const sent = open([buildReview(4)], { restored: { restored: 35, notRestored: 2 } });
  await chooseMore('Hide all by this author: Review number 4');
  const dialog = await inDialog();
  expect(await dialog.findByText('37 reviews of 35 properties will be hidden.')).toBeTruthy();
  expect(dialog.getByText('Another 2 hidden already will stay as before.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'One visitor, 37 homes');
  await userEvent.click(dialog.getByRole('button', { name: 'Hide 37 reviews' }));
  await press('Undo');
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(toasts[1]).toEqual({
    title: '35 reviews on the site again',
    description: '2 have changed since, and stayed as before.',
  });
  expect(sent).toEqual([
    { reviewId: '4' },
    { isHidden: true, reason: 'One visitor, 37 homes', authorOf: 4 },
    { id: 12 },
  ]);
});

test('where the author is not known, or has nothing on the site, the dialog says so', async () => {
  const replies = [
    refusal(409, 'We don’t know who wrote this review'),
    () => ({ ...COUNTS, visible: { reviews: 0, properties: 0 } }),
  ];
  open([buildReview(4)], { count: () => (replies.shift() ?? (() => COUNTS))() });
  await chooseMore('Hide all by this author: Review number 4');
  expect(await (await inDialog()).findByText('We don’t know who wrote this review')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await chooseMore('Hide all by this author: Review number 4');
  expect(await (await inDialog()).findByText('None of their reviews is on the site.')).toBeTruthy();
});

test('all of a person are hidden on their page', async () => {
  const sent = open([], { path: '/admin/people/7' });
  await press('Hide all reviews');
  const dialog = await inDialog();
  await userEvent.type(await dialog.findByLabelText(/^Reason/), 'Fake reviews');
  await userEvent.click(dialog.getByRole('button', { name: 'Hide 37 reviews' }));
  expect(await screen.findByText('0 on the site')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hide all reviews' })).toBeNull();
  await press('Undo');
  expect(await screen.findByRole('button', { name: 'Hide all reviews' })).toBeTruthy();
  expect(sent).toEqual([{ userId: '7' }, { isHidden: true, reason: 'Fake reviews', userId: 7 }, { id: 12 }]);
});
