import { expect, expectSound, test, visit } from '../support/visit.ts';

test('a suburb without reviews is suggested, and the search says what it is', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('combobox', { name: 'Search by address, suburb, or postcode' }).fill('banju');
  const suggestion = page.getByRole('option', { name: /^Banjup WA 6164/ });
  await expect(suggestion).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(suggestion).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?suburb=Banjup&state=WA');
  await expect(page.getByRole('heading', { name: 'No reviews here yet' })).toBeVisible();
  await expect(page.getByText('Banjup WA 6164')).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Write the first review' }).click();
  await expect(page).toHaveURL('/write-review');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a suburb without reviews is named, too', async ({ page }) => {
    await page.goto('/search?suburb=Banjup&state=WA');
    await expect(page.getByText('Banjup WA 6164')).toBeVisible();
  });
});
