import type { Page } from '@playwright/test';
import {
  makeLead,
  makeProperty,
  makeReport,
  makeReview,
  openAdminPage,
  rowWith,
  signInAsAdmin,
  uniqueTerm,
} from '../support/admin.ts';
import { registerByApi, send } from '../support/members.ts';
import { expect, expectAccessible, test, toast, visit } from '../support/visit.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const articles = (page: Page) => page.getByRole('article');

// a message lies over the corner of the window for five seconds: what may be below it is pressed by key
test.beforeEach(({ page }) => signInAsAdmin(page));

const tenRequests = 'ten requests are worked: called at once, one of them completed with a note';

test(tenRequests, { tag: '@sizes' }, async ({ page, request, complaints }) => {
  const term = uniqueTerm();
  const property = await makeProperty(request, term);
  for (let number = 1; number <= 10; number++) await makeLead(request, property, `${term} ${number}`);
  await visit(page, `/admin/leads?q=${term}`);
  await expect(page.getByText('Showing 10 of 10')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all 10' }).check();
  await page.getByLabel('Set status to').selectOption('Contacted');
  await page.getByRole('button', { name: 'Apply' }).click();
  const question = page.getByRole('alertdialog', { name: 'Set 10 leads to Contacted?' });
  await question.getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page, '10 leads updated')).toBeVisible();
  await page.getByLabel('Status').selectOption('Contacted');
  await expect(page).toHaveURL(`/admin/leads?q=${term}&status=contacted`);
  await expect(page.getByText('Showing 10 of 10')).toBeVisible();

  const edit = page.getByRole('button', { name: `Edit ${term} 7`, exact: true });
  await edit.press('Enter');
  await dialog(page).getByLabel('Status').selectOption('Completed');
  await dialog(page).getByLabel('Notes').fill('Quote sent on Tuesday');
  await dialog(page).getByRole('button', { name: 'Update' }).press('Enter');
  await expect(toast(page, 'Lead updated')).toBeVisible();
  await expect(page.getByText('Showing 9 of 9')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search leads' }).fill('Quote sent');
  await page.keyboard.press('Enter');
  await page.getByLabel('Status').selectOption('Completed');
  await expect(rowWith(page, `${term} 7`)).toContainText('Quote sent on Tuesday');
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(`${term} nobody`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No leads found.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a review is verified, another one edited, and the page says so', async ({
  page,
  request,
  complaints,
}) => {
  const term = uniqueTerm();
  const property = await makeProperty(request, term);
  await makeReview(request, property, `Warm and ${term}`, 5);
  await makeReview(request, property, `Cold and ${term}`, 1);
  await visit(page, `/admin/reviews?q=${term}`);
  await rowWith(page, 'Warm').getByRole('button', { name: /^Edit/ }).click();
  await dialog(page).getByLabel('Mark as verified').check();
  await dialog(page).getByLabel('What shows that they know the property?').selectOption('A lease');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Review updated successfully')).toBeVisible();
  await expect(rowWith(page, 'Warm').getByText('Verified')).toBeVisible();

  await rowWith(page, 'Cold').getByRole('button', { name: /^Edit/ }).press('Enter');
  await dialog(page).getByLabel('Rating').selectOption('3');
  await dialog(page)
    .getByLabel(/^Issue tags/)
    .fill(' Leaks, , No sun ');
  await dialog(page).getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(rowWith(page, 'Cold').getByText('Edited by moderators')).toBeVisible();

  await visit(page, `/property/${property}`);
  await expect(articles(page).filter({ hasText: 'Warm' })).toContainText('Verified');
  const cold = articles(page).filter({ hasText: 'Cold' });
  await expect(cold).toContainText('Edited by moderators');
  await expect(cold).toContainText('No sun');
  const { averageRating } = await (await request.get(`/api/properties/${property}`)).json();
  expect(averageRating).toBe('4.00');
  expect(complaints).toEqual([]);
});

test('the later of two administrators at one review sees the conflict, and decides', async ({
  page,
  browser,
  request,
}) => {
  const term = uniqueTerm();
  const property = await makeProperty(request, term);
  await makeReview(request, property, `Title of ${term}`, 4);
  const other = await openAdminPage(browser);
  for (const tab of [page, other]) {
    await visit(tab, `/admin/reviews?q=${term}`);
    await rowWith(tab, term).getByRole('button', { name: /^Edit/ }).click();
  }
  await dialog(other).getByLabel('Title').fill(`Theirs, ${term}`);
  await dialog(other).getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(other, 'Review updated successfully')).toBeVisible();

  await dialog(page).getByLabel('Title').fill(`Mine, ${term}`);
  await dialog(page).getByRole('button', { name: 'Save changes' }).press('Enter');
  const conflict = dialog(page).getByRole('alert');
  await expect(conflict).toContainText('Someone else has changed this since you opened it');
  await expect(conflict).toBeFocused();
  await expect(conflict).toContainText(`Theirs, ${term}`);
  await expect(conflict).toContainText(`Mine, ${term}`);
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await expect(toast(page, 'Review updated successfully')).toBeVisible();
  await expect(rowWith(page, `Mine, ${term}`)).toBeVisible();
  await other.context().close();
});

