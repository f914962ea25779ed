import { ARTICLE, RENTER, waitUntilStored } from '../support/guides.ts';
import { buildMember, registerByApi, send } from '../support/members.ts';
import { expect, expectAccessible, heading, test, visit } from '../support/visit.ts';

test('resources stand in their groups, each with its count, and lead to their pages', async ({
  page,
  complaints,
}) => {
  await visit(page, '/resources');
  const groups = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(groups).toHaveText([
    'Buying Property',
    'Renting Property',
    'Legal Advice',
    'Financial Planning',
    'Property Investment',
    'Still Have Questions?',
  ]);
  await expect(page.getByText('4 guides', { exact: true })).toBeVisible();
  const read = page.getByRole('link', { name: /^Read Guide: / });
  await expect(read).toHaveCount(14);
  await expect(read.filter({ hasText: 'Read Guide' }).first()).toHaveAttribute(
    'href',
    '/property-investment-basics',
  );
  await page.getByRole('link', { name: 'Read Guide: How to Read a Strata Report' }).click();
  await expect(page).toHaveURL(ARTICLE);
  await expect(heading(page)).toHaveText('How to Read a Strata Report');
  await expect(page).toHaveTitle('How to Read a Strata Report | Home Truths');
  await expect(page.getByText('Legal & Financial')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Resources' }).click();
  await expect(page).toHaveURL('/resources');
  expect(complaints).toEqual([]);
});

test('a visitor who misses a guide requests it and gets a number', async ({ page, complaints }) => {
  await visit(page, '/resources');
  await page.getByRole('button', { name: 'Request Guide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Guide' });
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Sam Lee');
  await dialog.getByLabel('Email').fill('sam@example.com');
  await dialog.getByLabel('What should the guide cover?').fill('One about granny flats, please.');
  await dialog.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(dialog.getByRole('heading', { name: 'Thanks! Message sent' })).toBeFocused();
  await expect(dialog.getByText(/^Your reference number is \d+\.$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Request Guide' })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('Report Issue knows where one comes from and answers with a number', async ({ page }) => {
  await visit(page, '/help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Report Issue' }).click();
  await expect(page.getByRole('textbox', { name: 'Page' })).toHaveValue('/help');
  await page.getByLabel('What’s it about?').selectOption('My personal information');
  await page.getByLabel('Details').fill('Please tell me what you keep about me.');
  await page.getByRole('button', { name: 'Submit report' }).click();
  await expect(page.getByRole('heading', { name: 'Thanks! Report received' })).toBeFocused();
  await expect(page.getByText(/^Your reference number is \d+\.$/)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a guide is readable, its outline leads on, and a message has its page', async ({ page }) => {
    await page.goto(RENTER);
    await expect(heading(page)).toHaveText('The First-Time Renter’s Guide');
    await expect(page.getByRole('heading', { level: 2 }).nth(3)).toBeVisible();
    await page.goto('/resources');
    await page.getByRole('link', { name: 'Request Guide' }).click();
    await expect(page).toHaveURL('/contact?about=guide');
    await expect(heading(page)).toHaveText('Request Guide');
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a guide is read on when the network goes, and opened again', async ({ page, context }) => {
    await visit(page, RENTER);
    await waitUntilStored(page, RENTER);
    await waitUntilStored(page, '/resources/checklists/inspection');
    await page.mouse.wheel(0, 1500);
    await context.setOffline(true);
    await page.reload();
    await expect(heading(page)).toHaveText('The First-Time Renter’s Guide');
    await expect(page.getByText(/^You’re offline\. You’re reading a copy saved on /)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect(page.getByRole('heading', { level: 2 }).nth(3)).toBeVisible();
    await page.goto('/search?q=brunswick');
    await expect(heading(page)).toHaveText('You’re offline');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Inspection checklist' }).click();
    await expect(heading(page)).toHaveText('Inspection checklist');
    await visit(page, '/search?q=brunswick');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/search?q=brunswick');
    await expect(heading(page)).toHaveText('Search results for "brunswick"');
  });

  test('bookmarked homes are read without a network, and gone with the session', async ({
    page,
    context,
  }) => {
    const { id } = await registerByApi(page, buildMember('Wilhelmina'));
    const properties = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open('home-truths-properties-1')).keys();
        return keys.map(({ url }) => new URL(url).pathname).sort();
      });
    for (const propertyId of [1, 2]) await send(page, 'POST', '/api/bookmarks', { userId: id, propertyId });
    await visit(page, '/profile');
    await expect.poll(properties, { timeout: 20_000 }).toEqual(['/property/1', '/property/2']);
    await page.getByRole('button', { name: 'Bookmark' }).first().click();
    await expect.poll(properties).toEqual(['/property/1']);
    await context.setOffline(true);
    await page.goto('/property/1');
    await expect(page.getByText(/^You’re offline\. You’re reading a copy saved on /)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await page.mouse.wheel(0, 1500);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('Wilhelmina')).toHaveCount(0);
    await page.goto('/property/2');
    await expect(heading(page)).toHaveText('You’re offline');
    await expectAccessible(page);
    await page.getByRole('region', { name: 'Your bookmarked properties' }).getByRole('link').click();
    await expect(page).toHaveURL('/property/1');
    await context.setOffline(false);
    await visit(page, '/profile');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(properties).toEqual([]);
  });

  test('nothing personal and no response of the API is cached', async ({ page }) => {
    await registerByApi(page, buildMember('Wilhelmina'));
    await visit(page, RENTER);
    await expect(page.getByText('Wilhelmina').first()).toBeAttached();
    await waitUntilStored(page, RENTER);
    await visit(page, '/profile');
    const held = await page.evaluate(async () => {
      const all: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const body = await (await cache.match(request))?.text();
          all.push(`${new URL(request.url).pathname} ${body?.includes('Wilhelmina')}`);
        }
      }
      return all;
    });
    expect(held.filter(entry => / true$|^\/(api|profile|auth|admin)/.test(entry))).toEqual([]);
  });
});
