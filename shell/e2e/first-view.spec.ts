import { expect, test } from '@playwright/test';
import { measureFirstView } from '../bench/first-view.ts';
import { PAGES } from '../bench/pages.ts';

for (const [name, { path, scriptsLimitKb }] of Object.entries(PAGES))
  test(`the first view of ${name} transfers at most ${scriptsLimitKb} KB of JavaScript`, async ({
    browser,
    baseURL,
  }) => {
    const { scripts } = await measureFirstView(browser, `${baseURL}${path}`);
    expect(scripts / 1000).toBeGreaterThan(100);
    expect(scripts / 1000).toBeLessThanOrEqual(scriptsLimitKb);
  });

for (const path of ['/', '/first-time-renter-guide', '/auth/login'])
  test(`the largest picture of ${path} comes with its document`, async ({ page }) => {
    await page.goto(path);
    const picture = page.locator('main img').first();
    await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml,/);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
