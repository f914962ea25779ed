import { makeLead, makeProperty, openAdminPage, signInAsAdmin, uniqueTerm } from '../support/admin.ts';
import { send } from '../support/members.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectNoSidewaysScroll,
  test,
  toast,
  visit,
} from '../support/visit.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('a change in bulk is undone, but not where another administrator was faster', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  const term = uniqueTerm();
  const property = await makeProperty(request, term);
  const leads = [
    await makeLead(request, property, `${term} 1`),
    await makeLead(request, property, `${term} 2`),
  ];
  await visit(page, `/admin/leads?q=${term}&status=pending`);
  const list = page.getByRole('table', { name: 'Leads' });
  await page.getByRole('checkbox', { name: 'Select all 2' }).check();
  await page.getByLabel('Set status to').selectOption('Contacted');
  await page.getByRole('button', { name: 'Apply' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(toast(page, '2 leads updated')).toBeVisible();
  await expect(page.getByText('No leads found.')).toBeVisible();
  const notice = page.getByRole('group', { name: 'Set to Contacted' });
  await expect(notice).toContainText('2 leads');
  await expect(page.locator('[role=group]:focus-within, [role=group]:focus')).toBeVisible();
  await expectAccessible(page);

  const theirs = await openAdminPage(browser);
  const faster = await send(theirs, 'PATCH', `/api/inspector-leads/${leads[1]}`, { notes: 'Sold' });
  expect(faster.status()).toBe(200);
  await theirs.context().close();
  await notice.getByRole('button', { name: 'Undo' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: `Someone else has changed lead ${leads[1]} since` });
  await expect(dialog).toContainText('before: Sold');
  await expect(page.locator('[role=alertdialog]:focus-within')).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleInDark(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Keep theirs' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(list).toContainText(`${term} 1`);
  await page.getByLabel('Status').selectOption('Contacted');
  await expect(list).toContainText('Sold');
  await expect(page.getByText('Showing 1 of 1')).toBeVisible();
  // of the change that was refused
  expect(complaints).toEqual([expect.stringContaining('409')]);
});
