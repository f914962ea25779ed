import { readFile } from 'node:fs/promises';
import {
  auditEntries,
  makeProperty,
  makeReview,
  retitleReview,
  signInAsAdmin,
  uniqueTerm,
} from '../support/admin.ts';
import { expect, expectSound, test, toast, visit } from '../support/visit.ts';

test('an administrator goes from a review to its history, restores it, and exports the list', async ({
  page,
  request,
}) => {
  const term = uniqueTerm();
  const property = await makeProperty(request, term);
  const review = await makeReview(request, property, `=Warm ${term}`, 4);
  const titles = async () =>
    (await (await request.get(`/api/properties/${property}/reviews`)).json()).map(
      ({ title }: { title: string }) => title,
    );

  await signInAsAdmin(page);
  await retitleReview(page, review, `Cold ${term}`);
  expect(await titles()).toEqual([`Cold ${term}`]);
  await visit(page, `/admin/reviews?q=${term}`);
  await page.getByRole('button', { name: `More: Cold ${term}` }).press('Enter');
  await page.getByRole('link', { name: `Show history: Cold ${term}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
  await expect(page.getByText(`review ${review}`, { exact: true })).toBeVisible();
  const edit = auditEntries(page).filter({ hasText: 'Edited' });
  await edit.getByText('Show changes').press('Enter');
  await expect(edit.locator('del')).toContainText(`=Warm ${term}`);
  await expect(edit.locator('ins')).toContainText(`Cold ${term}`);
  await expectSound(page, { inDark: true });

  await edit.getByRole('button', { name: /^Restore/ }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.locator('ins')).toContainText(`=Warm ${term}`);
  await expectSound(page, { inDark: true });
  await dialog.getByRole('button', { name: 'Restore', exact: true }).press('Enter');
  await expect(toast(page, 'It’s an entry of its own')).toBeVisible();
  await expect(auditEntries(page).filter({ hasText: 'Restored' })).toHaveCount(1);
  expect(await titles()).toEqual([`=Warm ${term}`]);

  await page.getByRole('link', { name: 'Show all entries' }).click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
  await expect(page.getByText(`review ${review}`, { exact: true })).toBeHidden();
  await page.getByLabel('Record').selectOption('Review');
  await page.getByLabel('Action').selectOption('Restored');
  await expect(page).toHaveURL(/subject=review&action=restore/);
  await expect(auditEntries(page).filter({ hasText: `=Warm ${term}` })).toHaveCount(1);

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
  await expect(auditEntries(page).first()).toContainText('Exported');
  await expect(auditEntries(page).first()).toContainText(term);
});
