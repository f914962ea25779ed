import { makeBuilding, makeProperty, uniqueTerm } from '../support/admin.ts';
import { cellsOf, makeProperties, table, visitReviewed } from '../support/compare.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectNoSidewaysScroll,
  site,
  test,
  visit,
} from '../support/visit.ts';

test('a link shows the same comparison in another browser', { tag: '@sizes' }, async ({
  page,
  browser,
  request,
  complaints,
}) => {
  const [one, two] = (await makeProperties(request, 2)) as [number, number];
  const path = `/compare?homes=${two},${one}`;
  const calls: string[] = [];
  page.on('request', each => {
    if (each.url().includes('/api/')) calls.push(each.url());
  });
  await visit(page, path);
  await expect(page).toHaveTitle('Compare properties | Home Truths');
  await expect(cellsOf(page, 'Rating')).toHaveText(['No reviews yet', '3.0 (2 reviews)']);
  await expect(cellsOf(page, 'Visited')).toHaveText(['–Not known', '3.0 (2)']);
  await expect(cellsOf(page, 'Problems')).toHaveText(['–Not known', 'Leaks: 2 of 2Pests: 1 of 2']);
  expect(calls.filter(url => !url.endsWith('/api/telemetry'))).toEqual([]);
  const html = await (await request.get(path)).text();
  expect(html).toContain(`<link rel="canonical" href="${site}/compare"`);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  const other = await (await browser.newContext({ baseURL: site })).newPage();
  await visit(other, path);
  expect(await table(other).textContent()).toBe(await table(page).textContent());
  await other.context().close();
  await expectAccessible(page);
  await expectAccessibleInDark(page);
  expect(complaints).toEqual([]);
});

test('two properties are whole on a phone, and the third is a swipe away', { tag: '@phone' }, async ({
  page,
}) => {
  await visitReviewed(page);
  for (const part of [table(page).getByRole('columnheader'), cellsOf(page, 'Problems')]) {
    await expect(part.nth(0)).toBeInViewport({ ratio: 1 });
    await expect(part.nth(1)).toBeInViewport({ ratio: 0.95 });
    await expect(part.nth(2)).not.toBeInViewport();
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('properties are added in search results, on a page and in a building', { tag: '@sizes' }, async ({
  page,
  request,
  complaints,
}) => {
  const street = uniqueTerm();
  const [one, two] = (await makeProperties(request, 2, street)) as [number, number];
  const { id: building, properties } = await makeBuilding(request, uniqueTerm(), ['1', '2']);
  const fifth = await makeProperty(request, uniqueTerm());
  await visit(page, `/search?q=${street}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  const box = cards.first().getByRole('checkbox', { name: /^Compare / });
  await box.click();
  await expect(box).toBeChecked();
  await expect(page.getByRole('link', { name: /^Compare \d/ })).toHaveCount(0);
  await expectAccessible(page);
  const second = (await cards.first().getByRole('link', { name: /^Read/ }).getAttribute('href'))?.endsWith(
    `/${one}`,
  )
    ? two
    : one;
  await visit(page, `/property/${second}`);
  await page.getByRole('button', { name: /^Compare: / }).click();
  await expect(page.getByRole('link', { name: 'Compare 2 properties' })).toBeVisible();
  await expectAccessible(page);
  await visit(page, `/building/${building}`);
  const listed = page.getByRole('list', { name: 'Properties in this building' });
  for (const _ of properties)
    await listed
      .getByRole('button', { name: /^Compare: / })
      .first()
      .click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Compare 4 properties' }).first().click();
  await expect(table(page).getByRole('columnheader')).toHaveCount(4);
  await visit(page, `/property/${fifth}`);
  await page.getByRole('button', { name: /^Compare: / }).click();
  await expect(page.getByRole('alert')).toHaveText('You can compare up to 4 properties. Remove one first.');
  await page.getByRole('link', { name: 'Compare 4 properties' }).click();
  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await visit(page, `/property/${fifth}`);
  await page.getByRole('button', { name: /^Compare: / }).click();
  await expect(page.getByRole('link', { name: 'Compare 4 properties' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('it is read, and filtered by a form', async ({ page, request }) => {
    const [one, two] = (await makeProperties(request, 2)) as [number, number];
    await page.goto(`/property/${one}`);
    await expect(page.getByRole('button', { name: /^Compare/ })).toBeHidden();
    await page.goto(`/compare?homes=${one}&homes=${two}`);
    await expect(cellsOf(page, 'Rating')).toHaveText(['3.0 (2 reviews)', 'No reviews yet']);
    for (const name of ['Copy link', 'Print']) await expect(page.getByRole('button', { name })).toBeHidden();
    await page.getByRole('switch', { name: 'Show differences only' }).check();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page).toHaveURL(/differs=yes$/);
    await expect(table(page).getByRole('rowheader', { name: 'Built' })).toHaveCount(0);
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await expect(page).toHaveURL(`/compare?homes=${two}&differs=yes`);
  });
});
