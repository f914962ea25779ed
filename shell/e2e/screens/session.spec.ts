import type { Page } from '@playwright/test';
import { expect, test, toast, visit } from '../support/visit.ts';

const mirror = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));

test('a record that no session stands behind is removed', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => localStorage.setItem('user', '{"id":1,"firstName":"Sam","isAdmin":true}'));
  await visit(page, '/');
  expect(await mirror(page)).toBeNull();
});

test('the admin console stays closed on the way from page to page', async ({ page }) => {
  await visit(page, '/');
  const go = (path: string) =>
    page.evaluate(to => {
      window.history.pushState({ idx: 1 }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
    }, path);
  await go('/admin/leads');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await go('/admin/reviews');
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Access Denied')).toBeVisible();
});
