import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { APIResponse, Locator, Page } from '@playwright/test';
import { codeInApp } from '../../../backend/src/testing/code-in-app.ts';
import { OPERATOR } from '../support/operator.ts';
import { endSite, spawnSite, urlOfSite } from '../support/start-site.ts';
import { expect, expectAccessible, expectSound, test, toast, visit } from '../support/visit.ts';

const ADMIN = { email: 'admin@codes.example', password: 'a desk of my own' };
const CONTACT = 'witness@example.com';

let dataDir = '';
let site: ReturnType<typeof spawnSite>;
let url = '';
/** What the first test sets up. */
let app = { secret: '', recoveryCodes: [] as string[] };

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  dataDir = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'second-factor-'));
  site = spawnSite(dataDir, {
    ...OPERATOR,
    ADMIN_SECOND_FACTOR: 'on',
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  url = await urlOfSite(site);
});
test.afterAll(async () => {
  await endSite(site);
  await fs.rm(dataDir, { recursive: true, force: true });
});

const send = (page: Page, method: string, requested: string, data?: object): Promise<APIResponse> =>
  page.request.fetch(url + requested, { method, data, headers: { Origin: url } });

/** A home with a review that has a contact email. */
async function makeReview(page: Page, title: string) {
  const property = {
    address: '1 Quokka Street',
    suburb: 'Bondi',
    state: 'NSW',
    postcode: '2026',
    propertyType: 'house',
  };
  const { id: propertyId } = await (await send(page, 'POST', '/api/properties', property)).json();
  const text = { content: 'What we saw on the day, in two sentences. It was so.', rating: 2, title };
  const review = { propertyId, ...text, residencyStatus: 'visited', contactEmail: CONTACT };
  expect((await send(page, 'POST', '/api/reviews', review)).status()).toBe(201);
}

/** What the app shows; a code works once, so the next one is of the step to come. */
const codeOf = (secret: string, steps = 0) => codeInApp(secret, Math.floor(Date.now() / 30_000) + steps);

async function enter(page: Page, button: string, code: string) {
  await page.getByLabel('Enter the 6-digit code from your authenticator app').fill(code);
  await page.getByRole('button', { name: button }).press('Enter');
}

async function recover(dialog: Locator, code = '') {
  await dialog.getByRole('button', { name: /Use a recovery code/ }).click();
  await dialog.getByLabel('Enter a recovery code').fill(code.toLowerCase());
}

const signIn = async (page: Page) =>
  expect((await send(page, 'POST', '/api/auth/login', ADMIN)).status()).toBe(200);

test('the first administrator is led through the set-up on a phone, and then works', async ({ page }) => {
  test.setTimeout(120_000);
  await makeReview(page, 'Cold in winter');
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });

  await visit(page, `${url}/admin/reviews`);
  await expect(page.getByRole('heading', { name: 'Set up an authenticator app' })).toBeVisible();
  expect(await page.content()).not.toContain('Cold in winter');
  await expectAccessible(page);
  const responded = page.waitForResponse(response => response.url() === `${url}/api/auth/second-factor`);
  await page.getByRole('button', { name: 'Set up' }).press('Enter');
  const { secret, uri, recoveryCodes } = await (await responded).json();
  await expect(page.getByRole('group', { name: 'Set up your authenticator app' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Open in your authenticator app' })).toHaveAttribute(
    'href',
    uri,
  );
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect(await fs.readFile(await (await coming).path(), 'utf8')).toContain(recoveryCodes[9]);
  await expectSound(page);
  await page.getByLabel('Your password').fill(ADMIN.password);
  await enter(page, 'Turn on', codeOf(secret));
  await expect(toast(page, 'Authenticator app set up')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Review Management' })).toBeVisible();
  await expect(page.getByText('Cold in winter')).toBeVisible();
  await page.getByRole('button', { name: /^More/ }).press('Enter');
  await page.getByRole('button', { name: /^Show contact email/ }).press('Enter');
  await expect(page.getByText(CONTACT)).toBeVisible();
  await expectAccessible(page);
  app = { secret, recoveryCodes };
});

test('a session without a code gets no data; the code leads on, and keeps what is being edited', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page);
  for (const path of ['exports/reviews', 'people', 'reviews', 'threads/lead/1'])
    expect([path, (await send(page, 'GET', `/api/admin/${path}`)).status()]).toEqual([path, 403]);
  for (const path of ['people/1/block', 'reviews/visibility'])
    expect([path, (await send(page, 'POST', `/api/admin/${path}`, {})).status()]).toEqual([path, 403]);
  for (const path of ['reviews', 'people', 'people/1', 'audit'])
    expect(await (await send(page, 'GET', `/admin/${path}`)).text()).not.toMatch(
      /Cold in winter|second-factor/,
    );

  await page.goto(`${url}/status`);
  await expect(page.getByRole('heading', { name: 'Enter your security code' })).toBeVisible();
  await expectAccessible(page);
  await enter(page, 'Continue', '000000');
  await expect(page.getByRole('alert')).toContainText('That code isn’t right');
  await enter(page, 'Continue', codeOf(app.secret, 1));
  await expect(page).toHaveURL(`${url}/status`);

  await visit(page, `${url}/admin/reviews`);
  await page.getByRole('button', { name: /^Edit/ }).click();
  const editor = page.getByRole('dialog', { name: 'Edit review' });
  await editor.getByLabel('Title').fill('Cold in every winter');
  // another session: this one has entered no code
  await signIn(page);
  await editor.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter your security code' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(toast(page, 'Error')).toContainText('Enter your security code first');
  await expect(editor.getByLabel('Title')).toHaveValue('Cold in every winter');
  await editor.getByRole('button', { name: 'Save changes' }).press('Enter');
  await recover(dialog, app.recoveryCodes[0]);
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(editor).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Cold in every winter' })).toBeVisible();

  await signIn(page);
  await visit(page, `${url}/admin/security`);
  await page.getByRole('button', { name: 'Turn off' }).click();
  const end = page.getByRole('dialog');
  await end.getByLabel('Your password').fill(ADMIN.password);
  await expectAccessible(page);
  await recover(end, app.recoveryCodes[1]);
  await end.getByRole('button', { name: 'Turn off' }).press('Enter');
  await expect(page.getByText('Not set up')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Authenticator app' })).toBeFocused();
});
