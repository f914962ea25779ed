import { registerByApi, send } from '../support/members.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast, visit } from '../support/visit.ts';

test('a person sees where they are signed in, and signs out everywhere else', { tag: '@sizes' }, async ({
  page,
  browser,
  complaints,
}) => {
  const member = await registerByApi(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await send(other, 'POST', '/api/auth/login', { email: member.email, password: member.password });
  expect((await visit(other, '/profile'))?.status()).toBe(200);

  await visit(page, '/profile?tab=settings');
  const sessions = page.getByRole('list', { name: 'Where you’re signed in' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Sign out everywhere else?' });
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(toast(page, 'Signed out everywhere else')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(sessions).toContainText('This browser');

  expect((await visit(other, '/profile'))?.status()).toBe(401);
  await elsewhere.close();
  expect(complaints).toEqual([]);
});
