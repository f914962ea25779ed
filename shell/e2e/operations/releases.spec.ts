import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Browser, Page } from '@playwright/test';
import { bucketOf } from '../../gateway/releases/canary.ts';
import type { Boot } from '../../src/boot.ts';
import { startGateway } from '../support/gateway.ts';
import { OwnBackend } from '../support/own-backend.ts';
import { fingerprint, openReleaseWorkspace, shellFiles } from '../support/release-workspace.ts';
import { rewriteIntegrity, tamper } from '../support/tamper.ts';
import { expect, heading, site, test } from '../support/visit.ts';

test.describe.configure({ mode: 'parallel' });

const NEWER = 'A home page of the next version';
/** Numbers as the cookie has them: enough to fall on both sides of a tenth. */
const VISITORS = Array.from({ length: 20 }, (_, i) => `visitor-${i}`.padEnd(22, 'x'));
const isInTenth = (visitor: string) => bucketOf(visitor, 'mf_search') < 10;

const ready = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });

/** A browser of a visitor with this number. */
async function browserOf(browser: Browser, url: string, visitor?: string) {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  if (visitor) await context.addCookies([{ name: 'canary', value: visitor, url }]);
  return context.newPage();
}

/** What a page answers, over a connection of its own: one that is kept may be closed while nobody asks. */
const sendRequest = (url: string, visitor = '') =>
  new Promise<{ status?: number; body: string }>((done, fail) => {
    http
      .get(url, { agent: false, headers: { cookie: `canary=${visitor}` } }, response => {
        text(response).then(body => done({ status: response.statusCode, body }), fail);
      })
      .on('error', fail);
  });
const seesNewer = async (url: string, visitor: string) =>
  (await sendRequest(url, visitor)).body.includes(NEWER);

/** Which of the visitors get the newer home page. */
async function whoSeesNewer(url: string) {
  const seen: string[] = [];
  for (const visitor of VISITORS) if (await seesNewer(url, visitor)) seen.push(visitor);
  return seen;
}

test('a remote is tried on a tenth, pinned, broken and rolled back, another switched off, while an open tab goes on', async ({
  page: tab,
  browser,
}) => {
  test.setTimeout(240_000);
  const own = await OwnBackend.start({ seed: 'demo' });
  const gateway = await own.gateway('gateway');
  const workspace = await openReleaseWorkspace('mf-search', own);
  const shellBefore = await fingerprint(shellFiles);
  const release = async () =>
    /mf-search (\S+) is released/.exec(await workspace.run('release', 'mf-search'))?.[1] ?? '';
  const sees = (visitor: string) => seesNewer(gateway.url, visitor);
  const other = VISITORS.find(visitor => !isInTenth(visitor)) ?? '';

  await tab.goto(`${gateway.url}/resources`);
  await ready(tab);

  await workspace.edit('src/home/home-screen.tsx', '<Hero />', `<p>${NEWER}</p><Hero />`);
  const newer = await release();
  await workspace.run('pin', 'mf-search', newer, '--percent', '10');
  const tenth = VISITORS.filter(isInTenth);
  const [chosen = ''] = tenth;
  await expect.poll(() => sees(chosen)).toBe(true);
  expect(await whoSeesNewer(gateway.url)).toEqual(tenth);
  expect(await whoSeesNewer(gateway.url)).toEqual(tenth);

  const inside = await browserOf(browser, gateway.url, chosen);
  await inside.goto('/');
  await ready(inside);
  await expect(inside.getByText(NEWER)).toBeVisible();
  const stranger = await browserOf(browser, gateway.url);
  await stranger.goto('/');
  const [cookie] = await stranger.context().cookies();
  const isIn = isInTenth(cookie?.value ?? '');
  await expect(stranger.getByText(NEWER)).toHaveCount(isIn ? 1 : 0);
  await stranger.reload();
  await ready(stranger);
  await expect(stranger.getByText(NEWER)).toHaveCount(isIn ? 1 : 0);

  await workspace.run('pin', 'mf-search', newer);
  await expect.poll(() => sees(other)).toBe(true);
  await tab.getByRole('link', { name: 'Home Truths' }).first().click();
  await expect(heading(tab)).toContainText('Know the truth');
  await expect(tab.getByText(NEWER)).toBeHidden();

  await workspace.edit('src/home/home-screen.tsx', '<Hero />', '{nobodyHasMadeThis()}');
  await workspace.run('pin', 'mf-search', await release());
  await expect.poll(() => sees(other)).toBe(false);
  await stranger.goto('/');
  await expect(heading(stranger)).toHaveText('This page isn’t available right now');
  await tab.goBack();
  await tab.getByRole('link', { name: 'Home Truths' }).first().click();
  await expect(heading(tab)).toContainText('Know the truth');

  expect(await workspace.run('rollback', 'mf-search')).toContain(`to ${newer} for all visitors`);
  await expect.poll(() => sees(other)).toBe(true);
  await stranger.goto('/');
  await ready(stranger);
  await expect(stranger.getByText(NEWER)).toBeVisible();
  await tab.goto(tab.url());
  await expect(tab.getByText(NEWER)).toBeVisible();

  await workspace.run('switch-off', 'mf-reviews', '--text', 'Reviews are back at noon.');
  const statusOf = async (path: string) => (await sendRequest(gateway.url + path)).status;
  await expect.poll(() => statusOf('/write-review')).toBe(503);
  await stranger.goto('/property/1');
  await ready(stranger);
  await expect(stranger.getByRole('heading', { name: 'Property Overview' })).toBeVisible();
  await expect(stranger.locator('[data-slot="property.reviews/v1"]')).toBeEmpty();
  await stranger.goto('/write-review');
  await expect(stranger.getByText('Reviews are back at noon.')).toBeVisible();
  await ready(stranger);
  await stranger.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await workspace.run('switch-off', 'mf-reviews', '--on');
  await expect.poll(() => statusOf('/write-review')).toBe(200);
  await stranger.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(stranger)).toHaveText('Write a Review');
  expect(await stranger.evaluate(() => 'isSameDocument' in window)).toBe(true);

  expect(await fingerprint(shellFiles)).toBe(shellBefore);
  await workspace.close();
  await gateway.stop();
  await own.stop();
});

