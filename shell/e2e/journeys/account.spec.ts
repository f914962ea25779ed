import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeProperty, uniqueTerm } from '../support/admin.ts';
import {
  buildMember,
  confirmLinkFor,
  openMenu,
  registerByApi,
  resetLinkFor,
  send,
  signInByForm,
} from '../support/members.ts';
import { expect, expectAccessible, test, toast, visit } from '../support/visit.ts';

const CONTENT = 'Two winters here: the windows close, the neighbours greet, the tram is late.';

test.setTimeout(120_000);

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

async function writeByApi(page: Page, propertyId: number, title: string, isAnonymous = false) {
  const review = {
    propertyId,
    title,
    content: CONTENT,
    residencyStatus: 'lived_here',
    rating: 4,
    isAnonymous,
  };
  const response = await send(page, 'POST', '/api/reviews', review);
  expect(response.status(), await response.text()).toBe(201);
}

async function joinByForm(page: Page, complaints: string[]) {
  const member = buildMember();
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

const journey =
  'a newcomer joins, keeps homes, writes, comes back with a new password, takes the data along and leaves';

test(journey, { tag: '@sizes' }, async ({ page, request, browser, isMobile, complaints }) => {
  const member = await joinByForm(page, complaints);

  const term = uniqueTerm();
  const [signed, unsigned] = [await makeProperty(request, term), await makeProperty(request, uniqueTerm())];
  await visit(page, `/search?q=${term}`);
  const bookmark = page.getByRole('article').getByRole('button', { name: 'Bookmark' });
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  await bookmark.press('Enter');
  await expect(toast(page, 'Property bookmarked')).toContainText('Property added to your bookmarks');
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  const titles = [`Signed by ${member.username}`, `Unsigned by ${member.username}`] as const;
  await writeByApi(page, signed, titles[0]);
  await writeByApi(page, unsigned, titles[1], true);

  await visit(page, '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matilda Nguyen');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('tab', { name: 'My Reviews' }).click();
  await expect(page).toHaveURL(/\?tab=reviews$/);
  for (const title of titles)
    await expect(page.getByRole('article', { name: title, exact: true })).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const { email, password } = member;
  expect((await send(other, 'POST', '/api/auth/login', { email, password })).status()).toBe(200);

  const menu = await openMenu(page, member, isMobile);
  await menu.getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await visit(page, '/auth/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
  // both pages have a field of that name
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await fillIn(page, { Email: email });
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  const link = await resetLinkFor(member);
  const token = new URL(link, page.url()).searchParams.get('token') ?? '';
  const requested: string[] = [];
  page.on('request', request => requested.push(request.url()));
  await visit(page, link);
  await fillIn(page, { 'New Password': 'korbweide-43', 'Confirm New Password': 'korbweide-43' });
  await expect(page).toHaveURL(/\/auth\/reset-password$/);
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Updated' })).toBeFocused();
  // only the page itself was asked for by an address that holds the token, which no history and no log then has
  expect(token).toHaveLength(43);
  expect(requested.filter(address => address.includes(token))).toEqual([new URL(link, page.url()).href]);
  expect(requested.filter(address => address.endsWith('/api/auth/verify-reset-token'))).toHaveLength(1);
  expect((await visit(other, '/profile'))?.status()).toBe(401);
  await elsewhere.close();

  await page.getByRole('link', { name: 'Sign in with new password' }).click();
  expect((await send(page, 'POST', '/api/auth/login', { email, password })).status()).toBe(401);
  await signInByForm(page, { email, password: 'korbweide-43' });
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/');

  await visit(page, '/profile?tab=settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  const data = JSON.parse(await fs.readFile(await download.path(), 'utf8'));
  expect([data.user.email, data.reviews.length, data.bookmarks.length]).toEqual([email, 2, 1]);

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Your password').fill('korbweide-43');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(toast(page, 'Account deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect((await send(page, 'GET', '/api/auth/me')).status()).toBe(401);
  for (const [propertyId, title] of [
    [signed, titles[0]],
    [unsigned, titles[1]],
  ]) {
    const reviews = await (await send(page, 'GET', `/api/properties/${propertyId}/reviews`)).json();
    const review = reviews.find((each: { title: string }) => each.title === title);
    expect(review).toBeTruthy();
    expect(review.authorName).not.toContain(member.firstName);
  }
});

test('an email is changed, and only then confirmed', { tag: '@sizes' }, async ({ page, complaints }) => {
  const member = await registerByApi(page);
  const moved = buildMember();
  await visit(page, '/profile?tab=settings');
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(moved.email);
  await page.getByLabel('Your password').fill(member.password);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`Open the link we’ve sent to ${moved.email}.`)).toBeVisible();
  await visit(page, await confirmLinkFor(moved));
  await expect(page.getByRole('heading', { name: `Confirm ${moved.email}?` })).toBeFocused();
  await expect(page).toHaveURL('/auth/confirm-email');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, it’s mine' }).click();
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeFocused();
  await visit(page, '/profile?tab=settings');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByText(member.email)).toHaveCount(0);
  expect(complaints).toEqual([]);
});
