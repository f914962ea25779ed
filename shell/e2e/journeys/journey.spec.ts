import { expect, test, visit } from '../support/visit.ts';

const journey =
  'a newcomer finds a home by a misspelt suburb, filters, sorts, reads its reviews and comes back';

test(journey, { tag: '@both' }, async ({ page, isMobile, complaints }) => {
  await visit(page, '/');
  await page.getByRole('combobox', { name: 'Search by address' }).fill('brunswik');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "brunswik"');

  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  const filters = isMobile ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('complementary');
  await filters.getByRole('combobox', { name: 'State' }).selectOption('VIC');
  if (isMobile) await page.getByRole('button', { name: /^Show \d/ }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Most Reviews');
  await expect(page).toHaveURL('/search?q=brunswik&state=VIC&sort=most-reviews');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);

  const second = page.getByRole('article').nth(1);
  const address = (await second.getByRole('heading').textContent())?.split(',')[0] ?? '';
  const link = second.getByRole('link', { name: /^Read Reviews/ });
  const property = (await link.getAttribute('href')) ?? '';
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await link.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address);
  await expect(page.getByText(/^Based on \d+ reviews?$/).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest Rating');
  await expect(page).toHaveURL(/\?sort=rating-low$/);
  const stars = page.getByRole('article').getByRole('img', { name: /out of 5$/ });
  await expect
    .poll(async () => {
      const ratings = (
        await stars.evaluateAll(all => all.map(each => each.getAttribute('aria-label') ?? ''))
      ).map(Number.parseFloat);
      return ratings.length > 0 && ratings.every((rating, i) => rating >= (ratings[i - 1] ?? 0));
    })
    .toBe(true);

  await page.goBack();
  if (page.url().includes('/property/')) await page.goBack();
  await expect(page).toHaveURL('/search?q=brunswik&state=VIC&sort=most-reviews');
  await expect(page.getByRole('article').locator(`a[href="${property}"]`).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(complaints).toEqual([]);
});
