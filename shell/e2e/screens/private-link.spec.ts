import { makeProperty, uniqueTerm } from '../support/admin.ts';
import { store, write } from '../support/private-links.ts';
import { button, expect, hydrated, test } from '../support/visit.ts';

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
