import { makeBuilding, makeReview, uniqueTerm } from '../support/admin.ts';
import { makeTaggedProperty, TAGS } from '../support/checklists.ts';
import { expect, expectNoSidewaysScroll, site, test, visit } from '../support/visit.ts';

test('its link is copied', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await makeTaggedProperty(request);
  await visit(page, `/property/${id}/checklist`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}/property/${id}/checklist`);
});

test('a home of which reviews say little has what they say of its building', async ({ page, request }) => {
  const { properties } = await makeBuilding(request, uniqueTerm(), ['1', '2']);
  const [one, two] = properties as [number, number];
  await makeReview(request, one, 'Two things', 2, ['Leaks', 'Pests']);
  await makeReview(request, two, 'One thing', 2, ['Leaks']);
  await page.goto(`/property/${two}/checklist`);
  await expect(page.getByRole('article').locator('legend')).toHaveText([
    'Leaks',
    'Pests',
    'For every property',
    'Ask in writing',
  ]);
  await expect(page.getByText('2 of 2 reviews of this building')).toBeVisible();
});

test('it is printed on one sheet, and fits the narrowest screens', async ({ page, request }) => {
  const id = await makeTaggedProperty(request, [
    ...TAGS,
    'Poor Management',
    'Elevator Issues',
    'Well Maintained',
  ]);
  await visit(page, `/property/${id}/checklist`);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('an unknown property has none', async ({ page }) => {
  for (const id of ['999999999', 'abc']) {
    const response = await page.goto(`/property/${id}/checklist`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Property not found' })).toBeVisible();
  }
});
