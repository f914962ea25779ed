import { breakFiles } from '../support/faults.ts';
import { expect, expectAccessible, test, visit } from '../support/visit.ts';

const NO_RESPONSE = 'No connection. Please try again.';

test('an HTML page of a proxy is not shown as a message', async ({ page }) => {
  await page.route('**/api/auth/login', route =>
    route.fulfill({
      status: 502,
      contentType: 'text/html',
      body: '<html><body>Bad gateway nginx</body></html>',
    }),
  );
  await visit(page, '/auth/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('korbweide-42');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(NO_RESPONSE);
  await expect(page.getByText('nginx')).toHaveCount(0);
});

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
