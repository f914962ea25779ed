import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/visit.ts';

const GUIDES = [
  '/property-investment-basics',
  '/first-time-renter-guide',
  '/understanding-strata-fees',
  '/tenant-rights-australia',
  '/building-pest-inspections',
  '/property-auctions-guide',
  '/home-deposit-guide',
];

/** The entry of the outline beside the text that is marked. */
const marked = (page: Page) => page.locator('nav[aria-labelledby=outline] a[aria-current]');

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const path of GUIDES) {
    test(`${path} shows its outline and Quick Links whole beside the text`, async ({ page }) => {
      await visit(page, path);
      await page.evaluate(() => scrollTo(0, 2000));
      for (const name of ['In This Guide', 'Quick Links']) {
        await expect(page.getByRole('navigation', { name })).toBeInViewport({ ratio: 1 });
      }
    });
  }

  for (const path of ['/first-time-renter-guide', '/help', '/terms']) {
    test(`${path} marks its first part whenever the page is at its top`, async ({ page }) => {
      await visit(page, path);
      // until then the parts out of sight have no height of their own
      await page.waitForSelector('html[data-whole]');
      const first = page.locator('nav[aria-labelledby=outline] a').first();
      await expect(first).toHaveAttribute('aria-current', 'location');
      await page.keyboard.press('End');
      await expect(first).not.toHaveAttribute('aria-current');
      await page.keyboard.press('Home');
      await expect(first).toHaveAttribute('aria-current', 'location');
      await expect(marked(page)).toHaveCount(1);
    });
  }
});
