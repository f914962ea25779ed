import { makeProperty, uniqueTerm } from '../support/admin.ts';
import { breakFiles, NO_RESPONSE } from '../support/faults.ts';
import { expect, expectAccessible, test, toast, visit } from '../support/visit.ts';

test('filters whose code does not come say so, and come at the next press', { tag: '@phone' }, async ({
  page,
}) => {
  // the comparison has its code there, too, and asks for it at the first input
  const restore = await breakFiles(page, /\/r\/mf_search\/.*\/controls\./, 'down');
  await page.goto('/search', { waitUntil: 'networkidle' });
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t load the filters' });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  restore();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a request that hangs is given up; the words stay, and are sent once in the end', async ({
  page,
  request,
}) => {
  const property = await makeProperty(request, uniqueTerm());
  await visit(page, `/write-review/${property}`);
  const title = page.getByRole('textbox', { name: 'Title' });
  const text = page.getByRole('textbox', { name: 'Your review' });
  await title.fill('Bright flat, thin walls');
  await text.fill('The light is lovely, but you hear each word the neighbours say.');
  // the server stores it, and its answer never comes
  await page.route('**/api/reviews', async route => void (await route.fetch()), { times: 1 });
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: NO_RESPONSE });
  await expect(alert).toBeFocused({ timeout: 20_000 });
  await expect(toast(page, 'Error submitting review')).toBeVisible();
  await expect(title).toHaveValue('Bright flat, thin walls');
  await expect(text).toHaveValue(/^The light is lovely/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page).toHaveURL(`/property/${property}`);
  const reviews = await (await request.get(`/api/properties/${property}/reviews`)).json();
  expect(reviews).toHaveLength(1);
});

test('a menu whose code does not come is links, and comes at the next press', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  const restore = await breakFiles(page, /\/a(~\d+)?\/.*\.js/, 'down');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  const links = page.getByRole('navigation', { name: 'Menu' });
  await expect(links.getByRole('alert')).toHaveText('We couldn’t load the menu. These links still work.');
  await expect(links.getByRole('link', { name: 'Write Review' })).toBeVisible();
  await expectAccessible(page);
  restore();
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
