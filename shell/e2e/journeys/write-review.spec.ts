import type { APIRequestContext, Page } from '@playwright/test';
import { makeReview, uniqueTerm } from '../support/admin.ts';
import { registerByApi, send } from '../support/members.ts';
import { metadataOf, phonePhoto } from '../support/photos.ts';
import { unreviewedProperty } from '../support/properties.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  toast,
  toasts,
  visit,
} from '../support/visit.ts';
import {
  address,
  CONTENT,
  content,
  minutesLater,
  submit,
  title,
  writeContent,
} from '../support/write-review.ts';

const REVIEWS = '**/api/reviews';

/** A flat in a street that nobody has typed before. */
const newFlat = () => `Unit 5, 12 ${newStreet()} St, Newtown NSW 2042`;

const newStreet = () => uniqueTerm().replace('q', 'Q');

async function reviewsOf(request: APIRequestContext, id: string | number, query = '') {
  const reply = await request.get(`/api/properties/${id}/reviews${query}`);
  return (await reply.json()) as { id: number; title: string; content: string; photos: string[] }[];
}

const propertyOf = (page: Page) => /\/property\/(\d+)$/.exec(page.url())?.[1] ?? '';

const journey =
  'a newcomer reads about a home, finds a review helpful, and writes one of a new home with two photos';

