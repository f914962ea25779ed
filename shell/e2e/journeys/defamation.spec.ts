import {
  makeProperty,
  makeReport,
  makeReview,
  rowWith,
  signInAsAdmin,
  uniqueTerm,
} from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast, visit } from '../support/visit.ts';

const DEFAMATION = 'Something that harms my reputation or my business (defamation)';

async function makeReported(request: Parameters<typeof makeReview>[0]) {
  const title = uniqueTerm();
  const property = await makeProperty(request, title);
  return { title, property, review: await makeReview(request, property, title, 1) };
}

test('without scripts the link of a report leads to the form about defamation', async ({ request }) => {
  const html = await (await request.get('/report?kind=defamation&review=41')).text();
  for (const text of ['The exact words you’re complaining about', 'Who does it harm?', 'value="Review 41"'])
    expect(html).toContain(text);
});

test('who is harmed by a review comes from its report to the form, and is told by when it is decided', {
  tag: '@phone',
}, async ({ page, request, complaints }) => {
  const { property, review } = await makeReported(request);
  await visit(page, `/property/${property}`);
  await page
    .getByRole('button', { name: /^Report/ })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel('Reason').selectOption('It’s untrue or misleading');
  await page.getByRole('link', { name: 'Use our complaint form' }).click();
  await expect(page).toHaveURL(`/report?kind=defamation&review=${review}`);
  await expect(page.getByLabel('What’s it about?')).toHaveValue('defamation');
  await page.getByRole('button', { name: 'Submit complaint' }).click();
  await expect(page.getByText('Select this box, or choose a different type of complaint')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Your name').fill('Dana Ricci');
  await page.getByLabel('Who does it harm?').selectOption('My business');
  await page.getByLabel('The exact words you’re complaining about').fill('What we saw on the day');
  await page.getByLabel('What’s untrue, and what’s the truth?').fill('There was no open home on that day.');
  await page.getByLabel('Email').fill('dana@example.com');
  await page.getByLabel('I consider these words to be defamatory.').check();
  await page.getByRole('button', { name: 'Submit complaint' }).click();
  await expect(
    page.getByText(/^Your complaint number is \d+\. We’ll decide by \d+ \w+ \d{4}\.$/),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an administrator turns reports into a complaint and back, and decides ten of a review as one', async ({
  page,
  request,
}) => {
  const { title, review } = await makeReported(request);
  for (let i = 0; i < 10; i++) await makeReport(request, review, `Report ${i}`);
  await signInAsAdmin(page);
  await visit(page, '/admin/complaints?sort=newest');
  const row = rowWith(page, title);
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('heading')).toHaveText('Review reported 10 times');
  await row.getByRole('button', { name: /^Handle/ }).click();
  await expect(row.filter({ hasText: DEFAMATION })).toHaveCount(1);
  await page.getByRole('group', { name: 'Now handled as defamation' }).getByRole('button').first().click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Decide/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Report 9', { exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: 'No breach found' }).check();
  await dialog.getByLabel('Reason').fill('It says what they saw.');
  await dialog.getByLabel('Decide all 10 open reports of this review').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Save decision' }).click();
  await expect(toast(page, 'Complaint resolved')).toBeVisible();
  await expect(row).toHaveCount(0);
});
