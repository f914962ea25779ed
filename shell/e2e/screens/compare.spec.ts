import { makeProperties, registerWithBookmarks, table, visitReviewed } from '../support/compare.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, site, test, visit } from '../support/visit.ts';

test('its link is copied', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = `/compare?homes=${await makeProperties(request, 2)}`;
  await visit(page, `${path}&differs=yes`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}${path}&differs=yes`);
});

test('only the table scrolls on the narrowest screens, also by keyboard', async ({ page, request }) => {
  const ids = await makeProperties(request, 4);
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, `/compare?homes=${ids}`);
  await expectNoSidewaysScroll(page);
  const region = page.getByRole('region', { name: 'Comparison' });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const name = table(page).getByRole('rowheader', { name: 'Rating' }).getByText('Rating');
  await expect(name).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('by Tab each link comes into sight on the narrowest screens', async ({ page, request }) => {
  const ids = await makeProperties(request, 3);
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, `/compare?homes=${ids}`);
  const region = page.getByRole('region', { name: 'Comparison' });
  await region.focus();
  for (const link of await region.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    const hidden = await link.evaluate(element => {
      const { left, right } = element.getBoundingClientRect();
      const container = element.closest('section')?.getBoundingClientRect();
      return Math.max((container?.left ?? 0) - left, right - (container?.right ?? 0));
    });
    expect(hidden, (await link.textContent()) ?? '').toBeLessThanOrEqual(0);
  }
});

test('six rows are in the first window, and the head stays in sight', async ({ page }) => {
  await visitReviewed(page);
  for (const name of ['Rating', 'Problems', 'Good points', 'Lived here', 'Visited', 'Owned'])
    await expect(table(page).getByRole('rowheader', { name })).toBeInViewport({ ratio: 1 });
  await table(page).getByRole('rowheader', { name: 'Built' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  for (const head of await table(page).getByRole('columnheader').all())
    await expect(head).toBeInViewport({ ratio: 1 });
});

test('four properties are printed on one sheet, which lies across', async ({ page, request }) => {
  const ids = await makeProperties(request, 4);
  await visit(page, `/compare?homes=${ids}`);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const [, width, height] = paper.match(/MediaBox \[0 0 ([\d.]+) ([\d.]+)/) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
});

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('bookmarks are compared by a form', async ({ page, request }) => {
    await registerWithBookmarks(page, await makeProperties(request, 2));
    await page.goto('/profile?tab=bookmarks');
    for (const box of await page.getByRole('checkbox', { name: /^Compare / }).all()) await box.check();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page).toHaveURL(/\/compare\?homes=\d+&homes=\d+$/);
    await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  });
});
