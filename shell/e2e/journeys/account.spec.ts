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
} from '../support/members.ts';
import { expect, test, toast, visit } from '../support/visit.ts';

const CONTENT = 'Two winters here: the windows close, the neighbours greet, the tram is late.';

test.setTimeout(120_000);

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

async function signIn(page: Page, { email }: { email: string }, password: string) {
  await fillIn(page, { Email: email, Password: password });
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

async function writeReview(page: Page, propertyId: number, title: string) {
  await visit(page, `/write-review/${propertyId}`);
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Your review' }).fill(CONTENT);
  await page.getByLabel('Post anonymously').check();
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(toast(page, 'Review submitted successfully!')).toBeVisible();
  await expect(page).toHaveURL(`/property/${propertyId}`);
}

async function writeQuietly(page: Page, propertyId: number, title: string) {
  const reviewText = { title, content: CONTENT, residencyStatus: 'lived_here', rating: 4 };
  const response = await send(page, 'POST', '/api/reviews', { propertyId, ...reviewText });
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
  const properties = [];
  for (let number = 1; number <= 3; number++) properties.push(await makeProperty(request, term));
  await visit(page, `/search?q=${term}`);
  for (const id of properties) {
    const button = page
      .getByRole('article')
      .filter({ has: page.locator(`a[href="/property/${id}"]`) })
      .getByRole('button', { name: 'Bookmark' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    // by key: the message about the one before may lie over it
    await button.press('Enter');
    await expect(toast(page, 'Property bookmarked')).toContainText('Property added to your bookmarks');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }

  const [one = 0, two = 0] = properties;
  const titles = [`Signed by ${member.username}`, `Unsigned by ${member.username}`] as const;
  await writeQuietly(page, one, titles[0]);
  await writeReview(page, two, titles[1]);

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
  await menu.getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await visit(page, '/auth/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
  // both pages have a field of that name
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await fillIn(page, { Email: member.email });
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
  await signIn(page, member, member.password);
  await expect(toast(page, 'Login failed')).toContainText('Invalid email or password');
  await signIn(page, member, 'korbweide-43');
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/');

  await visit(page, '/profile?tab=settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
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
  await page.getByRole('button', { name: 'Yes, it’s mine' }).click();
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeFocused();
  await visit(page, '/profile?tab=settings');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByText(member.email)).toHaveCount(0);
  expect(complaints).toEqual([]);
});
