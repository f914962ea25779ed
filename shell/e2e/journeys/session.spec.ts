import type { Page } from '@playwright/test';
import { openMenu, registerByApi, send, signInByForm } from '../support/members.ts';
import { expect, expectAccessible, test, toast, visit } from '../support/visit.ts';

const mirror = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));

const registry = (page: Page) =>
  page.evaluate(() => document.getElementById('boot')?.textContent?.includes('mf_admin'));

/** What the header says before any script has run. */
const headerBefore = async (page: Page) => {
  const html = await (await page.request.get('/')).text();
  return /<header[\s\S]*<\/header>/.exec(html)?.[0] ?? '';
};

test('signing out in one tab shows in the other, whose private page closes', async ({ page, context }) => {
  const member = await registerByApi(page);
  const other = await context.newPage();
  await visit(other, '/profile');
  await page.bringToFront();
  await visit(page, '/');
  const menu = await openMenu(page, member, false);
  await menu.getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  await expect(other).toHaveURL(/\/auth\/login\?next=%2Fprofile$/);
  await expect(other.getByText(member.email)).toHaveCount(0);
  expect((await send(page, 'GET', '/api/auth/me')).status()).toBe(401);
});

test('Sign In comes back to the page it was pressed on', { tag: '@sizes' }, async ({ page, isMobile }) => {
  const { email, password } = await registerByApi(page);
  await page.context().clearCookies();
  await visit(page, '/property/1?sort=helpful');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await signInByForm(page, { email, password });
  await expect(page).toHaveURL(/\/property\/1\?sort=helpful$/);
});

test('an administrator finds the admin console in the menu', { tag: '@sizes' }, async ({
  page,
  isMobile,
}) => {
  const { ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = process.env;
  await visit(page, '/auth/login');
  await signInByForm(page, { email, password });
  await expect(page).toHaveURL('/');
  // the new page takes the focus, which would close a menu
  await expect(page.getByRole('main')).toBeFocused();
  const menu = await openMenu(page, { firstName: 'Admin' }, isMobile);
  const hrefs = ['Admin Panel', 'Manage Properties', 'Manage Reviews'].map(name =>
    menu.getByRole('link', { name }).getAttribute('href'),
  );
  expect(await Promise.all(hrefs)).toEqual(['/admin/leads', '/admin/properties', '/admin/reviews']);
  await menu.getByRole('link', { name: 'Admin Panel' }).click();
  await expect(page).toHaveURL('/admin/leads');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Access Denied');
});

test('the server knows who is signed in: no flash of Sign In, and the mirror is healed', async ({
  page,
  complaints,
}) => {
  const member = await registerByApi(page);
  expect(await headerBefore(page)).toContain(member.firstName);
  expect(await headerBefore(page)).not.toContain('Sign In');
  await visit(page, '/');
  expect(await mirror(page)).toMatchObject({ id: member.id, username: member.username, isAdmin: false });
  for (const record of ['{"id":', '{"id":999999,"firstName":"Nobody"}', null]) {
    await page.evaluate(
      text => (text === null ? localStorage.removeItem('user') : localStorage.setItem('user', text)),
      record,
    );
    await visit(page, '/');
    expect(await mirror(page)).toMatchObject({ id: member.id });
  }
  expect(complaints).toEqual([]);
});

test('a session that the server has lost leaves a page for visitors, and signing in works', async ({
  page,
}) => {
  const { email, password } = await registerByApi(page);
  await visit(page, '/profile');
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name.endsWith('sid'));
  await page
    .context()
    .addCookies([{ ...cookie, value: 'lost' } as typeof cookie & { value: string; name: string }]);
  expect((await visit(page, '/search'))?.status()).toBe(200);
  expect(await mirror(page)).toBeNull();
  expect((await page.goto('/profile'))?.status()).toBe(401);
  await expect(page).toHaveURL(/\/auth\/login/);
  await signInByForm(page, { email, password });
  await expect(page).toHaveURL('/profile');
});

test('a session that ended meanwhile ends here with the first call that says so', async ({ page }) => {
  await registerByApi(page);
  await visit(page, '/property/1');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Bookmark' }).click();
  await expect(toast(page, 'Error')).toContainText('Please sign in to do this.');
  await expect(page.getByRole('button', { name: 'Bookmark' })).toHaveCount(0);
  expect(await mirror(page)).toBeNull();
});

test('logging out leaves nothing behind that Back could show', async ({ page }) => {
  const member = await registerByApi(page);
  await visit(page, '/profile?tab=settings');
  const menu = await openMenu(page, member, false);
  await menu.getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByText(member.email)).toHaveCount(0);
});

test('the profile is closed to visitors, and opens once they have signed in', async ({ page, request }) => {
  const response = await request.get('/profile?tab=settings');
  expect(response.status()).toBe(401);
  expect(response.headers()['cache-control']).toBe('private, no-store');
  const html = await response.text();
  for (const text of [
    'Access Required',
    'Please sign in to view your profile.',
    'name="robots" content="noindex"',
  ]) {
    expect(html).toContain(text);
  }
  const { email, password } = await registerByApi(page);
  await page.context().clearCookies();
  await visit(page, '/profile?tab=settings');
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await signInByForm(page, { email, password });
  await expect(page).toHaveURL(/\/profile\?tab=settings$/);
  await expect(page.getByText('Danger Zone')).toBeVisible();
});

test('the admin console is closed to everyone but administrators', async ({ page }) => {
  for (const join of [false, true]) {
    if (join) await registerByApi(page);
    for (const [path, content] of [
      ['/admin/leads', 'You need admin privileges to access this page.'],
      ['/admin/properties', 'You don&#x27;t have permission to access this page.'],
    ] as const) {
      const response = await page.request.get(path);
      expect(response.status()).toBe(403);
      expect(await response.text()).toContain(content);
    }
    const sentAway = await page.request.get('/admin', { maxRedirects: 0 });
    expect([sentAway.status(), sentAway.headers().location]).toEqual([302, '/']);
    // once everything is hydrated, the message may be gone
    await page.goto('/admin/reviews', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'Access Denied')).toContainText(
      'You need admin privileges to access this page.',
    );
    expect(await registry(page)).toBe(false);
  }
  await visit(page, '/admin/leads');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await expect(page).toHaveTitle('Access Denied | Home Truths');
  await expectAccessible(page);
});

test('a record that no session stands behind is removed', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => localStorage.setItem('user', '{"id":1,"firstName":"Sam","isAdmin":true}'));
  await visit(page, '/');
  expect(await mirror(page)).toBeNull();
});

test('the admin console stays closed on the way from page to page', async ({ page }) => {
  await visit(page, '/');
  const go = (path: string) =>
    page.evaluate(to => {
      window.history.pushState({ idx: 1 }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
    }, path);
  await go('/admin/leads');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await go('/admin/reviews');
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Access Denied')).toBeVisible();
});
