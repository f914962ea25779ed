import type { Page } from '@playwright/test';
import { makeReview } from '../support/admin.ts';
import { holdFiles } from '../support/faults.ts';
import { registerByApi } from '../support/members.ts';
import { unreviewedProperty } from '../support/properties.ts';
import { expect, hydrated, painted, test } from '../support/visit.ts';

/** What is held back, and what a page says of itself once all else has come. */
const MOMENTS = {
  'before any script': { held: /\.js$/, reached: () => document.body !== null },
  'after the vendor script': {
    held: /\/(main\.\w+|mf_.*)\.js$/,
    reached: () => 'rspackChunkshell' in window,
  },
  'before the remotes': { held: /\/mf_.*\.js$/, reached: () => 'shared' in window },
  'after hydration, before its parts': {
    held: /\/mf_(reviews|account)\/.*\.js$/,
    reached: () => document.documentElement.dataset.hydrated === '',
  },
};
type Moment = (typeof MOMENTS)[keyof typeof MOMENTS];

/** Opens a page up to a moment. @returns lets the scripts come */
async function openEarly(page: Page, path: string, { held, reached }: Moment) {
  const release = await holdFiles(page, held);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(reached);
  return release;
}

/** The writes that a page sends. */
function watchWrites(page: Page) {
  const writes: string[] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && /\/api\/(bookmarks|reviews)/.test(request.url()))
      writes.push(new URL(request.url()).pathname.replace(/\d+/, ':id'));
  });
  return writes;
}

/** Answers navigations to other pages with nothing, so that the page stays. @returns where they would have gone */
async function watchNavigations(page: Page) {
  const paths: string[] = [];
  await page.route(/\/search\?/, route => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname !== '/search') return route.fallback();
    paths.push(search);
    return route.fulfill({ status: 204 });
  });
  return paths;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, includeHidden: true }).first();
/** The sign of controls whose action is kept. */
const waiting = (page: Page) => page.locator(':is(button, select)[aria-busy=true]');

for (const [name, moment] of Object.entries(MOMENTS)) {
  test(`Bookmark, Helpful and Report that are pressed ${name} are done once`, { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    const { id } = await unreviewedProperty(request);
    await makeReview(request, id, 'Thin walls', 2);
    await registerByApi(page);
    const writes = watchWrites(page);
    const release = await openEarly(page, `/property/${id}`, moment);
    await button(page, 'Bookmark').tap();
    await button(page, /^Helpful/).tap();
    await button(page, 'Report').tap();
    await expect(waiting(page)).toHaveCount(3);
    await expect(button(page, 'Bookmark')).toHaveAttribute('aria-pressed', 'false');
    release();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(button(page, 'Bookmark')).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, 'Helpful 1')).toHaveAttribute('aria-pressed', 'true');
    await expect(waiting(page)).toHaveCount(0);
    expect(writes.toSorted()).toEqual(['/api/bookmarks', '/api/reviews/:id/helpful']);
  });
}

const { 'after hydration, before its parts': _, ...beforeHydration } = MOMENTS;
for (const [name, moment] of Object.entries(beforeHydration)) {
  test(`Request a Callback that is pressed ${name} opens its form`, { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    const { id } = await unreviewedProperty(request);
    const release = await openEarly(page, `/property/${id}`, moment);
    await button(page, 'Request a Callback').tap();
    release();
    await expect(page.getByRole('dialog', { name: /callback/i })).toHaveCount(1);
  });

  test(`Filters and Show more that are pressed ${name} lead where they lead without scripts`, {
    tag: '@phone',
  }, async ({ page }) => {
    await openEarly(page, '/search', moment);
    const navigations = await watchNavigations(page);
    await button(page, /^Filters/).tap();
    await expect.poll(() => navigations).toEqual(['?q=&filters=open']);
    await button(page, 'Show more').scrollIntoViewIfNeeded();
    // cards that come into sight are laid out first
    await painted(page);
    await button(page, 'Show more').tap();
    await expect.poll(() => navigations.slice(1)).toEqual(['?page=2']);
    await expect(waiting(page)).toHaveCount(0);
  });

  test(`what is chosen and typed in a search ${name} is kept`, async ({ page }) => {
    const release = await openEarly(page, '/search', moment);
    await page.getByRole('combobox', { name: 'Search by address' }).fill('brunswick w');
    const order = page.getByRole('combobox', { name: 'Sort by' });
    await order.selectOption('rating-high');
    await order.selectOption('rating-low');
    await expect(waiting(page)).toHaveCount(1);
    const entries = await page.evaluate(() => history.length);
    release();
    await expect(page).toHaveURL('/search?sort=rating-low');
    await expect(page.locator('input[name=q]').first()).toHaveValue('brunswick w');
    await expect(waiting(page)).toHaveCount(0);
    // only the order that was chosen in the end was opened
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test(`the menu and the colours that are chosen ${name} come`, { tag: '@phone' }, async ({ page }) => {
    const release = await openEarly(page, '/', moment);
    await page.getByText('Dark', { exact: true }).tap();
    await button(page, 'Open menu').tap();
    await expect(waiting(page)).toHaveCount(1);
    release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(1);
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(page.locator('[name=theme][value=dark]')).toBeChecked();
  });

  test(`a review that is written and sent ${name} is checked once, with all that was chosen`, async ({
    page,
  }) => {
    const release = await openEarly(page, '/write-review', moment);
    await page.getByRole('textbox', { name: 'Title' }).fill('Typed early');
    const tag = (text: string) => button(page, text);
    for (const text of ['Leaks', 'Noise', 'Leaks', 'Leaks', 'Noise']) await tag(text).click();
    // Enter presses the button that sends the form
    await page.getByRole('textbox', { name: 'Title' }).press('Enter');
    await expect(waiting(page)).toHaveCount(3);
    await expect(page).toHaveURL('/write-review');
    release();
    await expect(page.getByText('Property address is required', { exact: true })).toBeVisible();
    await expect(tag('Leaks')).toHaveAttribute('aria-pressed', 'true');
    await expect(tag('Noise')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Typed early');
    await expect(waiting(page)).toHaveCount(0);
  });
}

test('where no script comes, the sign of what was pressed ends', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { id } = await unreviewedProperty(request);
  await makeReview(request, id, 'Thin walls', 2);
  await page.clock.install();
  const release = await openEarly(page, `/property/${id}`, MOMENTS['before any script']);
  const writes = watchWrites(page);
  await button(page, /^Helpful/).tap();
  await page.clock.runFor(1000);
  await expect(waiting(page)).toHaveCount(1);
  await page.clock.runFor(11_000);
  await expect(page.getByText('its buttons don’t work yet')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  release();
  await hydrated(page);
  expect(writes).toEqual([]);
});
