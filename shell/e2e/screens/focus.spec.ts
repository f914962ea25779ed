import { makeProperty, makeReview, uniqueTerm } from '../support/admin.ts';
import { propertyWithPhotos } from '../support/properties.ts';
import { expect, test, visit } from '../support/visit.ts';

test('the active suggestion is in sight in the lowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/search');
  await page.getByRole('combobox', { name: 'Search by address' }).fill('brunswick');
  const last = page.getByRole('listbox').getByRole('option').last();
  await expect(page.getByRole('listbox').getByRole('option').nth(5)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport({ ratio: 0.9 });
  const list = await page.getByRole('listbox').first().boundingBox();
  const option = await last.boundingBox();
  expect((option?.y ?? 0) + (option?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
});

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
