import { holdFiles } from '../support/faults.ts';
import { watchLayoutShifts } from '../support/layout-shifts.ts';
import { buildMember, registerByApi } from '../support/members.ts';
import { busiestProperty } from '../support/properties.ts';
import { expect, expectNoSidewaysScroll, painted, test, visit } from '../support/visit.ts';

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

test('fonts that arrive late move next to nothing', { tag: '@both' }, async ({ page, request }) => {
  const { id } = await busiestProperty(request);
  const shifts = await watchLayoutShifts(page);
  // A state that no journey writes to: the rows stay the same, and a new one cannot wrap at just this width.
  for (const path of ['/', '/search?state=QLD', `/property/${id}`]) {
    const release = await holdFiles(page, /\.woff2$/);
    await visit(page, path);
    await painted(page);
    release();
    await page.waitForFunction(() => document.fonts.check("16px 'Public Sans Variable'"));
    await painted(page);
    expect(await shifts(), path).toBeLessThan(0.02);
    await page.unroute(/\.woff2$/);
  }
});

test('pages come with the strict policy and without a word about the inside', async ({ request }) => {
  const { 'content-security-policy': policy = '', ...headers } = (await request.get('/')).headers();
  expect(policy).toMatch(/script-src 'nonce-[A-Za-z0-9+/=]{24}' 'strict-dynamic'/);
  expect(policy).not.toContain('unsafe-eval');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-powered-by']).toBeUndefined();
});
