import { watchLayoutShifts } from '../support/layout-shifts.ts';
import { buildMember, registerByApi } from '../support/members.ts';
import { busiestProperty } from '../support/properties.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  painted,
  test,
  visit,
} from '../support/visit.ts';

test('a page nobody owns is not found, with a search box and a way home', async ({ page }) => {
  const response = await visit(page, '/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('404 Page Not Found | Home Truths');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  const drawing = page.getByRole('main').locator('img');
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('textbox').fill('brunswick');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=brunswick/);
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('moving to another page sets its title and moves the focus to its content', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'See all properties' }).click();
  await expect(page).toHaveTitle('All Properties | Home Truths');
  await expect(page.locator('#content')).toBeFocused();
});

test('the menu of phones leads on and closes', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Write Review' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Write Review' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/search');
  await expect(menu).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Write Review' }).click();
  await expect(page).toHaveURL('/write-review');
});

test('the header is one line with the longest name, and fits twice the text size', async ({ page }) => {
  const { firstName } = await registerByApi(page, buildMember('W'.repeat(50)));
  await visit(page, '/about');
  const header = page.getByRole('banner');
  for (const width of [320, 360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const fontSize of ['', '200%']) {
      await page.evaluate(
        size => Object.assign(document.documentElement.style, { fontSize: size }),
        fontSize,
      );
      const size = `${width} px ${fontSize}`;
      expect(await header.evaluate(bar => bar.scrollWidth - bar.clientWidth), size).toBe(0);
      const write = header.getByRole('link', { name: 'Write Review' });
      await expect(write, size).toBeInViewport({ ratio: 1 });
      const { height } = (await header.boundingBox()) as DOMRect;
      expect(height, size).toBeLessThan(fontSize ? 300 : 70);
    }
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await header.getByRole('button', { name: firstName }).click();
  await expect(header.getByRole('link', { name: 'Bookmarks' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('colours follow the system until this device has a choice of its own', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  const expectBackground = (colour: string) =>
    expect(page.locator('body')).toHaveCSS('background-color', colour);
  const [light, dark] = ['rgb(247, 248, 246)', 'rgb(13, 23, 28)'];
  await expectBackground(dark);
  await page.waitForSelector('html[data-whole]');
  await page.getByRole('radio', { name: 'Light' }).check({ force: true });
  await expectBackground(light);
  await page.reload();
  await hydrated(page);
  await expectBackground(light);
  await page.waitForSelector('html[data-whole]');
  await page.getByRole('radio', { name: 'System' }).check({ force: true });
  await expectBackground(dark);
});

const classesIn = (html: string) => html.match(/ class="[^"]*"/g) ?? [];

test('the server and the browser give elements the same styles', async ({ page, request }) => {
  // by then the server has compiled the styles of other pages
  for (const path of [
    '/',
    '/search?q=vic',
    '/property/290',
    '/home-deposit-guide',
    '/auth/login',
    '/auth/register',
  ])
    await request.get(path);
  await visit(page, '/help');
  for (const [link, heading] of [
    ['Terms', 'Terms of Use'],
    ['Privacy', 'Privacy Policy'],
    ['Write Review', 'Write a Review'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    const html = await (await request.get(page.url())).text();
    const sent = classesIn(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
    const drawn = classesIn(await main.evaluate(element => element.outerHTML));
    expect(drawn.length).toBeGreaterThan(20);
    expect(drawn).toEqual(sent);
  }
});

test('the site has the small files that browsers and crawlers request', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toContain('Sitemap: http://localhost');
  const index = await (await request.get('/sitemap.xml')).text();
  const [, file = ''] = /<loc>([^<]+\/sitemap\/properties-1\.xml)<\/loc>/.exec(index) ?? [];
  const sitemap = await (await request.get(file)).text();
  expect(sitemap.match(/<loc>[^<]+\/property\/\d+<\/loc>/g)?.length).toBeGreaterThanOrEqual(250);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

test('pages come with the strict policy and without a word about the inside', async ({ request }) => {
  const { 'content-security-policy': policy = '', ...headers } = (await request.get('/')).headers();
  expect(policy).toMatch(/script-src 'nonce-[A-Za-z0-9+/=]{24}' 'strict-dynamic'/);
  expect(policy).not.toContain('unsafe-eval');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-powered-by']).toBeUndefined();
});

test('nothing complains, and no script travels twice, neither with the document nor on the way', async ({
  page,
  complaints,
}) => {
  const scripts: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('combobox', { name: 'Search by address' }).fill('brunswick');
  await page.keyboard.press('Enter');
  const results = page.getByRole('main').getByRole('article');
  await expect(results.first()).toContainText('Brunswick');
  await results
    .getByRole('link', { name: /^Read Reviews/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Property Overview' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
  expect(scripts.filter((url, i) => scripts.indexOf(url) !== i)).toEqual([]);
  expect(scripts.some(url => url.includes('/r/mf_reviews/'))).toBe(true);
});

test('fonts that arrive late move next to nothing', { tag: '@both' }, async ({ page, request }) => {
  const { id } = await busiestProperty(request);
  const shifts = await watchLayoutShifts(page);
  // A state that no journey writes to: the rows stay the same, and a new one cannot wrap at just this width.
  for (const path of ['/', '/search?state=QLD', `/property/${id}`]) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, route => released.then(() => route.continue()));
    await visit(page, path);
    await painted(page);
    release();
    await page.waitForFunction(() => document.fonts.check("16px 'Public Sans Variable'"));
    await painted(page);
    expect(await shifts(), path).toBeLessThan(0.02);
    await page.unroute(/\.woff2$/);
  }
});

test('at 320 px nothing sticks out', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const filtered = '/search?q=brunswick&type=unit&suburb=Brunswick&state=VIC&issue=Leaks';
  for (const path of ['/', filtered, '/property/1', '/no/such/page']) {
    await visit(page, path);
    await expectNoSidewaysScroll(page);
  }
});