test('a review is deleted after a question, undone, and its contact email shown when asked for', async ({
  page,
  request,
}) => {
  const term = uniqueTerm();
  const property = await makeProperty(request, term);
  await makeReview(request, property, `About ${term}`, 2);
  await visit(page, `/admin/reviews?q=${term}`);
  await expect(page.getByText('witness@example.com')).toHaveCount(0);
  const more = rowWith(page, term).getByRole('button', { name: /^More/ });
  await more.click();
  await page.getByRole('button', { name: /^Show contact email/ }).click();
  await expect(page.getByText('witness@example.com')).toBeVisible();

  const remove = rowWith(page, term).getByRole('button', { name: /^Delete/ });
  await more.press('Enter');
  await remove.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete this review? This action cannot be undone.',
  );
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.press('Enter');
  await remove.press('Enter');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Review deleted successfully')).toBeVisible();
  await expect(page.getByText('No reviews found.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Deleted' })).toBeFocused();
  expect(await (await request.get(`/api/properties/${property}/reviews`)).json()).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowWith(page, term)).toBeVisible();
  expect(await (await request.get(`/api/properties/${property}/reviews`)).json()).toHaveLength(1);
});

test('a home is deleted with its reviews and bookmarks, and comes back whole', async ({
  page,
  browser,
  request,
}) => {
  const term = uniqueTerm();
  const property = await makeProperty(request, term);
  await makeReview(request, property, `About ${term}`, 2);
  const member = await (await browser.newContext()).newPage();
  const { id } = await registerByApi(member);
  await send(member, 'POST', '/api/bookmarks', { userId: id, propertyId: property });
  const bookmarks = async () => (await send(member, 'GET', `/api/users/${id}/bookmarks`)).json();

  await visit(page, `/admin/properties?q=${term}`);
  await rowWith(page, term).getByRole('button', { name: /^More/ }).press('Enter');
  await rowWith(page, term)
    .getByRole('button', { name: /^Delete/ })
    .press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this property?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Property deleted')).toBeVisible();
  await expect(page.getByText('No properties found matching your search.')).toBeVisible();
  expect((await request.get(`/property/${property}`)).status()).toBe(404);
  expect(await bookmarks()).toEqual([]);

  await page.getByLabel('Visibility').selectOption('Deleted');
  await rowWith(page, term)
    .getByRole('button', { name: /^Restore/ })
    .press('Enter');
  await expect(toast(page, 'Property restored')).toBeVisible();
  expect((await request.get(`/property/${property}`)).status()).toBe(200);
  expect(await (await request.get(`/api/properties/${property}/reviews`)).json()).toHaveLength(1);
  expect(await bookmarks()).toHaveLength(1);
  await member.context().close();
});

const decided =
  'a reported review is hidden by a decision whose mail is shown first, and shown again when it is undone';

test(decided, { tag: '@sizes' }, async ({ page, request, complaints }) => {
  const term = uniqueTerm();
  const property = await makeProperty(request, term);
  const review = await makeReview(request, property, `About ${term}`, 2);
  const email = `${term}@example.com`;
  await makeReport(request, review, `It names me, ${term}.`, email);
  await visit(page, '/admin/complaints?sort=newest');
  const complaint = rowWith(page, term);
  await expect(complaint).toContainText('Due in 7 days');
  await expect(complaint.getByRole('link', { name: `“About ${term}”` })).toHaveAttribute(
    'href',
    `/property/${property}#review-${review}`,
  );
  await complaint.getByRole('button', { name: /^Decide/ }).click();
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(dialog(page)).toContainText('What we saw on the day of the open home');
  await dialog(page).getByRole('radio', { name: 'Review hidden' }).check();
  await dialog(page).getByLabel('Reason').fill('A neighbour is named.');
  await dialog(page).getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(dialog(page).getByRole('checkbox', { name: `Send this decision to ${email}` })).toBeChecked();
  await expect(dialog(page)).toContainText('Reason: A neighbour is named.');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save decision' }).press('Enter');
  await expect(toast(page, 'Complaint resolved')).toBeVisible();
  await expect(complaint).toHaveCount(0);
  const shown = async () => (await request.get(`/api/properties/${property}/reviews`)).json();
  expect(await shown()).toEqual([]);
  await page.getByLabel('Status').selectOption('Resolved');
  await expect(complaint).toContainText('Review hidden. A neighbour is named.');
  await expect(complaint).toContainText('(hidden)');
  await expectAccessible(page);
  await complaint.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(toast(page, 'Decision undone')).toBeVisible();
  await expect(complaint).toHaveCount(0);
  expect(await shown()).toHaveLength(1);
  await page.getByLabel('Status').selectOption('Open');
  await expect(complaint.getByRole('button', { name: /^Decide/ })).toBeVisible();
  expect(complaints).toEqual([]);
});
