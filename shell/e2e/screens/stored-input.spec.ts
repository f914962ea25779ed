import { CHECKLIST, LINE, line, notes } from '../support/checklists.ts';
import { openEarly } from '../support/extension.ts';
import { translate } from '../support/translator.ts';
import { expect, hydrated, test, visit } from '../support/visit.ts';

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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a checklist is its lines', async ({ page }) => {
    await page.goto(CHECKLIST);
    await line(page, LINE).check();
    await expect(line(page, LINE)).toBeChecked();
    await expect(page.getByText(/^0 of/)).toBeHidden();
    await expect(notes(page)).toBeHidden();
  });
});
