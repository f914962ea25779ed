import { makeProperty, makeReview, rowWith, signInAsAdmin, uniqueTerm } from '../support/admin.ts';
import { findToMerge } from '../support/merging.ts';
import { expect, expectSound, test, toast, visit } from '../support/visit.ts';

test('an administrator joins two records and undoes it', async ({ page, request, complaints }) => {
  const term = uniqueTerm();
  const from = await makeProperty(request, term);
  const into = await makeProperty(request, term);
  await makeReview(request, from, `Loud, ${term}`, 2);
  await makeReview(request, into, `Warm, ${term}`, 4);
  await makeReview(request, into, `Light, ${term}`, 5);
  const read = async (id: number) => (await request.get(`/api/properties/${id}`)).json();
  const { address } = await read(from);

  await signInAsAdmin(page);
  await visit(page, `/admin/properties?q=${term}`);
  const dialog = await findToMerge(page, address, term);
  await expectSound(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('group', { name: 'Which page stays?' })).toBeVisible();
  await expect(dialog.getByText('Its 1 review, bookmarks, inspection requests')).toBeVisible();
  await expectSound(page, { inDark: true });
  await dialog.getByLabel('Reason').fill('One home, typed twice');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  await expect(toast(page, 'Properties merged')).toBeVisible();
  const notice = page.getByRole('group', { name: 'Merged' });
  await expect(notice).toBeFocused();
  await expectSound(page);
  expect(await read(from)).toMatchObject({ id: into, reviewCount: 3, averageRating: '3.67' });

  await visit(page, `/admin/properties?q=${term}&visibility=deleted`);
  const merged = rowWith(page, address);
  await expect(merged).toContainText('Merged into');
  await expect(merged.getByRole('button')).toHaveCount(0);
  await expectSound(page);
  await merged.getByRole('link', { name: `${term} Street,` }).click();
  await expect(rowWith(page, term)).toContainText('One home, typed twice');
  await expect(rowWith(page, term)).toContainText('Moved: 1 review.');

  await makeReview(request, from, `Dry, ${term}`, 3);
  await rowWith(page, term).getByRole('button', { name: /^Undo/ }).press('Enter');
  const undone = page.getByRole('group', { name: 'Merge undone' });
  await expect(undone).toBeFocused();
  await expect(undone).toContainText('1 review posted since the merge stays with');
  await expectSound(page, { inDark: true });
  expect(await read(from)).toMatchObject({ id: from, reviewCount: 1, averageRating: '2.00' });
  expect(await read(into)).toMatchObject({ id: into, reviewCount: 3, averageRating: '4.00' });
  expect(complaints).toEqual([]);
});
