import { expect, test } from '@playwright/test';
import { visit } from '../support/visit.ts';

const HEADING = { name: 'Who runs Home Truths' };

for (const path of ['/about', '/contact', '/terms', '/privacy'])
  test(`${path} says who runs the site, before any script`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
    await page.goto(path);
    const details = page.getByRole('region', HEADING);
    for (const text of ['Bandicoot Pty Ltd', 'ABN 51 824 753 556', '1 Example Street, Sydney NSW 2000'])
      await expect(details.getByText(text, { exact: true })).toBeVisible();
    await expect(details.getByRole('link', { name: 'hello@bandicoot.example' })).toHaveAttribute(
      'href',
      'mailto:hello@bandicoot.example',
    );
    await page.close();
  });

test('the details come with the page and are not requested again, nor elsewhere', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', request => request.url().includes('/api/operator') && requested.push(request.url()));
  for (const path of ['/about', '/help', '/']) await visit(page, path);
  expect(requested).toEqual([]);
});
