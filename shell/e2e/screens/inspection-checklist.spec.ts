import { makeTaggedProperty, TAGS } from '../support/checklists.ts';
import { expect, expectNoSidewaysScroll, test, visit } from '../support/visit.ts';

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
