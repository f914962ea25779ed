import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { joinQuietly, newcomer, openMenu, resetLinkFor, send } from './support/members.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts';

const toast = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

const REVIEW = {
  residencyStatus: 'lived_here',
  rating: 4,
  content: 'Two winters here: the windows close, the neighbours greet, the tram is late.',
};

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

async function signIn(page: Page, { email }: { email: string }, password: string) {
  await fillIn(page, { Email: email, Password: password });
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
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
  const titles = [`Signed by ${member.username}`, `Unsigned by ${member.username}`];
  await send(page, 'POST', '/api/reviews', { ...REVIEW, propertyId: one, title: titles[0] });
  await send(page, 'POST', '/api/reviews', {
    ...REVIEW,
    propertyId: two,
    title: titles[1],
    isAnonymous: true,
  });

  await visit(page, '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matilda Nguyen');
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('tab', { name: 'My Reviews' }).click();
  await expect(page).toHaveURL(/\?tab=reviews$/);

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
    [one, titles[0]],
    [two, titles[1]],
  ]) {
    const reviews = await (await send(page, 'GET', `/api/properties/${propertyId}/reviews`)).json();
    const review = reviews.find((each: { title: string }) => each.title === title);
    expect(review).toBeTruthy();
    expect(JSON.stringify(review)).not.toContain(member.lastName);
  }
});

test('the buttons of a page know its bookmarks at once and ask for nothing; visitors have none', async ({
  page,
  complaints,
}) => {
  const calls: string[] = [];
  const scripts: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/api/')) calls.push(request.url());
    if (request.url().includes('/r/mf_account/')) scripts.push(request.url());
  });
  await visit(page, '/search');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Bookmark' })).toHaveCount(0);
  expect(scripts).toEqual([]);

  const { id } = await joinQuietly(page);
  const home = await page.getByRole('article').nth(1).getByRole('link').first().getAttribute('href');
  const propertyId = Number(home?.split('/').at(-1));
  await send(page, 'POST', '/api/bookmarks', { userId: id, propertyId });
  await visit(page, '/search');
  await page.waitForLoadState('networkidle');
  const buttons = page.getByRole('button', { name: 'Bookmark' });
  await expect(buttons).toHaveCount(24);
  await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'true');
  expect(calls).toEqual([]);
  expect(scripts.filter(url => url.includes('account.bookmark'))).toHaveLength(1);
  expect(scripts.filter(url => url.includes('/routes.'))).toEqual([]);

  const { width, height } = (await buttons.first().boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([44, 44]);
  await buttons.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Bookmark removed')).toContainText('Property removed from your bookmarks');
  await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(buttons.nth(1)).toBeFocused();
  expect(complaints).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen can be used by everyone (${colorScheme})`, async ({ page, complaints }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
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
      await check();
      await page.getByRole('main').getByRole('button', { name: button }).click();
      await expect(page.getByText('Invalid email address')).toBeVisible();
      await check();
    }
    await visit(page, '/auth/reset-password?token=made-up');
    await expect(page.getByRole('heading', { name: 'Invalid or Expired Link' })).toBeVisible();
    await check();

    const { id } = await joinQuietly(page);
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
}

test('a form sent before its script was there tells nobody what was typed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/auth/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeDisabled();
  await page.getByLabel('Email').fill('matilda@example.com');
  await page.getByLabel('Email').press('Enter');
  expect(page.url()).toMatch(/\/auth\/login$/);
  await context.close();
});
