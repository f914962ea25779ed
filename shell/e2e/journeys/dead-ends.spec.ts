import type { APIRequestContext, Page } from '@playwright/test';
import { makeReview, uniqueTerm } from '../support/admin.ts';
import { expect, expectAccessible, expectSound, heading, site, test, visit } from '../support/visit.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search by address, suburb, or postcode' });

/** A reviewed home at an address. */
async function reviewed(request: APIRequestContext, property: object) {
  const response = await request.post('/api/properties', {
    data: { propertyType: 'house', state: 'NSW', postcode: '2026', ...property },
    headers: { origin: site },
  });
  const { id } = await response.json();
  await makeReview(request, id, 'A fair home', 4);
  return id as number;
}

test('a chosen suburb stays in the box and names the page; another text takes its place', {
  tag: '@sizes',
}, async ({ page }) => {
  await visit(page, '/search');
  await box(page).fill('brunswick vic');
  await page.getByRole('option', { name: /^Brunswick VIC 3056/ }).click();
  await expect(heading(page)).toHaveText('Properties in Brunswick VIC');
  await expect(page).toHaveTitle('Properties in Brunswick VIC | Home Truths');
  await expect(box(page)).toHaveValue('Brunswick VIC');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search?suburb=Brunswick&state=VIC');
  await box(page).fill('zetland');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search?q=zetland');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a search that finds nothing leads on', { tag: '@sizes' }, async ({ page, request }) => {
  const street = uniqueTerm();
  const id = await reviewed(request, { address: `2 ${street} Avenue`, suburb: 'Bondi' });
  await visit(page, `/search?q=${encodeURIComponent(`12 ${street}`)}`);
  await expect(page.getByText('No properties found')).toBeVisible();
  await expect(page.getByRole('link', { name: `2 ${street} Avenue, Bondi NSW 2026` })).toHaveAttribute(
    'href',
    `/property/${id}`,
  );
  await expectSound(page);
  await page.getByRole('link', { name: 'Write the first review' }).click();
  await expect(page.getByLabel('Property address')).toHaveValue(`12 ${street}`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a search that finds nothing leads on, too', async ({ page }) => {
    await page.goto('/search?q=brunswick+nsw');
    await expect(page.getByRole('link', { name: 'Brunswick VIC 3056' })).toBeVisible();
  });
});

test('a property one letter away is suggested before a second record is made', async ({ page, request }) => {
  const street = uniqueTerm();
  await reviewed(request, { address: `3/14 ${street}o St`, suburb: 'Bondi' });
  await visit(page, '/write-review');
  const address = page.getByLabel('Property address');
  await address.fill(`3/14 ${street} St, Bondi, NSW 2026`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Is it 3/14 ${street}o St?` }).click();
  await expect(address).toHaveValue(`3/14 ${street}o St, Bondi, NSW 2026`);
});

test('what is not sure about an address is asked before the review is sent', { tag: '@sizes' }, async ({
  page,
  request,
}) => {
  const street = uniqueTerm();
  const id = await reviewed(request, {
    address: `702/13 ${street} Road`,
    suburb: 'Mungindi',
    state: 'QLD',
    postcode: '2406',
  });
  await visit(page, '/write-review');
  const address = page.getByLabel('Property address');
  await address.fill(`13/702 ${street} Rd, Mungindi, QLD 2406`);
  await page.getByRole('textbox', { name: 'Title' }).fill('A quiet home');
  await page.getByRole('textbox', { name: 'Your review' }).fill('Two good years near the river.');
  const send = () => page.getByRole('button', { name: 'Submit Review' }).click();
  const question = (name: string | RegExp) => page.getByRole('alertdialog', { name });
  await send();
  await expect(question('Is 2406 the right postcode for Mungindi QLD?')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Please check the address', { exact: true }).first()).toBeVisible();
  await expect(address).toBeFocused();
  await send();
  await page.getByRole('button', { name: 'Yes, that’s right' }).click();
  await expect(question(/^Is it 702\/13 /)).toBeVisible();
  await page.getByRole('button', { name: 'Yes, that’s it' }).click();
  await expect(page).toHaveURL(`/property/${id}`);
});
