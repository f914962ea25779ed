import { back, hasDialogEntry, openDialog, openPhoneMenu, scrolled } from '../support/dialogs.ts';
import { propertyWithPhotos, unreviewedProperty } from '../support/properties.ts';
import { expect, hydrated, test, visit } from '../support/visit.ts';

const written = 'the list of a search has the review that was written meanwhile';

test('Back closes the photos over a page', { tag: '@both' }, async ({ page, request }) => {
  const path = `/property/${await propertyWithPhotos(request)}`;
  await visit(page, path);
  const thumbnail = page.getByRole('button', { name: /^Photo 1 of/ }).first();
  await thumbnail.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  const photos = await openDialog(page, thumbnail, /^Photo \d+ of/);
  await page.keyboard.press('ArrowRight');
  await back(page);
  await expect(photos).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(thumbnail).toBeFocused();
  expect(await scrolled(page)).toBe(before);
});

test('a page loaded anew under an open menu is left by one Back', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  await openPhoneMenu(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'See all properties' }).click();
  await expect(page).toHaveURL(/\/search/);
  await openPhoneMenu(page);
  await expect.poll(() => hasDialogEntry(page)).toBe(true);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => hasDialogEntry(page)).toBe(false);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

const hiddenList = 'Back shows the list of a search as it was left';

test(hiddenList, async ({ page, request, complaints }) => {
  const { address } = await unreviewedProperty(request);
  await visit(page, `/search?${new URLSearchParams({ q: address })}`);
  const link = page.getByRole('main').getByRole('link', { name: `Read Reviews of ${address}` });
  const list = await link.elementHandle();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(address);
  await expect(link).toBeHidden();
  expect(await list?.isVisible()).toBe(false);
  await page.goBack();
  await expect(link).toBeVisible();
  // not drawn anew
  expect(await list?.isVisible()).toBe(true);
  await expect(page.locator('#content')).toBeFocused();
  await expect(page).toHaveTitle(/^.*\d+.* \| Home Truths$/);
  expect(complaints).toEqual([]);
});

test(written, async ({ page, request, complaints }) => {
  const { address } = await unreviewedProperty(request);
  await visit(page, `/search?${new URLSearchParams({ q: address })}`);
  const results = page.locator('#results');
  await expect(results.getByText('No reviews yet')).toBeVisible();
  const link = results.getByRole('link', { name: `Read Reviews of ${address}` });
  const list = await link.elementHandle();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address);
  await page.getByRole('main').getByRole('link', { name: 'Write a Review' }).first().click();
  await page.getByText('I visited/inspected').click();
  await page.getByTitle('OK', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Bright flat, thin walls');
  await page
    .getByRole('textbox', { name: 'Your review' })
    .fill('We saw it twice, and liked the light in it.');
  await page.getByRole('button', { name: /^Submit/ }).click();
  await expect(page.getByText('Based on 1 review')).toBeVisible();
  for (let i = 0; i < 2; i++) await page.goBack();
  await expect(results.getByText('1 review', { exact: true })).toBeVisible();
  expect(await list?.isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});

const list = 'Back restores 72 homes and the place in the list, with dialogs opened and closed in between';

test(list, { tag: '@phone' }, async ({ page }) => {
  const cards = page.getByRole('main').getByRole('link', { name: /^Read Reviews/ });
  // other tests write to homes in NSW only
  await visit(page, '/search?q=vic&sort=most-reviews');
  for (const count of [48, 72]) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(cards).toHaveCount(count);
  }
  const card = cards.nth(60);
  await card.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  const menu = await openPhoneMenu(page);
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await openPhoneMenu(page);
  await back(page);
  await expect(menu).toBeHidden();
  expect(await scrolled(page)).toBe(before);
  await card.click();
  // the URL changes before the page, and a menu that is opened in between closes with the page
  await expect(page.getByRole('heading', { level: 1, name: /^Search results/ })).toBeHidden();
  await expect(page).toHaveURL(/\/property\/\d+$/);
  await openPhoneMenu(page);
  await back(page);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/property\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=vic&sort=most-reviews&page=3');
  await expect(cards).toHaveCount(72);
  await expect.poll(() => scrolled(page)).toBe(before);
});
