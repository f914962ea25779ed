import {
  makeLead,
  makeProperty,
  makeReport,
  makeReview,
  rowWith,
  signInAsAdmin,
  uniqueTerm,
} from '../support/admin.ts';
import { expect, test, toast, visit } from '../support/visit.ts';

const LEADS = 200;
const REVIEWS = 5;
const REPORTS_PER_REVIEW = 10;
/** Rows of a page of a list. */
const PAGE = 25;

/** Does the same for numbers from 1 on, ten at a time. */
async function forEach(count: number, work: (number: number) => Promise<unknown>) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  for (let start = 0; start < count; start += 10)
    await Promise.all(numbers.slice(start, start + 10).map(work));
}

test('200 leads and 50 reports are dealt with by keyboard alone', async ({ page, request, complaints }) => {
  test.setTimeout(240_000);
  const term = uniqueTerm();
  const property = await makeProperty(request, term);
  await forEach(LEADS, number => makeLead(request, property, `${term} ${number}.`));
  for (let review = 1; review <= REVIEWS; review++) {
    const id = await makeReview(request, property, `Review ${review} of ${term}`, 2);
    await forEach(REPORTS_PER_REVIEW, number =>
      makeReport(request, id, `Report ${number} of ${term}, review ${review}.`),
    );
  }
  await signInAsAdmin(page);
  await visit(page, '/admin/leads?status=pending');
  const keyboard = page.keyboard;

  await page.getByRole('searchbox', { name: 'Search leads' }).press('Control+A');
  await keyboard.type(term);
  await keyboard.press('Enter');
  const bar = page.getByRole('form', { name: 'Selected leads' });
  for (let left = LEADS; left > 0; left -= PAGE) {
    await expect(page.getByText(`Showing ${PAGE} of ${left}`)).toBeVisible();
    await page.getByRole('checkbox', { name: `Select all ${PAGE}` }).press('Space');
    await expect(bar.getByRole('status')).toHaveText(`${PAGE} selected`);
    const status = bar.getByLabel('Set status to');
    await status.focus();
    await keyboard.type('Contacted');
    await expect(status).toHaveValue('contacted');
    await bar.getByRole('button', { name: 'Apply' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: `Set ${PAGE} leads to Contacted?` });
    await question.getByRole('button', { name: 'Apply' }).press('Enter');
    await expect(bar).toHaveCount(0);
  }
  await expect(page.getByText('No leads found.')).toBeVisible();

  await visit(page, '/admin/complaints?sort=newest');
  const dialog = page.getByRole('dialog');
  for (let review = 1; review <= REVIEWS; review++) {
    const row = rowWith(page, `${term}, review ${review}.`);
    await expect(row.getByRole('heading')).toHaveText(`Review reported ${REPORTS_PER_REVIEW} times`);
    await row.getByRole('button', { name: /^Decide/ }).press('Enter');
    await dialog.getByRole('radio', { name: 'No breach found' }).press('Space');
    await dialog.getByLabel('Reason').focus();
    await keyboard.type('Its author lived there.');
    await dialog
      .getByRole('checkbox', { name: `Decide all ${REPORTS_PER_REVIEW} open reports of this review` })
      .press('Space');
    await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
    await dialog.getByRole('button', { name: 'Save decision' }).press('Enter');
    await expect(toast(page, 'Complaint resolved')).toBeVisible();
    await expect(row).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});
