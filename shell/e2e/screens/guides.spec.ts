import fs from 'node:fs/promises';
import { startGateway } from '../support/gateway.ts';
import { ARTICLE, RENTER, waitUntilStored } from '../support/guides.ts';
import { registerByApi, send } from '../support/members.ts';
import { expect, expectAccessible, heading, test, visit } from '../support/visit.ts';

const GUIDES = [
  ['/property-investment-basics', 'Property Investment Basics', 12],
  ['/first-time-renter-guide', 'The First-Time Renter’s Guide', 8],
  ['/understanding-strata-fees', 'Understanding Strata Fees', 5],
  ['/tenant-rights-australia', 'Tenant Rights in Australia', 10],
  ['/building-pest-inspections', 'Building and Pest Inspections Explained', 6],
  ['/property-auctions-guide', 'The Complete Guide to Property Auctions', 7],
  ['/home-deposit-guide', 'How Much Deposit You Really Need in Australia', 7],
] as const;

const PAGES = ['/about', '/help', '/contact', '/report', '/terms', '/privacy', '/cookies'];

for (const [path, name, minutes] of GUIDES) {
  test(`${path} is a whole page of its own`, async ({ page, request, complaints }) => {
    await visit(page, path);
    await expect(heading(page)).toHaveText(name);
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
  await expect(heading(page)).toBeVisible();
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

test('the sitemap names every guide, resource and page', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap/pages.xml')).text();
  for (const path of [...GUIDES.map(([path]) => path), ...PAGES, '/resources', ARTICLE]) {
    expect(sitemap).toContain(`${path}</loc>`);
  }
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('who is signed in stays so while a copy is read', async ({ page, context }) => {
    await visit(page, RENTER);
    await waitUntilStored(page, RENTER);
    await page.evaluate(() => localStorage.setItem('user', '{"id":1}'));
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBe('{"id":1}');
  });

  test('a session that ended elsewhere leaves no homes on the device', async ({ page }) => {
    const { id } = await registerByApi(page);
    const isStored = () =>
      page.evaluate(async () => (await (await caches.open('home-truths-properties-1')).keys()).length > 0);
    await send(page, 'POST', '/api/bookmarks', { userId: id, propertyId: 1 });
    await visit(page, '/profile');
    await expect.poll(isStored, { timeout: 20_000 }).toBe(true);
    await send(page, 'POST', '/api/auth/logout');
    await visit(page, '/');
    await expect.poll(isStored, { timeout: 20_000 }).toBe(false);
  });

  test('the switch removes everything again', async ({ page, baseURL }) => {
    const on = await startGateway(baseURL ?? '');
    await visit(page, on.url + RENTER);
    await waitUntilStored(page, RENTER);
    await on.stop();
    const off = await startGateway(baseURL ?? '', undefined, {
      PORT: new URL(on.url).port,
      OFFLINE: 'off',
    });
    try {
      await visit(page, off.url + RENTER);
      const left = () =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]);
      await expect.poll(left).toEqual([0, 0]);
      expect(await (await page.request.get(`${off.url}/sw.js`)).text()).toContain('unregister');
    } finally {
      await off.stop();
    }
  });
});

test('a checklist is printed on one sheet', async ({ page }) => {
  for (const name of ['inspection', 'auction']) {
    await visit(page, `/resources/checklists/${name}`);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g), name).toHaveLength(1);
  }
});

test('the auction checklist is a file to keep and a page to print', async ({ page }) => {
  await visit(page, '/property-auctions-guide');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download checklist' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('auction-checklist.txt');
  const content = await fs.readFile(await file.path(), 'utf8');
  expect(content).toContain('[ ] Pre-approval in writing');
  await page.getByRole('link', { name: 'Print version' }).click();
  await expect(heading(page)).toHaveText('Auction checklist');
  const box = page.getByRole('checkbox', { name: /^Pre-approval in writing/ });
  await box.check();
  await expect(box).toBeChecked();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(box).toBeVisible();
});

test('what the site does with personal data is found from the footer', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(heading(page)).toHaveText('Privacy Policy');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();
});

test('the outline follows the reading and leads to its parts', { tag: '@sizes' }, async ({
  page,
  isMobile,
}) => {
  await visit(page, '/property-auctions-guide');
  if (isMobile) await page.locator('summary').click();
  const outline = isMobile
    ? page.locator('details')
    : page.getByRole('navigation', { name: 'In This Guide' });
  const entry = outline.getByRole('link', { name: 'Common mistakes' });
  await entry.click();
  await expect(page).toHaveURL('/property-auctions-guide#common-mistakes');
  await expect(page.getByRole('heading', { name: 'Common mistakes' })).toBeInViewport();
  await expect(entry).toHaveAttribute('aria-current', 'location');
  await page.getByRole('heading', { name: 'What if it passes in' }).evaluate(part => part.scrollIntoView());
  await expect(outline.getByRole('link', { name: 'What if it passes in' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await expect(entry).not.toHaveAttribute('aria-current');
  const bar = page.locator('[data-reading-progress] > div');
  const share = () => bar.evaluate(element => Number(element.style.getPropertyValue('--read')));
  await expect.poll(share).toBeGreaterThan(0.3);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(share).toBe(0);
});
