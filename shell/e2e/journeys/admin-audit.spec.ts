import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeProperty, makeReview, rowsOf, signInAsAdmin, uniqueTerm } from '../support/admin.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectNoSidewaysScroll,
  test,
  toast,
  visit,
} from '../support/visit.ts';

const entries = (page: Page) => rowsOf(page, 'Audit').filter({ has: page.getByRole('rowheader') });

/** Without violations in light and dark, and whole on the narrowest phone. */
async function expectSound(page: Page) {
  await expectAccessible(page);
  await expectAccessibleInDark(page);
  await page.emulateMedia({ colorScheme: null });
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}

test('an administrator goes from a review to its history, restores it, and exports the list', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const term = uniqueTerm();
  const property = await makeProperty(request, term);
  const review = await makeReview(request, property, `=Warm ${term}`, 4);
  const titles = async () =>
    (await (await request.get(`/api/properties/${property}/reviews`)).json()).map(
      ({ title }: { title: string }) => title,
    );

  await signInAsAdmin(page);
  await visit(page, `/admin/reviews?q=${term}`);
  await page.getByRole('button', { name: `Edit: =Warm ${term}` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill(`Cold ${term}`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: `Cold ${term}` })).toBeVisible();
  expect(await titles()).toEqual([`Cold ${term}`]);

  await page.getByRole('button', { name: `More: Cold ${term}` }).press('Enter');
  await page.getByRole('link', { name: `Show history: Cold ${term}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
  await expect(page.getByText(`review ${review}`, { exact: true })).toBeVisible();
  const edit = entries(page).filter({ hasText: 'Edited' });
  await edit.getByText('Show changes').press('Enter');
  await expect(edit.locator('del')).toContainText(`=Warm ${term}`);
  await expect(edit.locator('ins')).toContainText(`Cold ${term}`);
  await expectSound(page);

  await edit.getByRole('button', { name: /^Restore/ }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.locator('ins')).toContainText(`=Warm ${term}`);
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Restore', exact: true }).press('Enter');
  await expect(toast(page, 'It’s an entry of its own')).toBeVisible();
  await expect(entries(page).filter({ hasText: 'Restored' })).toHaveCount(1);
  expect(await titles()).toEqual([`=Warm ${term}`]);

  await page.getByRole('link', { name: 'Show all entries' }).click();
  await page.getByLabel('Record').selectOption('Review');
  await page.getByLabel('Action').selectOption('Restored');
  await expect(page).toHaveURL(/subject=review&action=restore/);
  await expect(entries(page).filter({ hasText: `=Warm ${term}` })).toHaveCount(1);
  await expectSound(page);

  await visit(page, `/admin/reviews?q=${term}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^home-truths-reviews-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF"Number",')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(text).toContain(`,"'=Warm ${term}",`);
  expect(text).not.toContain('witness@example.com');
  await visit(page, '/admin/audit?action=export');
  await expect(entries(page).first()).toContainText('Exported');
  await expect(entries(page).first()).toContainText(term);
});
