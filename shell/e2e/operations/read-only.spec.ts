import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { endSite, spawnSite, urlOfSite } from '../support/start-site.ts';
import { visit } from '../support/visit.ts';

const NOTICE = { name: 'Maintenance' };

test('on a site that is read-only people search and read, and are told why nothing is saved', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const dir = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'read-only-'));
  await fs.chmod(dir, 0o755);
  const site = spawnSite(dir, { READ_ONLY: 'on', SEED: 'demo' });
  try {
    const page = await browser.newPage({ baseURL: await urlOfSite(site) });
    for (const [url, text] of [
      ['/search?q=brunswick', 'Brunswick'],
      ['/property/1', 'Write a Review'],
    ] as const) {
      await visit(page, url);
      await expect(page.getByRole('complementary', NOTICE)).toContainText('you can’t sign in, write reviews');
      await expect(page.getByRole('main')).toContainText(text);
    }
    await visit(page, '/auth/login');
    await page.getByLabel('Email').fill('kim@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong horse');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('main').getByText('nothing can be saved right now').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('kim@example.com');
    const ready = await page.request.get('/readyz');
    expect([ready.status(), await ready.text()]).toEqual([200, 'ok, read-only']);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.close();
  } finally {
    await endSite(site);
    await fs.rm(dir, { recursive: true, force: true });
  }
});
