import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newcomer, openMenu, resetLinkFor, send } from './support/members.ts';
import { expect, test, toast, visit } from './support/visit.ts';

const WORDS = 'Two winters here: the windows close, the neighbours greet, the tram is late.';

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

async function signIn(page: Page, { email }: { email: string }, password: string) {
  await fillIn(page, { Email: email, Password: password });
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

async function writeReview(page: Page, propertyId: number, title: string, isAnonymous: boolean) {
  await visit(page, `/write-review/${propertyId}`);
  const now = () => page.evaluate(() => performance.now());
  const opened = await now();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Your review' }).fill(WORDS);
  if (isAnonymous) await page.getByLabel('Post anonymously').check();
  // a form that is sent within three seconds of its opening is refused
  await expect.poll(now).toBeGreaterThan(opened + 3200);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(toast(page, 'Review submitted successfully!')).toBeVisible();
  await expect(page).toHaveURL(`/property/${propertyId}`);
}

async function joinByForm(page: Page, complaints: string[]) {
  const member = newcomer();
  await visit(page, '/auth/register');
  await fillIn(page, {
    'First name': member.firstName,
    'Last name': member.lastName,
    Username: member.username,
    Email: member.email,
    Password: member.password,
    'Confirm password': member.password,
  });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(toast(page, 'Account created successfully!')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(complaints).toEqual([]);
  return member;
}

test('a newcomer joins, keeps homes, writes, comes back with a new password, takes the data along and leaves', async ({
  page,
  browser,
  isMobile,
  complaints,
}) => {
  test.setTimeout(120_000);
  const member = await joinByForm(page, complaints);

  await visit(page, '/search?q=brunswick');
  for (const index of [0, 1, 2]) {
    const button = page.getByRole('article').nth(index).getByRole('button', { name: 'Bookmark' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect(toast(page, 'Property bookmarked')).toContainText('Property added to your bookmarks');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }

  const { id } = (await (await send(page, 'GET', '/api/auth/me')).json()).user;
  const kept = await (await send(page, 'GET', `/api/users/${id}/bookmarks`)).json();
  const [one, two] = kept.map(({ propertyId }: { propertyId: number }) => propertyId);
  const titles = [`Signed by ${member.username}`, `Unsigned by ${member.username}`] as const;
  await writeReview(page, one, titles[0], false);
  await writeReview(page, two, titles[1], true);

  await visit(page, '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matilda Nguyen');
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('tab', { name: 'My Reviews' }).click();
  await expect(page).toHaveURL(/\?tab=reviews$/);
  const review = (title: string) => page.getByRole('article', { name: title, exact: true });
  for (const title of titles) await expect(review(title)).toBeVisible();
  await review(titles[0]).getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit review' });
  await edit.getByRole('textbox', { name: 'Title' }).fill(`${titles[0]} again`);
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(review(`${titles[0]} again`)).toContainText('Edited');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await visit(other, '/auth/login?next=/profile');
  await signIn(other, member, member.password);
  await expect(toast(other, 'Welcome back!')).toContainText('You have been successfully logged in.');
  await expect(other).toHaveURL(/\/profile$/);

  const menu = await openMenu(page, member, isMobile);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await visit(page, '/auth/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // both pages have a field of that name
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await fillIn(page, { Email: member.email });
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await visit(page, await resetLinkFor(member));
  await fillIn(page, { 'New Password': 'korbweide-43', 'Confirm New Password': 'korbweide-43' });
  await expect(page).toHaveURL(/\/auth\/reset-password$/);
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Updated' })).toBeFocused();
  expect((await visit(other, '/profile'))?.status()).toBe(401);
  await elsewhere.close();

  await page.getByRole('link', { name: 'Sign in with new password' }).click();
  await signIn(page, member, member.password);
  await expect(toast(page, 'Login failed')).toContainText('Invalid email or password');
  await signIn(page, member, 'korbweide-43');
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/');

  await visit(page, '/profile?tab=settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const data = JSON.parse(await fs.readFile(await download.path(), 'utf8'));
  expect([data.user.email, data.reviews.length, data.bookmarks.length]).toEqual([member.email, 2, 3]);

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Your password').fill('korbweide-43');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(toast(page, 'Account deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect((await send(page, 'GET', '/api/auth/me')).status()).toBe(401);
  for (const [propertyId, title] of [
    [one, `${titles[0]} again`],
    [two, titles[1]],
  ]) {
    const reviews = await (await send(page, 'GET', `/api/properties/${propertyId}/reviews`)).json();
    const review = reviews.find((each: { title: string }) => each.title === title);
    expect(review).toBeTruthy();
    expect(review.authorName).not.toContain(member.firstName);
  }
});
