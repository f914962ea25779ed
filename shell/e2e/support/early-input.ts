import type { Page } from '@playwright/test';
import { CHANGES, changePages, type Moment, openEarly } from './extension.ts';
import { holdFiles } from './faults.ts';
import { phonePhoto } from './photos.ts';
import { expect, hydrated } from './visit.ts';

export const EARLY_ADDRESS = '5/77 Seed Street, Bondi, NSW 2026';
type FillIn = (page: Page, selector: string, text: string) => Promise<unknown>;

/** Presses keys. */
export const type: FillIn = (page, selector, text) => page.locator(selector).first().pressSequentially(text);

/** Pastes, or inserts from an on-screen keyboard. */
export const paste: FillIn = async (page, selector, text) => {
  await page.locator(selector).first().focus();
  await page.keyboard.insertText(text);
};

/** Sets the value, as password managers do; without an event where nothing listens yet. */
export const autofill: FillIn = (page, selector, text) =>
  page
    .locator(selector)
    .first()
    .evaluate((field: HTMLInputElement, value) => {
      field.value = value;
    }, text);

const press = (page: Page, selector: string, hasText = /^/) =>
  page.locator(selector).filter({ hasText }).first().dispatchEvent('click');

/** The body that a form sends, once its button is pressed. */
async function sentTo(page: Page, url: RegExp) {
  const request = page.waitForRequest(sent => sent.method() === 'POST' && url.test(sent.url()));
  await page.locator('main [type=submit]').last().press('Enter');
  return (await request).postDataJSON();
}

interface EarlyForm {
  path: string;
  /** Fills the page in before its scripts come, its last field by keys. */
  fillIn(page: Page): Promise<unknown>;
  /** What fields show afterwards, that field as the last one. */
  shown: Record<string, string>;
  /** What the scripts know of the form, after another key. */
  read(page: Page): Promise<unknown>;
  known: Record<string, unknown>;
}

export const EARLY_FORMS: Record<string, EarlyForm> = {
  'the sign-in form': {
    path: '/auth/login',
    async fillIn(page) {
      await autofill(page, '[name=email]', 'matilda@example.com');
      await autofill(page, '[name=password]', 'korbweide-4');
      await page.locator('[name=password]').press('End');
      await page.keyboard.type('2');
    },
    shown: { email: 'matilda@example.com', password: 'korbweide-42' },
    read: page => sentTo(page, /\/auth\/login$/),
    known: { email: 'matilda@example.com', password: 'korbweide-42!' },
  },
  'the review form': {
    path: '/write-review',
    async fillIn(page) {
      await type(page, '[name=propertyAddress]', EARLY_ADDRESS);
      await press(page, '[name=residencyStatus][value=owned]');
      await press(page, '[name=rating][value="2"]');
      await press(page, 'main button', /^Leaks$/i);
      await press(page, '[name=isAnonymous]');
      await page.locator('main input[type=file]').setInputFiles([await phonePhoto('bath.jpg', 'teal')]);
      await paste(page, '[name=title]', 'Bright flat, thin walls');
      await type(page, '[name=content]', 'You hear every word');
    },
    shown: {
      propertyAddress: EARLY_ADDRESS,
      title: 'Bright flat, thin walls',
      content: 'You hear every word',
    },
    async read(page) {
      for (const chosen of ['residencyStatus][value=owned', 'rating][value="2"', 'isAnonymous'])
        await expect(page.locator(`[name=${chosen}]`)).toBeChecked();
      await expect(page.getByRole('button', { name: 'Leaks' })).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('button', { name: /^Remove photo/i })).toHaveCount(1);
      const draft = () => page.evaluate(() => localStorage.getItem('review-draft-new'));
      await expect.poll(draft).toMatch(/every word!.*\.webp/);
      return JSON.parse((await draft()) ?? '').values;
    },
    known: {
      propertyAddress: EARLY_ADDRESS,
      residencyStatus: 'owned',
      rating: '2',
      issuesTags: ['Leaks'],
      title: 'Bright flat, thin walls',
      content: 'You hear every word!',
      isAnonymous: true,
    },
  },
  'the contact form': {
    path: '/contact',
    async fillIn(page) {
      await autofill(page, '[name=name]', 'Matilda Nguyen');
      await paste(page, '[name=email]', 'matilda@example.com');
      await type(page, '[name=message]', 'Typed before the script');
    },
    shown: { name: 'Matilda Nguyen', email: 'matilda@example.com', message: 'Typed before the script' },
    read: page => sentTo(page, /\/api\/enquiries$/),
    known: { name: 'Matilda Nguyen', email: 'matilda@example.com', message: 'Typed before the script!' },
  },
  'the search box': {
    path: '/',
    fillIn: page => type(page, 'main [name=q]', 'brunswick w'),
    shown: { q: 'brunswick w' },
    async read(page) {
      await page.keyboard.press('Enter');
      await page.waitForURL('/search?**');
      return { q: new URL(page.url()).searchParams.get('q') };
    },
    known: { q: 'brunswick w!' },
  },
};

export const field = (page: Page, name: string) => page.locator(`main [name=${name}]`).first();

/** What was filled in early is there, the caret where it was, and the scripts know of it. */
async function expectFilledIn(page: Page, { shown, read, known }: EarlyForm) {
  const last = Object.keys(shown).at(-1) ?? '';
  for (const [name, value] of Object.entries(shown)) await expect(field(page, name)).toHaveValue(value);
  await expect(field(page, last)).toBeFocused();
  await page.keyboard.type('!');
  await expect(field(page, last)).toHaveValue(`${shown[last]}!`);
  expect(await read(page)).toMatchObject(known);
}

/** What is filled into a form early is kept where something else changes the page. */
export async function checkEarlyForm(page: Page, form: EarlyForm, moment: Moment) {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await changePages(page, CHANGES, moment);
  const release = await openEarly(page, form.path);
  await form.fillIn(page);
  release();
  await page.waitForSelector('html[data-changed]', { state: 'attached' });
  await hydrated(page);
  await expectFilledIn(page, form);
  // a page that something else has changed is no failure of ours
  expect(failures).toEqual([]);
}

/** Opens the review form, whose code comes at the first touch. @returns lets it come */
export async function openUntouched(page: Page) {
  await page.goto('/write-review');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  return holdFiles(page, /\/r\/mf_reviews\//);
}

/** The address is in its field, whole, with the caret behind it, and the form knows it. */
export async function expectAddress(page: Page, text: string) {
  await hydrated(page);
  await expect(field(page, 'propertyAddress')).toHaveValue(text);
  await expect(field(page, 'propertyAddress')).toBeFocused();
  await page.keyboard.type('!');
  await expect(field(page, 'propertyAddress')).toHaveValue(`${text}!`);
  const draft = () => page.evaluate(() => localStorage.getItem('review-draft-new'));
  await expect.poll(draft).toContain(`${text}!`);
}
