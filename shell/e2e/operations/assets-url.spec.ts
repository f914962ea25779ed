import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { signInAsAdmin } from '../support/admin.ts';
import { cacheBuilds, runGateway } from '../support/gateway.ts';
import { dataDir as siteData } from '../support/members.ts';
import { expect, hydrated, site, test } from '../support/visit.ts';

const PAGES = ['/', '/search', '/property/1', '/resources', '/auth/login'];
const GUIDE = '/first-time-renter-guide';

/** A CDN of another host name and port: it fetches what is public from the site, and hands it on. */
async function startCdn() {
  const requested: string[] = [];
  const cookies: string[] = [];
  let origin = '';
  const server = http.createServer(async (request, response) => {
    const url = request.url ?? '/';
    requested.push(url);
    if (request.headers.cookie) cookies.push(url);
    if (!/^\/(a|r|drawings|uploads)(~\d+)?\//.test(url)) return response.writeHead(404).end();
    const pulled = await fetch(origin + url, { method: request.method ?? 'GET' }).catch(() => undefined);
    // the site has stopped, as at the end of a test
    if (!pulled) return response.writeHead(502).end();
    const { status, headers, body } = pulled;
    const passedOn = [...headers].filter(
      ([name]) => !/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name),
    );
    response.writeHead(status, Object.fromEntries(passedOn));
    response.end(body && Buffer.from(await new Response(body).arrayBuffer()));
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    cookies,
    /** Fetches from this site. */
    pullFrom: (url: string) => {
      origin = url;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

let dataDir = '';
let cdn: Awaited<ReturnType<typeof startCdn>>;
let gateway: Awaited<ReturnType<typeof runGateway>>;
test.beforeEach(async () => {
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'assets-url-'));
  // photos are those of the site under test
  await fs.symlink(path.join(siteData, 'uploads'), path.join(dataDir, 'uploads'));
  cdn = await startCdn();
  await cacheBuilds(dataDir);
  gateway = await runGateway(dataDir, site, { ASSETS_URL: cdn.url });
  cdn.pullFrom(gateway.url);
});
test.afterEach(async () => {
  await gateway.stop();
  cdn.stop();
  await fs.rm(dataDir, { recursive: true, force: true });
});

test('pages hydrate with scripts, fonts, drawings and photos from a CDN of another name, and violate no policy', async ({
  page,
  complaints,
}) => {
  const own: string[] = [];
  page.on('request', request => {
    const { origin, pathname } = new URL(request.url());
    if (origin === gateway.url && /^\/(a|r|drawings|uploads)\//.test(pathname)) own.push(pathname);
  });
  for (const path of PAGES) {
    await page.goto(gateway.url + path);
    await hydrated(page);
    const tags = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('script[src], link[rel=preload][as=script]')].map(
        tag =>
          [
            tag.getAttribute('src') ?? tag.getAttribute('href'),
            tag.getAttribute('integrity'),
            tag.getAttribute('crossorigin'),
          ] as const,
      ),
    );
    expect(tags.length).toBeGreaterThan(2);
    for (const [url, integrity, crossOrigin] of tags) {
      expect(url).toMatch(new RegExp(`^${cdn.url}/(a|r)/`));
      expect([integrity?.slice(0, 7), crossOrigin]).toEqual(['sha384-', 'anonymous']);
    }
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  }
  // late chunks of the shell and of other remotes
  await page.goto(gateway.url);
  await hydrated(page);
  await page.getByRole('link', { name: 'Resources' }).first().click();
  await expect(page).toHaveURL(`${gateway.url}/resources`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property Resources');
  const kinds = ['/a/main.', '/r/mf_search/', '/r/mf_guides/', '.woff2', '/drawings/', '/uploads/'];
  expect(kinds.filter(kind => !cdn.requested.some(url => url.includes(kind)))).toEqual([]);
  expect([own, cdn.cookies, complaints]).toEqual([[], [], []]);
});

test('the admin console comes from the site itself, never from the CDN', async ({ page, complaints }) => {
  await signInAsAdmin(page);
  const scripts: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/mf_admin/')) scripts.push(request.url());
  });
  await page.goto(`${gateway.url}/admin`);
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(url => !url.startsWith(`${gateway.url}/r/mf_admin/`))).toEqual([]);
  for (const url of scripts) expect((await fetch(url.replace(gateway.url, cdn.url))).status).toBe(404);
  const response = await page.request.get(scripts[0] ?? '');
  expect(response.headers()).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
  expect(response.headers()['access-control-allow-origin']).toBeUndefined();
  expect(complaints).toEqual([]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a guide whose scripts came from the CDN is read without a network', async ({ page, context }) => {
    await page.goto(gateway.url + GUIDE);
    await hydrated(page);
    const isStored = () =>
      page.evaluate(
        async path => Boolean(await (await caches.open('home-truths-pages-1')).match(path)),
        GUIDE,
      );
    await expect.poll(isStored, { timeout: 20_000 }).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/^You’re offline\. You’re reading a copy saved on /)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  });
});
