import {
  makeLead,
  makeProperty,
  makeReview,
  openAdminPage,
  rowsOf,
  signInAsAdmin,
  uniqueTerm,
} from '../support/admin.ts';
import { send } from '../support/members.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectSound,
  test,
  toast,
  visit,
} from '../support/visit.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('reviews are verified, hidden and shown again, one or all by their author, each with Undo', async ({
  page,
  request,
  complaints,
}) => {
  const term = uniqueTerm();
  const properties = [await makeProperty(request, term), await makeProperty(request, term)];
  for (const property of properties) await makeReview(request, property, `About ${term}`, 2);
  const shown = async () => {
    const lists = await Promise.all(
      properties.map(async id => (await request.get(`/api/properties/${id}/reviews`)).json()),
    );
    return lists.flat().length;
  };
  await visit(page, `/admin/reviews?q=${term}`);
  const undo = page.getByRole('button', { name: 'Undo' });
  const list = page.getByRole('table', { name: 'Reviews' });
  await page.getByRole('checkbox', { name: 'Select all 2' }).check();
  await page.getByLabel('Seen').selectOption('A lease');
  await page.getByRole('button', { name: 'Mark as verified' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as verified' }).press('Enter');
  await expect(list.getByText('Verified')).toHaveCount(2);
  await undo.press('Enter');
  await expect(list.getByText('Verified')).toHaveCount(0);
  await expect(list).toBeFocused();

  await page.getByRole('checkbox', { name: 'Select all 2' }).check();
  await page.getByRole('button', { name: 'Hide 2' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Hide 2 reviews?' });
  await expect(dialog).toContainText('2 reviews of 2 properties will be hidden.');
  await dialog.getByLabel('Reason').fill('Copied from another site');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hide 2 reviews' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Hidden' })).toBeFocused();
  expect(await shown()).toBe(0);
  await undo.press('Enter');
  await expect(rowsOf(page, 'Reviews')).toHaveCount(2);
  expect(await shown()).toBe(2);

  await list.getByRole('button', { name: /^More/ }).first().press('Enter');
  await list.getByRole('button', { name: /^Hide all by this author/ }).press('Enter');
  const all = page.getByRole('dialog', { name: 'Hide all reviews by this author?' });
  await expect(all).toContainText('2 reviews of 2 properties will be hidden.');
  await all.getByLabel('Reason').fill('One visitor, two homes');
  await expectAccessible(page);
  await all.getByRole('button', { name: 'Hide 2 reviews' }).press('Enter');
  await expect(toast(page, '2 reviews hidden')).toBeVisible();
  expect(await shown()).toBe(0);
  await expectAccessibleInDark(page);
  await undo.press('Enter');
  await expect(toast(page, '2 reviews on the site again')).toBeVisible();
  expect(await shown()).toBe(2);
  expect(complaints).toEqual([]);
});

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
  await expectSound(page, { inDark: true });
  await dialog.getByRole('button', { name: 'Keep theirs' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(list).toContainText(`${term} 1`);
  await page.getByLabel('Status').selectOption('Contacted');
  await expect(list).toContainText('Sold');
  await expect(page.getByText('Showing 1 of 1')).toBeVisible();
  // of the change that was refused
  expect(complaints).toEqual([expect.stringContaining('409')]);
});
