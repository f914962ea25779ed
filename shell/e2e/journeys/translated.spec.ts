import { uniqueTerm } from '../support/admin.ts';
import { phonePhoto } from '../support/photos.ts';
import { button, field, translate } from '../support/translator.ts';
import { expect, test, toast, visit } from '../support/visit.ts';

test.beforeEach(({ page }) => translate(page));

test('a review is written on a translated page, which says what was chosen', { tag: '@sizes' }, async ({
  page,
  complaints,
}) => {
  await visit(page, '/write-review');
  const stars = page.getByText(/^\d OUT OF 5$/).filter({ visible: true });
  await expect(stars.first()).toHaveText('5 OUT OF 5');
  await page.getByTitle('Poor', { exact: true }).click();
  for (const content of await stars.all()) await expect(content).toHaveText('2 OUT OF 5');
  await expect(page.getByText('– POOR').filter({ visible: true })).toHaveCount(2);

  const leaks = button(page, 'Leaks');
  for (const isNamed of [true, false, true]) {
    await leaks.click();
    await expect(leaks).toHaveAttribute('aria-pressed', String(isNamed));
    await expect(leaks).toHaveText('LEAKS');
  }
  await button(page, 'Pests').click();
  await button(page, /^Submit/i).click();
  const alert = page.getByRole('alert').filter({ hasText: /\w/ });
  await expect(alert).toHaveText(/^3 FIELDS TO FIX: /);
  await page.getByRole('textbox', { name: 'Title' }).fill('Bright flat, thin walls');
  await expect(alert).toHaveText(/^2 FIELDS TO FIX: /);
  await page.getByRole('textbox', { name: 'Your review' }).fill('You hear each word the neighbours say.');
  await expect(alert).toHaveText(/^1 FIELD TO FIX: /);
  await expect(page.getByText('38 OF 5,000 CHARACTERS')).toBeVisible();

  const address = field(page, 'Property address');
  const street = uniqueTerm().replace('q', 'Q');
  for (const number of ['12', '14']) {
    await address.fill(`${number} ${street} St, Newtown NSW 2042`);
    await page.keyboard.press('Escape');
    await expect(button(page, /^Did you mean/i)).toHaveText(
      `DID YOU MEAN ${number} ${street} St, Newtown, NSW 2042?`,
    );
  }
  await button(page, /^Did you mean/i).click();
  await expect(address).toHaveValue(`14 ${street} St, Newtown, NSW 2042`);
  await expect(alert).toHaveCount(0);
  await page.getByLabel('Add photos').setInputFiles([await phonePhoto('bath.jpg', 'teal')]);
  await expect(toast(page, 'PHOTO OPTIMIZED AND UPLOADED')).toBeVisible();
  await button(page, /^Submit/i).press('Enter');

  await expect(toast(page, 'REVIEW SUBMITTED SUCCESSFULLY!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`14 ${street} St`);
  await expect(page.getByText('BASED ON 1 REVIEW')).toBeVisible();
  const review = page.getByRole('article').first();
  await expect(review).toContainText('BRIGHT FLAT, THIN WALLS');
  await expect(review).toContainText('LEAKS');
  await expect(review).toContainText('Guest');
  expect(complaints).toEqual([]);
});

test('a search is refined on a translated page', async ({ page, complaints }) => {
  await visit(page, '/search');
  const found = page.getByRole('main').getByText(/FOUND$/);
  const all = await found.textContent();
  const box = page.getByRole('combobox', { name: 'Search by address' });
  await box.fill('brunswick');
  await expect(page.getByRole('option').first()).toHaveText(/^Brunswick VIC 3056\d+ REVIEWS$/);
  await box.fill('bondi');
  await expect(page.getByRole('option').first()).toHaveText(/^Bondi NSW 2026\d+ REVIEWS$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEARCH RESULTS FOR "bondi"');
  await expect(found).not.toHaveText(all ?? '');
  await page.getByRole('complementary').getByRole('button', { name: 'HOUSE', exact: true }).click();
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('button').first()).toHaveText('HOUSE');
  await page.getByRole('complementary').getByRole('button', { name: 'APARTMENT', exact: true }).click();
  await expect(chips.getByRole('button').first()).toHaveText('APARTMENT');
  await button(chips, 'Clear all').click();
  await expect(chips).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('somebody joins on a translated page, and is told how strong a password is', async ({
  page,
  complaints,
}) => {
  await visit(page, '/auth/register');
  const password = page.getByLabel('PASSWORD', { exact: true });
  const strength = page.getByText(/^PASSWORD STRENGTH/);
  await password.fill('abc');
  await expect(strength).toHaveText('PASSWORD STRENGTH: TOO SHORT');
  await password.fill('korbweide-42-quokka');
  await expect(strength).not.toHaveText('PASSWORD STRENGTH: TOO SHORT');
  await button(page, 'Create account').click();
  await expect(page.getByText('FIRST NAME').first()).toBeVisible();
  expect(complaints).toEqual([]);
});
