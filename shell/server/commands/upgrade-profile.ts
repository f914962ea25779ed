import { deepStrictEqual } from 'node:assert';
import { chromium as browserType, type Page } from '@playwright/test';
import { chromiumPath } from './chromium.ts';

const DRAFT = {
  Title: 'A draft of before',
  'Your review': 'The tram stops at the door, and the street is quiet.',
};

interface Account {
  email: string;
  password: string;
}

/** Opens the browser profile in a folder, and closes it when the work is done. */
async function withProfile<T>(folder: string, work: (page: Page) => Promise<T>) {
  const executablePath = await chromiumPath();
  const context = await browserType.launchPersistentContext(folder, {
    ...(executablePath && { executablePath }),
    colorScheme: 'light',
  });
  context.setDefaultTimeout(30_000);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Opens a page and waits until React has hydrated it. */
async function openPage(page: Page, url: string) {
  const response = await page.goto(url);
  await page.waitForFunction(() => document.querySelector('[data-hydrated]') !== null);
  await page.waitForLoadState('networkidle');
  return response;
}

async function signIn(page: Page, site: string, { email, password }: Account) {
  await openPage(page, `${site}/auth/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(url => !url.pathname.startsWith('/auth'));
}

/** A browser that signs in, chooses dark colours and begins a review. */
export const fillProfile = (folder: string, site: string, account: Account) =>
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
export const checkProfile = (folder: string, site: string) =>
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
export const walkPages = (folder: string, site: string, administrator: Account) =>
  withProfile(folder, async page => {
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    page.on('console', message => message.type() === 'error' && errors.push(message.text()));
    await signIn(page, site, administrator);
    for (const path of PAGES) {
      const response = await openPage(page, site + path);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      deepStrictEqual([path, response?.status(), Boolean(heading), errors], [path, 200, true, []]);
    }
  });
