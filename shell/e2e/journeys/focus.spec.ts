import type { Page } from '@playwright/test';
import { readReviews, results } from '../support/search.ts';
import { expect, expectAccessible, test, visit } from '../support/visit.ts';

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
