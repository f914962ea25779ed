import { makeProperty, makeReview, rowWith, signInAsAdmin, uniqueTerm } from '../support/admin.ts';
import { findToMerge } from '../support/merging.ts';
import { expect, expectSound, test, visit } from '../support/visit.ts';

test('each step of a merge and of its undoing can be used by everyone', async ({ page, request }) => {
  test.setTimeout(90_000);
  const term = uniqueTerm();
  const from = await makeProperty(request, term);
  await makeReview(request, from, `Loud, ${term}`, 2);
  // the page with more reviews is the one that stays
  const into = await makeProperty(request, term);
  for (const title of ['Warm', 'Light']) await makeReview(request, into, `${title}, ${term}`, 4);
  const { address } = await (await request.get(`/api/properties/${from}`)).json();
  await signInAsAdmin(page);
  await visit(page, `/admin/properties?q=${term}`);
  const dialog = await findToMerge(page, address, term);
  await expectSound(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('group', { name: 'Which page stays?' })).toBeVisible();
  await expectSound(page, { inDark: true });
  await dialog.getByLabel('Reason').fill('One home, typed twice');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  await expect(page.getByRole('group', { name: 'Merged' })).toBeFocused();
  await expectSound(page);

  await visit(page, `/admin/properties?q=${term}&visibility=deleted`);
  await expect(rowWith(page, address)).toContainText('Merged into');
  await expectSound(page);
  await visit(page, '/admin/buildings/merges');
  await expect(rowWith(page, term)).toContainText('Moved: 1 review.');
  await expectSound(page);
  await makeReview(request, from, `Dry, ${term}`, 3);
  await rowWith(page, term).getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(page.getByRole('group', { name: 'Merge undone' })).toContainText('1 review posted since');
  await expectSound(page, { inDark: true });
});
