import { makeLead, makeProperty, rowsOf, signInAsAdmin, uniqueTerm } from '../support/admin.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectNoSidewaysScroll,
  hydrated,
  test,
  toast,
  visit,
} from '../support/visit.ts';

/** More than a page of a list. */
const LEAD_COUNT = 27;

test.beforeEach(({ page }) => signInAsAdmin(page));

test('leads are worked by keyboard alone, the longest waiting first', async ({
  page,
  request,
  complaints,
}) => {
  const term = uniqueTerm();
  const property = await makeProperty(request, term);
  for (let number = 1; number <= LEAD_COUNT; number++)
    await makeLead(request, property, `${term} ${number}.`);
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

test('counts are filters, and the order is in the URL and goes on past the first page', {
  tag: '@sizes',
}, async ({ page, request }) => {
  const term = uniqueTerm();
  const property = await makeProperty(request, term);
  for (let number = 1; number <= LEAD_COUNT; number++)
    await makeLead(request, property, `${term} ${number}.`);
  await visit(page, '/admin/leads');
  const total = page.getByRole('link', { name: /^Total/ });
  await expect(total).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: /^Pending/ }).click();
  await expect(page).toHaveURL('/admin/leads?status=pending');
  await expect(total).not.toHaveAttribute('aria-current');
  const head = page.getByRole('columnheader', { name: 'Asked' });
  if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByLabel('Sort').selectOption('Newest first');
  else {
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await head.getByRole('button').press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(head.getByRole('button')).toBeFocused();
    await expect(page.getByLabel('Sort')).toBeHidden();
  }
  await expect(page).toHaveURL('/admin/leads?status=pending&sort=newest');
  const rows = rowsOf(page, 'Leads');
  await visit(page, `/admin/leads?q=${term}`);
  await expect(rows.first()).toContainText(`${term} ${LEAD_COUNT}.`);
  await visit(page, `/admin/leads?q=${term}&status=pending&shown=50`);
  await expect(page.getByText(`Showing ${LEAD_COUNT} of ${LEAD_COUNT}`)).toBeVisible();
  await expect(rows.last()).toContainText(`${term} ${LEAD_COUNT}.`);
  await expectAccessible(page);
  await expectAccessibleInDark(page);
  await expectNoSidewaysScroll(page);
});

test('a filter is saved under a name, leads back to its list, and its deletion can be undone', {
  tag: '@sizes',
}, async ({ page, complaints }) => {
  const name = `Latest ${uniqueTerm()}`;
  await visit(page, '/admin/leads');
  await expect(page.getByRole('button', { name: 'Save filter' })).toHaveCount(0);
  await visit(page, '/admin/leads?status=pending&sort=newest');
  const save = page.getByRole('button', { name: 'Save filter' });
  await save.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save filter' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Filter saved')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(save).toBeFocused();

  await visit(page, '/admin/leads');
  const chip = page.getByRole('list', { name: 'Saved filters' }).getByRole('link', { name });
  await chip.press('Enter');
  await expect(page).toHaveURL('/admin/leads?sort=newest&status=pending');
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await expect(page.getByLabel('Sort')).toHaveValue('newest');
  await expectAccessible(page);
  await expectAccessibleInDark(page);
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width, height: 800 });

  const remove = page.getByRole('button', { name: `Delete filter: ${name}` });
  await remove.press('Enter');
  const notice = page.getByRole('group', { name: 'Filter deleted' });
  await expect(notice).toBeFocused();
  await notice.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(chip).toBeFocused();
  await remove.press('Enter');
  await expect(chip).toHaveCount(0);
  expect(complaints).toEqual([]);
});
