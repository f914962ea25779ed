import { confirmLinkFor, registerByApi, send } from '../support/members.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast, visit } from '../support/visit.ts';

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

test('the buttons of a page know its bookmarks at once and request nothing; visitors have none', async ({
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

  const { id } = await registerByApi(page);
  const property = await page.getByRole('article').nth(1).getByRole('link').first().getAttribute('href');
  const propertyId = Number(property?.split('/').at(-1));
  await send(page, 'POST', '/api/bookmarks', { userId: id, propertyId });
  await visit(page, '/search');
  await page.waitForLoadState('networkidle');
  const buttons = page.getByRole('button', { name: 'Bookmark' });
  await expect(buttons).toHaveCount(24);
  // other journeys write reviews meanwhile: a home keeps its card, not its place
  const button = page
    .getByRole('article')
    .filter({ has: page.locator(`a[href="/property/${propertyId}"]`) })
    .getByRole('button', { name: 'Bookmark' });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(calls).toEqual([]);
  expect(scripts.filter(url => url.includes('account.bookmark'))).toHaveLength(1);
  expect(scripts.filter(url => url.includes('/routes.'))).toEqual([]);

  const { width, height } = (await buttons.first().boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([44, 44]);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Bookmark removed')).toContainText('Property removed from your bookmarks');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(button).toBeFocused();
  expect(complaints).toEqual([]);
});

test('more bookmarks than a page come with Show more, with and without scripts', async ({
  page,
  browser,
  complaints,
}) => {
  const { id } = await registerByApi(page);
  const rows = (await (await send(page, 'GET', '/api/properties/search?limit=30')).json()) as {
    id: number;
  }[];
  for (const property of rows)
    await send(page, 'POST', '/api/bookmarks', { userId: id, propertyId: property.id });
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto('/profile?tab=bookmarks');
  await expect(plain.getByRole('article')).toHaveCount(24);
  await expect(plain.getByText('Showing 24 of 30 bookmarks')).toBeVisible();
  await plain.getByRole('button', { name: 'Show more' }).click();
  await expect(plain.getByRole('article')).toHaveCount(30);
  await context.close();

  await visit(page, '/profile');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('article')).toHaveCount(30);
  await expect(page.getByRole('article').nth(24).getByRole('link').first()).toBeFocused();
  await page.getByRole('button', { name: 'Bookmark' }).nth(3).press('Enter');
  await expect(page.getByText('Showing 29 of 29 bookmarks')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a form sent before its script was there reveals nothing of what was typed', async ({ browser }) => {
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
