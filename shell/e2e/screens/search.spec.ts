import { cards, readReviews, SEARCH } from '../support/search.ts';
import { expect, expectAccessible, test, visit } from '../support/visit.ts';

test('the home page begins with a review, and the reviewed properties are near', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/');
  const { y } = (await cards(page).first().boundingBox()) ?? { y: Number.NaN };
  expect(y).toBeLessThanOrEqual(isMobile ? 800 : 830);
  const review = page.getByRole('main').locator('[aria-hidden] > a', { hasText: '“' });
  if (isMobile) return expect(review).toBeHidden();
  await expect(review).toBeInViewport({ ratio: 1 });
  await review.click();
  await expect(page).toHaveURL(/\/property\/\d+$/);
});

test('the lowest rating cannot pass the highest', async ({ page }) => {
  await visit(page, '/search?maxRating=3');
  // a range that is no "so many or more" is in sight
  await page.getByRole('complementary').getByLabel('Minimum rating').fill('5');
  await expect(page).toHaveURL(/minRating=3&maxRating=3/);
});

test('so many stars or more is one press, and Any takes it back', async ({ page }) => {
  await visit(page, '/search');
  const filters = page.getByRole('complementary');
  await expect(filters.getByLabel('Minimum rating')).toBeHidden();
  await filters.getByRole('button', { name: '3+ stars' }).click();
  await expect(page).toHaveURL('/search?minRating=3');
  await expect(filters.getByRole('button', { name: '3+ stars' })).toHaveAttribute('aria-pressed', 'true');
  await filters.getByRole('button', { name: 'Any rating' }).click();
  await expect(page).toHaveURL('/search');
});

test('three results are whole in the first window', async ({ page }) => {
  await visit(page, '/search?q=brunswick');
  for (const card of (await cards(page).all()).slice(0, 3)) await expect(card).toBeInViewport({ ratio: 1 });
});

test('on phones the first result begins in the upper part of the window', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/search');
  expect((await cards(page).first().boundingBox())?.y).toBeLessThanOrEqual(320);
});

const hanging = () => new Promise<void>(() => {});

test('while results are on their way six placeholders stand', async ({ page }) => {
  await visit(page, '/');
  await page.route(SEARCH, hanging);
  await page.getByRole('link', { name: 'See all properties' }).click();
  await expect(page.getByText('Searching...')).toBeVisible();
  await expect(page.locator('[data-placeholder]')).toHaveCount(6);
  await expectAccessible(page);
});

test('old results stay until those of a new filter are there', async ({ page }) => {
  await visit(page, '/search');
  await page.route(SEARCH, hanging);
  await page.getByRole('search').getByRole('button', { name: 'Houses' }).click();
  await expect(page.getByText('Searching...')).toBeVisible();
  await expect(readReviews(page)).toHaveCount(24);
  // the whole list looks outdated
  await expect(page.locator('[aria-busy=true]', { has: cards(page) })).toHaveCSS('opacity', '0.45');
});

test('the filters beside the results can be put away', async ({ page }) => {
  await visit(page, '/search');
  const button = page.getByRole('button', { name: 'Filters' });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  // as a choice that is selected
  const selected = await page
    .getByRole('button', { name: 'Any rating' })
    .evaluate(element => getComputedStyle(element).backgroundColor);
  await expect(button).toHaveCSS('background-color', selected);
  await button.click();
  await expect(page.getByRole('complementary')).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).not.toHaveCSS('background-color', selected);
});
