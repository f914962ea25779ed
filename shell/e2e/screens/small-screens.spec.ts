import type { Locator } from '@playwright/test';
import { registerByApi } from '../support/members.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from '../support/visit.ts';

/** The smallest phone in common use. */
const PHONE = { width: 360, height: 800 };

const boxOf = async (part: Locator) => (await part.boundingBox()) as NonNullable<DOMRect>;

test.beforeEach(({ page }) => page.setViewportSize(PHONE));

test('the search of the home page is two rows', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  const search = page.getByRole('search');
  expect((await boxOf(search)).height).toBeLessThan(140);
  const field = await boxOf(search.getByRole('combobox'));
  const button = search.getByRole('button', { name: 'Search', exact: true });
  const { x, y, width, height } = await boxOf(button);
  expect(width).toBeGreaterThanOrEqual(44);
  expect(height).toBeGreaterThanOrEqual(44);
  expect(y).toBeGreaterThanOrEqual(field.y);
  expect(x + width).toBeLessThanOrEqual(field.x + field.width);
  await expectAccessible(page);
  await button.click();
  await expect(page).toHaveURL('/search');
});

test('a screen holds more than two results', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/search');
  const cards = page.getByRole('article');
  const heights = await cards.evaluateAll(all =>
    all.slice(0, 6).map(card => card.getBoundingClientRect().height),
  );
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
  expect(mean).toBeLessThan(310);
  expect((await boxOf(cards.first().getByRole('img').first())).width).toBeLessThanOrEqual(96);
  await expectAccessible(page);
});

test('the footer is no screen of its own, and says what its switch does', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  expect((await boxOf(footer)).height).toBeLessThan(PHONE.height * 0.85);
  for (const text of ['Colours', 'System', 'Light', 'Dark'])
    await expect(footer.getByText(text, { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the menu names the member, marks the page and ends with the way out', { tag: '@phone' }, async ({
  page,
}) => {
  const { firstName } = await registerByApi(page);
  await visit(page, '/profile?tab=bookmarks');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText(firstName, { exact: true })).toBeVisible();
  await expect(menu.locator('[aria-current=page]')).toHaveText('Bookmarks');
  await expect(menu.getByRole('navigation').getByRole('button').last()).toHaveText('Logout');
  await expectAccessible(page);
});
