import { signInAsAdmin } from '../support/admin.ts';
import { buildMember, confirmEmail, registerByApi, send, signInByForm } from '../support/members.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectNoSidewaysScroll,
  test,
  toast,
  visit,
} from '../support/visit.ts';

test('a member is found, blocked with a reason that they read, and let in again by Undo', {
  tag: '@sizes',
}, async ({ page, browser, baseURL, complaints }) => {
  await signInAsAdmin(page);
  const context = await browser.newContext({ baseURL });
  const theirs = await context.newPage();
  const member = await registerByApi(theirs);

  await visit(page, '/admin/people');
  await page.getByRole('searchbox', { name: 'Search people' }).fill(member.username.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 1 of 1')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('row').getByRole('link', { name: 'Matilda Nguyen' }).press('Enter');
  await expect(page).toHaveURL(`/admin/people/${member.id}`);
  await expect(page.getByText(/^Signed in on/)).toHaveCount(1);
  await expect(page.getByText('0 on the site')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Block' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Block this person?' });
  await dialog.getByLabel('Reason').fill('You posted one review of nine homes');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Block' }).press('Enter');
  await expect(toast(page, 'Person blocked')).toBeVisible();
  await expect(page.getByText('Not signed in anywhere.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Blocked' })).toBeFocused();
  await expectAccessible(page);
  await expectAccessibleInDark(page);

  await visit(theirs, '/auth/login');
  await signInByForm(theirs, member);
  const alert = theirs.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Reason: You posted one review of nine homes.');
  await expect(alert.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expectAccessible(theirs);

  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  await theirs.getByRole('button', { name: 'Sign in' }).press('Enter');
  await expect(theirs).toHaveURL('/');
  await context.close();
  expect(complaints).toEqual([]);
});

test('a member with a confirmed email becomes an administrator, and loses that at the next call', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsAdmin(page);
  const context = await browser.newContext({ baseURL });
  const theirs = await context.newPage();
  const member = await registerByApi(theirs, buildMember('Mei'));
  await confirmEmail(theirs, member);

  await visit(page, `/admin/people/${member.id}`);
  await page.getByRole('button', { name: 'Make administrator' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Make this person an administrator?' });
  await dialog.getByLabel('Your password').fill('not the right one');
  await dialog.getByRole('button', { name: 'Make administrator' }).press('Enter');
  await expect(dialog.getByText('That isn’t your current password').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill(process.env.ADMIN_PASSWORD ?? '');
  await dialog.getByRole('button', { name: 'Make administrator' }).press('Enter');
  await expect(toast(page, 'Administrator added')).toBeVisible();

  const { email, password } = member;
  expect((await send(theirs, 'POST', '/api/auth/login', { email, password })).status()).toBe(200);
  expect((await theirs.request.get('/api/admin/people')).status()).toBe(200);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  const undo = page.getByRole('dialog', { name: 'Remove this administrator?' });
  await undo.getByLabel('Your password').fill(process.env.ADMIN_PASSWORD ?? '');
  await undo.getByRole('button', { name: 'Remove administrator' }).press('Enter');
  await expect(toast(page, 'Administrator removed')).toBeVisible();
  expect((await theirs.request.get('/api/admin/people')).status()).toBe(403);
  await context.close();
});
