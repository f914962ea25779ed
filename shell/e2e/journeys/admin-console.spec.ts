import { rowWith, signInAsAdmin, uniqueTerm } from '../support/admin.ts';
import { expect, test, toast, visit } from '../support/visit.ts';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const pictures = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `${i}.png`, mimeType: 'image/png', buffer: PIXEL }));

test('a home is added with five images, edited, and refused a second time', async ({ page }) => {
  const term = uniqueTerm();
  await signInAsAdmin(page);
  // the list has no order within a day, so a new home may be on any page
  await visit(page, `/admin/properties?q=${term}`);
  const form = page.getByRole('dialog');
  const fill = async (content: Record<string, string>) => {
    for (const [label, text] of Object.entries(content)) await form.getByLabel(label).fill(text);
  };
  const place = { Address: `9 ${term} Street`, Suburb: 'Bondi', Postcode: '2026' };
  await page.getByRole('button', { name: 'Add Property' }).click();
  await expect(form.getByLabel('Property type')).toHaveValue('apartment');
  await fill({ ...place, Postcode: '20', Bedrooms: 'two' });
  await form.getByRole('button', { name: 'Add Property' }).click();
  await expect(form.getByText('Postcodes have four digits, such as 2026')).toBeVisible();
  await expect(form.getByText('Bedrooms must be a number')).toBeVisible();
  await fill({ ...place, Bedrooms: '2' });
  await form.getByLabel('Add images').setInputFiles(pictures(5));
  await expect(form.getByRole('button', { name: 'Remove image 5' })).toBeVisible();
  await expect(form.getByLabel('Add images')).toHaveCount(0);
  await form.getByRole('button', { name: 'Remove image 2' }).click();
  await expect(form.getByLabel('Add images')).toBeAttached();
  await form.getByRole('button', { name: 'Add Property' }).press('Enter');
  await expect(toast(page, 'Property added')).toBeVisible();

  const added = rowWith(page, term);
  await expect(added).toContainText('Apartment2 bedrooms');
  await added.getByRole('button', { name: /^Edit/ }).press('Enter');
  await form.getByLabel('Bedrooms').fill('');
  await form.getByLabel('Build year').fill('1998');
  await form.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(toast(page, 'Property updated')).toBeVisible();
  await expect(added).toContainText('ApartmentBuilt 1998');

  await page.getByRole('button', { name: 'Add Property' }).press('Enter');
  await fill(place);
  // by key: the message about the one before may lie over it
  await form.getByRole('button', { name: 'Add Property' }).press('Enter');
  await expect(toast(page, 'Failed to save property')).toContainText('already a property at this address');
});
