import fs from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import {
  makeLead,
  makeProperty,
  makeReport,
  makeReview,
  signInAsAdmin,
  uniqueTerm,
} from '../support/admin.ts';
import { registerByApi } from '../support/members.ts';
import { expect, expectAccessible, expectSound, site, test, visit } from '../support/visit.ts';

const SCREENS = {
  '/admin': 'Dashboard',
  '/admin/leads': 'Inspector Leads',
  '/admin/reviews': 'Review Management',
  '/admin/properties': 'Property Management',
  '/admin/buildings': 'Buildings',
  '/admin/buildings/merges': 'Merges',
  '/admin/complaints': 'Complaints',
  '/admin/enquiries': 'Enquiries',
  '/admin/people': 'People',
  '/admin/audit': 'Audit',
  '/admin/security': 'Security',
};

/** What people have typed into other sites, to be shown as the words it is. */
const HOSTILE = '<script>alert(1)</script>"><img src=x onerror=alert(1)>\u202E👩‍👩‍👧';

const everyScreen =
  'every screen is whole, accessible, fits the narrowest phone, and is for no search engine';

// its rows are cards; the lines of wide windows have the same parts
test(everyScreen, { tag: '@phone' }, async ({ page, request, complaints }) => {
  test.setTimeout(120_000);
  const property = await makeProperty(request, `${uniqueTerm()} ${HOSTILE}`);
  await makeLead(request, property, `${HOSTILE} ${'x'.repeat(30)}`);
  const review = await makeReview(request, property, `${HOSTILE}${'W'.repeat(80)}`, 3);
  const content = `${HOSTILE}\n${'W'.repeat(1900)}`;
  await makeReport(request, review, content);
  const data = { kind: 'guide', name: HOSTILE, email: 'leo@example.com', message: content };
  await request.post('/api/enquiries', { data, headers: { Origin: site } });
  const opened: string[] = [];
  page.on('dialog', dialog => opened.push(dialog.message()));
  page.on('request', requested => {
    if (new URL(requested.url()).pathname.endsWith('/x')) opened.push(requested.url());
  });
  await signInAsAdmin(page);
  for (const [path, title] of Object.entries(SCREENS)) {
    const response = await visit(page, path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()).toMatchObject({ 'x-render': 'server', 'cache-control': 'private, no-store' });
    await expect(page).toHaveTitle(`${title} | Home Truths`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectSound(page);
  }
  expect(opened).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the bar leads to every screen, and dialogs are accessible', async ({ page, request }) => {
  const term = uniqueTerm();
  const property = await makeProperty(request, term);
  await makeLead(request, property, term);
  await makeReport(request, await makeReview(request, property, `About ${term}`, 2), `It names me, ${term}.`);
  await signInAsAdmin(page);
  await visit(page, '/admin');
  await expect(page.getByText('Coming Soon')).toHaveCount(2);
  const navigation = page.getByRole('navigation', { name: /^(Administration|Buildings)$/ });
  // lists show the longest waiting first, or have no order within a day: the new rows may be on any page
  const first = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();
  const openers: Record<string, Locator> = {
    '/admin/leads': first(/^Edit/),
    '/admin/reviews': first(/^Edit/),
    '/admin/properties': page.getByRole('button', { name: 'Add Property' }),
    '/admin/buildings': page.getByRole('button', { name: 'Edit a building' }),
    '/admin/complaints': first(/^Decide/),
  };
  for (const [path, title] of Object.entries(SCREENS).slice(1)) {
    await navigation.getByRole('link', { name: path.slice(path.lastIndexOf('/') + 1) }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const opener = openers[path];
    if (!opener) continue;
    await opener.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
});

interface Remote {
  name: string;
  base: string;
}

/** The admin console's build, whose files are released under the same names. */
const built = path.resolve(import.meta.dirname, '../../../mf-admin/dist');

/** What the page's registry says of the admin console. */
const adminIn = (page: Page) =>
  page.evaluate(() => {
    const { remotes } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as {
      remotes: Remote[];
    };
    return remotes.find(({ name }) => name === 'mf_admin');
  });

test('the admin console’s files are served to administrators and to nobody else', async ({ page }) => {
  await signInAsAdmin(page);
  await visit(page, '/');
  const adminConsole = await adminIn(page);
  const files = (await fs.readdir(built)).filter(file => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(5);
  const statuses = async () => {
    const responses = files.map(async file =>
      (await page.request.get(`${adminConsole?.base}${file}`)).status(),
    );
    return [...new Set(await Promise.all(responses))];
  };
  expect(await statuses()).toEqual([200]);
  await page.context().clearCookies();
  expect(await statuses()).toEqual([404]);
  await visit(page, '/');
  expect(await adminIn(page)).toBeUndefined();
  await registerByApi(page);
  expect(await statuses()).toEqual([404]);
  await visit(page, '/');
  expect(await adminIn(page)).toBeUndefined();
});
