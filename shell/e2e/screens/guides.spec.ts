import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, visit } from '../support/visit.ts';

const GUIDES = [
  ['/property-investment-basics', 'Property Investment Basics', 12],
  ['/first-time-renter-guide', 'The First-Time Renter’s Guide', 8],
  ['/understanding-strata-fees', 'Understanding Strata Fees', 5],
  ['/tenant-rights-australia', 'Tenant Rights in Australia', 10],
  ['/building-pest-inspections', 'Building and Pest Inspections Explained', 6],
  ['/property-auctions-guide', 'The Complete Guide to Property Auctions', 7],
  ['/home-deposit-guide', 'How Much Deposit You Really Need in Australia', 7],
] as const;

const RENTER = '/first-time-renter-guide';
const ARTICLE = '/resources/how-to-read-a-strata-report';
const PAGES = ['/about', '/help', '/contact', '/report', '/terms', '/privacy', '/cookies'];
const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [path, name, minutes] of GUIDES) {
  test(`${path} is a whole page of its own`, async ({ page, request, complaints }) => {
    await visit(page, path);
    await expect(title(page)).toHaveText(name);
    await expect(page.getByText(`${minutes} min read`).first()).toBeVisible();
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{80}/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Article', headline: name });
    await expect(page.getByRole('heading', { name: 'Also Read' })).toBeVisible();
    const moved = await request.get(`/resources${path}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, path]);
    expect(complaints).toEqual([]);
  });
}

test('a guide prints as its text alone', async ({ page }) => {
  await visit(page, '/home-deposit-guide');
  await page.emulateMedia({ media: 'print' });
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.locator('[data-ad]').first(),
  ]) {
    await expect(part).toBeHidden();
  }
});

test('"Mobile App" finds how to install the site', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mobile App' }).click();
  await expect(page).toHaveURL('/help#install');
  await expect(page.getByRole('heading', { name: 'Install the site on your phone' })).toBeInViewport();
});

test('a resource that is not there says so with its status', async ({ page }) => {
  const response = await visit(page, '/resources/no-such-thing');
  expect(response?.status()).toBe(404);
  await expect(title(page)).toHaveText('Resource Not Found');
  await expect(page.getByText("The resource you're looking for doesn't exist.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Resources' }).click();
  await expect(page).toHaveURL('/resources');
});

test('the sitemap names every guide, resource and page', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap/pages.xml')).text();
  for (const path of [...GUIDES.map(([path]) => path), ...PAGES, '/resources', ARTICLE]) {
    expect(sitemap).toContain(`${path}</loc>`);
  }
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Waits until a page is on the device. */
  const stored = async (page: Page, path: string) => {
    const isStored = () =>
      page.evaluate(async requested => {
        const cache = await caches.open('home-truths-pages-1');
        return (await cache.match(requested)) !== undefined;
      }, path);
    await expect.poll(isStored, { timeout: 20_000 }).toBe(true);
  };

  test('who is signed in stays so while a copy is read', async ({ page, context }) => {
    await visit(page, RENTER);
    await stored(page, RENTER);
    await page.evaluate(() => localStorage.setItem('user', '{"id":1}'));
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBe('{"id":1}');
  });
});

test('a checklist is printed on one sheet', async ({ page }) => {
  for (const name of ['inspection', 'auction']) {
    await visit(page, `/resources/checklists/${name}`);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g), name).toHaveLength(1);
  }
});
