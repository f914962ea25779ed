import { signInAsAdmin } from '../support/admin.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSound,
  test,
  visit,
} from '../support/visit.ts';

test('the console has the header of every page and a slim footer, at all widths', async ({ page }) => {
  await signInAsAdmin(page);
  await visit(page, '/admin/leads');
  const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
  await expect(footer.getByRole('link')).toHaveCount(0);
  await expect(footer.getByRole('radio', { name: 'Dark' })).toBeAttached();
  for (const width of [320, 360, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expect(header.getByRole('link', { name: 'Write Review' })).toBeInViewport({ ratio: 1 });
    expect((await footer.boundingBox())?.height).toBeLessThan(260);
  }
  await header.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(footer.getByRole('link', { name: 'Privacy' })).toBeVisible();
});

test('on a phone the bar is one line, with the current screen in sight, by keyboard as well', {
  tag: '@phone',
}, async ({ page }) => {
  await signInAsAdmin(page);
  await visit(page, '/admin/security');
  const bar = page.getByRole('navigation', { name: 'Administration' });
  expect((await bar.boundingBox())?.height).toBeLessThan(60);
  await expect(bar.getByRole('link', { name: 'Security' })).toBeInViewport({ ratio: 1 });
  await bar.getByRole('link', { name: 'Audit' }).press('Enter');
  await expect(page).toHaveURL('/admin/audit');
  await expect(bar.getByRole('link', { name: 'Audit' })).toBeInViewport({ ratio: 1 });
  const dashboard = bar.getByRole('link', { name: 'Dashboard' });
  await expect(dashboard).not.toBeInViewport();
  await dashboard.focus();
  for (const link of await bar.getByRole('link').all()) {
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Tab');
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the status page is readable and accessible without a script', { tag: '@sizes' }, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/status');
  await expect(page.getByRole('region', { name: 'Remotes' }).getByRole('row')).not.toHaveCount(0);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page);
});

test('charts are drawn, have their numbers as tables, and follow the range in the URL', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdmin(page);
  await visit(page, '/admin');
  const section = page.getByRole('region', { name: 'Trends' });
  // those of the reviews and their stars, whatever other tests do meanwhile
  const titles = section.getByRole('heading', { level: 3 });
  await expect(titles.filter({ hasText: /^[\d,]+ new reviews? in the last 7 days/ })).toBeVisible();
  await expect(section.locator('.recharts-wrapper')).toHaveCount(await titles.count());
  await expect(section.getByRole('img')).toHaveCount(await titles.count());
  const stars = section.locator('details').filter({ hasText: '5 stars' });
  await stars.getByText('Show as table').press('Enter');
  await expect(stars.getByRole('row')).toHaveCount(6);
  const reviews = section.locator('details').filter({ hasText: 'Verified' });
  await reviews.getByText('Show as table').press('Enter');
  await expect(reviews.getByRole('row')).toHaveCount(13);
  await expectAccessible(page);
  await section.getByRole('link', { name: '12 months' }).press('Enter');
  await expect(page).toHaveURL('/admin?range=12m');
  await expect(reviews.getByRole('row')).toHaveCount(53);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page);
  expect(complaints).toEqual([]);
});
