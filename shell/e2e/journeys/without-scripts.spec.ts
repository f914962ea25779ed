import { breakFiles } from '../support/faults.ts';
import { busiestProperty } from '../support/properties.ts';
import { expect, expectAccessible, test, visit } from '../support/visit.ts';

const NOT_YET = 'This page hasn’t finished loading, so its buttons don’t work yet.';

test('where no script comes the page says so, and stays readable', { tag: '@sizes' }, async ({
  page,
  request,
}) => {
  const { id, address } = await busiestProperty(request);
  await page.clock.install();
  const restore = await breakFiles(page, /\.js$/, 'down');
  await page.goto(`/property/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(address);
  await expect(page.getByText(NOT_YET)).toHaveCount(0);
  await page.clock.runFor(12_000);
  await expect(page.getByRole('status').filter({ hasText: NOT_YET })).toBeVisible();
  await expectAccessible(page, { atEnd: true });
  restore();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.locator('[data-hydrated]')).toBeAttached();
});

test('a page whose scripts have come says nothing', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  await page.clock.runFor(12_000);
  await expect(page.getByText(NOT_YET)).toHaveCount(0);
});

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/auth/login', '/auth/register', '/write-review', '/contact', '/report'])
    test(`the form of ${path} says what it needs`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByText('This form needs JavaScript').first()).toBeVisible();
    });
});
