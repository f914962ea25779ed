import { confirmLinkFor, registerByApi, send } from '../support/members.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from '../support/visit.ts';

const everyScreen = 'every screen can be used by everyone, by day on a desktop and by night on a phone';

test(everyScreen, { tag: '@sizes' }, async ({ page, isMobile, complaints }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
  const check = async () => {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };
  for (const [path, button] of [
    ['/auth/login', 'Sign in'],
    ['/auth/register', 'Create account'],
    ['/auth/forgot-password', 'Send reset link'],
  ] as const) {
    await visit(page, path);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await check();
  }
  await visit(page, '/auth/reset-password?token=made-up');
  await expect(page.getByRole('heading', { name: 'Invalid or Expired Link' })).toBeVisible();
  await check();

  const { id, email } = await registerByApi(page);
  await visit(page, await confirmLinkFor({ email }));
  await expect(page.getByRole('button', { name: 'Yes, it’s mine' })).toBeVisible();
  await check();
  await visit(page, '/profile');
  await expect(page.getByText('No bookmarks yet')).toBeVisible();
  await check();
  await send(page, 'POST', '/api/bookmarks', { userId: id, propertyId: 1 });
  await visit(page, '/profile');
  await expect(page.getByRole('article')).toHaveCount(1);
  await check();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByText('Danger Zone')).toBeVisible();
  await check();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await check();
  expect(complaints).toEqual([]);
});
