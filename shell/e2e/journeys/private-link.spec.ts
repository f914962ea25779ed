import type { Browser, BrowserContextOptions } from '@playwright/test';
import { makeProperty, makeReview, uniqueTerm } from '../support/admin.ts';
import { registerByApi } from '../support/members.ts';
import { LINK, live, NOT_FOUND, store, write, writeAsGuest } from '../support/private-links.ts';
import { translate } from '../support/translator.ts';
import {
  button,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSound,
  site,
  test,
  toast,
  visit,
} from '../support/visit.ts';

/** A browser that was never here, of the same kind as the page's. */
async function freshPage(
  browser: Browser,
  { viewport, userAgent, isMobile, hasTouch }: BrowserContextOptions,
) {
  const kind = { viewport, userAgent, isMobile, hasTouch, serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ ...kind, baseURL: site, locale: 'en-AU' });
  return context.newPage();
}

test(
  'a guest keeps the link to a review and edits it in another browser',
  { tag: '@sizes' },
  async ({ page, browser, request, complaints, isTranslated, contextOptions }, { project }) => {
    const property = await makeProperty(request, uniqueTerm());
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const link = await writeAsGuest(page, property);
    await expect(live(page)).toBeFocused();
    const own = page.getByRole('article', { name: 'Bright flat, thin walls' });
    await expect(own.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(own.getByText('The light is lovely')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('it’s the only way to edit or delete your review.')).toBeVisible();
    await expectSound(page, { inDark: true });
    await button(page, 'Copy private link').click();
    await expect(toast(page, 'Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.reload();
    await expect(page.getByText(link)).toBeAttached();

    const other = await freshPage(browser, { ...contextOptions, ...project.use });
    if (isTranslated) await translate(other, { sameText: true });
    const requests: string[] = [];
    other.on('request', sent => requests.push(sent.url() + JSON.stringify(sent.headers())));
    const document = await visit(other, link);
    expect(document?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    await expect(other).toHaveURL('/write-review/mine');
    await expect(other).toHaveTitle('Your review | Home Truths');
    await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(other.getByRole('article', { name: 'Bright flat, thin walls' })).toBeVisible();
    await expectAccessible(other);
    await expectNoSidewaysScroll(other);
    await button(other, 'Edit').click();
    await other.getByRole('textbox', { name: 'Title' }).fill('Bright flat, very thin walls');
    await button(other, 'Save changes').click();
    await expect(other.getByRole('article', { name: 'Bright flat, very thin walls' })).toBeVisible();
    await expect(button(other, 'Edit')).toBeFocused();
    const key = link.split('.').at(-1) as string;
    expect(requests.filter(sent => sent.includes(key))).toEqual([]);
    await other.reload();
    await expect(other.getByText(/^To see your review, open the link/)).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test('a guest deletes a review by its link; after that the link opens nothing', async ({
  page,
  browser,
  request,
  contextOptions,
}) => {
  const property = await makeProperty(request, uniqueTerm());
  const link = await writeAsGuest(page, property);
  const other = await freshPage(browser, contextOptions);
  await visit(other, link);
  await button(other, 'Delete').click();
  const question = other.getByRole('alertdialog');
  await expect(question.getByText('This action cannot be undone.')).toBeVisible();
  await expectAccessible(other);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByRole('heading', { name: 'Your review is deleted' })).toBeFocused();
  await other.getByRole('link', { name: 'See the property' }).click();
  await expect(other).toHaveURL(`/property/${property}`);
  await expect(other.getByRole('article')).toHaveCount(0);
  await visit(other, link);
  await expect(other.getByText(NOT_FOUND)).toBeVisible();
  await expectAccessible(other);
});

test('a new link takes the place of the old one', async ({ page, request }) => {
  const property = await makeProperty(request, uniqueTerm());
  const link = await writeAsGuest(page, property);
  await visit(page, link);
  await button(page, 'Get a new link').click();
  await expect(store(page)).toBeFocused();
  await expectAccessible(page);
  const renewed = (await page.getByText(LINK).textContent()) ?? '';
  expect(renewed).not.toBe(link);
  await visit(page, '/about');
  await visit(page, link);
  await expect(page.getByText(NOT_FOUND)).toBeVisible();
  // the same page, another link behind its address
  await page.evaluate(hash => {
    window.location.hash = hash;
  }, new URL(renewed).hash);
  await expect(page.getByRole('article', { name: 'Bright flat, thin walls' })).toBeVisible();
  await expect(page).toHaveURL('/write-review/mine');
});

test('a member’s review has no link, nor has a home that others reviewed', async ({ page, request }) => {
  const property = await makeProperty(request, uniqueTerm());
  await makeReview(request, property, 'Seen on a wet day', 3);
  await registerByApi(page);
  await write(page, property);
  await expect(live(page)).toBeVisible();
  await expect(page.getByRole('article', { name: 'Bright flat, thin walls' })).toBeVisible();
  await expect(store(page)).toHaveCount(0);
});

test('without script the page of private links says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  const page = await context.newPage();
  await page.goto('/write-review/mine');
  await expect(page.getByText(/^This page needs JavaScript/)).toBeVisible();
});
