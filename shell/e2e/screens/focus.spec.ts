import type { Page } from '@playwright/test';
import { makeProperty, makeReview, uniqueTerm } from '../support/admin.ts';
import { propertyWithPhotos, unreviewedProperty } from '../support/properties.ts';
import { results } from '../support/search.ts';
import { expect, test, visit } from '../support/visit.ts';
import { REVIEW_TEXT } from '../support/write-review.ts';

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('a review in another script says its language', async ({ page, request }) => {
  const id = await makeProperty(request, uniqueTerm());
  await makeReview(request, id, '阳光很好，但是隔音很差', 3);
  await makeReview(request, id, 'A café by the sea', 3);
  await visit(page, `/property/${id}`);
  await expect(page.getByRole('heading', { name: '阳光很好' })).toHaveCount(1);
  const languageOf = (title: string) =>
    page
      .getByRole('heading', { name: title })
      .evaluate(heading => heading.closest('[lang]')?.getAttribute('lang'));
  expect(await languageOf('阳光很好')).toBe('zh');
  expect(await languageOf('A café')).toBe('en-AU');
});

test('guides belong to Resources in the navigation', async ({ page }) => {
  await visit(page, '/home-deposit-guide');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.locator('[aria-current=page]')).toHaveText('Resources');
  await main.getByRole('link', { name: 'About' }).click();
  await expect(main.locator('[aria-current=page]')).toHaveText('About');
});

test('photos are printed although nobody has scrolled to them', async ({ page, request }) => {
  await visit(page, `/property/${await propertyWithPhotos(request)}`);
  const printed = (await page.pdf()).toString('latin1').match(/\/Subtype\s*\/Image/g)?.length;
  const all = await page.locator('main article img').count();
  expect(printed).toBeGreaterThanOrEqual(all);
});

test('the filters of a phone lead to what they have found', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/search');
  await button(page, 'Filters').press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Unit' }).press('Enter');
  await expect(page).toHaveURL(/type=unit/);
  await sheet.getByRole('button', { name: 'Show' }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(results(page)).toBeFocused();
});

test('Enter leads through the form of a review, and Back from it sent to what was before', async ({
  page,
  request,
}) => {
  const { id } = await unreviewedProperty(request);
  await visit(page, '/resources');
  await visit(page, `/write-review/${id}`);
  let sent = 0;
  page.on('request', requested => {
    if (requested.method() === 'POST' && requested.url().endsWith('/api/reviews')) sent += 1;
  });
  await page.getByRole('textbox', { name: 'Your review' }).fill(REVIEW_TEXT);
  await page.getByRole('textbox', { name: 'Title' }).fill('Thin walls');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your review' })).toBeFocused();
  await page.getByRole('radio', { name: '5 stars' }).press('Enter');
  await page.getByLabel('Contact email').press('Enter');
  const submit = page.getByRole('button', { name: 'Submit Review' });
  await expect(submit).toBeFocused();
  expect(sent).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/property/${id}`);
  expect(sent).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/resources');
});
