import type { Page, Request } from '@playwright/test';
import { openAdminPage } from '../support/admin.ts';
import { breakRemote } from '../support/faults.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from '../support/visit.ts';

interface Report {
  kind: string;
  remote: string;
  version: string;
  name: string;
}

const reportsIn = (request: Request): Report[] => request.postDataJSON().reports;

/** The first message from the page with such a report in it. */
async function message(page: Page, kind: string) {
  const isIt = (request: Request) =>
    request.url().endsWith('/api/telemetry') && reportsIn(request).some(report => report.kind === kind);
  const request = await page.waitForRequest(isIt);
  expect((await request.response())?.status()).toBe(204);
  return reportsIn(request).filter(report => report.kind === kind);
}

const reported = async (page: Page, kind: string) => (await message(page, kind))[0] as Report;

/** The next time a remote asks for an address it gets an error. */
const breakUrls = (page: Page) =>
  page.evaluate(() => {
    const { prototype } = URLSearchParams;
    const own = prototype.toString;
    prototype.toString = () => {
      prototype.toString = own;
      throw new RangeError('words of a secret street');
    };
  });

/** What a page notices when its person turns to something else: no window of a test is ever out of sight. */
const turnAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('what fails in a page and how fast it was is seen by administrators, with remote and version', async ({
  page,
  browser,
}) => {
  await breakRemote(page, 'mf_reviews', 'down');
  await visit(page, '/search');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const early = message(page, 'vital');
  await turnAway(page);
  for (const name of ['TTFB', 'FCP', 'CLS']) {
    expect(await early).toContainEqual(expect.objectContaining({ remote: 'mf_search', name }));
  }

  await visit(page, '/search');
  await breakUrls(page);
  const error = reported(page, 'error');
  await page.getByLabel('Sort by').selectOption('Most Reviews');
  expect(await error).toMatchObject({ remote: 'mf_search', name: 'RangeError' });

  const slot = reported(page, 'slot');
  await page.getByRole('article').getByRole('link').first().click();
  expect(await slot).toMatchObject({ remote: 'mf_reviews', name: 'property.reviews/v1' });

  const vital = reported(page, 'vital');
  await turnAway(page);
  expect((await vital).remote).toBe('mf_search');

  const admin = await openAdminPage(browser);
  await admin.goto('/admin');
  await admin.getByRole('link', { name: 'Status', exact: true }).click();
  await expect(admin).toHaveTitle('Status | Home Truths');
  const row = ({ kind, remote, version, name }: Report) =>
    admin
      .getByRole('region', { name: 'Failures in browsers' })
      .getByRole('row', { name: `${remote.replace('_', '-')} ${version} ${kind} ${name}` });
  await expect(row(await error)).toBeVisible();
  await expect(row(await slot)).toBeVisible();
  const { version } = await vital;
  await expect(
    admin.getByRole('region', { name: 'Web Vitals' }).getByRole('row', { name: `mf-search ${version}` }),
  ).toContainText(/\d m?s/);
  await expect(admin.getByText('secret street')).toHaveCount(0);
  await expectAccessible(admin);
  await admin.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(admin);
});

/** Brings what a page fetches late: the first failure does not wait for that. */
const hurry = (page: Page) =>
  page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('first') })));

test('the borders between teams are shown by the keyboard, stay for the tab, and go with Escape', async ({
  page,
  complaints,
}) => {
  await visit(page, '/property/1');
  await hurry(page);
  const border = page.getByText(/^Reviews · mf-reviews 1\.0\.0-[0-9a-f]{8} · property\.reviews\/v1$/);
  await expect(async () => {
    await page.keyboard.press('Control+Alt+KeyB');
    await expect(border).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('status').filter({ hasText: 'Team boundaries shown' })).toBeAttached();
  await expect(page.getByText(/^Property · mf-property /)).toBeVisible();
  await expect(page.getByText(/^Shell · shell /).first()).toBeVisible();
  await expectAccessible(page);
  // with the boxes of the wide window still there, as until the next frame
  await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.reload();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await hurry(page);
  await expect(border).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').filter({ hasText: 'Team boundaries hidden' })).toBeAttached();
  await expect(border).toHaveCount(0);
  expect(complaints).toEqual([]);
});
