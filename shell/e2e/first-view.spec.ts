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
