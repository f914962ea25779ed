import {
  auditEntries,
  makeProperty,
  makeReview,
  retitleReview,
  signInAsAdmin,
  uniqueTerm,
} from '../support/admin.ts';
import { expect, expectSound, test, visit } from '../support/visit.ts';

test('changes, the question before one is restored, and filters can be used by everyone', async ({
  page,
  request,
}) => {
  const term = uniqueTerm();
  const review = await makeReview(request, await makeProperty(request, term), `Warm ${term}`, 4);
  await signInAsAdmin(page);
  await retitleReview(page, review, `Cold ${term}`);
  await visit(page, `/admin/audit?subject=review&subjectId=${review}`);
  const edit = auditEntries(page).filter({ hasText: 'Edited' });
  await edit.getByText('Show changes').press('Enter');
  await expect(edit.locator('ins')).toContainText(`Cold ${term}`);
  await expectSound(page, { inDark: true });

  await edit.getByRole('button', { name: /^Restore/ }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.locator('ins')).toContainText(`Warm ${term}`);
  await expectSound(page, { inDark: true });
  await dialog.getByRole('button', { name: 'Restore', exact: true }).press('Enter');
  await expect(auditEntries(page).filter({ hasText: 'Restored' })).toHaveCount(1);

  await visit(page, '/admin/audit?subject=review&action=restore');
  await expect(auditEntries(page).filter({ hasText: `Warm ${term}` })).toHaveCount(1);
  await expectSound(page, { inDark: true });
});
