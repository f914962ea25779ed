import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../support/admin.ts';
import { breakRemote, FAULTS } from '../support/faults.ts';
import { startGateway } from '../support/gateway.ts';
import { tamper } from '../support/tamper.ts';
import { expect, site, test } from '../support/visit.ts';

test.describe.configure({ mode: 'parallel' });

interface Reach {
  /** A page of another remote, from which one gets there. */
  from: string;
  go(page: Page): Promise<void>;
  /** What is there when all is well. */
  there(page: Page): ReturnType<Page['getByText']>;
  /** What is said when it is not. */
  message: string;
  /** A heading of the page that goes on around it. */
  around?: string;
}

const AWAY = 'This page isn’t available right now';
const titled = (title: string) => (page: Page) => page.getByRole('heading', { level: 1, name: title });
const follow = (address: string) => (page: Page) => page.locator(`a[href^="${address}"]`).first().click();
const openProperty = (page: Page) =>
  page
    .getByRole('link', { name: /^Read Reviews/ })
    .first()
    .click();

const REACHES: Record<string, Reach> = {
  mf_search: { from: '/help', go: follow('/search'), there: titled('All Properties'), message: AWAY },
  mf_property: {
    from: '/search?sort=most-reviews',
    go: openProperty,
    there: page => page.getByRole('heading', { name: 'Property Overview' }),
    message: AWAY,
  },
  mf_reviews: {
    from: '/search?sort=most-reviews',
    go: openProperty,
    there: page => page.getByRole('heading', { name: /^\d+ reviews$/ }),
    message: 'We couldn’t load the reviews',
    around: 'Property Overview',
  },
  mf_account: { from: '/help', go: follow('/auth/login'), there: titled('Sign in'), message: AWAY },
  mf_admin: {
    from: '/help',
    go: async page => {
      await page.getByRole('banner').getByRole('button').last().press('Enter');
      await page
        .getByRole('menuitem', { name: 'Manage Reviews' })
        .or(page.getByRole('link', { name: 'Manage Reviews' }))
        .click();
    },
    there: titled('Review Management'),
    message: AWAY,
  },
  mf_guides: { from: '/search', go: follow('/help'), there: titled('Help Center'), message: AWAY },
};

/** All patience ends after 4.5 s (`platform/ui/retry-with-timeout.ts`); the rest is what a busy machine takes. */
const SOON = { timeout: 6000 };

async function open(page: Page, remote: string, url: string) {
  if (remote === 'mf_admin') await signInAsAdmin(page);
  await page.goto(url);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}

/** The damage is told in its place, and what stands around it lives. */
async function expectContained(page: Page, { message, around }: Reach) {
  await expect(page.getByText(message)).toBeVisible(SOON);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  if (around) await expect(page.getByRole('heading', { name: around })).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
}

for (const [remote, reach] of Object.entries(REACHES)) {
  for (const fault of Object.keys(FAULTS)) {
    test(`${remote} ${fault}: told within five seconds, Retry brings it`, { tag: '@faults' }, async ({
      page,
    }) => {
      await open(page, remote, site + reach.from);
      const restore = await breakRemote(page, remote, fault);
      await reach.go(page);
      await expectContained(page, reach);
      restore();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(reach.there(page)).toBeVisible();
    });
  }

  test(`${remote} with a corrupt manifest: told, and Retry brings it once it is mended`, {
    tag: '@faults',
  }, async ({ page }) => {
    let manifest = '';
    let whole = '';
    const gateway = await startGateway(site, async ({ releaseOf }) => {
      const dir = await releaseOf(remote);
      manifest = path.join(dir, 'remote.json');
      whole = await fs.readFile(manifest, 'utf8');
      await tamper(dir, /^remote\.json$/);
    });
    await open(page, remote, gateway.url + reach.from);
    await reach.go(page);
    await expectContained(page, reach);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await fs.writeFile(manifest, whole);
    // the gateway looks again after three seconds
    await expect(async () => {
      const retry = page.getByRole('button', { name: 'Try again' });
      if (await retry.isVisible()) await retry.click({ timeout: 1000 });
      await expect(reach.there(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await gateway.stop();
  });
}