test(journey, { tag: '@both' }, async ({ page, request, complaints }) => {
  const { id, address: known } = await unreviewedProperty(request);
  const lowest = await makeReview(request, id, 'The stairs creak', 2);
  await makeReview(request, id, 'The light is lovely', 4);
  await visit(page, `/search?q=${encodeURIComponent(known)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: `Read Reviews of ${known}` })
    .click();
  // the heading of the search has the address, too
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(known);
  await expect(page).toHaveURL(`/property/${id}`);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest Rating');
  await expect(page).toHaveURL(/\?sort=rating-low$/);
  await expect(page.getByRole('article').first()).toHaveId(`review-${lowest}`);
  const helpful = page.getByRole('button', { name: /^Helpful/ }).first();
  await expect(helpful).not.toContainText(/\d/);
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toContainText('1');
  await page.reload();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');

  await visit(page, '/write-review');
  const typed = newFlat();
  await address(page).pressSequentially(typed);
  await page.keyboard.press('Escape');
  await page.getByText('Apartment', { exact: true }).click();
  await page.getByText('I visited/inspected').click();
  await page.getByTitle('OK', { exact: true }).click();
  await expect(page.getByText('3 out of 5').first()).toBeVisible();
  await page.getByRole('button', { name: 'Leaks' }).click();
  await writeContent(page);
  await page
    .getByLabel('Add photos')
    .setInputFiles([await phonePhoto('bath.jpg', 'teal'), await phonePhoto('wall.jpg', 'tan')]);
  await expect(page.getByRole('button', { name: 'Remove photo 2 of 2' })).toBeVisible();
  await expect(toasts(page)).toContainText('Photo optimized and uploaded');
  await submit(page).click();

  await expect(page).toHaveURL(/\/property\/\d+$/);
  await expect(toasts(page)).toContainText('Review submitted successfully!');
  await expect(toasts(page)).toContainText('Thank you for helping others with your honest feedback.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(typed.replace(/, Newtown.*/, ''));
  await expect(page.getByText('Based on 1 review')).toBeVisible();
  await expect(page.getByRole('article').getByText(CONTENT.content)).toBeVisible();
  await expectAccessible(page);

  const [review] = await reviewsOf(request, propertyOf(page));
  expect(review?.photos).toHaveLength(2);
  for (const url of review?.photos ?? []) {
    const { width, exif, xmp, iptc } = await metadataOf(await (await request.get(url)).body());
    expect({ width, exif, xmp, iptc }).toEqual({ width: 1200 });
  }
  expect(complaints).toEqual([]);
});

test('a double click, and a retry after a lost response, store one review', async ({ page, request }) => {
  let responses = 0;
  await page.route(REVIEWS, async route => {
    const reply = await route.fetch();
    responses += 1;
    await (responses === 1 ? route.abort() : route.fulfill({ response: reply }));
  });
  await visit(page, '/write-review');
  await address(page).fill(newFlat());
  await writeContent(page);
  await minutesLater(page, 1);
  await submit(page).dblclick();
  await expect(toasts(page)).toContainText('Error submitting review');
  await expect(content(page)).toHaveValue(CONTENT.content);
  await page.reload();
  await expect(content(page)).toHaveValue(CONTENT.content);
  await minutesLater(page, 2);
  await submit(page).dblclick();
  await expect(page).toHaveURL(/\/property\/\d+$/);
  expect(await reviewsOf(request, propertyOf(page))).toHaveLength(1);
  expect(responses).toBe(2);
});

test('without the server the draft is preserved, over a reload and signing in, and can be sent later', async ({
  page,
  request,
}) => {
  const { id } = await unreviewedProperty(request);
  await visit(page, `/write-review/${id}`);
  await expect(address(page)).toBeDisabled();
  await page.route(REVIEWS, route => route.abort());
  await writeContent(page);
  await page.getByLabel('Contact email').fill('someone@example.com');
  await minutesLater(page, 1);
  await submit(page).click();
  await expect(toasts(page)).toContainText('Error submitting review');
  await expect(submit(page)).toBeEnabled();
  await page.unroute(REVIEWS);
  await registerByApi(page);
  await page.reload();
  await expect(page.getByText('We’ve restored your draft from this device.')).toBeVisible();
  await expect(title(page)).toHaveValue(CONTENT.title);
  await expect(content(page)).toHaveValue(CONTENT.content);
  await expect(page.getByLabel('Contact email')).toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(title(page)).toHaveValue('');
  await page.reload();
  await expect(title(page)).toHaveValue('');
});

test('a member’s second review of a home is refused with a way to the first, which can be changed and taken back', async ({
  page,
  request,
}) => {
  await registerByApi(page);
  const { id, address: known } = await unreviewedProperty(request);
  const first = { ...CONTENT, propertyId: id, residencyStatus: 'lived_here', rating: 4 };
  await visit(page, `/write-review/${id}`);
  // the first is written in another tab: the form could not know of it
  expect((await send(page, 'POST', '/api/reviews', first)).status()).toBe(201);
  await writeContent(page);
  await title(page).fill('Once more, with feeling');
  await minutesLater(page, 1);
  await submit(page).click();
  await expect(page.getByText('You’ve already reviewed this property.').first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Reviews' }).click();
  await expect(page).toHaveURL(/\/profile\?tab=reviews$/);

  const card = page.getByRole('article', { name: CONTENT.title });
  await expect(card.getByRole('link', { name: new RegExp(known) })).toHaveAttribute(
    'href',
    `/property/${id}`,
  );
  await card.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit review' });
  await expect(edit.getByRole('textbox', { name: 'Title' })).toHaveValue(CONTENT.title);
  await expectAccessible(page);
  await edit.getByRole('textbox', { name: 'Title' }).fill('Bright flat, thick walls');
  await edit.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(toasts(page)).toContainText('Review updated successfully');
  const changed = page.getByRole('article', { name: 'Bright flat, thick walls' });
  await expect(changed.getByText(/^Edited, \d/)).toBeVisible();
  expect(await reviewsOf(request, id)).toMatchObject([
    { title: 'Bright flat, thick walls', edited: 'author' },
  ]);

  // by key: the message about the change may lie over it
  await changed.getByRole('button', { name: 'Delete' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: /^Delete your review of .+\?$/ });
  await expect(question).toContainText(
    'Are you sure you want to delete this review? This action cannot be undone.',
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Write Your First Review' })).toBeVisible();
  expect(await reviewsOf(request, id)).toEqual([]);
});

test('a review is written by keyboard alone', async ({ page }) => {
  await visit(page, '/write-review');
  await address(page).focus();
  const street = newStreet();
  await page.keyboard.type(`12 ${street} St, Newtown NSW 2042`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: `Did you mean 12 ${street} St, Newtown, NSW 2042?` }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(address(page)).toHaveValue(`12 ${street} St, Newtown, NSW 2042`);
  await expect(address(page)).toBeFocused();
  await page.getByRole('radio', { name: 'I lived here' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'I visited/inspected' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'High Strata Fees' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await title(page).focus();
  await page.keyboard.type(CONTENT.title);
  await page.keyboard.press('Tab');
  await page.keyboard.type(CONTENT.content);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Add photos')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Post anonymously')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/property\/\d+$/);
  await expect(page.getByRole('article').first()).toContainText('Anonymous');
});

test('a review is reported, and the number of the report is shown', async ({ page, request, complaints }) => {
  const { id } = await unreviewedProperty(request);
  await makeReview(request, id, 'A review with a name', 2);
  await visit(page, `/property/${id}`);
  const opener = page.getByRole('button', { name: 'Report', exact: true });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report this review' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').selectOption('It names or identifies someone');
  await dialog.getByLabel('Details').fill('My surname stands in the second line.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  const thanks = page.getByRole('dialog', { name: 'Thank you for your report' });
  await expect(thanks).toContainText(/Your report number is \d+/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a session that ended while writing publishes nothing under another name', { tag: '@sizes' }, async ({
  page,
  request,
}) => {
  const { id } = await unreviewedProperty(request);
  await registerByApi(page);
  await visit(page, `/write-review/${id}`);
  await writeContent(page);
  await page.context().clearCookies({ name: 'sid' });
  await minutesLater(page, 1);
  await submit(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'You’ve been signed out' });
  await expect(alert).toBeFocused();
  await expect(title(page)).toHaveValue(CONTENT.title);
  expect(await reviewsOf(request, id)).toEqual([]);
  await expect(toast(page, 'Error submitting review')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await alert.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/auth/login?next=%2Fwrite-review%2F${id}`);
  await expect(title(page)).toBeHidden();
  await page.goBack();
  await expect(title(page)).toHaveValue(CONTENT.title);
  await submit(page).click();
  await expect(page).toHaveURL(`/property/${id}`);
  expect(await reviewsOf(request, id)).toMatchObject([{ authorName: 'Guest' }]);
});
