import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { makeReview } from '../support/admin.ts';
import { startGateway } from '../support/gateway.ts';
import { watchLayoutShifts } from '../support/layout-shifts.ts';
import { busiestProperty, unreviewedProperty } from '../support/properties.ts';
import { expect, expectAccessible, hydrated, site, test, visit } from '../support/visit.ts';

/** An ad that tries to reach the page around it. */
const AD = `<!doctype html><title>Ad</title><p>Buy a couch</p><script>

try { parent.document.title = 'taken over' } catch { document.title = 'kept out' }
</script>`;

/** A network of ads, and what it was asked for. */
async function startNetwork() {
  const requested: string[] = [];
  const cookies: (string | undefined)[] = [];
  const server = http.createServer((request, response) => {
    requested.push(request.url ?? '');
    cookies.push(request.headers.cookie);
    response.writeHead(200, { 'content-type': 'text/html' }).end(AD);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/frame`,
    requested,
    cookies,
    stop,
  };
}

const ads = (page: Page) => page.locator('[data-ad]').filter({ visible: true });
const ownText = 'without a network a home with reviews shows our own words, called ours';

test(ownText, { tag: '@sizes' }, async ({ page, request, isMobile, complaints }) => {
  const { id } = await busiestProperty(request);
  await visit(page, `/property/${id}`);
  await expect(ads(page)).toHaveCount(isMobile ? 1 : 2);
  await expect(ads(page).last().getByRole('link')).toBeVisible();
  for (const place of await ads(page).all()) await expect(place).toHaveAccessibleName('From Home Truths');
  const inReviews = page.locator('[data-ad="review-break"]');
  expect((await inReviews.boundingBox())?.height).toBeLessThanOrEqual(120);
  await expect(page.getByText('Advertisement')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the network’s frame comes when its place is near, cannot touch the page and moves nothing', async ({
  page,
  request,
  complaints,
}) => {
  const network = await startNetwork();
  const gateway = await startGateway(site, async () => {}, { ADS_URL: network.url });
  await page.context().addCookies([{ name: 'seen', value: 'before', url: network.url }]);
  // the second gateway has no photos of reviews
  const { id } = await unreviewedProperty(request);
  await makeReview(request, id, 'Near the station', 4);
  const shifts = await watchLayoutShifts(page);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 360 });
  const reply = await page.goto(`${gateway.url}/property/${id}`);
  expect(reply?.headers()['content-security-policy']).toContain(`frame-src ${new URL(network.url).origin};`);
  await hydrated(page);
  const place = page.locator('[data-ad="review-break"]');
  const distance = await place.evaluate(ad => ad.getBoundingClientRect().top - window.innerHeight);
  expect(distance).toBeGreaterThan(100);
  expect(network.requested).not.toContain('/frame?slot=review-break');
  await page.mouse.wheel(0, distance - 20);
  await expect(place).toHaveAccessibleName('Advertisement');
  const layout = place.frameLocator('iframe');
  await expect(layout.getByText('Buy a couch')).toBeVisible();
  expect(network.requested.filter(url => url === '/frame?slot=review-break')).toHaveLength(1);
  await expect(place.locator('iframe')).toHaveAttribute('credentialless');
  expect(network.cookies.filter(Boolean)).toEqual([]);
  const inner = page.frames().find(each => each.url().startsWith(network.url));
  expect(await inner?.title()).toBe('kept out');
  await expect(page).not.toHaveTitle('taken over');
  await expectAccessible(page);
  expect(await shifts()).toBeLessThan(0.02);
  expect(complaints).toEqual([]);
  await gateway.stop();
  network.stop();
});

test('no ads on the home page, while writing, nor where nobody has reviewed', async ({ page, request }) => {
  const { id } = await unreviewedProperty(request);
  for (const path of ['/', '/write-review', `/property/${id}`]) {
    await visit(page, path);
    await expect(ads(page), path).toHaveCount(0);
  }
});
