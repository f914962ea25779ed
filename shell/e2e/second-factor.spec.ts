import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { APIResponse, Page } from '@playwright/test';
import { codeInApp } from '../../backend/src/testing/code-in-app.ts';
import { OPERATOR } from './support/operator.ts';
import { endSite, spawnSite, urlOfSite } from './support/start-site.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast, visit } from './support/visit.ts';

const ADMIN = { email: 'admin@codes.example', password: 'a desk of my own' };
const CONTACT = 'witness@example.com';

let dataDir = '';
let site: ReturnType<typeof spawnSite>;
let url = '';

test.beforeAll(async () => {
  test.setTimeout(240_000);
  dataDir = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'second-factor-'));
  site = spawnSite(dataDir, {
    ...{ ...OPERATOR, ADMIN_SECOND_FACTOR: 'on', RATE_LIMITS: 'off' },
    ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
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
    ...{ address: '1 Quokka Street', suburb: 'Bondi', state: 'NSW', postcode: '2026' },
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

const signIn = async (page: Page) =>
  expect((await send(page, 'POST', '/api/auth/login', ADMIN)).status()).toBe(200);

const journey = 'an administrator sets up an authenticator app, is asked for a code, and turns the app off';

test(journey, async ({ page }) => {
  test.setTimeout(120_000);
  await makeReview(page, 'Cold in winter');
  await signIn(page);

  // without an app: reading and answering as ever, the set-up first, and nothing that stays done
  await visit(page, `${url}/admin/reviews`);
  await page.getByRole('button', { name: 'Show contact email' }).click();
  const first = page.getByRole('dialog', { name: 'Set up an authenticator app first' });
  await expect(first).toBeVisible();
  await expectAccessible(page);
  await first.getByRole('link', { name: 'Set it up' }).click();
  await expect(page).toHaveURL(`${url}/admin/security`);
  await visit(page, `${url}/admin`);
  const firstItem = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem').first();
  await expect(firstItem).toContainText('Set up an authenticator app');
  await firstItem.getByRole('link', { name: 'Set up' }).click();
  const responded = page.waitForResponse(response => response.url() === `${url}/api/auth/second-factor`);
  await page.getByRole('button', { name: 'Set up' }).click();
  const { secret, uri, recoveryCodes } = await (await responded).json();
  await expect(page.getByRole('group', { name: 'Set up your authenticator app' })).toBeFocused();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel('Your password').fill(ADMIN.password);
  await enter(page, 'Turn on', codeOf(secret));
  await expect(toast(page, 'Authenticator app set up')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Authenticator app' })).toBeFocused();
  await expectAccessible(page);

  // another session: the dialog, then what it was about
  await page.context().clearCookies();
  await signIn(page);
  await visit(page, `${url}/admin/reviews`);
  const remove = page.getByRole('button', { name: /^Delete/ });
  const more = page.getByRole('button', { name: /^More/ });
  await more.press('Enter');
  await remove.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter your security code' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expectAccessible(page);
  await enter(page, 'Continue', '000000');
  await expect(dialog.getByRole('alert')).toContainText('That code isn’t right');
  await page.keyboard.press('Escape');
  await expect(toast(page, 'Error')).toContainText('Enter your security code first');
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Show contact email' }).press('Enter');
  await enter(page, 'Continue', codeOf(secret, 1));
  await expect(page.getByText(CONTACT)).toBeVisible();
  await more.press('Enter');
  await remove.press('Enter');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No reviews found.')).toBeVisible();

  await visit(page, `${url}/admin/security`);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Your password').fill(ADMIN.password);
  await expectAccessible(page);
  const end = page.getByRole('dialog');
  await end.getByRole('button', { name: /Use a recovery code/ }).click();
  await end.getByLabel('Enter a recovery code').fill(recoveryCodes[0].toLowerCase());
  await end.getByRole('button', { name: 'Turn off' }).press('Enter');
  await expect(page.getByText('Not set up')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Authenticator app' })).toBeFocused();
});
