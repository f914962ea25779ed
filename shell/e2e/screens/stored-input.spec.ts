import { makeProperty, uniqueTerm } from '../support/admin.ts';
import { CHECKLIST, line } from '../support/checklists.ts';
import { openEarly } from '../support/extension.ts';
import { translate } from '../support/translator.ts';
import { button, expect, hydrated, test, visit } from '../support/visit.ts';

test('on a translated page, too, beside what was ticked before', async ({ page }) => {
  await visit(page, CHECKLIST);
  await line(page, /^Smoke alarm/).check();
  await translate(page);
  const release = await openEarly(page, CHECKLIST);
  const early = [/^Roof line straight/i, /^Cracks in walls/i];
  for (const name of early) await line(page, name).check();
  await page.locator('textarea').fill('Sunny');
  release();
  await hydrated(page);
  await expect(page.getByText(/^3 of \d+$/i)).toBeVisible();
  for (const name of [...early, /^Smoke alarm/i]) await expect(line(page, name)).toBeChecked();
  await expect(page.locator('textarea')).toHaveValue('Sunny');
  await page.getByRole('button', { name: 'Clear ticks' }).click();
  await expect(page.getByText(/^0 of \d+$/i)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveText('UNDO');
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(/^0 of \d+$/i)).toBeVisible();
});

test('a half-written request for a callback survives a reload, and closing begins anew', async ({
  page,
  request,
}) => {
  const property = await makeProperty(request, uniqueTerm());
  const open = async () => {
    await button(page, 'Request a Callback').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  const name = page.getByRole('dialog').getByLabel('Name');
  await visit(page, `/property/${property}`);
  await open();
  await name.fill('Sam Lee');
  await page.getByLabel('Preferred callback time').selectOption('Anytime');
  await page.reload();
  await hydrated(page);
  await open();
  await expect(name).toHaveValue('Sam Lee');
  await expect(page.getByLabel('Preferred callback time')).toHaveValue('Anytime');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await open();
  await expect(name).toHaveValue('');
});
