import fs from 'node:fs/promises';
import path from 'node:path';
import { startGateway } from '../support/gateway.ts';
import { expect, site, test } from '../support/visit.ts';

const ready = { state: 'attached' } as const;

test('a tampered server bundle is not run: the browser renders the page', async ({ page }) => {
  const gateway = await startGateway(site, async ({ releaseOf }) =>
    fs.appendFile(path.join(await releaseOf('mf_property'), 'server/remote.cjs'), '\n// tampered'),
  );
  const reply = await page.goto(`${gateway.url}/property/1`);
  expect(reply?.headers()['x-render']).toBe('browser');
  await expect(page.getByRole('heading', { name: 'Property Overview' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^\d+ reviews?$/ })).toBeVisible();
  await gateway.stop();
});

test('a slot whose server bundle fails is filled by the browser, the page comes from the server', async ({
  page,
}) => {
  const gateway = await startGateway(site, async ({ releaseOf }) =>
    fs.rm(path.join(await releaseOf('mf_reviews'), 'server'), { recursive: true }),
  );
  const reply = await page.goto(`${gateway.url}/property/1`);
  expect(reply?.headers()['x-render']).toBe('server');
  expect(await reply?.text()).toContain('data-slot-waiting="property.reviews/v1"');
  await expect(page.getByRole('heading', { name: /^\d+ reviews?$/ })).toBeVisible();
  await gateway.stop();
});

test('a release that only browsers draw shows its pages and its slots on pages of the server', async ({
  page,
}) => {
  const gateway = await startGateway(site, async ({ releases }) => {
    for (const release of releases) if (release.name === 'mf_reviews') release.runsOnServer = false;
  });
  const property = await page.goto(`${gateway.url}/property/1`);
  expect(property?.headers()['x-render']).toBe('server');
  await expect(page.getByRole('heading', { name: /^\d+ reviews?$/ })).toBeVisible();
  const own = await page.goto(`${gateway.url}/write-review`);
  expect([own?.status(), own?.headers()['x-render']]).toEqual([200, 'browser']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write a Review');
  await gateway.stop();
});

test('a remote of which no release can be opened leaves the others working', async ({ page }) => {
  const gateway = await startGateway(site, async ({ releaseOf }) =>
    fs.rm(path.join(await releaseOf('mf_property'), 'remote.json')),
  );
  const reply = await page.goto(`${gateway.url}/property/1`);
  expect(reply?.status()).toBe(503);
  await expect(page).toHaveTitle('Not available right now | Home Truths');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t available right now');
  await page.waitForSelector('html[data-hydrated]', ready);
  await page.getByRole('main').getByRole('link', { name: 'Search properties' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Properties');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t available right now');
  await expect(page).toHaveTitle('Not available right now | Home Truths');
  await gateway.stop();
});

test('with the backend down the layout stands and says so, and recovers without a reload', async ({
  page,
}) => {
  const gateway = await startGateway('http://127.0.0.1:9');
  const reply = await page.goto(`${gateway.url}/property/1`);
  expect(reply?.status()).toBe(503);
  await page.waitForSelector('html[data-hydrated]', ready);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home Truths' })).toBeVisible();
  await page.route('**/api/**', async route => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: site + pathname + search }) });
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Property Overview' })).toBeVisible();
  await gateway.stop();
});

test('fault 8: with the backend down the layout, guides and pages without data stand, and nothing fails unseen', async ({
  page,
}) => {
  const gateway = await startGateway('http://127.0.0.1:9');
  const unseen: string[] = [];
  page.on('pageerror', error => unseen.push(error.message));
  for (const path of ['/', '/search', '/resources', '/help', '/first-time-renter-guide']) {
    expect((await page.goto(gateway.url + path))?.status(), path).toBe(200);
    await page.waitForSelector('html[data-hydrated]', ready);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Home Truths' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  expect(unseen).toEqual([]);
  await gateway.stop();
});
