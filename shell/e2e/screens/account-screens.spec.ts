import { registerByApi, send } from '../support/members.ts';
import { expect, test, toast, visit } from '../support/visit.ts';

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

test('without scripts more bookmarks than a page come with Show more', async ({ page, browser }) => {
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
