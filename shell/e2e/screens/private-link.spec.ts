import type { Page } from '@playwright/test';
import { makeProperty, uniqueTerm } from '../support/admin.ts';
import { expect, hydrated, test, visit } from '../support/visit.ts';

const store = (page: Page) => page.getByRole('heading', { name: 'Keep this link private' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Writes a review by the form and waits for the home's page. */
async function write(page: Page, propertyId: number) {
  await visit(page, `/write-review/${propertyId}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Bright flat, thin walls');
  await page
    .getByRole('textbox', { name: 'Your review' })
    .fill('The light is lovely, but you hear each word the neighbours say.');
  await button(page, 'Submit Review').click();
  await expect(page).toHaveURL(`/property/${propertyId}`);
}

test('a link that could not be fetched is offered again', async ({ page, request }) => {
  const property = await makeProperty(request, uniqueTerm());
  await page.route('**/api/reviews/*/key', route => route.abort());
  await write(page, property);
  const failed = page.getByRole('heading', { name: 'We couldn’t load the link to your review' });
  await expect(failed).toBeVisible();
  await page.unroute('**/api/reviews/*/key');
  await button(page, 'Try again').click();
  await expect(store(page)).toBeVisible();
  await hydrated(page);
});
