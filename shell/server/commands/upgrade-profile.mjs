import { deepStrictEqual } from 'node:assert';
import { chromium as browserType } from '@playwright/test';
import { chromiumPath } from './chromium.mjs';

const DRAFT = {
  Title: 'A draft of before',
  'Your review': 'The tram stops at the door, and the street is quiet.',
};

/** Opens the browser profile in a folder, and closes it when the work is done. */
async function withProfile(folder, work) {
  const executablePath = await chromiumPath();
  const context = await browserType.launchPersistentContext(folder, { executablePath, colorScheme: 'light' });
  context.setDefaultTimeout(30_000);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Opens a page and waits until React has hydrated it. */
async function openPage(page, url) {
  const response = await page.goto(url);
  await page.waitForFunction(() => document.querySelector('[data-hydrated]') !== null);
  await page.waitForLoadState('networkidle');
  return response;
}

async function signIn(page, site, { email, password }) {
  await openPage(page, `${site}/auth/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(url => !url.pathname.startsWith('/auth'));
}

/** A browser that signs in, chooses dark colours and begins a review. */
export const fillProfile = (folder, site, account) =>
  withProfile(folder, async page => {
    await signIn(page, site, account);
    await openPage(page, `${site}/`);
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await openPage(page, `${site}/write-review/3`);
    for (const [label, text] of Object.entries(DRAFT))
      await page.getByRole('textbox', { name: label }).fill(text);
    // the page stores a draft when it is left, at the latest
    await openPage(page, `${site}/about`);
  });

/** Fails where the browser is not as it was: signed in, dark, with its draft. */
export const checkProfile = (folder, site) =>
  withProfile(folder, async page => {
    const profile = await openPage(page, `${site}/profile`);
    deepStrictEqual(profile?.status(), 200);
    deepStrictEqual(await page.locator('html.dark').count(), 1);
    await openPage(page, `${site}/write-review/3`);
    for (const [label, text] of Object.entries(DRAFT))
      deepStrictEqual(await page.getByRole('textbox', { name: label }).inputValue(), text);
  });

const PAGES = [
  '/',
  '/search?q=Bondi',
  '/property/1',
  '/write-review',
  '/profile',
  '/resources',
  '/admin/reviews',
];

/** Visits the pages of all remotes as an administrator, and fails where one has no heading, or the console an error. */
export const walkPages = (folder, site, administrator) =>
  withProfile(folder, async page => {
    const errors = [];
    page.on('pageerror', error => errors.push(error.message));
    page.on('console', message => message.type() === 'error' && errors.push(message.text()));
    await signIn(page, site, administrator);
    for (const path of PAGES) {
      const response = await openPage(page, site + path);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      deepStrictEqual([path, response?.status(), Boolean(heading), errors], [path, 200, true, []]);
    }
  });
