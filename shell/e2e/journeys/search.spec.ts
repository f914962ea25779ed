import type { Locator, Page } from '@playwright/test';
import { box, cards, readReviews, SEARCH } from '../support/search.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, heading, test, visit } from '../support/visit.ts';

const firstTermOf = async (card: Locator) =>
  (await card.getByRole('heading').textContent())?.split(',')[0] ?? '';

/** The panel beside the results, or the sheet that the Filters button opens on phones. */
async function openFilters(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('complementary');
  await page.getByRole('button', { name: 'Filters' }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

test('the home page has its five sections and complains of nothing', { tag: '@both' }, async ({
  page,
  isMobile,
  complaints,
}) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
  await visit(page, '/');
  await expect(page).toHaveTitle('Know the truth before you sign | Home Truths');
  await expect(heading(page)).toHaveText('Know the truth before you sign.');
  for (const name of ['Recently Reviewed Properties', 'How it works', 'Property Resources']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  for (const name of ['Search Properties', 'Read Real Reviews', 'Share Your Experience']) {
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  await expect(readReviews(page)).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Write a Review' })).toHaveAttribute('href', '/write-review');
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/resources');
  await expect(page.getByRole('link', { name: 'View All Resources' })).toHaveAttribute('href', '/resources');
  await expect(
    page.getByRole('link', { name: 'Read Guide: Hidden Costs of Property Ownership' }),
  ).toHaveAttribute('href', '/resources/hidden-costs-of-property-ownership');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
});

test('a suburb picked with the keyboard becomes a filter, a home picked leads to its page', async ({
  page,
}) => {
  await visit(page, '/');
  await box(page).fill('brunswick');
  await expect(page.getByRole('option').first()).toContainText('Brunswick VIC 3056');
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?suburb=Brunswick&state=VIC');
  await expect(page).toHaveTitle('Properties in Brunswick VIC | Home Truths');
  await expect(heading(page)).toHaveText('Properties in Brunswick VIC');
  const address = await firstTermOf(cards(page).first());
  await box(page).fill(address);
  await page.getByRole('option').filter({ hasText: '★' }).first().click();
  await expect(page).toHaveURL(/\/property\/\d+$/);
});

const filtering = 'filters apply at once, are counted, have chips, and Clear all keeps the query';

test(filtering, { tag: '@both' }, async ({ page, isMobile }) => {
  await visit(page, '/search?q=vic');
  const filters = await openFilters(page, isMobile);
  await filters.getByRole('button', { name: 'Unit' }).click();
  await filters.getByRole('button', { name: 'Leaks' }).click();
  await filters.getByRole('button', { name: '2+ stars' }).click();
  await expect(page).toHaveURL(/type=unit&issue=Leaks&minRating=2/);
  await expectAccessible(page);
  if (isMobile) await filters.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('button', { name: 'Filters 3 active' })).toBeVisible();
  const chips = page.getByRole('list', { name: 'Active filters' });
  await chips.getByRole('button', { name: 'Remove issue: Leaks' }).click();
  await expect(page).toHaveURL('/search?q=vic&type=unit&minRating=2');
  await expect(chips.getByRole('button', { name: 'Remove rating: 2 stars or more' })).toBeVisible();
  await chips.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/search?q=vic');
  await expect(chips).toBeHidden();
});

test('more results stay, and Back from a home finds the same place', async ({ page }) => {
  // no other test writes to homes there; one reviewed between the requests of two pages would be on both
  await visit(page, '/search?q=vic');
  await expect(readReviews(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page).toHaveURL('/search?q=vic&page=2');
  await expect(readReviews(page)).toHaveCount(48);
  const last = readReviews(page).nth(40);
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await last.click();
  await expect(page).toHaveURL(/\/property\/\d+$/);
  await page.goBack();
  await expect(readReviews(page)).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 5);
  await page.reload();
  await expect(readReviews(page)).toHaveCount(48);
});

test('nothing found says so and leads on', async ({ page }) => {
  await visit(page, '/search?q=brunswick&type=studio&maxRating=1');
  await expect(page.getByRole('heading', { name: 'No properties found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search criteria or removing some filters.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/search?q=brunswick');
  await expect(cards(page).first()).toBeVisible();
});

test('a failing search says so in its place, and Try again mends it', async ({ page }) => {
  await visit(page, '/');
  await page.route(SEARCH, route => route.fulfill({ status: 503, body: 'The database is away' }));
  await page.getByRole('link', { name: 'See all properties' }).click();
  await expect(page.getByRole('heading', { name: 'Search failed' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(SEARCH);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(readReviews(page)).toHaveCount(24);
});

const sheetOfPhones = 'the sheet of phones closes with Back, and takes back what was chosen in it';

test(sheetOfPhones, { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page).toHaveURL('/search?filters=open');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Close filters' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await sheet.getByRole('button', { name: 'Townhouse' }).click();
  await expect(page).toHaveURL(/type=townhouse/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/search');
});

test('the keyboard alone searches, filters and opens a home', async ({ page }) => {
  await visit(page, '/');
  await box(page).focus();
  await page.keyboard.type('zetland');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=zetland');
  await expect(page.locator('#content')).toBeFocused();
  await box(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/search?q=zetland&type=apartment');
  await expect(page.getByRole('button', { name: 'Apartments' })).toBeFocused();
  await page.locator('summary', { hasText: 'More' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Minimum rating')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Minimum rating')).toBeFocused();
  const results = page.waitForResponse(/search\?.*minRating=1\.5/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/search?q=zetland&type=apartment&minRating=1.5');
  // the links stay in their places once those of the old results have gone
  await results;
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await readReviews(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/property\/\d+$/);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a search can be made, filtered, read on and opened', async ({ page }) => {
    await page.goto('/');
    await box(page).fill('vic');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=vic');
    await expect(readReviews(page)).toHaveCount(24);
    // by key: what is laid out only once it is near may move the button under a click
    await page.getByRole('button', { name: 'Show more' }).press('Enter');
    await expect(readReviews(page)).toHaveCount(48);
    await page.getByRole('search').getByRole('button', { name: 'Houses' }).click();
    await expect(page).toHaveURL('/search?q=vic&type=house');
    await page.getByLabel('State').selectOption('VIC');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('House');
    await readReviews(page).first().click();
    await expect(page).toHaveURL(/\/property\/\d+$/);
  });
});
