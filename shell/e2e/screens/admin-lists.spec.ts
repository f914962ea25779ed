import {
  makeLead,
  makeProperty,
  makeReport,
  makeReview,
  rowsOf,
  rowWith,
  signInAsAdmin,
  uniqueTerm,
} from '../support/admin.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSound,
  test,
  toast,
  visit,
} from '../support/visit.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('what is rarer than editing is behind one button of each row', { tag: '@both' }, async ({
  page,
  request,
}) => {
  const term = uniqueTerm();
  await makeProperty(request, term);
  await visit(page, `/admin/properties?q=${term}`);
  const more = page.getByRole('button', { name: /^More/ });
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Building/ })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
});

const readyToCall = 'five leads are in sight, each with its number, its actions and its menu in one row';

test(readyToCall, { tag: '@both' }, async ({ page, request }) => {
  const term = uniqueTerm();
  const property = await makeProperty(request, `${term} of the long name`);
  for (let number = 1; number <= 5; number++)
    await makeLead(request, property, `${term} Wojciechowska ${number}`);
  await visit(page, '/admin/leads');
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  const boxes = await rowsOf(page, 'Leads').evaluateAll(rows =>
    rows.slice(0, 5).map(row => {
      const { height, bottom } = row.getBoundingClientRect();
      return { height, bottom };
    }),
  );
  for (const { height } of boxes) expect(height).toBeLessThanOrEqual(isPhone ? 220 : 72);
  if (!isPhone) expect(boxes[4]?.bottom).toBeLessThanOrEqual(900);
  const row = rowWith(page, term).first();
  await expect(row.getByRole('link', { name: 'Call +61 412 345 678' })).toHaveAttribute(
    'href',
    'tel:+61412345678',
  );
  const actions = row.getByRole('cell').last().locator(':is(a, button):visible');
  const tops = await actions.evaluateAll(all =>
    all.map(action => {
      const { top, height } = action.getBoundingClientRect();
      return Math.round(top + height / 2);
    }),
  );
  expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
  await row.getByRole('button', { name: /^More/ }).click();
  for (const name of [/^Notes/, /^Assign to me/])
    await expect(row.getByRole('button', { name })).toBeVisible();
  for (const name of [/^Show history/, /^All correspondence/])
    await expect(row.getByRole('link', { name })).toBeVisible();
  // what a menu covers is no smaller target
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a row of a review is low, and two clicks lead to verifying or hiding it', async ({ page, request }) => {
  const term = uniqueTerm();
  const property = await makeProperty(request, `${term} of the long name`);
  const review = await makeReview(request, property, `${term}, a title that needs more than a line of it`, 1);
  await makeReport(request, review, `It names me, ${term}.`);
  await visit(page, `/admin/reviews?q=${term}`);
  const row = rowWith(page, term);
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(112);
  const more = row.getByRole('button', { name: /^More/ });
  await more.click();
  await row.getByRole('button', { name: /^Hide:/ }).click();
  await expect(page.getByRole('dialog', { name: 'Hide this review?' }).getByLabel('Reason')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await more.click();
  await row.getByRole('button', { name: /^Verify/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as verified' });
  await expect(page.locator('[role=dialog]:focus-within')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'A lease' }).press('Enter');
  await expect(row.getByText('Verified')).toBeVisible();
  await expect(more).toBeFocused();
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(112);
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
  await expectSound(page, { inDark: true });

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
