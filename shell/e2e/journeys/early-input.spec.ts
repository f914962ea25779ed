import type { Page } from '@playwright/test';
import { CHANGES, changePages, MOMENTS, openEarly } from '../support/extension.ts';
import { phonePhoto } from '../support/photos.ts';
import { expect, hydrated, test } from '../support/visit.ts';

const ADDRESS = '5/77 Seed Street, Bondi, NSW 2026';

type FillIn = (page: Page, selector: string, text: string) => Promise<unknown>;

/** Presses keys. */
const type: FillIn = (page, selector, text) => page.locator(selector).first().pressSequentially(text);
/** Pastes, or inserts from an on-screen keyboard. */
const paste: FillIn = async (page, selector, text) => {
  await page.locator(selector).first().focus();
  await page.keyboard.insertText(text);
};
/** Sets the value, as password managers do; without an event where nothing listens yet. */
const autofill: FillIn = (page, selector, text) =>
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

const FORMS: Record<string, EarlyForm> = {
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
      await type(page, '[name=propertyAddress]', ADDRESS);
      await press(page, '[name=residencyStatus][value=owned]');
      await press(page, '[name=rating][value="2"]');
      await press(page, 'main button', /^Leaks$/i);
      await press(page, '[name=isAnonymous]');
      await page.locator('main input[type=file]').setInputFiles([await phonePhoto('bath.jpg', 'teal')]);
      await paste(page, '[name=title]', 'Bright flat, thin walls');
      await type(page, '[name=content]', 'You hear every word');
    },
    shown: { propertyAddress: ADDRESS, title: 'Bright flat, thin walls', content: 'You hear every word' },
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
      ...{ propertyAddress: ADDRESS, residencyStatus: 'owned', rating: '2', issuesTags: ['Leaks'] },
      ...{ title: 'Bright flat, thin walls', content: 'You hear every word!', isAnonymous: true },
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

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`).first();

/** What was filled in early is there, the caret where it was, and the scripts know of it. */
async function expectFilledIn(page: Page, { shown, read, known }: EarlyForm) {
  const last = Object.keys(shown).at(-1) ?? '';
  for (const [name, value] of Object.entries(shown)) await expect(field(page, name)).toHaveValue(value);
  await expect(field(page, last)).toBeFocused();
  await page.keyboard.type('!');
  await expect(field(page, last)).toHaveValue(`${shown[last]}!`);
  expect(await read(page)).toMatchObject(known);
}

for (const [name, form] of Object.entries(FORMS))
  for (const moment of MOMENTS)
    test(`what is filled into ${name} early is kept where something else changes the page ${moment}`, async ({
      page,
    }) => {
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
    });

/** Opens the review form, whose code comes at the first touch. @returns lets it come */
async function openUntouched(page: Page) {
  await page.goto('/write-review');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/r\/mf_reviews\//, async route => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The address is in its field, whole, with the caret behind it, and the form knows it. */
async function expectAddress(page: Page, text: string) {
  await hydrated(page);
  await expect(field(page, 'propertyAddress')).toHaveValue(text);
  await expect(field(page, 'propertyAddress')).toBeFocused();
  await page.keyboard.type('!');
  await expect(field(page, 'propertyAddress')).toHaveValue(`${text}!`);
  const draft = () => page.evaluate(() => localStorage.getItem('review-draft-new'));
  await expect.poll(draft).toContain(`${text}!`);
}

for (const [how, fillIn] of Object.entries({ typed: type, pasted: paste, autofilled: autofill }))
  test(`an address that is ${how} at the first touch of the review form is kept`, async ({ page }) => {
    const release = await openUntouched(page);
    await page.locator('[name=propertyAddress]').focus();
    await fillIn(page, '[name=propertyAddress]', ADDRESS.slice(0, 9));
    release();
    await page.keyboard.type(ADDRESS.slice(9));
    await expectAddress(page, ADDRESS);
  });

test('what is typed early wins over a draft, which fills the other fields', async ({ page }) => {
  const values = {
    ...{ propertyAddress: '', propertyType: '', residencyStatus: 'owned', rating: '2', issuesTags: [] },
    ...{ title: 'Of the draft', content: 'The light is lovely', isAnonymous: true, photos: [] },
  };
  await page.addInitScript(
    draft => localStorage.setItem('review-draft-new', draft),
    JSON.stringify({ values: { ...values, photoDescriptions: [] }, at: Date.now() }),
  );
  const release = await openEarly(page, '/write-review');
  await type(page, '[name=title]', 'Typed early');
  release();
  await hydrated(page);
  await expect(field(page, 'content')).toHaveValue('The light is lovely');
  await expect(field(page, 'title')).toHaveValue('Typed early');
  await expect(page.locator('[name=rating][value="2"]')).toBeChecked();
});

for (const delay of [0, 50, 100, 200, 300, 600])
  test(`letters that are typed every ${delay} ms on a slow phone are kept in their order`, {
    tag: '@journeys',
  }, async ({ page }) => {
    const release = await openUntouched(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    release();
    await page.locator('[name=propertyAddress]').click();
    await page.locator('[name=propertyAddress]').pressSequentially('5/77 Seed', { delay });
    await expectAddress(page, '5/77 Seed');
  });