const bootOf = (page: Page): Promise<Boot> =>
  page.evaluate(() => JSON.parse(document.getElementById('boot')?.textContent ?? '{}'));
const wasTampered = (page: Page) => page.evaluate(() => 'tampered' in window);

test('what was tampered with is refused in its place, and what does not fit is not loaded', async ({
  page,
}) => {
  let fit = '';
  const gateway = await startGateway(site, async ({ registry, releaseOf }) => {
    await tamper(releaseOf('mf_search'), /^server\/remote\.cjs$/);
    await tamper(releaseOf('mf_account'), /^routes\..*\.js$/);
    await tamper(releaseOf('mf_reviews'), /^remoteEntry\..*\.js$/);
    await tamper(releaseOf('mf_guides'), /^remote\.json$/);
    const dir = releaseOf('mf_property');
    fit = path.basename(dir);
    await fs.cp(dir, `${dir}-next`, { recursive: true });
    await rewriteIntegrity(`${dir}-next`, 'remote.json', text =>
      text.replace(/("@home-truths\/platform\/ui"):"[^"]*"/, '$1:"^99.0.0"'),
    );
    registry.remotes.mf_property = { pinned: `${fit}-next`, previous: fit, source: 'command' };
  });

  const property = await page.goto(gateway.url);
  expect(property?.headers()['x-render']).toBe('browser');
  await expect(heading(page)).toContainText('Know the truth');

  const guides = await page.goto(`${gateway.url}/resources`);
  expect(guides?.status()).toBe(503);
  await expect(heading(page)).toHaveText('This page isn’t available right now');
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.goto(`${gateway.url}/auth/login`);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('the buttons won’t work yet')).toBeVisible();
  expect(await wasTampered(page)).toBe(false);

  await page.goto(`${gateway.url}/property/1`);
  await ready(page);
  const { remotes } = await bootOf(page);
  expect(remotes.find(({ name }) => name === 'mf_property')?.version).toBe(fit);
  await expect(page.getByRole('heading', { name: 'Property Overview' })).toBeVisible();
  await expect(page.locator('[data-slot="property.reviews/v1"]')).not.toBeEmpty();
  expect(await wasTampered(page)).toBe(false);
  await gateway.stop();
});
