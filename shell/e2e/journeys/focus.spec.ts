import type { Page } from '@playwright/test';
import { unreviewedProperty } from '../support/properties.ts';
import { expect, expectAccessible, test, visit } from '../support/visit.ts';

const CONTENT = 'The light is lovely, but you hear every word the neighbours say.';
const readReviews = (page: Page) => page.getByRole('link', { name: /^Read Reviews of / });
const results = (page: Page) => page.locator('#results');

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('a link skips the filters, and more results are announced and lead on', { tag: '@sizes' }, async ({
  page,
}) => {
  // other tests write to homes in NSW only
  await visit(page, '/search?q=vic&sort=most-reviews');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.locator('#content').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(results(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Sort by')).toBeFocused();
  const compare = results(page)
    .getByRole('checkbox', { name: /^Compare/ })
    .first();
  await expect(compare).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(compare).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(readReviews(page).first()).toBeFocused();
  await button(page, 'Show more').press('Enter');
  await expect(readReviews(page)).toHaveCount(48);
  await expect(page.getByRole('status').filter({ hasText: /^Showing 48 of \d+ properties$/ })).toBeVisible();
  await expect(readReviews(page).nth(24)).toBeFocused();
  await expect(readReviews(page).nth(24)).toBeInViewport();
});

test('the focus stays near what is taken away', async ({ page }) => {
  await visit(page, '/search?q=vic&issue=Leaks&minRating=2');
  await button(page, 'Remove issue: Leaks').press('Enter');
  await expect(page).toHaveURL('/search?q=vic&minRating=2');
  await expect(results(page)).toBeFocused();
  await button(page, 'Clear all').press('Enter');
  await expect(page).toHaveURL('/search?q=vic');
  await expect(results(page)).toBeFocused();
  await visit(page, '/search?q=brunswick&type=studio&maxRating=1');
  await button(page, 'Clear Filters').press('Enter');
  await expect(readReviews(page).first()).toBeVisible();
  await expect(results(page)).toBeFocused();
  await visit(page, '/write-review');
  const address = page.getByLabel('Property address');
  await address.fill('12 Wattle St Newtown NSW 2042');
  await page.getByRole('button', { name: /^Did you mean/ }).press('Enter');
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('12 Wattle St, Newtown, NSW 2042');
});

test('the filters of a phone lead to what they have found', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/search');
  await button(page, 'Filters').press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Unit' }).press('Enter');
  await expect(page).toHaveURL(/type=unit/);
  await sheet.getByRole('button', { name: 'Show' }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(results(page)).toBeFocused();
});

test('Enter leads through the form of a review, and Back from it sent to what was before', async ({
  page,
  request,
}) => {
  const { id } = await unreviewedProperty(request);
  await visit(page, '/resources');
  await visit(page, `/write-review/${id}`);
  let sent = 0;
  page.on('request', requested => {
    if (requested.method() === 'POST' && requested.url().endsWith('/api/reviews')) sent += 1;
  });
  await page.getByRole('textbox', { name: 'Your review' }).fill(CONTENT);
  await page.getByRole('textbox', { name: 'Title' }).fill('Thin walls');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your review' })).toBeFocused();
  await page.getByRole('radio', { name: '5 stars' }).press('Enter');
  await page.getByLabel('Contact email').press('Enter');
  const submit = page.getByRole('button', { name: 'Submit Review' });
  await expect(submit).toBeFocused();
  expect(sent).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/property/${id}`);
  expect(sent).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/resources');
});
