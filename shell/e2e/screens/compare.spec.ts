import { signInAsAdmin, uniqueTerm } from '../support/admin.ts';
import { makeProperties, registerWithBookmarks, table, visitReviewed } from '../support/compare.ts';
import { send } from '../support/members.ts';
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

test('too few and too many properties are explained', async ({ page }) => {
  expect((await visit(page, '/compare?homes=1,2,3,4,5'))?.status()).toBe(400);
  await expect(page.getByText('You can compare up to 4 properties. This link has 5.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Compare the first 4' }).click();
  await expect(table(page).getByRole('columnheader')).toHaveCount(4);
  for (const query of ['', '?homes=1']) {
    expect((await visit(page, `/compare${query}`))?.status()).toBe(200);
    await expect(page.getByText(/Choose 2 to 4 properties/)).toBeVisible();
    await expectAccessible(page);
  }
});

test('what other scripts or people left in the list harms nothing', async ({ page, request, complaints }) => {
  const street = uniqueTerm();
  const [one] = (await makeProperties(request, 2, street)) as [number];
  for (const left of ['{"', '{"length":9}', `["<b>",-1,${one},null,1e99]`]) {
    await page.goto('/cookies');
    await page.evaluate(text => localStorage.setItem('compare', text), left);
    await visit(page, `/search?q=${street}`);
    const boxes = page.getByRole('checkbox', { name: /^Compare / });
    await expect(boxes).toHaveCount(2);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(left.includes(`${one}`) ? 1 : 0);
  }
  expect(complaints).toEqual([]);
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

test('a deleted property is told', async ({ page, request }) => {
  const [one, two, three] = (await makeProperties(request, 3)) as [number, number, number];
  await signInAsAdmin(page);
  const removed = await send(page, 'DELETE', `/api/admin/properties/${two}`, { version: 1 });
  expect(removed.ok(), await removed.text()).toBe(true);
  await visit(page, `/compare?homes=${one},${two},${three}`);
  await expect(page.getByText('One of these properties is no longer on the site.')).toBeVisible();
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  await expectAccessible(page);
});
