import { breakRemote, removeRelease } from '../support/faults.ts';
import { expect, test, visit } from '../support/visit.ts';

test.describe.configure({ mode: 'parallel' });

// the other faults, and the other remotes, are in the matrix of `npm run test:faults`
for (const fault of ['down', 'corrupt']) {
  test(`mf-search ${fault}: a message with Retry, the frame lives, Retry brings the page`, async ({
    page,
  }) => {
    await visit(page, '/no/such/page');
    const restore = await breakRemote(page, 'mf_search', fault);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t available right now');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Know the truth');
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  });

  test(`mf-property ${fault}: search goes on, Retry brings the home`, async ({ page }) => {
    await visit(page, '/search?sort=most-reviews');
    const restore = await breakRemote(page, 'mf_property', fault);
    await page
      .getByRole('link', { name: /^Read Reviews/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t available right now');
    restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Property Overview' })).toBeVisible();
  });

  test(`mf-reviews ${fault}: the facts of a home stay, Retry brings its reviews`, async ({ page }) => {
    await visit(page, '/search?sort=most-reviews');
    const restore = await breakRemote(page, 'mf_reviews', fault);
    await page
      .getByRole('link', { name: /^Read Reviews/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Property Overview' })).toBeVisible();
    await expect(page.getByText('We couldn’t load the reviews')).toBeVisible();
    restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: /^\d+ reviews$/ })).toBeVisible();
  });
}

test('mf-property down on the first visit: the page can be read, a notice offers Retry', async ({ page }) => {
  const restore = await breakRemote(page, 'mf_property', 'down');
  await page.goto('/property/1');
  await expect(page.getByRole('heading', { name: 'Property Overview' })).toBeVisible();
  await expect(page.getByText('the buttons won’t work yet')).toBeVisible();
  restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await expect(page.getByText('the buttons won’t work yet')).toBeHidden();
});

test('mf-reviews late on the first visit: the reviews can be read all the while', async ({ page }) => {
  const restore = await breakRemote(page, 'mf_reviews', 'hanging');
  await page.goto('/property/1', { waitUntil: 'commit' });
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await expect(page.locator('[data-slot="property.reviews/v1"]')).not.toBeEmpty();
  restore();
});

test('mf-property of an earlier release is gone: the home is loaded anew, once', async ({ page }) => {
  await visit(page, '/search');
  await page.waitForLoadState('networkidle');
  const restore = await removeRelease(page, 'mf_property');
  const documents: string[] = [];
  page.on('request', request => request.isNavigationRequest() && documents.push(request.url()));
  const link = page.getByRole('link', { name: /^Read Reviews/ }).first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name: 'Property Overview' })).toBeVisible();
  await expect(page.getByText('the buttons won’t work yet')).toBeVisible();
  expect(documents.map(url => new URL(url).pathname)).toEqual([address]);
  restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
});
