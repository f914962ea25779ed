import type { Page } from '@playwright/test';
import { makeReview } from '../support/admin.ts';
import { back, hasDialogEntry, openDialog, openPhoneMenu, scrolled } from '../support/dialogs.ts';
import { registerByApi, send } from '../support/members.ts';
import { unreviewedProperty } from '../support/properties.ts';
import { expect, hydrated, test, visit } from '../support/visit.ts';

/** What the browser asks our server for from now on, besides files. */
function calls(page: Page) {
  const paths: string[] = [];
  page.on('request', request => {
    if (['document', 'fetch', 'xhr'].includes(request.resourceType())) paths.push(request.url());
  });
  return paths;
}

/** Notes each time that the router puts the page at a place, as it does after all that it hears of. */
const watchPlacing = (page: Page) =>
  page.evaluate(() => {
    const { scrollTo } = window;
    Object.assign(window, {
      scrollTo(...place: [number, number]) {
        Object.assign(window, { wasPlaced: true });
        scrollTo(...place);
      },
    });
  });

const wasPlaced = (page: Page) => page.evaluate(() => 'wasPlaced' in window);

const report = 'Back closes a half-written report, and the page under it stays as it was';

test(report, { tag: '@sizes' }, async ({ page, request, complaints }) => {
  const { id } = await unreviewedProperty(request);
  await makeReview(request, id, 'The stairs creak', 2);
  await visit(page, '/search');
  await page.goto(`/property/${id}`);
  await hydrated(page);
  const opener = page.getByRole('button', { name: /^Report/ }).first();
  await opener.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  const dialog = await openDialog(page, opener, 'Report this review');
  await dialog.getByLabel('Details').fill('It names me');
  const requested = calls(page);
  await watchPlacing(page);
  await back(page);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(`/property/${id}`);
  await openDialog(page, opener, 'Report this review');
  await expect.poll(() => hasDialogEntry(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => hasDialogEntry(page)).toBe(false);
  expect(await wasPlaced(page)).toBe(false);
  expect(await scrolled(page)).toBe(before);
  await page.goForward();
  await expect.poll(() => hasDialogEntry(page)).toBe(false);
  await expect(dialog).toBeHidden();
  expect(await scrolled(page)).toBe(before);
  expect(requested).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/search');
  expect(complaints).toEqual([]);
});

const menu = 'Back closes the menu of phones; from a page that it led to, Back leads to the page under it';

test(menu, { tag: '@phone' }, async ({ page, complaints }) => {
  await visit(page, '/');
  const closed = await openPhoneMenu(page);
  await back(page);
  await expect(closed).toBeHidden();
  const opened = await openPhoneMenu(page);
  await opened.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search');
  await expect(opened).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await hasDialogEntry(page)).toBe(false);
  await page.goForward();
  await expect(page).toHaveURL('/search');
  await expect(page.getByText(/properties found$/)).toBeVisible();
  expect(complaints).toEqual([]);
});

const edit = 'Back asks for confirmation before it closes an edited review, and leads nowhere until then';

test(edit, { tag: '@sizes' }, async ({ page, request }) => {
  await registerByApi(page);
  const { id } = await unreviewedProperty(request);
  const text = { title: 'Bright flat, thin walls', content: 'We rented here for two years, and liked it.' };
  const review = { ...text, propertyId: id, residencyStatus: 'lived_here', rating: 4 };
  expect((await send(page, 'POST', '/api/reviews', review)).status()).toBe(201);
  await visit(page, '/profile?tab=reviews');
  const opener = page.getByRole('button', { name: 'Edit', exact: true });
  const dialog = await openDialog(page, opener, 'Edit review');
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await title.fill('Bright flat, thick walls');
  for (let i = 0; i < 2; i++) {
    await back(page);
    await expect(dialog.getByText('You have unsaved changes.')).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(title).toHaveValue('Bright flat, thick walls');
  await back(page);
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/profile?tab=reviews');
  await expect.poll(() => hasDialogEntry(page)).toBe(false);
});
