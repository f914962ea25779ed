import { query } from '../../../backend/src/testing/query.ts';
import { rowWith } from '../support/admin.ts';
import { OwnBackend } from '../support/own-backend.ts';
import { storeVersion } from '../support/team.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectNoSidewaysScroll,
  test,
  toast,
  visit,
} from '../support/visit.ts';

const ADMINISTRATOR = { email: 'admin@example.com', password: 'a-Bandicoot-digs-at-dusk' };

test('an administrator sees a failing canary, rolls it back with a reason, makes a token and revokes it', async ({
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  const own = await OwnBackend.start();
  const { url, stop } = await own.gateway('gateway');
  await storeVersion(own.ownerUrl, 'mf_search', '9.0.0');
  await own.command('pin', 'mf-search', '9.0.0', '--percent', '10');
  await query(
    own.ownerUrl,
    `insert into telemetry_count (hour, remote, version, kind, name, count, buckets)
     values (date_trunc('hour', now()), 'mf_search', '9.0.0', 'error', 'TypeError', 40, '{}')`,
  );
  const signIn = { data: ADMINISTRATOR, headers: { Origin: url } };
  expect((await page.request.post(`${url}/api/auth/login`, signIn)).status()).toBe(200);

  await visit(page, `${url}/admin/releases`);
  await expect(rowWith(page, 'mf-search')).toContainText('Fails far more often');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'mf-search' }).press('Enter');
  const inUse = page.getByRole('table', { name: 'What visitors get' });
  await expect(inUse.getByRole('columnheader')).toHaveText(['What', 'Pinned, 90 %', 'Canary, 10 %']);
  const failures = inUse.getByRole('row').filter({ hasText: 'Failures per page view' });
  await expect(failures.getByRole('cell')).toHaveText(['None', /^40, .*Fails far more often$/]);
  await expectAccessible(page);
  await expectAccessibleInDark(page);
  for (const width of [360, 1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }

  await page.getByRole('button', { name: 'Roll back' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Roll back: mf-search' });
  await expect(dialog.getByRole('status')).toContainText('The canary 9.0.0 ends.');
  await dialog.getByLabel('Reason').fill('It throws on every page');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Roll back' }).press('Enter');
  await expect(toast(page, 'Rolled back')).toBeVisible();
  await expect(inUse.getByRole('columnheader')).toHaveText(['What', 'Pinned']);
  // the button is gone, since there is no version before
  await expect(page.getByRole('group', { name: 'mf-search', exact: true })).toBeFocused();
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText(
    'Reason: It throws on every page',
  );

  await page.getByRole('button', { name: 'Make a token' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Make a token' });
  await form.getByLabel('Name').fill('CI of search');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Make token' }).press('Enter');
  const made = page.getByRole('alertdialog', { name: 'Your new token' });
  await expect(made).toContainText('It isn’t shown again.');
  await expectAccessible(page);
  const token = `${await made.getByText(/^ht_release_/).textContent()}`;
  await made.getByRole('button', { name: 'Done' }).press('Enter');
  const asTeam = async () => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(`${url}/api/releases/mf-search`, { headers })).status;
  };
  expect(await asTeam()).toBe(200);
  await expect(page.getByText(token)).toHaveCount(0);

  await page.getByRole('button', { name: 'Revoke: CI of search' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter');
  await expect(rowWith(page, 'CI of search')).toContainText('Revoked');
  await expect(page.getByRole('heading', { name: 'Tokens' })).toBeFocused();
  expect(await asTeam()).toBe(401);
  expect(complaints).toEqual([]);
  await stop();
  await own.stop();
});
