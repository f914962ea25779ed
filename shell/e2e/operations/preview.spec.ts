import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page, Response } from '@playwright/test';
import { createProxyServer } from 'httpxy';
import { previewLink } from '../../gateway/preview/link.ts';
import { freePort } from '../support/free-port.ts';
import { GATEWAY_TOKEN, runGateway } from '../support/gateway.ts';
import { OwnBackend } from '../support/own-backend.ts';
import { openReleaseWorkspace } from '../support/release-workspace.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectNoSidewaysScroll,
  heading,
  hydrated,
  site,
  test,
} from '../support/visit.ts';

const NEWER = 'A home page of the next version';
const ADMINISTRATOR = { email: 'admin@example.com', password: 'a-Bandicoot-digs-at-dusk' };

/** Passes requests on to a backend, and records them. */
async function recordCalls(apiUrl: string) {
  const received: { method: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const proxy = createProxyServer({ target: apiUrl });
  const server = http.createServer((request, response) => {
    received.push({ method: request.method, headers: request.headers });
    proxy.web(request, response).catch(() => response.destroy());
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { received, stop, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Collects the responses of one host, and the cookies that the browser sends to it. */
function watch(page: Page, host: string) {
  const responses: Response[] = [];
  page.on('response', response => {
    if (new URL(response.url()).host === host) responses.push(response);
  });
  return async () =>
    Promise.all(
      responses.map(async response => ({
        url: response.url(),
        cookie: (await response.request().allHeaders()).cookie,
        headers: await response.allHeaders(),
      })),
    );
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

test.use({ serviceWorkers: 'allow' });

test('an administrator opens a preview, where nobody is signed in, nothing can be sent and nothing stays', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const own = await OwnBackend.start({ seed: 'demo' });
  const workspace = await openReleaseWorkspace('mf-search', own);
  const backend = await recordCalls(own.apiUrl);
  const port = await freePort();
  const previewUrl = `http://preview.localhost:${port}`;
  const gateway = await runGateway(path.join(own.folder, 'gateway'), backend.url, {
    PORT: String(port),
    PREVIEW_URL: previewUrl,
  });
  await workspace.edit('src/home/home-screen.tsx', '<Hero />', `<p>${NEWER}</p><Hero />`);
  const released = await workspace.run('release', 'mf-search');
  const version = /mf-search (\S+) is released/.exec(released)?.[1] ?? '';
  const settings = { previewUrl, gatewayToken: GATEWAY_TOKEN };

  await page.goto(`${gateway.url}/auth/login`);
  await hydrated(page);
  const origin = { Origin: gateway.url };
  const signedIn = await page.request.post(`${gateway.url}/api/auth/login`, {
    data: ADMINISTRATOR,
    headers: origin,
  });
  expect(signedIn.status()).toBe(200);
  await page.goto(gateway.url);
  await expect(heading(page)).toContainText('Know the truth');
  await expect(page.getByText(NEWER)).toBeHidden();
  await hydrated(page);

  backend.received.length = 0;
  const seen = watch(page, new URL(previewUrl).host);
  await page.goto(`${previewLink(settings, 'mf_search', version)}`);
  expect(page.url()).toBe(`${previewUrl}/`);
  await expect(page.getByText(NEWER)).toBeVisible();
  await expect(bar(page)).toContainText(`Preview of mf-search ${version}. Nothing can be sent or saved.`);
  await hydrated(page);
  await expectAccessible(page);
  await expectAccessibleInDark(page);
  await page.emulateMedia({ colorScheme: null, media: 'print' });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.goto(`${previewUrl}/property/1`);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: /^\d+ reviews?$/ })).toBeVisible();
  await page.goto(`${previewUrl}/none`);
  await page.goto(`${previewUrl}/auth/login`);
  await hydrated(page);
  await page.getByLabel('Email').fill(ADMINISTRATOR.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password);
  const refused = page.waitForResponse(response => response.request().method() === 'POST');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  expect((await refused).status()).toBe(405);
  await expect(page.getByRole('main').getByText('This is a preview: nothing can be sent')).toBeVisible();

  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await registrations()).toBe(0);
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => {}));
  await expect.poll(registrations).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  const exchanged = await seen();
  const kinds = ['/api/', '/a/', '/r/mf_search/', '/none', '/auth/login'];
  for (const kind of kinds)
    expect(
      exchanged.some(({ url }) => url.startsWith(previewUrl + kind)),
      kind,
    ).toBe(true);
  for (const { url, cookie = '', headers } of exchanged) {
    expect([url, headers['cache-control'], headers['x-robots-tag']]).toEqual([url, 'no-store', 'noindex']);
    expect([url, /^(preview=[^;]+)?$/.test(cookie)]).toEqual([url, true]);
  }
  for (const { method, headers } of backend.received) {
    if (headers.host?.startsWith('localhost')) continue;
    expect([method, headers.cookie]).toEqual([expect.stringMatching(/^(GET|HEAD)$/), undefined]);
  }
  expect((await page.context().cookies(previewUrl)).map(({ name, httpOnly }) => [name, httpOnly])).toEqual([
    ['preview', true],
  ]);

  await page.goto(gateway.url);
  await expect(heading(page)).toContainText('Know the truth');
  await expect(page.getByText(NEWER)).toBeHidden();
  await expect(bar(page)).toBeHidden();
  const me = await page.request.get(`${gateway.url}/api/auth/me`);
  expect(me.status()).toBe(200);

  await page.goto(previewUrl);
  await bar(page).getByRole('link', { name: 'End preview' }).click();
  await expect(heading(page)).toHaveText('The preview has ended');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  const afterwards = await page.goto(previewUrl);
  expect(afterwards?.status()).toBe(404);
  await expect(heading(page)).toHaveText('There is no preview here');
  expect(await page.context().cookies(previewUrl)).toEqual([]);

  await gateway.stop();
  backend.stop();
  await workspace.close();
  await own.stop();
});

test('a site of `npm start` has its previews on this machine', async ({ page }) => {
  const response = await page.goto(`http://preview.localhost:${new URL(site).port}/search`);
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('There is no preview here');
});
