import type { Page } from '@playwright/test';
import { busiestProperty, propertyWithPhotos, reviewsOf, unreviewedProperty } from '../support/properties.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test, visit } from '../support/visit.ts';

const sortOf = (page: Page) => page.getByLabel('Sort by');

test('a home found by search can be read, and Back returns to the list', async ({ page, complaints }) => {
  await visit(page, '/search?sort=most-reviews');
  const card = page.getByRole('main').getByRole('link', { name: 'Read Reviews' }).first();
  await card.click();
  await expect(page).toHaveURL(/\/property\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Based on \d+ reviews?$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Common Issues Mentioned' })).toBeVisible();
  await expect(reviewsOf(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Property Overview' })).toBeVisible();
  await expect(page).toHaveTitle(/ \| Home Truths$/);
  await page.goBack();
  await expect(page).toHaveURL('/search?sort=most-reviews');
  await expect(card).toBeVisible();
  expect(complaints).toEqual([]);
});

const whole = 'a home’s page is whole, accessible and fits the narrowest phone';

test(whole, { tag: '@both' }, async ({ page, request, isMobile, complaints }) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
  const { id, reviewCount } = await busiestProperty(request);
  const response = await visit(page, `/properties/${id}`);
  expect(response?.status()).toBe(200);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/property/${id}$`));
  await expect(page.getByText(`Based on ${reviewCount} reviews`)).toBeVisible();
  await expect(page.getByRole('heading', { name: `${reviewCount} reviews`, exact: true })).toBeVisible();
  await expect(reviewsOf(page)).toHaveCount(Math.min(reviewCount, 20));
  await expect(page.getByRole('list', { name: 'Reviews by stars' }).getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page, { atEnd: true });
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
});

test('a row of stars filters the reviews, and Back shows all again', async ({ page, request }) => {
  const { id, reviewCount } = await busiestProperty(request);
  const response = await request.get(`/api/properties/${id}/reviews?rating=5&limit=1`);
  const count = Number(response.headers()['x-total-count']);
  await visit(page, `/property/${id}`);
  // a translated page is rendered anew, its reviews last
  await expect(reviewsOf(page)).toHaveCount(Math.min(reviewCount, 20));
  await page
    .getByRole('list', { name: 'Reviews by stars' })
    .getByRole('link', { name: /^5 star/ })
    .click();
  await expect(page).toHaveURL(/\?rating=5#reviews$/);
  await expect(reviewsOf(page)).toHaveCount(count);
  await expect(page.getByRole('heading', { name: /^\d+ reviews?$/ })).toBeFocused();
  await expect(page.getByText('Filtered by')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/property/${id}$`));
  await expect(reviewsOf(page)).toHaveCount(Math.min(reviewCount, 20));
});

/** The toggles in the head of the list. */
const authorsOf = (page: Page) => page.getByRole('list', { name: 'Who wrote the reviews' });

test('one tap from any review shows only those of people who lived here', { tag: '@both' }, async ({
  page,
  request,
}) => {
  const { id, reviewCount } = await busiestProperty(request);
  const response = await request.get(`/api/properties/${id}/reviews?residencyStatus=lived_here&limit=1`);
  const count = Number(response.headers()['x-total-count']);
  await visit(page, `/property/${id}`);
  await expect(reviewsOf(page)).toHaveCount(Math.min(reviewCount, 20));
  await reviewsOf(page).nth(9).scrollIntoViewIfNeeded();
  const livedHere = authorsOf(page).getByRole('link', { name: `Lived here ${count}` });
  await expect(livedHere).toBeInViewport({ ratio: 1 });
  await livedHere.click();
  await expect(page).toHaveURL(/\?residencyStatus=lived_here#reviews$/);
  await expect(reviewsOf(page)).toHaveCount(count);
  await expect(page.getByRole('heading', { name: /^\d+ reviews?$/ })).toBeFocused();
  await expect(livedHere).toHaveAttribute('aria-current', 'true');
});

test.describe('without script the list', () => {
  test.use({ javaScriptEnabled: false });

  test('shows only the reviews of people who lived here', async ({ page, request }) => {
    const { id } = await busiestProperty(request);
    await page.goto(`/property/${id}`);
    await authorsOf(page)
      .getByRole('link', { name: /^Lived here/ })
      .click();
    await expect(page.getByRole('heading', { name: /^\d+ reviews?$/ })).toBeVisible();
    await expect(reviewsOf(page).getByText('Visited', { exact: true })).toHaveCount(0);
    await expect(authorsOf(page).locator('[aria-current]')).toContainText('Lived here');
  });
});

test('a chosen order stands in the address, and the focus stays on the choice', async ({ page, request }) => {
  const { id } = await busiestProperty(request);
  await visit(page, `/property/${id}`);
  await sortOf(page).focus();
  await sortOf(page).selectOption('Lowest Rating');
  await expect(page).toHaveURL(/\?sort=rating-low$/);
  await expect(sortOf(page)).toBeFocused();
  const lowest = reviewsOf(page)
    .first()
    .getByRole('img', { name: /out of 5/ });
  await expect(lowest).toHaveAccessibleName(/^[12] out of 5$/);
  await page.reload();
  await hydrated(page);
  await expect(sortOf(page)).toHaveValue('rating-low');
  await expect(lowest).toHaveAccessibleName(/^[12] out of 5$/);
  await sortOf(page).selectOption('Newest First');
  await expect(page).toHaveURL(new RegExp(`/property/${id}$`));
});

test('photos open over the page, turn by arrows and give the focus back', async ({ page, request }) => {
  await visit(page, `/property/${await propertyWithPhotos(request)}`);
  const thumbnail = page.getByRole('button', { name: /^Photo 1 of/ }).first();
  await thumbnail.scrollIntoViewIfNeeded();
  await thumbnail.press('Enter');
  const lightbox = page.getByRole('dialog', { name: /^Photo 1 of/ });
  await expect(lightbox.getByRole('img')).toBeVisible();
  await expect(lightbox.getByRole('img')).toHaveCSS('object-fit', 'contain');
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(thumbnail).toBeFocused();
});

test('a home without reviews asks for the first one', async ({ page, request }) => {
  const { id } = await unreviewedProperty(request);
  await visit(page, `/property/${id}`);
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write First Review' })).toHaveAttribute(
    'href',
    `/write-review/${id}`,
  );
  await expect(page.getByText('0.0')).toHaveCount(0);
  await expectAccessible(page);
});

test('a home that is not there says so with its status', async ({ page, request }) => {
  const response = await visit(page, '/property/999999999');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property not found');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/search');
  for (const id of ['0', 'abc', '1e3', '12345678901234567890']) {
    expect((await request.get(`/property/${id}`)).status(), id).toBe(404);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a home and its reviews can be read and sorted', async ({ page, request }) => {
    const { id, address } = await busiestProperty(request);
    await page.goto(`/property/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(address);
    await expect(reviewsOf(page).first()).toBeVisible();
    await sortOf(page).selectOption('Highest Rating');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(/\?sort=rating-high$/);
    await expect(reviewsOf(page).first().getByRole('img', { name: '5 out of 5' })).toBeVisible();
  });
});
