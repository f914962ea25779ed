import { makeLead, makeProperty, rowsOf, signInAsAdmin, uniqueTerm } from '../support/admin.ts';
import { expect, expectAccessible, hydrated, test, toast, visit } from '../support/visit.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('leads are worked by keyboard alone, the longest waiting first', async ({
  page,
  request,
  complaints,
}) => {
  const term = uniqueTerm();
  const property = await makeProperty(request, term);
  for (const number of [1, 2, 3]) await makeLead(request, property, `${term} ${number}.`);
  await visit(page, `/admin/leads?q=${term}&status=pending`);
  await hydrated(page);
  const rows = rowsOf(page, 'Leads');
  await expect(rows.first()).toContainText(`${term} 1.`);
  await expect(rows.first()).toContainText(/Just now|min ago/);
  await page.keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(rows.nth(1)).toBeFocused();
  const bar = page.getByRole('form', { name: 'Selected leads' });
  await expect(bar.getByRole('status')).toHaveText('2 selected');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Edit lead: ${term} 2.` });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await bar.getByLabel('Set status to').selectOption('Contacted');
  await bar.getByRole('button', { name: 'Apply' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Set 2 leads to Contacted?' });
  await expect(page.locator('[role=alertdialog]:focus-within')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(toast(page, '2 leads updated')).toBeVisible();
  await expect(rows.first()).toContainText(`${term} 3.`);
  await page.keyboard.press('u');
  await expect(toast(page, 'Change undone')).toBeVisible();
  await expect(rows.first()).toContainText(`${term} 1.`);
  await page.getByRole('button', { name: `Mark as contacted: ${term} 1.` }).press('Enter');
  await expect(page.getByRole('group', { name: 'Set to Contacted' })).toBeVisible();
  await expect(rows.first()).toContainText(`${term} 2.`);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect(page.locator('[role=dialog]:focus-within')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
