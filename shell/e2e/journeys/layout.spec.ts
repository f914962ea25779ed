import { expect, expectAccessible, hydrated, test, visit } from '../support/visit.ts';

test('a page nobody owns is not found, with a search box and a way home', async ({ page }) => {
  const response = await visit(page, '/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('404 Page Not Found | Home Truths');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  const drawing = page.getByRole('main').locator('img');
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('textbox').fill('brunswick');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=brunswick/);
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('moving to another page sets its title and moves the focus to its content', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'See all properties' }).click();
  await expect(page).toHaveTitle('All Properties | Home Truths');
  await expect(page.locator('#content')).toBeFocused();
});

test('the menu of phones leads on and closes', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Write Review' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Write Review' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/search');
  await expect(menu).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Write Review' }).click();
  await expect(page).toHaveURL('/write-review');
});

test('colours follow the system until this device has a choice of its own', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  const expectBackground = (colour: string) =>
    expect(page.locator('body')).toHaveCSS('background-color', colour);
  const [light, dark] = ['rgb(247, 248, 246)', 'rgb(13, 23, 28)'];
  await expectBackground(dark);
  await page.waitForSelector('html[data-whole]');
  await page.getByRole('radio', { name: 'Light' }).check({ force: true });
  await expectBackground(light);
  await page.reload();
  await hydrated(page);
  await expectBackground(light);
  await page.waitForSelector('html[data-whole]');
  await page.getByRole('radio', { name: 'System' }).check({ force: true });
  await expectBackground(dark);
});

test('nothing complains, and no script travels twice, neither with the document nor on the way', async ({
  page,
  complaints,
}) => {
  const scripts: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('combobox', { name: 'Search by address' }).fill('brunswick');
  await page.keyboard.press('Enter');
  const results = page.getByRole('main').getByRole('article');
  await expect(results.first()).toContainText('Brunswick');
  await results
    .getByRole('link', { name: /^Read Reviews/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Property Overview' })).toBeVisible();
  // the reviews of the property, whose code comes last
  await expect(results.first()).toContainText('Helpful');
  expect(complaints).toEqual([]);
  expect(scripts.filter((url, i) => scripts.indexOf(url) !== i)).toEqual([]);
  expect(scripts.some(url => url.includes('/r/mf_reviews/'))).toBe(true);
});
