import { REVIEWED_SUBURB } from '../support/properties.ts';
import { expect, expectAccessible, expectAccessibleInDark, site, test, visit } from '../support/visit.ts';

test('a suburb adds up its properties', { tag: '@sizes' }, async ({ page, complaints }) => {
  const calls: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await visit(page, REVIEWED_SUBURB.path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(REVIEWED_SUBURB.name);
  await expect(main.getByText(/^Based on \d+ reviews of \d+ properties$/)).toBeVisible();
  await expect(main.getByRole('list', { name: 'Reviews by stars' }).getByRole('listitem')).toHaveCount(5);
  await expect(main.getByRole('list', { name: 'Problems' }).getByRole('listitem').first()).toHaveText(
    /\d+% · \d+ of \d+$/,
  );
  await expect(main.getByRole('article')).toHaveCount(6);
  await expect(main.getByText(/^Last updated \d/)).toBeVisible();
  expect(calls).toEqual([]);
  await expectAccessible(page);
  await expectAccessibleInDark(page);
  expect(complaints).toEqual([]);
});

test('from all states a keyboard leads to a state, a suburb and a search', async ({ page }) => {
  await visit(page, '/suburb');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Victoria' }).press('Enter');
  await expect(page).toHaveURL('/suburb/vic');
  await expect(page.getByText(/rental non-compliance register/)).toBeVisible();
  await main.getByRole('link', { name: 'St Kilda 3182' }).press('Enter');
  await expect(page).toHaveURL(REVIEWED_SUBURB.path);
  await expect(page).toHaveTitle('St Kilda VIC 3182: reviews of homes | Home Truths');
  await main.getByRole('link', { name: 'Search in St Kilda' }).press('Enter');
  await expect(page).toHaveURL('/search?suburb=St+Kilda&state=VIC');
  await main.getByRole('link', { name: 'Ratings and common issues in this suburb' }).press('Enter');
  await expect(page).toHaveURL(REVIEWED_SUBURB.path);
});

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('a suburb is read in full', async ({ page }) => {
    await page.goto(REVIEWED_SUBURB.path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${site}${REVIEWED_SUBURB.path}`,
    );
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /^\d\.\d out of 5\.0 from \d+ reviews of \d+ properties in St Kilda VIC 3182\./,
    );
    const main = page.getByRole('main');
    await expect(main.getByRole('article')).toHaveCount(6);
    await expect(main.getByRole('list', { name: 'Problems' })).toBeVisible();
    await main.getByRole('link', { name: 'Rules for renting in Victoria' }).click();
    await expect(page).toHaveURL('/suburb/vic#rules');
    await expect(main.getByRole('link', { name: 'Brunswick 3056' })).toHaveAttribute(
      'href',
      '/suburb/vic/brunswick-3056',
    );
  });
});
