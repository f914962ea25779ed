import type { Page } from '@playwright/test';
import { measureFirstView } from '../../bench/first-view.ts';
import { PAGES } from '../../bench/pages.ts';
import { expect, hydrated, test, visit } from '../support/visit.ts';

for (const [name, { path, scriptsLimitKb }] of Object.entries(PAGES))
  test(`the first view of ${name} transfers at most ${scriptsLimitKb} KB of JavaScript`, async ({
    browser,
    baseURL,
  }) => {
    const { scripts } = await measureFirstView(browser, `${baseURL}${path}`);
    expect(scripts / 1000).toBeGreaterThan(100);
    expect(scripts / 1000).toBeLessThanOrEqual(scriptsLimitKb);
  });

/** Records the scripts that a page requests. */
function recordScripts(page: Page) {
  const scripts: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Opens a page, as nobody uses it yet, and waits until all is quiet. */
async function openUnused(page: Page, path: string) {
  await page.goto(path);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
}

for (const path of ['/property/1', '/first-time-renter-guide', '/write-review', '/auth/login'])
  test(`the code of ${path} comes at the first move of a pointer`, async ({ page }) => {
    const scripts = recordScripts(page);
    await openUnused(page, path);
    const before = scripts.length;
    await expect(page.locator('[type=submit][aria-disabled]')).toHaveCount(0);
    await page.mouse.move(10, 10);
    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(before);
  });

test('a draft is shown before anybody uses the page', async ({ page }) => {
  await visit(page, '/write-review');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Quiet and sunny');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('review-draft-new'))).toContain('Quiet');
  await openUnused(page, '/write-review');
  await expect(title).toHaveValue('Quiet and sunny');
  await expect(page.getByText('restored your draft')).toBeVisible();
});

test('a sign-in that is filled in at once and sent is checked', async ({ page }) => {
  await openUnused(page, '/auth/login');
  await page.getByLabel('Email', { exact: true }).fill('nobody@home-truths.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Invalid email or password').first()).toBeVisible();
});

for (const path of ['/', '/first-time-renter-guide', '/auth/login'])
  test(`the largest picture of ${path} comes with its document`, async ({ page }) => {
    await page.goto(path);
    const picture = page.locator('main img').first();
    await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml,/);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
